import DeviceLogs
import Diagnostics
import LifecycleCore
import LifecycleLaws

/// A logged run: the calls, the style, and what else is known.
struct LogCase {
    let calls: [LoggedRun.Call]
    let style: LogStyle
    private let circumstances: Circumstances
    private let hasSeveralWindows: Bool

    /// Creates the log of a sequence with a number; nil if nothing in it is logged.
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

    /// Creates a copy with other calls, of an app with a known number of windows.
    ///
    /// A search that finds no explanation must try everything.
    private init(_ other: LogCase, with calls: [LoggedRun.Call]) {
        self.calls = calls
        style = other.style
        hasSeveralWindows = other.hasSeveralWindows
        var circumstances = other.circumstances
        if !hasSeveralWindows { circumstances.windows = 1 }
        self.circumstances = circumstances
    }

    /// The same log with one random fault; nil if there is no suitable place.
    ///
    /// - Returns: The log, and the indices of the calls that are wrong.
    func damaged(
        by damage: Damage, _ generator: inout SplitMix
    ) -> (log: LogCase, wrong: ClosedRange<Int>)? {
        // A state that is not printed cannot be printed wrongly.
        if damage == .otherState, !style.printsState { return nil }
        guard let (calls, wrong) = damage.done(to: calls, by: &generator) else { return nil }
        return (LogCase(self, with: calls), wrong)
    }

    var text: String { style.log(of: calls).joined() }

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
        case .explained(let explanation):
            return explanation.refutation(of: log).map { .unconfirmed($0) } ?? .possible
        case .undecided: return .undecided
        case .impossible(let contradiction):
            return .impossible(
                at: contradiction.position, verdict.diagnostics.first?.summary.string ?? "")
        }
    }

    /// The verdict on a log.
    enum Judgement {
        case possible
        case undecided
        /// It is impossible from a call on, for a reason in words.
        case impossible(at: Int, String)
        /// It is possible, and a run of the explanation does not make its calls.
        case unconfirmed(String)
        /// It is not read as what it is.
        case unread(String)
    }
}
