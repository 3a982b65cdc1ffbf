import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// An event of the scenario language with rules that respond to it.
struct ReferenceEvent {
    var trigger: Trigger
    var actor: Actor

    /// Every event, in the order of the language reference.
    static let all: [ReferenceEvent] =
        Event.allCases.map { ReferenceEvent(trigger: .event($0), actor: $0.actor) }
        + ActionKind.allCases.map { ReferenceEvent(trigger: .action($0), actor: .app) }

    /// The name in a language.
    func name(in language: Language) -> Text {
        language.isEnglish ? name : trigger.words(in: language)
    }

    /// The name: the words of its statement, without time and values.
    private var name: Text {
        guard let phrase = phrases.first else { return trigger.words(in: .english) }
        let values: Set<Substring> = ["<time>", "<count>", "<task>", "<permission>"]
        let words = phrase.pattern.string.replacing("at <time> ", with: "")
            .replacing(" for <time>", with: "").split(separator: " ")
        return Text(
            string: words.filter { !values.contains($0) }.joined(separator: " ")
                .filter { !"<>".contains($0) })
    }

    var path: String {
        let words = name.string.lowercased().split { !$0.isLetter && !$0.isNumber }
        return ReferencePath.page(words.joined(separator: "-"), in: ReferencePath.events)
    }

    /// The statements of the scenario language for it.
    var phrases: [Phrase] {
        Place.allCases.flatMap { ScenarioText.phrases(in: $0) }.filter { $0.trigger == trigger }
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
