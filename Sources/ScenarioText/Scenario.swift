public import Diagnostics
public import LifecycleCore

/// A scenario: an app, what happens to it, and what is expected of the run.
public struct Scenario: Equatable, Sendable {
    /// The app under study.
    public var app = App()
    /// The names of the background tasks, by index.
    public var taskNames: [Text] = []
    /// The names of the views, by index.
    public var viewNames: [Text] = []
    /// The names of the other apps, by index.
    public var otherAppNames: [Text] = []
    /// The names of the permissions, by index.
    public var permissionNames: [Text] = []
    /// What has happened before the clock starts.
    public var start = StartState.notRunning
    /// What has happened in the scenarios that this one goes on from, the first one first; each
    /// has a clock of its own.
    public var before: [[Line]] = []
    /// What happens, in the order of time.
    public var timeline: [Line] = []
    /// What is expected of the run.
    public var expectations: [Expectation] = []

    /// Where the text itself says which iOS it runs on; nil where it does not.
    public var statedVersion: SourceRange?

    /// Something that happens, and where the scenario says so.
    public struct Line: Equatable, Sendable {
        /// What happens and when.
        public var timed: TimedItem
        /// The line of the scenario, from 1.
        public var line: Int
    }
}
