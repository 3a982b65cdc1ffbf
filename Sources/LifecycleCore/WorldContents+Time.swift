extension WorldContents {
    /// Starts a timer.
    ///
    /// The time for background tasks counts from entering the background, whenever a task began.
    /// An end in the past is due at once. `timerFacts` has the facts about each timer.
    mutating func start(_ timer: SystemTimer) {
        if timer.goesOn, agenda[timer] != nil { return }
        let version = app.version
        var limit: Instant { (backgroundSince ?? now) + Budget.span(taskBudget, on: version) }
        agenda[timer] =
            switch timer {
            case .suspension: suspensionTime
            case .expiration: max(now, limit - Budget.span(.expirationLead, on: version))
            case .assertionLimit: max(now, limit)
            case .launchWatchdog:
                now + Budget.span(app.isInSimulator ? .launchInSimulator : .launch, on: version)
            case .resumeWatchdog: now + Budget.span(.resume, on: version)
            case .backgroundWatchdog: now + Budget.span(.enterBackground, on: version)
            case .terminationWatchdog: now + Budget.span(.terminate, on: version)
            case .window: now + Budget.span(windowReason.windowBudget, on: version)
            case .taskExpiry:
                max(
                    now,
                    now + Budget.span(windowReason.windowBudget, on: version)
                        - Budget.span(.expirationLead, on: version))
            case .taskWarning: timeOfWarning.map { max(now, $0) }
            case .mainThread, .relaunch: now
            case .taskRefusal: max(now, agenda[.mainThread] ?? now)
            }
    }

    /// The time at which an app in the background is suspended if nothing keeps it running.
    ///
    /// It is after the usual time, and not before the time ends that an event gave the app.
    var suspensionTime: Instant {
        let end = now + Budget.span(.suspension, on: app.version)
        return max(end, wakeEnd ?? end)
    }

    /// Ends the wait for a completion handler.
    mutating func closeWindow() {
        isWindowOpen = false
        agenda[.window] = nil
        agenda[.taskExpiry] = nil
    }

    /// Gives an app in the background the time for an event.
    mutating func giveTime(for reason: LaunchReason) {
        guard state == .background, let wake = reason.wakeBudget(on: app.version) else { return }
        wakeEnd = now + Budget.span(wake, on: app.version)
    }

    /// Whether a suspension is due although something keeps the app running.
    var hasNeedlessSuspension: Bool { hasAssertion && agenda[.suspension] != nil }

    /// Whether the app is suspended before a background task requested now is granted.
    var isSuspensionNear: Bool {
        agenda[.suspension].map { $0 - now <= Budget.span(.taskRequest, on: app.version) } ?? false
    }

    /// Whether the next wake by a socket is not allowed.
    var isWokenTooOften: Bool {
        guard !socketWakes.isEmpty else { return false }
        let span = Budget.span(.socketWakes, on: app.version)
        return socketWakes.count { $0 + span >= now } + 1 >= Limit.count(.socketWakes)
    }

    /// Counts a wake by a socket, and forgets those outside the counted period.
    mutating func countSocketWake() {
        let span = Budget.span(.socketWakes, on: app.version)
        socketWakes.removeAll { $0 + span < now }
        socketWakes.append(now)
    }

    /// Puts the device to sleep or wakes it; timers with a deadline are delayed by the sleep.
    mutating func sleep(_ begins: Bool) {
        if begins {
            asleepSince = now
            return
        }
        guard let since = asleepSince else { return }
        asleepSince = nil
        let slept = now - since
        agenda.delayPlans(by: slept)
        for item in overdue where item.clock == .deadline && item.due >= since {
            agenda.add(
                .delayedAction(item.action, every: item.period, clock: item.clock),
                at: item.due + slept)
        }
        overdue.removeAll { $0.clock == .deadline && $0.due >= since }
        // The periods of actions that fell due before the sleep are shifted too.
        for index in overdue.indices where overdue[index].clock == .deadline {
            overdue[index].due = overdue[index].due + slept
        }
    }

    /// Drops the unfinished work of the process.
    mutating func abandonWork() {
        frames.removeAll()
        waiting.removeAll()
        expiring.removeAll()
        agenda[.mainThread] = nil
    }

    /// Sets a fact about the device or the app.
    mutating func set(_ fact: Fact, _ isSo: Bool) {
        switch fact {
        case .forceQuit: wasForceQuit = isSo
        case .awaitingFirstUnlock: isAwaitingFirstUnlock = isSo
        case .refreshOff: isRefreshOff = isSo
        case .lowPower: isLowPower = isSo
        case .archive: hasArchive = isSo
        case .prewarmed: isPrewarmed = isSo
        case .justLaunched: isJustLaunched = isSo
        case .timeChangeUntold: hasUntoldTimeChange = isSo
        case .pushHeld: isPushHeld = isSo
        case .holdsLock: holdsLock = isSo
        case .offloaded: isOffloaded = isSo
        case .deleted: isDeleted = isSo
        case .viewsUnseen:
            hasUnseenViews = isSo && (app.watchesViews || !app.handlers.isEmpty)
        case .snapshotDue: isSnapshotDue = isSo && app.watchesSnapshots
        case .woken: isWoken = isSo
        case .activityAnnounced: isActivityAnnounced = isSo
        case .protectedDataAway: isProtectedDataAway = isSo && app.hasPasscode
        }
    }

    /// Drops everything in the memory of the process.
    mutating func forgetProcess() {
        abandonWork()
        openTasks = []
        overdue = []
        backgroundSince = nil
        activities = []
        isWindowOpen = false
        windowReason = .icon
        isWoken = false
        wakeEnd = nil
        queued = []
        holdsLock = false
        owesCallReport = false
        // The prompt belonged to the process.
        overlays.remove(.biometricPrompt)
        hasUntoldTimeChange = false
        isJustLaunched = false
        hasUnseenViews = false
        isSnapshotDue = false
        isPrewarmed = false
        isActivityAnnounced = false
        for index in scenes.indices {
            scenes[index].state = .background
            scenes[index].isConnected = false
            scenes[index].isAttached = false
        }
        agenda.forgetProcess()
    }

    /// Forgets everything that the device keeps of the app: its data and scenes, the answers about
    /// permissions, and what the user did with it.
    mutating func forgetApp() {
        hasArchive = false
        scenes = []
        hasUntoldDiscard = false
        askedPermissions = 0
        wasForceQuit = false
        isOffloaded = false
        isPrewarmed = false
        reasonAtUnlock = .icon
        badge = 0
    }
}
