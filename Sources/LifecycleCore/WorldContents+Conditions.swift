extension WorldContents {
    /// Whether the conditions of a rule are met, all of them, for the task or the scene that the
    /// rule is about.
    ///
    /// A look-up asks this of each rule that may answer, so only what the rule names is found out.
    func meets(_ conditions: Conditions, for cause: Cause) -> Bool {
        conditions.subtracting(fixed.conditions).allSatisfy { isMet($0, for: cause) ?? false }
    }

    /// Whether a condition is met; nil where the app's settings decide, which do not meet it.
    func isMet(_ condition: Condition, for cause: Cause) -> Bool? {
        switch condition {
        case .activityIsContinuedTask: cause == .action(.start(.continuedTask))
        case .appInFront: front == .app
        case .appNotInFront: front != .app
        case .locked: isLocked
        case .unlocked: !isLocked
        case .switcherOpen: overlays.contains(.switcher)
        case .switcherClosed: !overlays.contains(.switcher)
        case .uncovered: overlays.isEmpty
        case .covered: !overlays.isEmpty
        case .alertShown: isAlertShown
        case .alertWaits: waitingAlerts > 0
        case .promptShown: overlays.contains(.biometricPrompt)
        case .asksForFace: cause == .action(.askForFaceID)
        case .permissionAsked: isAsked(in: cause)
        case .callRings: call == .ringingFullScreen || call == .ringingAsBanner
        case .callCoversScreen: call == .ringingFullScreen
        case .callIsBanner: call == .ringingAsBanner
        case .onCall: call == .answered
        case .notOnCall: call != .answered
        case .noTaskOpen: openTasks.isEmpty
        case .anyTaskOpen: !openTasks.isEmpty
        case .taskOpen: isTaskOpen(of: cause)
        case .taskNotOpen: !isTaskOpen(of: cause)
        case .expiring: isCallingExpirationHandlers
        case .tooManyTasks: openTasks.count >= Limit.count(.openTasks)
        case .sceneUnattached: !hasConnectedScene
        case .sceneConnected: self[scene: scene(of: cause)].isConnected
        case .sceneGone: !self[scene: scene(of: cause)].isConnected
        case .lastScene: scenes.count { $0.isConnected && $0.hasSession } < 2
        case .sessionKept: self[scene: scene(of: cause)].hasSession
        case .sessionNew: !self[scene: scene(of: cause)].hasSession
        case .sessionDiscarded: hasUntoldDiscard
        case .noAssertion: !hasAssertion
        case .suspensionNear: isSuspensionNear
        case .offloaded: isOffloaded
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
        case .reasonIsRegion: reason == .regionEntry || reason == .regionExit
        case .reasonIsBluetooth: reason == .bluetooth || reason == .peripheral
        case .reasonIsResponse: reason == .remoteNotification || reason == .localNotification
        case .reasonIsCall: reason == .voipPush
        case .reasonIsSession: reason == .sessionEvents
        case .reasonIsSilentPush: reason == .silentPush
        case .reasonIsURL: reason == .url
        case .reasonIsActivity: reason == .userActivity
        case .reasonIsContent: reason == .url || reason == .userActivity
        case .activityAnnounced: isActivityAnnounced
        case .reasonObeysLaunchAnswer: reason.obeysLaunchAnswer
        case .modeMissing: isModeMissing
        case .hasArchive: hasArchive
        case .windowOpen: isWindowOpen
        case .windowClosed: !isWindowOpen
        case .windowIsOfSession: windowReason == .sessionEvents
        case .windowIsOfCall: windowReason == .voipPush
        case .windowIsOfProcessing: isWindowOpen && windowReason == .processingTask
        case .continuedTaskRuns: activities.contains(.continuedProcessing)
        case .justLaunched: isJustLaunched
        case .timeChangeUntold: hasUntoldTimeChange
        case .prewarmed: isPrewarmed
        case .notPrewarmed: !isPrewarmed
        case .owesCallReport: owesCallReport
        case .woken: isWoken
        case .notWoken: !isWoken
        case .holdsLock: holdsLock
        case .asleep: asleepSince != nil
        case .awake: asleepSince == nil
        case .wokenTooOften: isWokenTooOften
        case .pushHeld: isPushHeld
        case .otherIsSuspended: suspendedOther != nil
        case .appIsNextVictim: memoryVictim == .appUnderStudy
        case .otherIsNextVictim: isOtherNextVictim
        case .busy: isMainThreadBusy
        case .callsSetFullScreen, .callsSetBanner, .exitsOnSuspend, .staysInBackground,
            .supportsWindows, .oneWindow, .hasPasscode, .launchReturnsFalse,
            .hasNotificationCenterDelegate, .preservesState, .onPad, .onPhone, .oneFalseIsEnough,
            .exitsWithoutBackground, .wakeEnters, .backgroundLaunchEnters, .notificationFirst,
            .mustAdoptScenes, .hasCallMode, .swipedEnters, .swipedDisconnects, .swipedQuickly,
            .relaunchFrom8, .lateTaskLoses, .debugged, .declaresTasks, .swipedEntersAgain,
            .noPasscode, .usesAccessorySetupKit, .locationStaysQuit, .handlesPushesWithCompletion,
            .launchCallsShortPushMethod, .sceneNotificationFirst, .pushComesWhenActive,
            .silentPushRelaunches, .contentBeforeForeground, .prewarmCallsLaunchMethods,
            .hasAlwaysOnDisplay, .watchesScenePhase, .firstPhaseIsInactive:
            nil
        }
    }

    private func isAsked(in cause: Cause) -> Bool {
        guard case .action(.askForPermission(let permission)) = cause else { return false }
        return askedPermissions & 1 << UInt32(permission.index) != 0
    }

    private func isTaskOpen(of cause: Cause) -> Bool {
        cause.task.map { openTasks.contains($0) } ?? false
    }

    private var isOtherNextVictim: Bool {
        if case .other = memoryVictim { return true }
        return false
    }
}
