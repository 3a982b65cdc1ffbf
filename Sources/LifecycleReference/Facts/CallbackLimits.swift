import LifecycleCore
import TraceViews

extension Callback {
    /// The time limit that applies to the method; nil if the model has none.
    var budget: Budget.Kind? {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
            .sceneWillConnect, .shouldRestoreState, .didDecodeState:
            .launch
        case .willEnterForeground, .sceneWillEnterForeground: .resume
        case .willResignActive, .sceneWillResignActive, .didEnterBackground,
            .sceneDidEnterBackground, .shouldSaveState, .willEncodeState:
            .enterBackground
        case .willTerminate: .terminate
        case .taskExpirationHandler: .expirationLead
        case .performFetch, .didReceiveSilentNotification: .window
        case .handleEventsForBackgroundURLSession: .sessionWindow
        default: nil
        }
    }

    /// When the limit applies, if it does not at every call.
    var limitCondition: Word? {
        switch self {
        case .willResignActive, .sceneWillResignActive:
            Word(" if the app leaves the screen; not at an interruption")
        case .taskExpirationHandler:
            Word(" if the time is over and the app has not completed the task")
        default: nil
        }
    }

    /// The time limits on other occasions, such as a return; empty if it is the same on each.
    var otherLimits: [(occasion: Word, kind: Budget.Kind)] {
        switch self {
        case .configurationForConnecting, .sceneWillConnect: [Self.onReturn]
        case .sceneWillEnterForeground: [Self.atLaunch]
        case .didReceiveSilentNotification: [Self.atLaunch, Self.onReturn]
        default: []
        }
    }

    /// The limits of the launch, the return or the exit that a method without its own is part of.
    var sharedLimits: [(occasion: Word, kind: Budget.Kind)] {
        switch self {
        case .viewControllerWithRestorationPath, .didDiscardSceneSessions: [Self.atLaunch]
        case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillLayoutSubviews,
            .viewDidLayoutSubviews, .didBecomeActive, .sceneDidBecomeActive, .scenePhaseActive,
            .openURL, .willContinueUserActivity, .continueUserActivity, .performAction,
            .userDidAcceptShare, .didReceiveLocalNotification:
            [Self.atLaunch, Self.onReturn]
        case .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
            .windowScenePerformAction, .windowSceneUserDidAcceptShare, .significantTimeChange,
            .didReceiveRemoteNotification:
            [Self.onReturn]
        case .stateRestorationActivity, .scenePhaseInactive, .scenePhaseBackground:
            [(Word("on leaving the screen "), .enterBackground)]
        default: []
        }
    }

    private static let atLaunch = (occasion: Word("at a launch "), kind: Budget.Kind.launch)
    private static let onReturn = (occasion: Word("on a return "), kind: Budget.Kind.resume)
}
