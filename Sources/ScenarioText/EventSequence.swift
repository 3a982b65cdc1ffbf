import Diagnostics
import LifecycleCore

/// What has been opened and not closed, so that an event out of order is found while reading.
///
/// Only what can never be right is a fault here: an answer before any ring. What depends on the
/// state of the app is left to the run, whose trace says why nothing happened.
struct EventSequence {
    private var isRinging = false
    private var isOnCall = false
    private var isLocked = false
    /// Whether the device, if it was locked, may be unlocked by what the user chose meanwhile.
    private var mayBeUnlocked = true
    private var isRestarted = false
    /// How many alerts are shown or wait behind the one that is.
    private var alerts = 0
    private var isSwitcherOpen = false
    /// Whether the switcher is what the user sees, as far as that can be told without a run.
    private(set) var isSwitcherInFront = false
    private var isNotificationCenterOpen = false
    private var isControlCenterOpen = false
    private var isSiriShown = false
    private var isPromptShown = false
    private var isNotificationAlertShown = false

    /// Takes an event into account.
    ///
    /// - Returns: Why it cannot come here, or nil if it can. Where the app itself may show what the
    ///   event ends (`Event.endsWhatAppsShow`), only the scenario as a whole tells.
    mutating func fault(of event: Event) -> Text? {
        if event.leadsOutOfSwitcher { isSwitcherInFront = false }
        switch event {
        case .callRings:
            if isRinging || isOnCall { return "a call is there already" }
            isRinging = true
        case .userAnswersCall:
            guard isRinging else { return "no call rings here" }
            isRinging = false
            isOnCall = true
        case .userDeclinesCall:
            guard isRinging else { return "no call rings here" }
            isRinging = false
        case .callEnds:
            guard isRinging || isOnCall else { return "there is no call here to end" }
            isRinging = false
            isOnCall = false
        case .userLocksDevice:
            if !mayBeUnlocked { return "the device is locked already" }
            isLocked = true
            mayBeUnlocked = false
        case .userUnlocksDevice:
            guard isLocked else { return "the device is not locked here" }
            isLocked = false
            mayBeUnlocked = true
        case .alertAppears:
            alerts += 1
        case .userDismissesAlert:
            guard alerts > 0 else { return "no alert is shown here" }
            alerts -= 1
        case .userOpensSwitcher:
            isSwitcherOpen = true
            isSwitcherInFront = true
        case .userClosesSwitcher:
            guard isSwitcherOpen else { return "the app switcher is not open here" }
            isSwitcherOpen = false
        case .userOpensNotificationCenter, .userPullsNotificationCenter:
            isNotificationCenterOpen = true
        case .userClosesNotificationCenter:
            guard isNotificationCenterOpen else { return "Notification Center is not open here" }
            isNotificationCenterOpen = false
        case .userOpensControlCenter: isControlCenterOpen = true
        case .userClosesControlCenter:
            guard isControlCenterOpen else { return "Control Center is not open here" }
            isControlCenterOpen = false
        case .deviceRestarts:
            self = EventSequence()
            isLocked = true
            mayBeUnlocked = false
            isRestarted = true
        case .userHalfUnlocksDevice: return isLocked ? nil : "the device is not locked here"
        case .userInvokesSiri: isSiriShown = true
        case .userDismissesSiri:
            guard isSiriShown else { return "Siri is not shown here" }
            isSiriShown = false
        case .biometricPromptAppears: isPromptShown = true
        case .biometricPromptEnds:
            guard isPromptShown else { return "no prompt is shown here" }
            isPromptShown = false
        case .notificationAlertAppears: isNotificationAlertShown = true
        case .userDismissesNotificationAlert, .userActsOnNotificationAlert:
            guard isNotificationAlertShown else { return "no notification alert is shown here" }
            isNotificationAlertShown = false
        case .userExpandsCallBanner: return isRinging ? nil : "no call rings here"
        case .userOpensApp: if isRestarted { mayBeUnlocked = true }
        case .userTapsPush, .userTapsLocalNotification, .userOpensURL, .userContinuesActivity:
            mayBeUnlocked = true
        case .userGoesHome, .userOpensOtherApp, .userSwipesAppAway,
            .systemEvictsApp, .systemPrewarmsApp, .systemDropsPrewarmedApp, .bannerAppears,
            .userTapsBanner, .userOpensUniversalLink, .userChoosesQuickAction, .userAcceptsShare,
            .silentPushArrives, .systemStartsFetch,
            .systemStartsRefreshTask, .systemStartsProcessingTask, .downloadFinishes,
            .locationChanges, .bluetoothEventArrives, .voipPushArrives, .systemWarnsOfMemory,
            .timeChanges, .systemUpdatesApp, .userTurnsRefreshOff, .userTurnsRefreshOn,
            .userTurnsLowPowerOn, .userTurnsLowPowerOff,
            .systemReclaimsMemory, .deviceOverheats, .systemNeedsDiskSpace, .userHoldsButtons,
            .deviceEntersRegion, .deviceLeavesRegion, .visitIsNoticed, .peripheralEventArrives,
            .accessorySendsData, .newsstandIssueArrives, .socketDataArrives, .healthDataArrives,
            .pushArrives, .pushWithContentArrives, .localNotificationFires, .userTouchesAppBeside,
            .userDragsDivider,
            .userPushesAppOffScreen, .systemConnectsScene, .deviceFallsAsleep, .deviceWakesUp,
            .localeChanges, .settingsChange, .deviceRotates, .inAppAlertAppears,
            .userStartsUsingDevice, .userCancelsContinuedTask,
            .systemHoldsPush, .systemOffloadsApp:
            break
        }
        return nil
    }
}

extension Event {
    /// Whether it ends what the app's own code may have brought up.
    var endsWhatAppsShow: Bool { self == .userDismissesAlert || self == .biometricPromptEnds }

    /// Whether the user leaves the switcher by it.
    fileprivate var leadsOutOfSwitcher: Bool {
        switch self {
        case .userClosesSwitcher, .userOpensApp, .userGoesHome, .userOpensOtherApp,
            .userLocksDevice, .deviceRestarts:
            true
        default: false
        }
    }
}
