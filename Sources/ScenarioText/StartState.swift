public import Diagnostics
public import LifecycleCore

/// What happened to an app before a scenario begins.
///
/// A start state is a list of events. They run before the scenario's clock starts, and their
/// entries are not in its trace.
public enum StartState: UInt8, CaseIterable, Sendable {
    case notRunning
    case active
    case inactive
    case inBackground
    case suspended
    case evicted
    case swipedAway
    case launchedInBackground

    /// The words of a scenario after `app starts`.
    var phrase: StaticString {
        switch self {
        case .notRunning: "not running"
        case .active: "active"
        case .inactive: "inactive"
        case .inBackground: "in background"
        case .suspended: "suspended"
        case .evicted: "evicted"
        case .swipedAway: "swiped away"
        case .launchedInBackground: "launched in background"
        }
    }

    /// The statement of a scenario that selects it.
    public var statement: Text { "app starts \(phrase)" }

    /// The meaning, in one sentence for readers.
    var summary: StaticString {
        switch self {
        case .notRunning: "The app is not running and was never opened; this is the default."
        case .active: "The user has opened the app."
        case .inactive: "The user has opened the app, and a system alert has appeared over it."
        case .inBackground:
            "The user has opened the app, and goes home at 0s; the trace does not show it."
        case .suspended: "The user has opened the app and gone home, and it is suspended."
        case .evicted: "The user has opened the app and gone home; the system has evicted it since."
        case .swipedAway: "The user has opened the app and swiped it away in the switcher."
        case .launchedInBackground:
            "The location changes at 0s, which launches the app in the background; nothing is shown."
        }
    }

    /// The state of the app at the start.
    public var state: LifecycleState {
        switch self {
        case .notRunning, .evicted, .swipedAway: .notRunning
        case .active: .active
        case .inactive: .inactive
        case .inBackground, .launchedInBackground: .background
        case .suspended: .suspended
        }
    }

    /// The events before the clock starts, each after all that follows from the previous one.
    ///
    /// The array is built step by step: of several array literals in a function, a copy in another
    /// module of the WebAssembly build can take the wrong one.
    var earlier: [Event] {
        var events: [Event] = []
        if self == .notRunning || self == .launchedInBackground { return events }
        events.append(.userOpensApp)
        if self == .inactive { events.append(.alertAppears) }
        if self == .suspended || self == .evicted { events.append(.userGoesHome) }
        if self == .evicted { events.append(.systemEvictsApp) }
        if self == .swipedAway {
            events.append(.userOpensSwitcher)
            events.append(.userSwipesAppAway)
            events.append(.userClosesSwitcher)
        }
        return events
    }

    /// The events at the moment when the clock starts, before anything else.
    var unseen: [Event] {
        var events: [Event] = []
        if self == .inBackground { events.append(.userGoesHome) }
        if self == .launchedInBackground { events.append(.locationChanges) }
        return events
    }

    /// The parts of a run: the events of this start, then timelines.
    package func parts(before timelines: [[TimedItem]]) -> [TimelinePart] {
        var parts = earlier.map { event in
            TimelinePart(timeline: [TimedItem(time: .zero, agendaItem: .event(event))])
        }
        for (index, timeline) in timelines.enumerated() {
            parts.append(TimelinePart(unseen: index == 0 ? unseen : [], timeline: timeline))
        }
        return parts
    }

    /// Why the app cannot reach this start; nil if it can.
    func impediment(for app: App) -> Impediment? {
        let parts = parts(before: [[]])
        for count in 1...parts.count {
            // The unseen events are run as part of the timeline, so the trace shows them here.
            var last = parts[count - 1]
            last.timeline += last.unseen.map { TimedItem(time: .zero, agendaItem: .event($0)) }
            last.unseen = []
            for entry in run(app, parts: parts.prefix(count - 1) + [last]).trace {
                switch entry.what {
                case .launchRefused(let reason): return .refusal(reason)
                case .did(.askForPermission), .refused(.askForPermission, .alertWaits):
                    return .question
                default: break
                }
            }
        }
        let state = run(app, parts: parts).start
        return state == self.state ? nil : .state(state)
    }

    /// What prevents an app from reaching a start.
    enum Impediment {
        /// The app is not launched.
        case refusal(Reason)
        /// The app asks for a permission, which the user can answer only while the clock runs.
        case question
        /// The app's code or its settings lead to another state.
        case state(LifecycleState)
    }
}
