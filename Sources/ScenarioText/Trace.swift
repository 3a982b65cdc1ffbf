public import Diagnostics
public import LifecycleCore

/// What came out of a run of a scenario: the one value that every view and every comparison reads.
public struct Trace: Equatable, Sendable {
    /// The app that was studied.
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
    /// What happened, in order.
    public var entries: [TraceEntry]
    /// The rules that answered, with those that left no entry.
    public var rules: RuleSet

    /// The state of the app when nothing was left to happen.
    public var finalState: LifecycleState {
        entries.last?.state ?? startState
    }

    /// The state of the app at a moment, after everything that happened at it.
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
        let timelines = (before + [timeline]).map { part in part.map { $0.timed } }
        let (entries, state, rules) = LifecycleCore.run(app, parts: start.parts(before: timelines))
        return Trace(
            app: app, taskNames: taskNames, viewNames: viewNames, otherAppNames: otherAppNames,
            permissionNames: permissionNames, startState: state, entries: entries, rules: rules)
    }
}
