public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The run in one sentence: version, length, calls, what did nothing, a kill, and the end.
    ///
    /// For example "On iOS 12, in 1 min 5 s: 9 calls; the app ends suspended."
    public var summary: Text {
        var sentence: Text = "On iOS \(Text(app.version))"
        guard let last = entries.last else { return "\(sentence) nothing happens." }
        if last.time > .zero { sentence.append(", in \(Text(spoken: last.time))") }
        sentence.append(": ")
        let calls = entries.count { $0.kind == .callback }
        sentence.append(calls == 0 ? "no calls" : Text(calls, "call", "calls"))
        let notifications = entries.count { $0.kind == .notification }
        if notifications > 0 {
            sentence.append(", \(Text(notifications, "notification", "notifications"))")
        }
        let ignored = entries.count { $0.kind == .ignored }
        if ignored > 0 {
            sentence.append("; \(Text(ignored, "step does", "steps do")) nothing")
        }
        sentence.append(ending)
        return sentence
    }

    private var ending: Text {
        for entry in entries {
            if case .killed(let reason) = entry.what {
                let time = Text(spoken: entry.time)
                return """
                    ; at \(time) the system kills the app with \(reason.code.code); \
                    it ends \(finalState.asEnd).
                    """
            }
        }
        return "; the app ends \(finalState.asEnd)."
    }
}

extension LifecycleState {
    /// The state as it follows "ends".
    fileprivate var asEnd: StaticString {
        switch self {
        case .background: "in the background"
        default: name
        }
    }
}

extension Text {
    /// A number and what is counted, in the singular or the plural.
    init(_ count: Int, _ singular: StaticString, _ plural: StaticString) {
        self = count == 1 ? "1 \(singular)" : "\(count) \(plural)"
    }
}
