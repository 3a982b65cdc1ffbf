public import Diagnostics
public import LifecycleCore

/// One way to write a statement of the scenario language.
///
/// The table of phrases is the language: the parser matches against it, messages suggest from it,
/// and its rows are what a reference of the language prints.
public struct Phrase: Sendable {
    /// The words, with the places of values in angle brackets: `expect state <state> at <time>`;
    /// behind `…` at the end the last two words may come again and again.
    public var pattern: Text
    /// What the statement means, one sentence for readers.
    public var summary: StaticString { says.words }
    private var says: ReaderText
    /// The id of the contested rule that the statement decides the other way; nil for most.
    public var decides: StaticString? { option?.rules.first }
    /// The side of a contested question that it takes; nil for most.
    public var option: ContestedOption? {
        if case .setting(.option(let option)) = meaning { option } else { nil }
    }
    /// The words one by one.
    var words: [Word]
    /// Whether the last two words may come again and again.
    var repeats: Bool
    /// What the parser makes of it.
    var meaning: Meaning
    /// Whether a reference shows it: of actions with a delay in front, the first one alone shows how
    /// the delay is written.
    public var isShown: Bool

    /// The same phrase, left out of references.
    var hidden: Phrase {
        var phrase = self
        phrase.isShown = false
        return phrase
    }

    /// The mark at the end of a pattern whose last two words may come again.
    private static let repetition = Text("…")

    /// What happens to the app by the statement; nil where it says something else.
    public var trigger: Trigger? { meaning.trigger }

    init(_ pattern: Text, _ meaning: Meaning, _ says: ReaderText) {
        self.isShown = true
        self.pattern = pattern
        self.says = says
        self.meaning = meaning
        var words = pattern.bytes.split(separator: UInt8(ascii: " "))
        repeats = words.last.map { Text($0) == Self.repetition } ?? false
        if repeats { words.removeLast() }
        self.words = words.map { Word($0) }
    }

    /// Creates the phrase of a row, behind words that all phrases of its kind have in front.
    init(_ row: PhraseRow, behind start: Text = "") {
        self.init("\(start)\(row.pattern)", row.meaning, row.says)
    }

    /// Creates the phrase that says that a setting is as it is where nothing is said of it.
    init(usual pattern: StaticString, of meaning: Meaning) {
        guard case .setting(let setting) = meaning else {
            preconditionFailure("a statement that sets nothing has no default")
        }
        self.init(
            Text(pattern), .usual(setting),
            ReaderText("This is so where nothing is said of it."))
    }

    /// The word at a place, from 0; nil behind the end.
    func word(at index: Int) -> Word? {
        if index < words.count { return words[index] }
        return repeats ? words[words.count - 2 + (index - words.count) % 2] : nil
    }
}

/// A row of the table of phrases, which the compiler can lay out as data.
struct PhraseRow: Sendable {
    /// The words, as in a phrase.
    var pattern: StaticString
    /// What the parser makes of it.
    var meaning: Meaning
    /// What the statement means, one sentence for readers.
    var says: ReaderText
    /// The statement that says the opposite, which is so where neither is said; nil where there is
    /// none.
    var usual: StaticString?
}

extension PhraseRow {
    init(_ pattern: StaticString, _ meaning: Meaning, _ summary: StaticString) {
        self.init(pattern: pattern, meaning: meaning, says: ReaderText(summary))
    }

    /// Creates the statement of a setting, and the one that says that it is as usual.
    init(
        _ pattern: StaticString, or usual: StaticString, _ setting: Setting,
        _ summary: StaticString
    ) {
        self.init(
            pattern: pattern, meaning: .setting(setting), says: ReaderText(summary), usual: usual)
    }

    /// Creates the statement that takes the other side of a contested question.
    init(_ pattern: StaticString, or usual: StaticString? = nil, _ option: ContestedOption) {
        self.init(
            pattern: pattern, meaning: .setting(.option(option)),
            says: ReaderText("A contested rule is decided the other way."), usual: usual)
    }
}

/// One place in a phrase.
enum Word: Equatable, Sendable {
    /// A word that is written as it stands.
    case literal([UInt8])
    /// A value.
    case value(ValueKind)

    init(_ bytes: ArraySlice<UInt8>) {
        for kind in ValueKind.allCases where bytes.elementsEqual(Text(kind.notation).bytes) {
            self = .value(kind)
            return
        }
        self = .literal(Array(bytes))
    }
}

/// What can be written at the place of a value.
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

    /// The place of the value in a pattern.
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

    /// A value of the kind.
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

    /// What is expected there, with an example.
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

/// What the parser makes of a phrase.
enum Meaning: Sendable {
    case setting(Setting)
    /// What a setting is where nothing is said of it.
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

/// How the app and its device are set up.
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

/// Where in a scenario a phrase can stand.
public enum Place: UInt8, CaseIterable, Sendable {
    /// On a line of its own.
    case line
    /// Indented under a `when` line.
    case handler
}
