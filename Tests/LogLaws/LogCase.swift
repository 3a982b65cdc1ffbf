import DeviceLogs
import Diagnostics
import LifecycleCore
import LifecycleLaws

/// A run that was logged: what was called, in which style, and what else is known.
struct LogCase {
    let calls: [LoggedRun.Call]
    let style: LogStyle
    private let circumstances: Circumstances
    private let hasSeveralWindows: Bool

    /// The log of a sequence that a number names; nil if nothing in it is logged.
    init?(_ sequence: TimedSequence, _ number: UInt64) {
        var generator = SplitMix(state: number &* 0x9e37_79b9)
        style = LogStyle(of: sequence.app, by: &generator)
        var run = LoggedRun(sequence)
        if !style.printsPhases {
            run.calls.removeAll { if case .phase = $0.call { true } else { false } }
        }
        run.cut(tellsProcess: style.shape.tellsProcess, by: &generator)
        guard !run.calls.isEmpty else { return nil }
        hasSeveralWindows = sequence.app.supportsWindows
        calls = run.calls
        var circumstances = Circumstances()
        if Bool.random(using: &generator) { circumstances.version = sequence.app.version }
        self.circumstances = circumstances
    }

    /// The same with other calls, of an app whose number of windows is known: to find that nothing
    /// explains them, a search has to try everything.
    private init(_ other: LogCase, with calls: [LoggedRun.Call]) {
        self.calls = calls
        style = other.style
        hasSeveralWindows = other.hasSeveralWindows
        var circumstances = other.circumstances
        if !hasSeveralWindows { circumstances.windows = 1 }
        self.circumstances = circumstances
    }

    /// The same log with one random thing wrong; nil where there is no place for it.
    ///
    /// - Returns: The log, and the indices of the calls that are wrong.
    func damaged(
        by damage: Damage, _ generator: inout SplitMix
    ) -> (log: LogCase, wrong: ClosedRange<Int>)? {
        // What is not printed cannot be printed wrongly.
        if damage == .otherState, !style.printsState { return nil }
        guard let (calls, wrong) = damage.done(to: calls, by: &generator) else { return nil }
        return (LogCase(self, with: calls), wrong)
    }

    /// The text of the log.
    var text: String { style.log(of: calls).joined() }

    /// Reads the log and judges it.
    func judged() -> Judgement {
        let (log, faults) = DeviceLog.read(Array(text.utf8))
        if let fault = faults.first(where: { $0.severity == .error }) {
            return .unread(fault.summary.string)
        }
        guard log.calls.count == calls.count else {
            return .unread("\(log.calls.count) calls are read of \(calls.count)")
        }
        let verdict = log.verdict(in: circumstances)
        switch verdict.finding {
        case .explained: return .possible
        case .undecided: return .undecided
        case .impossible(let contradiction):
            return .impossible(
                at: contradiction.position, verdict.diagnostics.first?.summary.string ?? "")
        }
    }

    /// What comes of a log.
    enum Judgement {
        case possible
        case undecided
        /// It is impossible from a call on, for a reason in words.
        case impossible(at: Int, String)
        /// It is not read as what it is.
        case unread(String)
    }
}
