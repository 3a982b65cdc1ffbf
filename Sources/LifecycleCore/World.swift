/// Everything that decides what happens next: the app, the device, and what is still to come.
public struct World: Equatable, Sendable {
    /// The app under study.
    public let app: App
    /// The moment at which the world stands.
    public internal(set) var now: Instant = .zero
    /// The state of the app.
    public internal(set) var state: LifecycleState = .notRunning

    /// What the screen shows when nothing lies over it.
    var front: Front = .homeScreen
    var isLocked = false
    var call: CallStage = .none
    /// What lies over the app, if it is in front.
    var overlays: Overlay = []

    /// The background tasks that are open, oldest first.
    var openTasks: [TaskName] = []
    /// When the app went to the background; nil while it is in the foreground or not running.
    var backgroundSince: Instant?
    /// What fell due while the app was suspended, oldest first.
    var overdue: [AppAction] = []
    /// Whether a scene session is kept from an earlier run.
    var hasSession = false
    /// Whether a session was closed while the app could not be told.
    var hasUntoldDiscard = false

    var agenda = Agenda()

    /// The rules that have answered so far.
    public internal(set) var rules = RuleSet()

    /// Creates the world of an app that is not running, on an unlocked device that shows its home
    /// screen.
    public init(app: App) {
        self.app = app
    }

    /// Puts something from the scenario's timeline on the agenda.
    public mutating func schedule(_ happening: Happening, at time: Instant) {
        agenda.add(happening, at: time)
    }

    /// Takes the next thing to happen and sets the clock to its moment.
    ///
    /// - Returns: What happens next, or nil when nothing is left to come.
    public mutating func advance() -> Happening? {
        guard let item = agenda.popNext() else { return nil }
        now = item.time
        return item.happening
    }

    /// What `UIApplication.applicationState` reads; nil while no code of the app can read it.
    public var applicationState: ApplicationState? {
        switch state {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .notRunning, .suspended: nil
        }
    }

    /// Whether a condition of a rule is met, for a task where the rule is about one.
    func meets(_ condition: Condition, task: TaskName?) -> Bool {
        switch condition {
        case .appInFront: front == .app
        case .appNotInFront: front != .app
        case .locked: isLocked
        case .unlocked: !isLocked
        case .switcherOpen: overlays.contains(.switcher)
        case .switcherClosed: !overlays.contains(.switcher)
        case .uncovered: overlays.isEmpty
        case .covered: !overlays.isEmpty
        case .callsSetFullScreen: app.callsFullScreen
        case .callsSetBanner: !app.callsFullScreen
        case .callRings: call == .ringingFullScreen || call == .ringingAsBanner
        case .callCoversScreen: call == .ringingFullScreen
        case .callIsBanner: call == .ringingAsBanner
        case .onCall: call == .answered
        case .notOnCall: call != .answered
        case .anyTaskOpen: !openTasks.isEmpty
        case .noTaskOpen: openTasks.isEmpty
        case .taskOpen: task.map { openTasks.contains($0) } ?? false
        case .taskNotOpen: !meets(.taskOpen, task: task)
        case .exitsOnSuspend: app.exitsOnSuspend
        case .staysInBackground: !app.exitsOnSuspend
        case .sessionKept: hasSession
        case .sessionNew: !hasSession
        case .sessionDiscarded: hasUntoldDiscard
        case .mustAdoptScenes: app.mustAdoptScenes
        }
    }

    /// How much time the app has left in the background; nil where it has no limit.
    ///
    /// With a background task it counts down from the budget. Without one it is the short time to
    /// suspension (Quinn, "UIApplication Background Task Notes").
    var timeRemaining: Span? {
        guard let backgroundSince else { return nil }
        let end =
            openTasks.isEmpty
            ? agenda.due(.suspension) ?? now
            : backgroundSince + Budget.span(.backgroundTasks, on: app.version)
        return end - now
    }
}

extension World {
    /// When a span that starts now runs out.
    ///
    /// The time for background tasks counts from entering the background, whenever a task was
    /// begun; what would lie in the past is due at once.
    func end(of timer: SystemTimer) -> Instant {
        let limit =
            (backgroundSince ?? now) + Budget.span(.backgroundTasks, on: app.version)
        switch timer {
        case .suspension:
            return now + Budget.span(.suspension, on: app.version)
        case .expiration:
            let lead = Budget.span(.expirationLead, on: app.version)
            return max(now, limit - lead)
        case .assertionLimit:
            return max(now, limit)
        }
    }

    /// Drops what lives in the memory of the process.
    mutating func forgetProcess() {
        openTasks = []
        overdue = []
        backgroundSince = nil
        agenda.removeAppWork()
        for timer in SystemTimer.allCases { agenda.remove(timer) }
    }
}
