public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The run in one sentence: version, length, calls, what did nothing, a kill, and the end.
    ///
    /// For example "On iOS 12, in 1 min 5 s: 9 calls; the app ends suspended."
    public var summary: Text { summary(in: .english) }

    /// The run in one sentence in a language.
    public func summary(in language: Language) -> Text {
        switch language {
        case .english: englishSummary
        case .simplifiedChinese: chineseSummary
        }
    }

    private var englishSummary: Text {
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

    private var chineseSummary: Text {
        var sentence: Text = "在 iOS \(Text(app.version)) 上"
        guard let last = entries.last else { return "\(sentence)什么也没有发生。" }
        if last.time > .zero {
            sentence.append("，历时 \(Text(spoken: last.time, in: .simplifiedChinese))")
        }
        let calls = entries.count { $0.kind == .callback }
        sentence.append(calls == 0 ? "：没有调用" : "：\(calls) 次调用")
        let notifications = entries.count { $0.kind == .notification }
        if notifications > 0 { sentence.append("，\(notifications) 条通知") }
        let ignored = entries.count { $0.kind == .ignored }
        if ignored > 0 { sentence.append("；\(ignored) 步没有任何作用") }
        let end = finalState.name(in: .simplifiedChinese)
        if let (time, reason) = kill {
            let time = Text(spoken: time, in: .simplifiedChinese)
            sentence.append("；\(time)时系统以 \(reason.code.code) 终止应用")
        }
        sentence.append("；应用最后处于\(end)状态。")
        return sentence
    }

    /// When and why the system killed the app; nil if it did not.
    private var kill: (time: Instant, reason: KillReason)? {
        for entry in entries {
            if case .killed(let reason) = entry.what { return (entry.time, reason) }
        }
        return nil
    }

    private var ending: Text {
        if let (time, reason) = kill {
            let time = Text(spoken: time)
            return """
                ; at \(time) the system kills the app with \(reason.code.code); \
                it ends \(finalState.asEnd).
                """
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
