extension World {
    /// Lets a span run.
    ///
    /// The time for background tasks counts from entering the background, whenever a task was
    /// begun; what would lie in the past is due at once. A watchdog that runs already is not
    /// appeased by being started again. Under a debugger nothing of this is enforced.
    mutating func start(_ timer: SystemTimer) {
        if app.isDebugged || (timer.isWatchdog && agenda[timer] != nil) { return }
        let version = app.version
        let limit = (backgroundSince ?? now) + Budget.span(taskBudget, on: version)
        agenda[timer] =
            switch timer {
            case .suspension: now + Budget.span(.suspension, on: version)
            case .expiration: max(now, limit - Budget.span(.expirationLead, on: version))
            case .assertionLimit: max(now, limit)
            case .launchWatchdog: now + Budget.span(.launch, on: version)
            case .resumeWatchdog: now + Budget.span(.resume, on: version)
            case .backgroundWatchdog: now + Budget.span(.enterBackground, on: version)
            case .terminationWatchdog: now + Budget.span(.terminate, on: version)
            case .window:
                now
                    + Budget.span(
                        windowReason == .processingTask ? .processingWindow : .window, on: version)
            case .taskWarning: now + Budget.span(.taskWarning, on: version)
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

    /// Changes something about the device or what the system knows of the app.
    mutating func set(_ fact: Fact, _ isSo: Bool) {
        switch fact {
        case .forceQuit: wasForceQuit = isSo
        case .awaitingFirstUnlock: isAwaitingFirstUnlock = isSo && app.hasPasscode
        case .refreshOff: isRefreshOff = isSo
        case .lowPower: isLowPower = isSo
        case .archive: hasArchive = isSo
        case .prewarmed: isPrewarmed = isSo
        case .justLaunched: isJustLaunched = isSo
        case .timeChangeUntold: hasUntoldTimeChange = isSo
        case .woken:
            wasWoken = isSo
            backgroundSince = now
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
        wasWoken = false
        owesCallReport = false
        hasUntoldTimeChange = false
        isJustLaunched = false
        for index in scenes.indices {
            scenes[index].state = .background
            scenes[index].isConnected = false
        }
        agenda.forgetProcess()
    }
}
