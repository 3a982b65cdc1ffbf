import LifecycleCore
import TraceViews

/// An occasion on which methods are called, which groups lists of calls.
enum Occasion: UInt8, CaseIterable {
    case launch
    case comingBack
    case opening
    case interruption
    case leaving
    case backgroundWork
    case messages
    case windows
    case ending
    case device
    case ownCode
    case time

    /// The heading of the group.
    var words: Word {
        switch self {
        case .launch: Word("At a launch: the app was not running")
        case .comingBack: Word("Coming back to the screen")
        case .opening: Word("Opened by a link, a notification or a shortcut")
        case .interruption: Word("Interruptions")
        case .leaving: Word("Leaving the screen")
        case .backgroundWork: Word("Wake-ups and background work")
        case .messages: Word("When a push or a notification arrives")
        case .windows: Word("Windows and Split View")
        case .ending: Word("When the app is ended")
        case .device: Word("The device and its settings")
        case .ownCode: Word("By the app's own code")
        case .time: Word("When time runs out")
        }
    }

    /// Whether readers think of an app that is not on screen.
    var beginsOffScreen: Bool {
        switch self {
        case .launch, .comingBack, .opening, .backgroundWork: true
        default: false
        }
    }
}

extension Way {
    /// The occasion of the way.
    var occasion: Occasion {
        func takes(_ transition: Transition) -> Bool {
            path.contains { $0.on == .transition(transition) }
        }
        if takes(.launchInBackground) || takes(.wake) { return .backgroundWork }
        return takes(.launch) ? .launch : trigger.occasion
    }
}

extension Trigger {
    /// The occasion, if the process is already running.
    var occasion: Occasion {
        switch self {
        case .event(let event): event.occasion
        case .action(let action): action.occasion
        case .timer, .transition: .time
        }
    }
}

extension ActionKind {
    fileprivate var occasion: Occasion {
        switch self {
        case .openOtherApp: .leaving
        case .crash, .exit: .ending
        default: .ownCode
        }
    }
}

extension Event {
    fileprivate var occasion: Occasion {
        switch self {
        case .userOpensApp, .userUnlocksDevice, .systemPrewarmsApp: .comingBack
        case .userOpensURL, .userOpensUniversalLink, .userTapsPush, .userTapsLocalNotification,
            .userChoosesQuickAction, .userAcceptsShare, .userContinuesActivity:
            .opening
        case .userOpensSwitcher, .userClosesSwitcher, .callRings, .userAnswersCall,
            .userDeclinesCall, .callEnds, .userExpandsCallBanner, .userMakesCall, .alertAppears,
            .userDismissesAlert, .inAppAlertAppears, .userOpensNotificationCenter,
            .userClosesNotificationCenter, .userPullsNotificationCenter, .userOpensControlCenter,
            .userClosesControlCenter, .userInvokesSiri, .userDismissesSiri,
            .biometricPromptAppears, .biometricPromptEnds, .bannerAppears,
            .notificationAlertAppears, .userDismissesNotificationAlert:
            .interruption
        case .userGoesHome, .userOpensOtherApp, .userLocksDevice, .userTapsBanner,
            .userPushesAppOffScreen, .userActsOnNotificationAlert:
            .leaving
        case .systemStartsFetch, .systemStartsRefreshTask, .systemStartsProcessingTask,
            .downloadFinishes, .locationChanges, .bluetoothEventArrives, .voipPushArrives,
            .deviceEntersRegion, .deviceLeavesRegion, .visitIsNoticed, .peripheralEventArrives,
            .accessorySendsData, .newsstandIssueArrives, .socketDataArrives, .healthDataArrives,
            .userCancelsContinuedTask:
            .backgroundWork
        case .silentPushArrives, .pushArrives, .pushWithContentArrives, .localNotificationFires,
            .systemHoldsPush:
            .messages
        case .userOpensWindow, .userClosesWindow, .userHidesWindow, .userShowsWindow,
            .systemDisconnectsWindow, .systemConnectsScene, .userTouchesAppBeside,
            .userDragsDivider:
            .windows
        case .userSwipesAppAway, .deviceRestarts, .systemUpdatesApp, .systemEvictsApp,
            .systemDropsPrewarmedApp, .systemReclaimsMemory, .deviceOverheats,
            .systemNeedsDiskSpace, .userHoldsButtons, .systemOffloadsApp, .userDeletesApp,
            .userChangesPermission:
            .ending
        case .systemWarnsOfMemory, .timeChanges, .userTurnsRefreshOff, .userTurnsRefreshOn,
            .userTurnsLowPowerOn, .userTurnsLowPowerOff, .userHalfUnlocksDevice,
            .deviceFallsAsleep, .deviceWakesUp,
            .localeChanges, .settingsChange, .deviceRotates, .userStartsUsingDevice,
            .userTouches, .userShakesDevice, .userTriggersAction, .userOpensEditingMenu,
            .userPressesRemoteControl:
            .device
        }
    }
}
