/// Everything that decides what happens next: the app, the device, and what is still to come.
public struct World: Equatable, Sendable {
    /// The app under study.
    public let app: App
    /// How the app hears of its lifecycle.
    let model: AppModels
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
    /// What is not finished because the app's code blocks the main thread, innermost last.
    var frames: [Frame] = []
    /// What came while the main thread was busy, oldest first.
    var waiting: [Happening] = []
    /// The tasks whose expiration handlers are still to be called.
    var expiring: [TaskName] = []

    /// The rules that have answered so far.
    public internal(set) var rules = RuleSet()

    /// Creates the world of an app that is not running, on an unlocked device that shows its home
    /// screen.
    ///
    /// - Parameters:
    ///   - app: The app under study.
    ///   - timeline: What is to happen, as a rule in the order of time.
    public init(app: App, timeline: [TimedHappening] = []) {
        self.app = app
        self.model = app.model
        agenda.add(timeline)
    }

    /// Puts something from the scenario's timeline on the agenda.
    public mutating func schedule(_ happening: Happening, at time: Instant) {
        agenda.add(happening, at: time)
    }

    /// Takes the next thing to happen and sets the clock to its moment.
    ///
    /// - Returns: What happens next, or nil when nothing is left to come.
    public mutating func advance() -> Happening? {
        guard let next = agenda.popNext() else { return nil }
        now = next.time
        return next.happening
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

    /// The conditions of rules that are met, for a task where the rule is about one.
    func conditions(task: TaskName?) -> Conditions {
        var met = Conditions()
        met.insert(.appInFront, if: front == .app, else: .appNotInFront)
        met.insert(.locked, if: isLocked, else: .unlocked)
        met.insert(.switcherOpen, if: overlays.contains(.switcher), else: .switcherClosed)
        met.insert(.uncovered, if: overlays.isEmpty, else: .covered)
        met.insert(.callsSetFullScreen, if: app.callsFullScreen, else: .callsSetBanner)
        met.insert(.callRings, if: call == .ringingFullScreen || call == .ringingAsBanner)
        met.insert(.callCoversScreen, if: call == .ringingFullScreen)
        met.insert(.callIsBanner, if: call == .ringingAsBanner)
        met.insert(.onCall, if: call == .answered, else: .notOnCall)
        met.insert(.noTaskOpen, if: openTasks.isEmpty, else: .anyTaskOpen)
        met.insert(
            .taskOpen, if: task.map { openTasks.contains($0) } ?? false, else: .taskNotOpen)
        met.insert(.exitsOnSuspend, if: app.exitsOnSuspend, else: .staysInBackground)
        met.insert(.sessionKept, if: hasSession, else: .sessionNew)
        met.insert(.sessionDiscarded, if: hasUntoldDiscard)
        met.insert(.busy, if: isMainThreadBusy)
        met.insert(.mustAdoptScenes, if: app.mustAdoptScenes)
        return met
    }

    /// How much time the app has left in the background; nil where it has no limit.
    ///
    /// With a background task it counts down from the budget. Without one it is the short time to
    /// suspension (Quinn, "UIApplication Background Task Notes").
    var timeRemaining: Span? {
        guard let backgroundSince else { return nil }
        let end =
            openTasks.isEmpty
            ? agenda[.suspension] ?? now
            : backgroundSince + Budget.span(.backgroundTasks, on: app.version)
        return end - now
    }
}

extension World {
    /// Whether the app's code keeps the main thread to itself.
    var isMainThreadBusy: Bool { agenda[.mainThread] != nil }

    /// Lets a span run.
    ///
    /// The time for background tasks counts from entering the background, whenever a task was
    /// begun; what would lie in the past is due at once. A watchdog that runs already is not
    /// appeased by being started again. Under a debugger nothing of this is enforced.
    mutating func start(_ timer: SystemTimer) {
        if app.isDebugged || (timer.isWatchdog && agenda[timer] != nil) { return }
        let version = app.version
        let limit = (backgroundSince ?? now) + Budget.span(.backgroundTasks, on: version)
        agenda[timer] =
            switch timer {
            case .suspension: now + Budget.span(.suspension, on: version)
            case .expiration: max(now, limit - Budget.span(.expirationLead, on: version))
            case .assertionLimit: max(now, limit)
            case .launchWatchdog: now + Budget.span(.launch, on: version)
            case .resumeWatchdog: now + Budget.span(.resume, on: version)
            case .backgroundWatchdog: now + Budget.span(.enterBackground, on: version)
            case .terminationWatchdog: now + Budget.span(.terminate, on: version)
            case .mainThread: now
            }
    }

    /// Drops what the process was doing, as it does nothing more.
    mutating func abandonWork() {
        frames.removeAll()
        waiting.removeAll()
        expiring.removeAll()
        agenda[.mainThread] = nil
    }

    /// Drops what lives in the memory of the process.
    mutating func forgetProcess() {
        abandonWork()
        openTasks = []
        overdue = []
        backgroundSince = nil
        agenda.forgetProcess()
    }
}
