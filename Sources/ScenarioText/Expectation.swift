public import Diagnostics
public import LifecycleCore

/// A statement of what a run must show.
public struct Expectation: Equatable, Sendable {
    /// The expected fact.
    public var claim: Claim
    /// The range of the statement in the scenario.
    public var range: SourceRange

    /// A fact that a scenario can expect of its run.
    public enum Claim: Equatable, Sendable {
        /// A question has this answer.
        case answer(Question, Answer)
        /// The system does not kill the process.
        case notKilled
        /// The app goes through these states without others in between.
        case path([LifecycleState])
    }
}

extension Trace {
    /// The diagnostic for an expectation that this run does not meet; nil if it does.
    public func fault(in expectation: Expectation) -> Diagnostic? {
        guard let found = contradiction(to: expectation.claim) else { return nil }
        return Diagnostic(.mismatch, "scenario.expectation", range: expectation.range, found)
    }

    private func contradiction(to claim: Expectation.Claim) -> Message? {
        do throws(NoAnswer) {
            switch claim {
            case .answer(let question, let expected):
                let found = try answer(to: question)
                return found == expected
                    ? nil : try contradiction(to: question, found: found, expected: expected)
            case .notKilled:
                let found = try answer(to: .killed(at: nil))
                if case .killed(let code?) = found { return killedSentence(code) }
                return nil
            case .path(let states):
                guard case .path(let path) = try answer(to: .path) else { return nil }
                if path.contains(inARow: states) { return nil }
                return "the app never goes \(arrows(states)); it goes \(arrows(path))"
            }
        } catch {
            return error.reason
        }
    }

    /// A sentence with the actual answer to a question whose expected answer is wrong.
    private func contradiction(
        to question: Question, found: Answer, expected: Answer
    ) throws(NoAnswer) -> Message {
        switch (question, found, expected) {
        case (.state(let time), .state(let found), .state(let expected)):
            let moment: Message = time.map { "at \(Text(seconds: $0)) s" } ?? "at the end"
            return "the app is \(found.message) \(moment), not \(expected.message)"
        case (.comes(let selection), .comes(let comes), _):
            guard comes else { return absence(of: selection) }
            guard case .moment(let time) = try answer(to: .time(selection)) else { return "" }
            let sentence = selection.mark.sentence(isNegative: false)
            return "\(sentence) at \(Text(seconds: time)) s"
        case (.count(let selection), .number(let found), .number(let expected)):
            let sentence = selection.mark.sentence(isNegative: false)
            return found == 1
                ? "\(sentence) 1 time, not \(expected)"
                : "\(sentence) \(found) times, not \(expected)"
        case (.order(let first, let second), _, _):
            return "\(second.mark.sentence(isNegative: false)) before \(first.mark.name)"
        case (.killed(let time?), .killed(nil), _):
            guard case .killed(let code) = try answer(to: .killed(at: nil)), code != nil,
                case .moment(let found) = try answer(to: .time(EntrySelection(.killed)))
            else { return killedSentence(nil) }
            return "the app is killed at \(Text(seconds: found)) s, not at \(Text(seconds: time)) s"
        case (_, .killed(let code), _): return killedSentence(code)
        case (.reads(let selection), .reading(let found), .reading(let expected)):
            return "\(selection.mark.name) reads \(found.name), not \(expected.name)"
        case (.option(let selection), .option(let found), .option(let expected)):
            return """
                \(selection.mark.name) is told \(told(found)), not \(told(expected))
                """
        case (.remaining(let time), .remaining(let found), .remaining(let expected)):
            let wanted: Message = expected.map { "\(Text(seconds: $0)) s" } ?? "unlimited"
            return """
                backgroundTimeRemaining \(remainingWords(found)) at \(Text(seconds: time)) s, \
                not \(wanted)
                """
        case (.woken, .woken(let isWoken), _):
            return isWoken ? "the app is woken" : "the app is not woken"
        case (.badge(let time), .number(let found), .number(let expected)):
            let moment: Message = time.map { "at \(Text(seconds: $0)) s" } ?? "at the end"
            return "the badge is \(found) \(moment), not \(expected)"
        default: preconditionFailure("nothing that can be expected asks this")
        }
    }

    private func told(_ option: Text?) -> Message { option.map { "\($0)" } ?? "no option" }

    private func killedSentence(_ code: KillCode?) -> Message {
        guard let code else { return "the app is not killed" }
        return "the app is killed with \(code.code)"
    }

    private func remainingWords(_ span: Span?) -> Message {
        guard let span else { return "has no limit" }
        return "is \(Text(seconds: span)) s"
    }

    private func arrows(_ states: [LifecycleState]) -> Message {
        guard let first = states.first else { return "" }
        return states.dropFirst().reduce(first.message) { "\($0) → \($1.message)" }
    }
}

extension [LifecycleState] {
    /// Whether the states occur without others in between.
    fileprivate func contains(inARow states: [LifecycleState]) -> Bool {
        guard states.count <= count else { return false }
        for start in 0...(count - states.count) {
            if zip(states, self[start...]).allSatisfy({ $0 == $1 }) { return true }
        }
        return false
    }
}

extension LifecycleState {
    /// The name as a message, which can be translated.
    var message: Message { Message(Text(name)) }
}
