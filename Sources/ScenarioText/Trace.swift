public import Diagnostics
public import LifecycleCore

/// The result of running a scenario, which all views and comparisons read.
public struct Trace: Equatable, Sendable {
    /// The app under study.
    public var app: App
    /// The names of the background tasks, by index.
    public var taskNames: [Text]
    /// The names of the views, by index.
    public var viewNames: [Text]
    /// The names of the other apps, by index.
    public var otherAppNames: [Text]
    /// The names of the permissions, by index.
    public var permissionNames: [Text]
    /// The state of the app before the first entry.
    public var startState: LifecycleState
    /// The entries in order.
    public var entries: [TraceEntry]
    /// The rules that answered, including those without an entry.
    public var rules: RuleSet
    /// The contested rules that make a difference to the run, in the order of the rule book.
    public var disputes: [RuleNumber]

    /// The state of the app at the end of the run.
    public var finalState: LifecycleState {
        entries.last?.state ?? startState
    }

    /// The state of the app at a time, after everything that happens then.
    public func state(at time: Instant) -> LifecycleState {
        var state = startState
        for entry in entries {
            if time < entry.time { break }
            state = entry.state
        }
        return state
    }
}

extension Scenario {
    /// Runs the scenario until nothing is left to happen.
    public func run() -> Trace {
        var trace = runOnce()
        trace.disputes = disputes(in: trace)
        return trace
    }

    private func runOnce() -> Trace {
        let timelines = (before + [timeline]).map { part in part.map { $0.timed } }
        let (entries, state, rules) = LifecycleCore.run(app, parts: start.parts(before: timelines))
        return Trace(
            app: app, taskNames: taskNames, viewNames: viewNames, otherAppNames: otherAppNames,
            permissionNames: permissionNames, startState: state, entries: entries, rules: rules,
            disputes: [])
    }

    /// The contested rules whose other side would change the trace, in the order of the rule book.
    private func disputes(in trace: Trace) -> [RuleNumber] {
        let contested = RuleNumber.contested.filter { trace.rules.contains($0) }
        var disputes: [RuleNumber] = []
        for option in ContestedOption.allCases {
            let decided = contested.filter { option.decides($0.rule) && !disputes.contains($0) }
            guard !decided.isEmpty else { continue }
            var other = self
            other.app[option].toggle()
            if !trace.tellsSame(as: other.runOnce()) { disputes += decided }
        }
        return contested.filter { disputes.contains($0) }
    }
}

extension RuleNumber {
    /// The contested rules.
    fileprivate static let contested = all.filter { $0.rule.evidence.confidence == .contested }
}

extension Trace {
    /// Whether the entries are equal to those of another run, apart from their rules.
    fileprivate func tellsSame(as other: Trace) -> Bool {
        guard entries.count == other.entries.count else { return false }
        for (entry, other) in zip(entries, other.entries) {
            var other = other
            other.rule = entry.rule
            if entry != other { return false }
        }
        return true
    }
}
