/// What is so in a world at a moment: all that rules read and change.
///
/// A `World` and a `Machine` hold one that only they can change; the functions here that change it
/// are of use to nothing else. What searches in other modules read of it millions of times is
/// usable from inline, so that they read it in place.
@usableFromInline
struct WorldContents: Hashable, Sendable {
    var fixed: FixedFacts
    /// The moment at which the world stands.
    @usableFromInline var now: Instant = .zero
    /// The state of the app.
    @usableFromInline var state: LifecycleState = .notRunning

    /// What the screen shows when nothing lies over it.
    var front: Front = .homeScreen
    var isLocked = false
    var call: CallStage = .none
    /// What lies over the app, if it is in front.
    var overlays: Overlay = []
    /// How many system alerts wait behind the one that is shown.
    var waitingAlerts: UInt8 = 0
    /// The permissions that the user has been asked for: one bit for each.
    var askedPermissions: UInt32 = 0

    /// The background tasks that are open, oldest first.
    var openTasks: [TaskName] = []
    /// When the app went to the background; nil while it is in the foreground or not running.
    var backgroundSince: Instant?
    /// What fell due while the app was suspended, oldest first.
    var overdue: [OverdueAction] = []
    /// The scenes of an app that adopts them, the first window first.
    var scenes: [Scene] = []
    /// Whether a session was closed while the app could not be told.
    var hasUntoldDiscard = false

    /// Why the app was last launched, brought to the front or woken; the icon once that is told.
    var reason = LaunchReason.icon
    /// What the app does that a background mode may permit.
    var activities: BackgroundModes = []
    /// Whether a completion handler is waiting to be called.
    var isWindowOpen = false
    /// What that handler came with.
    var windowReason = LaunchReason.icon
    /// Whether the app was launched or woken in the background, and not opened since.
    var isWoken = false
    /// Until when an app in the background has time for the event that it was handed; nil where
    /// the event brings no time of its own.
    var wakeEnd: Instant?
    var wasForceQuit = false
    var isAwaitingFirstUnlock = false
    var isRefreshOff = false
    var isLowPower = false
    var hasArchive = false
    /// Whether the system has removed the app, until the user opens it again.
    var isOffloaded = false
    /// Whether the process was started ahead of a launch.
    var isPrewarmed = false
    /// Whether the process has just been launched, for the content that it was launched for.
    var isJustLaunched = false
    /// Whether the time has changed while the app could not be told.
    var hasUntoldTimeChange = false
    /// The notifications that are posted when the app is thawed.
    var queued: QueuedNotifications = []
    /// Whether a silent push is held back until the app is opened.
    var isPushHeld = false
    /// Whether the app's code holds a lock on a file that it shares with other processes.
    var holdsLock = false
    /// When the device fell asleep; nil while it is awake.
    var asleepSince: Instant?
    /// When a socket has woken the app of late, oldest first.
    var socketWakes: [Instant] = []
    /// The other apps whose memory the system has taken: one bit for each.
    var evictedOthers: UInt32 = 0
    /// Whether the app has been handed a VoIP push and not reported a call.
    var owesCallReport = false
    /// The number on the icon, which the system keeps when the process ends.
    var badge: Int32 = 0
    /// What the app is brought to the front for when the device is unlocked; the icon where the
    /// user has chosen nothing on the lock screen.
    var reasonAtUnlock = LaunchReason.icon
    /// Whether the views of the app were loaded and have not been on screen yet, in an app whose
    /// trace shows its views.
    var hasUnseenViews = false
    /// Whether the app works on an event in the background after which the system takes a
    /// snapshot, in an app whose trace shows its snapshots.
    var isSnapshotDue = false
    /// Whether the scene has been told of an activity of the user that it has not been handed yet.
    var isActivityAnnounced = false
    /// Whether the files that the passcode protects are out of reach since the device was locked.
    var isProtectedDataAway = false

    var agenda = Agenda()
    /// What is not finished because the app's code blocks the main thread, innermost last.
    var frames: [Frame] = []
    /// What came while the main thread was busy, oldest first.
    @usableFromInline var waiting: [AgendaItem] = []
    /// The tasks whose expiration handlers are still to be called.
    var expiring: [TaskName] = []

    /// What is so while the app is not running, on an unlocked device that shows its home screen.
    init(_ app: App, _ timeline: [TimedItem]) {
        fixed = FixedFacts(of: app)
        agenda.add(timeline)
    }

    /// The app under study.
    var app: App { fixed.app }

    /// How the app hears of its lifecycle.
    var model: AppModels { fixed.model }

    /// Takes the next thing to happen and sets the clock to its moment.
    mutating func advance() -> AgendaItem? {
        guard let next = agenda.popNext() else { return nil }
        now = next.time
        return next.agendaItem
    }

    /// What `UIApplication.applicationState` reads; nil while no code of the app can read it.
    var applicationState: ApplicationState? {
        switch state {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .notRunning, .suspended: nil
        }
    }

    /// How much time the app has left in the background; nil where it has no limit.
    ///
    /// With a background task it counts down from the budget. Without one it is the short time to
    /// suspension; while the app is launched for an event, the time that the event brings
    /// (`TableException.timeRemaining`). It is an estimate, and ends at 0 where a debugger keeps the
    /// limit from being enforced.
    var timeRemaining: Span? {
        guard let backgroundSince else { return nil }
        let end =
            openTasks.isEmpty
            ? agenda[.suspension] ?? agenda[.window] ?? endOfEvent ?? suspensionTime
            : backgroundSince + Budget.span(taskBudget, on: app.version)
        return max(.seconds(0), end - now)
    }
}

extension WorldContents {
    /// Until when an app that is being launched for an event has time for it; nil where it is not.
    private var endOfEvent: Instant? {
        guard isWoken, reason != .icon, let backgroundSince else { return nil }
        return backgroundSince
            + Budget.span(
                reason.wakeBudget(on: app.version) ?? reason.windowBudget, on: app.version)
    }

    /// Whether anything keeps an app in the background from being suspended
    /// (`TableException.assertions`).
    var hasAssertion: Bool {
        !openTasks.isEmpty || isWindowOpen
            || !activities.isDisjoint(with: fixed.permittedActivities)
    }

    /// Whether a system alert lies over whatever is on screen.
    var isAlertShown: Bool { overlays.contains(.alert) }

    /// Whether the app is on screen.
    var isInForeground: Bool { state == .active || state == .inactive }

    /// The budget of background tasks that the app has this time.
    var taskBudget: Budget.Kind {
        isWoken ? .backgroundTasksAfterWake : .backgroundTasks
    }

    /// Whether the app does not declare the mode that what it would be woken for needs.
    var isModeMissing: Bool {
        guard let mode = reason.requiredMode, !app.modes.isSuperset(of: mode) else { return false }
        return !(reason.isHeardOnScreen && isInForeground)
    }

    /// Whether the app's code keeps the main thread to itself.
    var isMainThreadBusy: Bool { agenda[.mainThread] != nil }

    /// Whether the expiration handlers of background tasks are being called.
    var isCallingExpirationHandlers: Bool {
        frames.contains { frame in
            if case .expirations = frame { return true }
            return false
        }
    }

    /// How many windows the user has had at some time, open and closed ones; 1 where none has been
    /// opened beside the first.
    var windowCount: Int { max(1, scenes.count) }

    /// What a launch callback tells of the reason, in an app of this model
    /// (`TableException.launchOptions`).
    func option(toldIn callback: Callback) -> LaunchReason? {
        switch callback {
        case .willFinishLaunching, .didFinishLaunching:
            model == .delegate && reason.launchOption(on: app.version) != nil ? reason : nil
        case .sceneWillConnect: reason.connectionOption != nil ? reason : nil
        default: nil
        }
    }
}
