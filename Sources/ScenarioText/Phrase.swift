public import Diagnostics
public import LifecycleCore

/// One form of a statement of the scenario language.
///
/// The table of phrases defines the language: the parser, the suggestions in messages and the
/// reference are all made from it.
public struct Phrase: Sendable {
    /// The words, with placeholders in angle brackets: `expect state <state> at <time>`.
    ///
    /// A final `…` means that the last two words can repeat.
    public var pattern: Text
    /// What the statement means, in one sentence for readers.
    public var summary: StaticString { says.words }
    private var says: ReaderText
    /// The id of the contested rule that the statement changes; nil for most.
    public var decides: StaticString? { option?.rules.first }
    /// The side of a contested question that the statement selects; nil for most.
    public var option: ContestedOption? {
        if case .setting(.option(let option)) = meaning { option } else { nil }
    }
    var words: [PhraseWord]
    /// Whether the last two words can repeat.
    var repeats: Bool
    /// The meaning for the parser.
    var meaning: Meaning
    /// Whether a reference shows the phrase.
    ///
    /// Of the actions with a delay, only the first is shown, as an example of the delay.
    public var isShown: Bool

    /// The same phrase, hidden in references.
    var hidden: Phrase {
        var phrase = self
        phrase.isShown = false
        return phrase
    }

    private static let repetition = Text("…")

    /// What the statement makes happen; nil if it makes nothing happen.
    public var trigger: Trigger? { meaning.trigger }

    init(_ pattern: Text, _ meaning: Meaning, _ says: ReaderText) {
        self.isShown = true
        self.pattern = pattern
        self.says = says
        self.meaning = meaning
        var words = pattern.bytes.split(separator: UInt8(ascii: " "))
        repeats = words.last.map { Text($0) == Self.repetition } ?? false
        if repeats { words.removeLast() }
        self.words = words.map { PhraseWord($0) }
    }

    /// Creates the phrase of a row, after words that all phrases of its kind begin with.
    init(_ row: PhraseRow, behind start: Text = "") {
        self.init("\(start)\(row.pattern)", row.meaning, row.says)
    }

    /// Creates the phrase that states the default of a setting.
    init(usual pattern: StaticString, of meaning: Meaning) {
        guard case .setting(let setting) = meaning else {
            preconditionFailure("a statement that sets nothing has no default")
        }
        self.init(
            Text(pattern), .usual(setting),
            ReaderText("This is the default."))
    }

    /// The word at an index; nil after the end.
    func word(at index: Int) -> PhraseWord? {
        if index < words.count { return words[index] }
        return repeats ? words[words.count - 2 + (index - words.count) % 2] : nil
    }
}

/// A row of the table of phrases, which the compiler can emit as data.
struct PhraseRow: Sendable {
    var pattern: StaticString
    var meaning: Meaning
    /// What the statement means, in one sentence for readers.
    var says: ReaderText
    /// The opposite statement, which is the default; nil if there is none.
    var usual: StaticString?
}

extension PhraseRow {
    init(_ pattern: StaticString, _ meaning: Meaning, _ summary: StaticString) {
        self.init(pattern: pattern, meaning: meaning, says: ReaderText(summary))
    }

    /// Creates a setting's statement together with the one that states its default.
    init(
        _ pattern: StaticString, or usual: StaticString, _ setting: Setting,
        _ summary: StaticString
    ) {
        self.init(
            pattern: pattern, meaning: .setting(setting), says: ReaderText(summary), usual: usual)
    }

    /// Creates the statement that selects the other side of a contested question.
    init(_ pattern: StaticString, or usual: StaticString? = nil, _ option: ContestedOption) {
        self.init(
            pattern: pattern, meaning: .setting(.option(option)),
            says: ReaderText("A contested rule is decided the other way."), usual: usual)
    }
}

/// One word of a phrase.
enum PhraseWord: Equatable, Sendable {
    /// A word that is written as is.
    case literal([UInt8])
    /// A placeholder for a value.
    case value(ValueKind)

    init(_ bytes: ArraySlice<UInt8>) {
        // Most words have no angle brackets, so they are not compared with each notation.
        let kind =
            bytes.first == UInt8(ascii: "<")
            ? ValueKind.allCases.first { bytes.elementsEqual(Text($0.notation).bytes) } : nil
        self = kind.map { .value($0) } ?? .literal(Array(bytes))
    }
}

/// The kind of a value.
enum ValueKind: UInt8, CaseIterable, Sendable {
    case time
    case version
    case task
    case view
    case callback
    case state
    case killCode
    case count
    case mode
    case activity
    case schedulerTask
    case frame
    case point
    case size
    case clock
    case otherApp
    case permission
    case reading
    case option

    /// The placeholder in a pattern.
    var notation: StaticString {
        switch self {
        case .time: "<time>"
        case .version: "<version>"
        case .task: "<task>"
        case .view: "<view>"
        case .callback: "<callback>"
        case .state: "<state>"
        case .killCode: "<code>"
        case .count: "<count>"
        case .mode: "<mode>"
        case .activity: "<activity>"
        case .schedulerTask: "<kind>"
        case .frame: "<frame>"
        case .point: "<point>"
        case .size: "<size>"
        case .clock: "<clock>"
        case .otherApp: "<app>"
        case .permission: "<permission>"
        case .reading: "<reading>"
        case .option: "<option>"
        }
    }

    /// An example of the kind.
    var example: StaticString {
        switch self {
        case .time: "5s"
        case .version: "17"
        case .task: "\"save\""
        case .view: "\"button\""
        case .callback: "sceneDidEnterBackground"
        case .state: "active"
        case .killCode: "0x8badf00d"
        case .count: "2"
        case .mode: "fetch"
        case .activity: "audio"
        case .schedulerTask: "refresh"
        case .frame: "10,20,100,44"
        case .point: "30,50"
        case .size: "200MB"
        case .clock: "deadline"
        case .otherApp: "\"Maps\""
        case .permission: "\"camera\""
        case .reading: "active"
        case .option: "url"
        }
    }

    /// What is expected, with an example.
    var description: StaticString {
        switch self {
        case .time: "a time such as 5s, 500ms, 3m or 1h"
        case .version: "a version of iOS such as 12 or 13.4"
        case .task: "the name of a task in quotes, such as \"save\""
        case .view: "the name of a view in quotes, such as \"button\""
        case .callback: "a callback such as applicationDidEnterBackground"
        case .state: "a state: not running, inactive, active, background or suspended"
        case .killCode: "a kill code such as 0x8badf00d"
        case .count: "a whole number"
        case .mode: "a background mode such as fetch"
        case .activity: "audio, location or continued-task"
        case .schedulerTask: "refresh or processing"
        case .frame: "a frame such as 10,20,100,44: x, y, width and height in points"
        case .point: "a point such as 30,50: x and y in points"
        case .size: "a size such as 200MB"
        case .clock: "deadline or wallDeadline"
        case .otherApp: "the name of another app in quotes, such as \"Maps\""
        case .permission: "the name of a permission in quotes, such as \"camera\""
        case .reading: "what applicationState reads: active, inactive or background"
        case .option: "the key of a launch option such as url"
        }
    }
}

/// The meaning of a phrase for the parser.
enum Meaning: Sendable {
    case setting(Setting)
    /// The default of a setting.
    case usual(Setting)
    case startState(StartState)
    case whenCalled
    case whenTaskExpires
    case event(Event)
    case rootView
    case subview
    case viewHandlesEvents
    case viewHasController
    case controllerHandlesEvents
    case firstResponder
    case beginTask
    case endTask
    case readTimeRemaining
    case block
    case complete
    case start
    case stop
    case raiseBadge
    case reportCall
    case askForPermission
    case crash
    case exit
    case action(AppAction)
    case viewFrame
    case viewHidden
    case viewIgnoresTouches
    case viewTransparent
    case viewRecognizesGestures
    case presented
    case whenTaskStarts
    case expect(ExpectationForm)
}

/// A setting of the app or its device.
enum Setting: Equatable, Sendable {
    case version
    case sdk
    case usesDelegate
    case usesScenes
    case observesNotifications
    case exitsOnSuspend
    case callsFullScreen
    case supportsWindows
    case watchesSnapshots
    case appSize
    case otherSuspended
    case otherRunning
    /// The other side of a contested question.
    case option(ContestedOption)
    case usesAccessorySetupKit
    case lateTaskLoses
    case handlesPushesWithCompletion
    case hasAlwaysOnDisplay
    case declaresTasks
    case runsUnderDebugger
    case runsInSimulator
    case hasMode
    case watchesViews
    case watchesScenePhase
    case preservesState
    case launchReturnsFalse
    case hasNotificationCenterDelegate
    case hasPasscode
    case isOnPad
}

extension Meaning {
    fileprivate var trigger: Trigger? {
        switch self {
        case .event(let event): .event(event)
        case .beginTask: .action(.beginTask)
        case .endTask: .action(.endTask)
        case .readTimeRemaining: .action(.readTimeRemaining)
        case .block: .action(.block)
        case .complete: .action(.complete)
        case .start: .action(.startActivity)
        case .stop: .action(.stopActivity)
        case .raiseBadge: .action(.raiseBadge)
        case .reportCall: .action(.reportCall)
        case .askForPermission: .action(.askForPermission)
        case .action(let action): .action(action.kind)
        case .crash: .action(.crash)
        case .exit: .action(.exit)
        default: nil
        }
    }
}

/// Where in a scenario a phrase is allowed.
public enum Place: UInt8, CaseIterable, Sendable {
    /// On a line of its own.
    case line
    /// Indented under a `when` line.
    case handler
}
