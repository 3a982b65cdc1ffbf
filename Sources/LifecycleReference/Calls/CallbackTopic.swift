import LifecycleCore
import TraceViews

/// A topic under which a developer looks for a callback, in the list of all callbacks.
enum CallbackTopic: UInt8, CaseIterable {
    case launch
    case scenes
    case app
    case end
    case content
    case notifications
    case background
    case places
    case device
    case views
    case restoration

    /// The heading of the group.
    var words: Word {
        switch self {
        case .launch: Word("The launch, and a scene that connects")
        case .scenes: Word("To the screen and away from it, with scenes")
        case .app: Word("To the screen and away from it, without scenes")
        case .end: Word("The end of an app or a scene")
        case .content: Word("Links, activities, shortcuts and shares")
        case .notifications: Word("Notifications and pushes")
        case .background: Word("Work in the background")
        case .places: Word("Places, accessories and other wakes")
        case .device: Word("Memory, protected data and time")
        case .views: Word("View controllers")
        case .restoration: Word("Saved interface state")
        }
    }

    /// The main occasions on which its callbacks are called.
    fileprivate var occasions: [Occasion] {
        switch self {
        case .launch, .restoration: [.launch]
        case .scenes, .app: [.leaving, .comingBack, .launch, .interruption]
        case .views, .device: []
        case .end: [.ending, .windows]
        case .content: [.opening]
        case .notifications: [.messages, .backgroundWork, .opening]
        case .background, .places: [.backgroundWork]
        }
    }

    var callbacks: [Callback] { Callback.allCases.filter { $0.topic == self } }
}

extension Callback {
    /// The occasions on which it may be called, the most relevant first.
    var occasions: [Occasion] {
        let first = self == .taskExpirationHandler ? [.time] : topic.occasions
        return first + Occasion.allCases.filter { !first.contains($0) }
    }

    fileprivate var topic: CallbackTopic {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
            .sceneWillConnect:
            .launch
        case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
            .sceneWillEnterForeground, .scenePhaseActive, .scenePhaseInactive,
            .scenePhaseBackground:
            .scenes
        case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground: .app
        case .willTerminate, .sceneDidDisconnect, .didDiscardSceneSessions: .end
        case .openURL, .willContinueUserActivity, .continueUserActivity, .performAction,
            .userDidAcceptShare, .sceneOpenURLContexts, .sceneWillContinueUserActivity,
            .sceneContinueUserActivity, .windowScenePerformAction, .windowSceneUserDidAcceptShare:
            .content
        case .didReceiveRemoteNotification, .didReceiveSilentNotification,
            .didReceiveLocalNotification, .didReceiveResponse, .willPresentNotification,
            .didReceiveIncomingPush, .didReceiveIncomingPushFor:
            .notifications
        case .performFetch, .handleEventsForBackgroundURLSession, .urlSessionDidFinishEvents,
            .taskExpirationHandler:
            .background
        case .didUpdateLocations, .didEnterRegion, .didExitRegion, .didVisit,
            .willRestoreCentral, .didUpdateCentral, .willRestorePeripheral, .didUpdatePeripheral,
            .accessoryStream, .newsstandDownload, .socketData, .healthUpdate:
            .places
        case .didReceiveMemoryWarning, .viewControllerMemoryWarning, .memoryPressureHandler,
            .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
            .significantTimeChange:
            .device
        case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            .views
        case .shouldRestoreState, .didDecodeState, .shouldSaveState, .willEncodeState,
            .stateRestorationActivity, .viewControllerWithRestorationPath:
            .restoration
        }
    }
}
