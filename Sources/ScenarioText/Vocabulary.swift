// Theory of operation.
//
// ScenarioText turns the scenario language into values of the core and a trace into its canonical
// text. It knows words and columns; it does not know Markdown, HTML or files.
//
// `Grammar.swift` is the whole language as a table of phrases; `Parser.swift` matches lines
// against it, so a phrase that is added to the table is parsed, suggested and documented.

import Diagnostics
public import LifecycleCore

extension Event {
    /// The event as a scenario writes it, without the actor in front.
    public var phrase: StaticString {
        switch self {
        case .userOpensApp: "opens app"
        case .userGoesHome: "goes home"
        case .userOpensSwitcher: "opens switcher"
        case .userClosesSwitcher: "closes switcher"
        case .userOpensOtherApp: "opens other app"
        case .userSwipesAppAway: "swipes app away"
        case .userLocksDevice: "locks device"
        case .userUnlocksDevice: "unlocks device"
        case .callRings: "call rings"
        case .userAnswersCall: "answers call"
        case .userDeclinesCall: "declines call"
        case .callEnds: "call ends"
        case .alertAppears: "alert appears"
        case .userDismissesAlert: "dismisses alert"
        case .userOpensNotificationCenter: "opens Notification Center"
        case .userClosesNotificationCenter: "closes Notification Center"
        case .userPullsNotificationCenter: "opens Notification Center partly"
        case .userOpensControlCenter: "opens Control Center"
        case .userClosesControlCenter: "closes Control Center"
        case .systemEvictsApp: "evicts app"
        case .systemPrewarmsApp: "prewarms app"
        case .systemDropsPrewarmedApp: "drops prewarmed app"
        case .userInvokesSiri: "invokes Siri"
        case .userDismissesSiri: "dismisses Siri"
        case .biometricPromptAppears: "biometric prompt appears"
        case .biometricPromptEnds: "biometric prompt ends"
        case .bannerAppears: "banner appears"
        case .userTapsBanner: "taps banner"
        case .userHalfUnlocksDevice: "half-unlocks device"
        case .userOpensURL: "opens URL"
        case .userOpensUniversalLink: "opens universal link"
        case .userTapsPush: "taps push notification"
        case .userTapsLocalNotification: "taps local notification"
        case .userChoosesQuickAction: "chooses quick action"
        case .userAcceptsShare: "accepts CloudKit share"
        case .silentPushArrives: "silent push arrives"
        case .systemStartsFetch: "starts background fetch"
        case .systemStartsRefreshTask: "starts refresh task"
        case .systemStartsProcessingTask: "starts processing task"
        case .downloadFinishes: "download finishes"
        case .locationChanges: "location changes"
        case .bluetoothEventArrives: "Bluetooth event arrives"
        case .voipPushArrives: "VoIP push arrives"
        case .systemWarnsOfMemory: "warns of memory"
        case .timeChanges: "time changes"
        case .deviceRestarts: "device restarts"
        case .systemUpdatesApp: "updates app"
        case .userTurnsRefreshOff: "turns off background refresh"
        case .userTurnsRefreshOn: "turns on background refresh"
        case .userTurnsLowPowerOn: "turns on Low Power Mode"
        case .userTurnsLowPowerOff: "turns off Low Power Mode"
        case .systemReclaimsMemory: "reclaims memory"
        case .deviceOverheats: "device overheats"
        case .systemNeedsDiskSpace: "needs disk space"
        case .userHoldsButtons: "holds Power and Home"
        case .deviceEntersRegion: "device enters region"
        case .deviceLeavesRegion: "device leaves region"
        case .visitIsNoticed: "visit is noticed"
        case .peripheralEventArrives: "Bluetooth peripheral event arrives"
        case .accessorySendsData: "accessory sends data"
        case .newsstandIssueArrives: "Newsstand issue arrives"
        case .socketDataArrives: "VoIP socket data arrives"
        case .healthDataArrives: "health data arrives"
        case .pushArrives: "push notification arrives"
        case .pushWithContentArrives: "push notification with content arrives"
        case .localNotificationFires: "local notification fires"
        case .notificationAlertAppears: "notification alert appears"
        case .userDismissesNotificationAlert: "dismisses notification alert"
        case .userActsOnNotificationAlert: "acts on notification alert"
        case .userExpandsCallBanner: "expands call banner"
        case .userTouchesAppBeside: "touches app beside"
        case .userDragsDivider: "drags divider"
        case .userPushesAppOffScreen: "pushes app off screen"
        case .systemConnectsScene: "connects scene"
        case .deviceFallsAsleep: "device falls asleep"
        case .deviceWakesUp: "device wakes up"
        case .localeChanges: "locale changes"
        case .settingsChange: "settings change"
        case .deviceRotates: "device rotates"
        case .userContinuesActivity: "continues activity"
        case .userStartsUsingDevice: "starts using device"
        case .userCancelsContinuedTask: "cancels continued task"
        case .inAppAlertAppears: "in-app alert appears"
        case .systemHoldsPush: "holds silent push"
        case .systemOffloadsApp: "offloads app"
        }
    }

    /// Whether a scenario writes the actor in front of the phrase.
    package var namesActor: Bool {
        switch self {
        case .callRings, .callEnds, .alertAppears, .biometricPromptAppears, .biometricPromptEnds,
            .bannerAppears, .silentPushArrives, .downloadFinishes, .locationChanges,
            .bluetoothEventArrives, .voipPushArrives, .timeChanges, .deviceRestarts,
            .deviceOverheats, .deviceEntersRegion, .deviceLeavesRegion, .visitIsNoticed,
            .peripheralEventArrives, .accessorySendsData, .newsstandIssueArrives,
            .socketDataArrives, .healthDataArrives, .pushArrives, .pushWithContentArrives,
            .localNotificationFires,
            .notificationAlertAppears, .deviceFallsAsleep, .deviceWakesUp, .localeChanges,
            .settingsChange, .deviceRotates, .inAppAlertAppears:
            false
        default: true
        }
    }
}

extension LifecycleState {
    /// The state as a scenario writes it: one word.
    var word: StaticString {
        switch self {
        case .notRunning: "not-running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}

extension LaunchReason {
    /// The keys of `launchOptions` and the properties of `UIScene.ConnectionOptions`, each once.
    public static var optionKeys: [StaticString] {
        var keys: [StaticString] = []
        for reason in allCases {
            for key in [reason.launchOption, reason.connectionOption] {
                guard let key, !keys.contains(where: { Text($0) == key }) else { continue }
                keys.append(key)
            }
        }
        return keys
    }
}

extension Activity {
    /// The activity as a scenario writes it: one word.
    package var word: StaticString {
        switch self {
        case .audio: "audio"
        case .locationUpdates: "location"
        case .continuedTask: "continued-task"
        }
    }
}

extension Activity {
    /// The activity as a trace names it, without an article.
    var plainName: StaticString { self == .continuedTask ? "continued task" : name }
}

extension WindowEvent {
    /// The event as a scenario writes it, between the actor and the window.
    package var verb: StaticString {
        switch self {
        case .userOpens: "opens"
        case .userCloses: "closes"
        case .userHides: "hides"
        case .userShows: "shows"
        case .systemDisconnects: "disconnects"
        }
    }

    /// What the event is, one sentence for readers.
    var summary: StaticString {
        switch self {
        case .userOpens: "The user opens another window of the app, beside the ones that are seen."
        case .userCloses: "The user closes a window for good."
        case .userHides: "The user leaves a window for something else; the others stay."
        case .userShows: "The user comes back to a window."
        case .systemDisconnects: "The system disconnects the scene of a window to free memory."
        }
    }
}

extension InputEvent {
    /// The input as a scenario writes it, without the actor in front.
    package var phrase: StaticString {
        switch self {
        case .touch: "touches"
        case .shake: "shakes device"
        case .action: "triggers action"
        case .menu: "opens editing menu"
        case .remoteControl: "presses remote control"
        }
    }
}
