public import Diagnostics
public import LifecycleCore

/// What has happened to an app before a scenario begins.
///
/// A start is nothing but events: they are run before the scenario's clock starts, and their
/// entries are left out of its trace.
public enum StartState: UInt8, CaseIterable, Sendable {
    case notRunning
    case active
    case inactive
    case inBackground
    case suspended
    case evicted
    case swipedAway
    case launchedInBackground

    /// The start as a scenario writes it, behind `app starts`.
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

    /// The line of a scenario that says it.
    public var statement: Text { "app starts \(phrase)" }

    /// What the start is, one sentence for readers.
    var summary: StaticString {
        switch self {
        case .notRunning: "The app is not running and was never opened; this is the default."
        case .active: "The user has opened the app."
        case .inactive: "The user has opened the app, and a system alert has appeared over it."
        case .inBackground:
            "The user has opened the app, and goes home at 0s; nothing is shown of it."
        case .suspended: "The user has opened the app and gone home, and it is suspended."
        case .evicted: "The user has opened the app and gone home; the system has evicted it since."
        case .swipedAway: "The user has opened the app and swiped it away in the switcher."
        case .launchedInBackground:
            "The location changes at 0s, which launches the app in the background; nothing is shown."
        }
    }

    /// The state that the app is in.
    public var state: LifecycleState {
        switch self {
        case .notRunning, .evicted, .swipedAway: .notRunning
        case .active: .active
        case .inactive: .inactive
        case .inBackground, .launchedInBackground: .background
        case .suspended: .suspended
        }
    }

    /// What happened before the clock starts: event after event, each when nothing was left to come
    /// of the one before.
    ///
    /// Built up and not chosen among array literals: another module of the WebAssembly build gets a
    /// copy of the function, with the same names for its literals in another order.
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

    /// What happens at the moment at which the clock starts, before anything else.
    var unseen: [Event] {
        var events: [Event] = []
        if self == .inBackground { events.append(.userGoesHome) }
        if self == .launchedInBackground { events.append(.locationChanges) }
        return events
    }

    /// A timeline with what comes before it.
    func parts(before timelines: [[TimedItem]]) -> [TimelinePart] {
        var parts = earlier.map { event in
            TimelinePart(timeline: [TimedItem(time: .zero, agendaItem: .event(event))])
        }
        for (index, timeline) in timelines.enumerated() {
            parts.append(TimelinePart(unseen: index == 0 ? unseen : [], timeline: timeline))
        }
        return parts
    }

    /// Why an app does not come to start like this; nil where it does.
    func impediment(for app: App) -> Impediment? {
        let parts = parts(before: [[]])
        for count in 1...parts.count {
            // What is unseen happens once more, to be seen here.
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

    /// What keeps an app from a start.
    enum Impediment {
        /// It is not launched.
        case refusal(Reason)
        /// Its code asks for a permission, which the user answers while the clock runs.
        case question
        /// What its code does, or what is said of it, leads to another state.
        case state(LifecycleState)
    }
}
