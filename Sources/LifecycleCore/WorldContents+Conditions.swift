extension WorldContents {
    /// Whether all conditions of a rule are met and none that it excludes, for a cause.
    ///
    /// A lookup calls this for each candidate, so only the conditions of the rule are evaluated.
    func meets(_ when: Conditions, unless: Conditions, for cause: Cause) -> Bool {
        unless.isDisjoint(with: fixed.conditions)
            && when.subtracting(fixed.conditions).allSatisfy { isSo($0, for: cause) }
            && unless.allSatisfy { !isSo($0, for: cause) }
    }

    /// Whether a condition is met, given that the settings do not meet it; false for an option.
    @inline(__always)
    private func isSo(_ condition: Condition?, for cause: Cause) -> Bool {
        condition.flatMap { isMet($0, for: cause) } ?? false
    }

    /// Whether a condition is met; nil if settings decide, given that they do not meet it.
    func isMet(_ condition: Condition, for cause: Cause) -> Bool? {
        switch condition {
        case .activityIsContinuedTask: cause == .action(.start(.continuedTask))
        case .appInFront: front == .app && !hidesEveryWindow
        case .locked: isLocked
        case .switcherOpen: overlays.contains(.switcher)
        case .covered: !overlays.isEmpty
        case .alertShown: isAlertShown
        case .alertWaits: waitingAlerts > 0
        case .promptShown: overlays.contains(.biometricPrompt)
        case .asksForFace: cause == .action(.askForFaceID)
        case .permissionAsked: isAsked(in: cause)
        case .callRings: isCallRinging
        case .callCoversScreen: call == .ringingFullScreen
        case .callIsBanner: isCallBanner
        case .onCall: call == .answered
        case .madeCallCovers: overlays.contains(.madeCall)
        case .anyTaskOpen: !openTasks.isEmpty
        case .taskOpen: isTaskOpen(of: cause)
        case .expiring: isCallingExpirationHandlers
        case .tooManyTasks: openTasks.count >= Limit.count(.openTasks)
        case .sceneUnattached: !hasConnectedScene
        case .sceneConnected: self[scene: scene(of: cause)].isConnected
        case .lastScene: scenes.count { $0.isConnected && $0.hasSession } < 2
        case .sessionKept: isSessionKept(cause)
        case .sessionDiscarded: hasUntoldDiscard
        case .noAssertion: !hasAssertion
        case .suspensionNear: isSuspensionNear
        case .offloaded: isOffloaded
        case .deleted: isDeleted
        case .awaitingFirstUnlock: isAwaitingFirstUnlock && app.hasPasscode
        case .restarted: isAwaitingFirstUnlock
        case .openingWaits: reasonAtUnlock != .icon
        case .viewsUnseen: hasUnseenViews
        case .phaseUntold: self[scene: scene(of: cause)].phase == nil
        case .forceQuit: wasForceQuit
        case .refreshOff: isRefreshOff
        case .lowPower: isLowPower
        case .snapshotDue: isSnapshotDue
        case .passingOverlayOpen: !overlays.isDisjoint(with: .leftBehind)
        case .reasonObeysRefresh: reason.obeysRefreshSetting
        case .reasonIsLocation: reason.isPlace
        case .reasonIsVisit: reason == .visit
        case .reasonIsProcessingTask: reason == .processingTask
        case .reasonIsHealthData: reason == .healthData
        case .reasonIsRegion: reason == .regionEntry || reason == .regionExit
        case .reasonIsBluetooth: reason == .bluetooth || reason == .peripheral
        case .reasonIsResponse: reason == .remoteNotification || reason == .localNotification
        case .reasonIsCall: reason == .voipPush
        case .reasonIsSession: reason == .sessionEvents
        case .reasonIsSilentPush: reason == .silentPush
        case .reasonIsTask: reason.isScheduledTask
        case .reasonIsURL: reason == .url
        case .reasonIsActivity: reason == .userActivity
        case .reasonIsContent: reason == .url || reason == .userActivity
        case .activityAnnounced: isActivityAnnounced
        case .reasonObeysLaunchAnswer: reason.obeysLaunchAnswer
        case .modeMissing: isModeMissing
        case .hasArchive: hasArchive
        case .windowOpen: isWindowOpen
        case .windowIsOfSession: windowReason == .sessionEvents
        case .windowIsOfCall: windowReason == .voipPush
        case .windowIsOfTask: isWindowOpen && windowReason.isScheduledTask
        case .windowIsOfProcessing: isWindowOpen && windowReason == .processingTask
        case .activityRuns: hasPermittedActivity
        case .continuedTaskRuns: activities.contains(.continuedProcessing)
        case .justLaunched: isJustLaunched
        case .timeChangeUntold: hasUntoldTimeChange
        case .prewarmed: isPrewarmed
        case .owesCallReport: owesCallReport
        case .woken: isWoken
        case .holdsLock: holdsLock
        case .asleep: asleepSince != nil
        case .wokenTooOften: isWokenTooOften
        case .pushHeld: isPushHeld
        case .otherIsSuspended: suspendedOther != nil
        case .appIsNextVictim: memoryVictim == .appUnderStudy
        case .otherIsNextVictim: isOtherNextVictim
        case .busy: isMainThreadBusy
        case .callsSetFullScreen, .exitsOnSuspend, .supportsWindows, .hasPasscode,
            .launchReturnsFalse, .hasNotificationCenterDelegate, .preservesState, .onPad,
            .mustAdoptScenes, .hasCallMode, .lateTaskLoses, .debugged, .declaresTasks,
            .usesAccessorySetupKit, .handlesPushesWithCompletion, .hasAlwaysOnDisplay,
            .watchesScenePhase, .handlesTaskExpiry:
            nil
        }
    }

    private func isAsked(in cause: Cause) -> Bool {
        guard case .action(.askForPermission(let permission)) = cause else { return false }
        return askedPermissions & 1 << UInt32(permission.index) != 0
    }

    private func isTaskOpen(of cause: Cause) -> Bool {
        cause.task.map { isOpen($0) } ?? false
    }

    private var isOtherNextVictim: Bool {
        if case .other = memoryVictim { return true }
        return false
    }
}
