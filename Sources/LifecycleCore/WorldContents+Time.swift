extension WorldContents {
    /// Lets a span run.
    ///
    /// The time for background tasks counts from entering the background, whenever a task was
    /// begun; what would lie in the past is due at once. What is so of each span stands in
    /// `timerFacts`.
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
            case .taskWarning: now + Budget.span(.taskWarning, on: version)
            case .mainThread, .relaunch: now
            case .taskRefusal: max(now, agenda[.mainThread] ?? now)
            }
    }

    /// When an app in the background is suspended that nothing keeps from it: after the usual
    /// span, and not before the time is over that it has for the event that it was handed.
    var suspensionTime: Instant {
        let end = now + Budget.span(.suspension, on: app.version)
        return max(end, wakeEnd ?? end)
    }

    /// Closes the window in which a completion handler is waited for.
    mutating func closeWindow() {
        isWindowOpen = false
        agenda[.window] = nil
    }

    /// Gives an app in the background the time that comes with an event.
    mutating func giveTime(for reason: LaunchReason) {
        guard state == .background, let wake = reason.wakeBudget(on: app.version) else { return }
        wakeEnd = now + Budget.span(wake, on: app.version)
    }

    /// Whether the app is to be suspended, although something keeps it running.
    var hasNeedlessSuspension: Bool { hasAssertion && agenda[.suspension] != nil }

    /// Whether the app is suspended before a background task that it asks for now is granted.
    var isSuspensionNear: Bool {
        agenda[.suspension].map { $0 - now <= Budget.span(.taskRequest, on: app.version) } ?? false
    }

    /// Whether one more wake by a socket is the one that the system does not allow.
    var isWokenTooOften: Bool {
        guard !socketWakes.isEmpty else { return false }
        let span = Budget.span(.socketWakes, on: app.version)
        return socketWakes.count { $0 + span >= now } + 1 >= Limit.count(.socketWakes)
    }

    /// Counts a wake by a socket; those that are too long ago are forgotten.
    mutating func countSocketWake() {
        let span = Budget.span(.socketWakes, on: app.version)
        socketWakes.removeAll { $0 + span < now }
        socketWakes.append(now)
    }

    /// Puts the device to sleep, or wakes it; a timer with a deadline stood still meanwhile.
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
        // What fell due before comes again on a grid that has moved.
        for index in overdue.indices where overdue[index].clock == .deadline {
            overdue[index].due = overdue[index].due + slept
        }
    }

    /// Drops what the process was doing, as it does nothing more.
    mutating func abandonWork() {
        frames.removeAll()
        waiting.removeAll()
        expiring.removeAll()
        agenda[.mainThread] = nil
    }

    /// Changes something about the device or what the system knows of the app.
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
        case .viewsUnseen: hasUnseenViews = isSo && app.watchesViews
        case .snapshotDue: isSnapshotDue = isSo && app.watchesSnapshots
        case .woken: isWoken = isSo
        case .activityAnnounced: isActivityAnnounced = isSo
        case .protectedDataAway: isProtectedDataAway = isSo && app.hasPasscode
        }
    }

    /// Drops what lives in the memory of the process.
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
        // The prompt was one of the process.
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
}
