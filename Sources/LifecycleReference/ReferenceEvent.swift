import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// An event of the scenario language with rules that respond to it.
struct ReferenceEvent {
    let trigger: Trigger
    let actor: Actor
    /// The statements of the scenario language for it.
    let phrases: [Phrase]
    let path: String
    /// The English name: the words of its statement, without time and values.
    private let name: Text

    /// Every event, in the order of the language reference.
    static let all: [ReferenceEvent] =
        Event.allCases.map { ReferenceEvent(.event($0), by: $0.actor) }
        + ActionKind.allCases.map { ReferenceEvent(.action($0), by: .app) }

    private init(_ trigger: Trigger, by actor: Actor) {
        self.trigger = trigger
        self.actor = actor
        phrases = Place.allCases.flatMap { place in
            ScenarioText.phrases(in: place).filter { $0.trigger == trigger }
        }
        name = phrases.first.map(Self.name) ?? trigger.words(in: .english)
        let words = name.string.lowercased().split { !$0.isLetter && !$0.isNumber }
        path = ReferencePath.page(words.joined(separator: "-"), in: ReferencePath.events)
    }

    /// The name in a language.
    func name(in language: Language) -> Text {
        language.isEnglish ? name : trigger.words(in: language)
    }

    private static func name(of phrase: Phrase) -> Text {
        let values: Set<Substring> = ["<time>", "<count>", "<task>", "<permission>"]
        let words = phrase.pattern.string.replacing("at <time> ", with: "")
            .replacing(" for <time>", with: "").split(separator: " ")
        return Text(
            string: words.filter { !values.contains($0) }.joined(separator: " ")
                .filter { !"<>".contains($0) })
    }

    func isRecorded(by occurrence: Occurrence) -> Bool {
        switch (trigger, occurrence) {
        case (.event(let event), .event(let other)), (.event(let event), .ignored(let other, _)):
            event == other.event
        case (.action(let kind), _): occurrence.action == kind
        default: false
        }
    }
}

extension Occurrence {
    /// The kind of the app's action; nil if it is not an action.
    fileprivate var action: ActionKind? {
        switch self {
        case .began: .beginTask
        case .ended: .endTask
        case .timeRemaining: .readTimeRemaining
        case .blocked: .block
        case .activationState: .readActivationState
        case .protectedData: .readProtectedData
        case .completed: .complete
        case .started: .startActivity
        case .stopped: .stopActivity
        case .badge: .raiseBadge
        case .reportedCall: .reportCall
        case .did(let action), .refused(let action, _): action.kind
        case .crashed: .crash
        case .exited: .exit
        default: nil
        }
    }
}
