public import Diagnostics
public import LifecycleCore

/// What a scenario says must be so in its run.
public struct Expectation: Equatable, Sendable {
    /// What must be so.
    public var claim: Claim
    /// The place of the statement in the scenario.
    public var range: SourceRange

    /// What can be expected of a run.
    public enum Claim: Equatable, Sendable {
        /// The app is in a state at a moment, after everything that happened at it.
        case state(LifecycleState, at: Instant)
        /// A method is called at least once.
        case called(Callback)
        /// A method is not called.
        case neverCalled(Callback)
        /// A method is called so many times.
        case calledTimes(Callback, Int64)
        /// The first call of one method comes before the first call of another.
        case order(Callback, before: Callback)
        /// The system kills the process with a code.
        case killed(KillCode)
        /// The system does not kill the process.
        case notKilled
    }
}

extension Trace {
    /// What is wrong with an expectation in this run; nil if it is met.
    public func fault(in expectation: Expectation) -> Diagnostic? {
        guard let found = contradiction(to: expectation.claim) else { return nil }
        return Diagnostic(.mismatch, "scenario.expectation", range: expectation.range, found)
    }

    private func contradiction(to claim: Expectation.Claim) -> Text? {
        switch claim {
        case .state(let expected, let time):
            let found = state(at: time)
            guard found != expected else { return nil }
            return "the app is \(found.name) at \(Text(seconds: time)) s, not \(expected.name)"
        case .called(let callback):
            return count(of: callback) > 0 ? nil : "\(callback.name) is never called"
        case .neverCalled(let callback):
            guard let first = firstCall(of: callback) else { return nil }
            return "\(callback.name) is called at \(Text(seconds: entries[first].time)) s"
        case .calledTimes(let callback, let expected):
            let found = count(of: callback)
            guard found != expected else { return nil }
            let times: StaticString = found == 1 ? "time" : "times"
            return "\(callback.name) is called \(found) \(times), not \(expected)"
        case .order(let first, let second):
            guard let one = firstCall(of: first) else { return "\(first.name) is never called" }
            guard let other = firstCall(of: second) else {
                return "\(second.name) is never called"
            }
            return one < other ? nil : "\(second.name) is called before \(first.name)"
        case .killed(let code):
            guard let reason = killReason else { return "the app is not killed" }
            return reason.code == code ? nil : "the app is killed with \(reason.code.code)"
        case .notKilled:
            guard let reason = killReason else { return nil }
            return "the app is killed with \(reason.code.code)"
        }
    }

    private func firstCall(of callback: Callback) -> Int? {
        entries.firstIndex { $0.what == .callback(callback) }
    }

    private func count(of callback: Callback) -> Int {
        entries.count { $0.what == .callback(callback) }
    }

    private var killReason: KillReason? {
        for entry in entries {
            if case .killed(let reason) = entry.what { return reason }
        }
        return nil
    }
}
