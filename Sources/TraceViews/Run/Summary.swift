public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The run in one sentence: version, length, calls, steps without effect, a kill, and the end.
    ///
    /// For example "On iOS 12, in 1 min 5 s: 9 calls; the app ends suspended."
    public var summary: Text { summary(in: .english) }

    /// The run in one sentence in a language.
    public func summary(in language: Language) -> Text {
        let system: Message = "On iOS \(Text(app.version))"
        guard let last = entries.last else { return language.text("\(system) nothing happens.") }
        let length: Message =
            last.time > .zero ? ", in \(Text(spoken: last.time, in: language))" : ""
        return language.text("\(system)\(length): \(counts)\(ending(in: language))")
    }

    private var counts: Message {
        let calls = entries.count { $0.kind == .callback }
        let notifications = entries.count { $0.kind == .notification }
        let ignored = entries.count { $0.kind == .ignored }
        let called: Message =
            switch calls {
            case 0: "no calls"
            case 1: "1 call"
            default: "\(calls) calls"
            }
        let posted: Message =
            switch notifications {
            case 0: ""
            case 1: ", 1 notification"
            default: ", \(notifications) notifications"
            }
        let idle: Message =
            switch ignored {
            case 0: ""
            case 1: "; 1 step does nothing"
            default: "; \(ignored) steps do nothing"
            }
        return "\(called)\(posted)\(idle)"
    }

    /// The time and reason of the kill by the system; nil if there is none.
    private var kill: (time: Instant, reason: KillReason)? {
        for entry in entries {
            if case .killed(let reason) = entry.what { return (entry.time, reason) }
        }
        return nil
    }

    private func ending(in language: Language) -> Message {
        let end: Message =
            finalState == .background ? "in the background" : Message(Text(finalState.name))
        guard let (time, reason) = kill else { return "; the app ends \(end)." }
        return """
            ; at \(Text(spoken: time, in: language)) the system kills the app with \
            \(reason.code.code); it ends \(end).
            """
    }
}
