/// The state of a world: everything that rules read and change.
///
/// A `World` and a `Machine` each own one and are the only ones to change it, so the mutating
/// functions are of no use elsewhere. Properties that searches in other modules read millions of
/// times are usable from inline, which avoids a copy.
@usableFromInline
struct WorldContents: Hashable, Sendable {
    var fixed: FixedFacts
    /// The current time.
    @usableFromInline var now: Instant = .zero
    @usableFromInline var state: LifecycleState = .notRunning

    /// What is on the screen below all overlays.
    var front: Front = .homeScreen
    var isLocked = false
    var call: CallStage = .none
    /// The overlays that cover the app when it is in front.
    var overlays: Overlay = []
    /// The number of system alerts that wait after the one that is shown.
    var waitingAlerts: UInt8 = 0
    /// The permissions that the user was asked for, a bit for each.
    var askedPermissions: UInt32 = 0

    /// The open background tasks, oldest first.
    var openTasks: [OpenTask] = []
    /// The time of entering the background; nil in the foreground or while not running.
    var backgroundSince: Instant?
    /// The actions that fell due while the app was suspended, oldest first.
    var overdue: [OverdueAction] = []
    /// The scenes of an app that adopts them, in the order of the windows.
    var scenes: [Scene] = []
    /// Whether a session was closed while the app could not be notified.
    var hasUntoldDiscard = false

    /// The last reason to launch, open or wake the app; the icon after the app was told.
    var reason = LaunchReason.icon
    /// The activities of the app that background modes may permit.
    var activities: BackgroundModes = []
    /// Whether a completion handler has not been called yet.
    var isWindowOpen = false
    /// The reason that the completion handler belongs to.
    var windowReason = LaunchReason.icon
    /// Whether the app was launched or woken in the background and not opened since.
    var isWoken = false
    /// The end of the time that an event gave an app in the background; nil if it gave none.
    var wakeEnd: Instant?
    var wasForceQuit = false
    var isAwaitingFirstUnlock = false
    var isRefreshOff = false
    var isLowPower = false
    var hasArchive = false
    /// Whether the app is offloaded, until the user opens it again.
    var isOffloaded = false
    /// Whether the app is deleted, until something opens it.
    var isDeleted = false
    var isPrewarmed = false
    /// Whether the process has just been launched and receives its content.
    var isJustLaunched = false
    var hasUntoldTimeChange = false
    /// The notifications to post when the app resumes.
    var queued: QueuedNotifications = []
    var isPushHeld = false
    var holdsLock = false
    /// The time at which the device fell asleep; nil while it is awake.
    var asleepSince: Instant?
    /// The recent wakes by sockets, oldest first.
    var socketWakes: [Instant] = []
    /// The other apps whose memory the system has taken, a bit for each.
    var evictedOthers: UInt32 = 0
    var owesCallReport = false
    /// The number on the icon, which outlives the process.
    var badge: Int32 = 0
    /// The reason to open the app at the unlock; the icon if the user chose nothing.
    var reasonAtUnlock = LaunchReason.icon
    /// Whether the views are loaded and have not been on screen yet, if the trace shows views.
    var hasUnseenViews = false
    /// Whether a snapshot follows the current background event, if the trace shows snapshots.
    var isSnapshotDue = false
    var isActivityAnnounced = false
    /// Whether the files protected by the passcode are inaccessible since the device was locked.
    var isProtectedDataAway = false

    var agenda = Agenda()
    /// The frames that a blocked main thread leaves unfinished, innermost last.
    var frames: [Frame] = []
    /// The items that wait for the main thread, oldest first.
    @usableFromInline var waiting: [AgendaItem] = []
    /// The tasks whose expiration handlers are yet to be called.
    var expiring: [OpenTask] = []

    /// Creates the state of an app that is not running, on an unlocked device at its home screen.
    init(_ app: App, _ timeline: [TimedItem]) {
        fixed = FixedFacts(of: app)
        agenda.add(timeline)
    }

    var app: App { fixed.app }

    var model: AppModels { fixed.model }

    /// Removes the next item from the agenda and sets the clock to its time.
    mutating func advance() -> AgendaItem? {
        guard let next = agenda.popNext() else { return nil }
        now = next.time
        return next.agendaItem
    }

    var applicationState: ApplicationState? {
        switch state {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .notRunning, .suspended: nil
        }
    }

    /// The remaining background time of the app; nil if it is unlimited.
    ///
    /// With a background task it counts down from the budget. Without one it is the time to
    /// suspension, or during a launch for an event the time that the event gives
    /// (`TableException.timeRemaining`). It is an estimate, and stays at 0 if a debugger keeps the
    /// limit from being enforced. It has no limit while an activity keeps the app running, nor in
    /// the method that tells the app of the background, for which the system waits.
    var timeRemaining: Span? {
        guard let backgroundSince, !hasPermittedActivity, agenda[.backgroundWatchdog] == nil else {
            return nil
        }
        let end =
            openTasks.isEmpty
            ? agenda[.suspension] ?? agenda[.window] ?? endOfEvent ?? suspensionTime
            : backgroundSince + Budget.span(taskBudget, on: app.version)
        return max(.seconds(0), end - now)
    }
}

extension WorldContents {
    /// The end of the time for the event of a launch in progress; nil if there is none.
    private var endOfEvent: Instant? {
        guard isWoken, reason != .icon, let backgroundSince else { return nil }
        return backgroundSince
            + Budget.span(
                reason.wakeBudget(on: app.version) ?? reason.windowBudget, on: app.version)
    }

    /// Whether something keeps the app from being suspended (`TableException.assertions`).
    var hasAssertion: Bool {
        !openTasks.isEmpty || isWindowOpen || hasPermittedActivity
    }

    /// True while what a declared background mode permits keeps the app running.
    var hasPermittedActivity: Bool { !activities.isDisjoint(with: fixed.permittedActivities) }

    var isAlertShown: Bool { overlays.contains(.alert) }

    var isCallRinging: Bool { call == .ringingFullScreen || isCallBanner }

    var isCallBanner: Bool { call == .ringingAsBanner }

    var isInForeground: Bool { state == .active || state == .inactive }

    /// Whether the user has brought the app to the screen and the app has not entered the foreground
    /// yet.
    var isOnItsWayToScreen: Bool {
        front == .app && !hidesEveryWindow && !isLocked && call != .answered && !isInForeground
    }

    /// The budget that applies to background tasks now.
    var taskBudget: Budget.Kind {
        isWoken ? .backgroundTasksAfterWake : .backgroundTasks
    }

    /// Whether the app lacks the background mode that the reason to wake it needs.
    var isModeMissing: Bool {
        guard let mode = reason.requiredMode, !app.modes.isSuperset(of: mode) else { return false }
        return !(reason.isHeardOnScreen && isInForeground)
    }

    var isMainThreadBusy: Bool { agenda[.mainThread] != nil }

    var isCallingExpirationHandlers: Bool {
        frames.contains { frame in
            if case .expirations = frame { return true }
            return false
        }
    }

    var windowCount: Int { max(1, scenes.count) }

    /// The launch reason that a callback tells the app (`TableException.launchOptions`).
    func option(toldIn callback: Callback) -> LaunchReason? {
        switch callback {
        case .willFinishLaunching, .didFinishLaunching:
            model == .delegate && reason.launchOption(on: app.version) != nil ? reason : nil
        case .sceneWillConnect: reason.connectionOption != nil ? reason : nil
        default: nil
        }
    }
}
