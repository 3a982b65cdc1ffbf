public import Diagnostics
public import LifecycleCore

/// A scenario: an app, a timeline of events, and expectations of the run.
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
    /// What happened before the clock starts.
    public var start = StartState.notRunning
    /// The timelines of the scenarios that this one continues, the first one first; each has a
    /// clock of its own.
    public var before: [[Line]] = []
    /// The events and actions, in order of time.
    public var timeline: [Line] = []
    /// The expectations of the run.
    public var expectations: [Expectation] = []

    /// The range of the statement of the iOS version; nil if the text has none.
    public var statedVersion: SourceRange?

    /// An event or action with its line in the scenario.
    public struct Line: Equatable, Sendable {
        /// The event or action, with its time.
        public var timed: TimedItem
        /// The line of the scenario, from 1.
        public var line: Int
    }
}
