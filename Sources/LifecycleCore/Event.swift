/// An event from outside the app, by the user or the system.
public enum Event: UInt8, CaseIterable, Sendable {
    case userOpensApp
    case userGoesHome
    case userOpensSwitcher
    case userClosesSwitcher
    case userOpensOtherApp
    case userSwipesAppAway
    case userLocksDevice
    case userUnlocksDevice
    case callRings
    case userAnswersCall
    case userDeclinesCall
    case callEnds
    case alertAppears
    case userDismissesAlert
    case userOpensNotificationCenter
    case userClosesNotificationCenter
    case userPullsNotificationCenter
    case userOpensControlCenter
    case userClosesControlCenter
    case userInvokesSiri
    case userDismissesSiri
    case biometricPromptAppears
    case biometricPromptEnds
    case bannerAppears
    case userTapsBanner
    case userHalfUnlocksDevice
    case userOpensURL
    case userOpensUniversalLink
    case userTapsPush
    case userTapsLocalNotification
    case userChoosesQuickAction
    case userAcceptsShare
    case silentPushArrives
    case systemStartsFetch
    case systemStartsRefreshTask
    case systemStartsProcessingTask
    case downloadFinishes
    case locationChanges
    case bluetoothEventArrives
    case voipPushArrives
    case systemWarnsOfMemory
    case timeChanges
    case deviceRestarts
    case systemUpdatesApp
    case systemEvictsApp
    case systemPrewarmsApp
    case systemDropsPrewarmedApp
    case userTurnsRefreshOff
    case userTurnsRefreshOn
    case userTurnsLowPowerOn
    case userTurnsLowPowerOff
    case systemReclaimsMemory
    case deviceOverheats
    case systemNeedsDiskSpace
    case userHoldsButtons
    case deviceEntersRegion
    case deviceLeavesRegion
    case visitIsNoticed
    case peripheralEventArrives
    case accessorySendsData
    case newsstandIssueArrives
    case socketDataArrives
    case healthDataArrives
    case pushArrives
    case pushWithContentArrives
    case localNotificationFires
    case notificationAlertAppears
    case userDismissesNotificationAlert
    case userActsOnNotificationAlert
    case userExpandsCallBanner
    case userTouchesAppBeside
    case userDragsDivider
    case userPushesAppOffScreen
    case systemConnectsScene
    case deviceFallsAsleep
    case deviceWakesUp
    case localeChanges
    case settingsChange
    case deviceRotates
    case systemHoldsPush
    case inAppAlertAppears
    case userContinuesActivity
    case userStartsUsingDevice
    case userCancelsContinuedTask
    case systemOffloadsApp
    case userMakesCall
    case userDeletesApp
    case userChangesPermission

    // Input for the responders of the app.
    case userTouches
    case userShakesDevice
    case userTriggersAction
    case userOpensEditingMenu
    case userPressesRemoteControl

    // Events of one window.
    case userOpensWindow
    case userClosesWindow
    case userHidesWindow
    case userShowsWindow
    case systemDisconnectsWindow
}

/// The name of a background task, as an index.
public struct TaskName: Hashable, Sendable {
    /// The index in the scenario's list of task names.
    public var index: UInt16

    /// Creates a task name from its index.
    public init(index: UInt16) {
        self.index = index
    }
}

/// The name of a permission, as an index.
public struct PermissionName: Hashable, Sendable {
    /// The index in the scenario's list of permissions.
    public var index: UInt8

    /// Creates a permission name from its index.
    public init(index: UInt8) {
        self.index = index
    }

    /// The most permissions of a scenario: a world has one bit for each.
    public static let most = 32
}

/// The actor of a trace entry.
public enum Actor: UInt8, CaseIterable, Sendable {
    case user
    case system
    case app
    case scene

    /// The name in a trace.
    public var name: StaticString {
        switch self {
        case .user: "user"
        case .system: "system"
        case .app: "app"
        case .scene: "scene"
        }
    }
}
