/// The names and the receiver of a callback.
struct CallbackFacts {
    var callback: Callback
    var name: StaticString
    var selector: StaticString
    var alias: StaticString
    var receiver: Receiver

    init(
        _ callback: Callback, name: StaticString, selector: StaticString, alias: StaticString,
        receiver: Receiver
    ) {
        self.callback = callback
        self.name = name
        self.selector = selector
        self.alias = alias
        self.receiver = receiver
    }
}

/// A row for each callback, in the order of the cases.
let callbackFacts: [CallbackFacts] = [
    CallbackFacts(
        .willFinishLaunching, name: "application(_:willFinishLaunchingWithOptions:)",
        selector: "application:willFinishLaunchingWithOptions:",
        alias: "willFinishLaunchingWithOptions", receiver: .appDelegate),
    CallbackFacts(
        .didFinishLaunching, name: "application(_:didFinishLaunchingWithOptions:)",
        selector: "application:didFinishLaunchingWithOptions:",
        alias: "didFinishLaunchingWithOptions", receiver: .appDelegate),
    CallbackFacts(
        .didBecomeActive, name: "applicationDidBecomeActive(_:)",
        selector: "applicationDidBecomeActive:",
        alias: "applicationDidBecomeActive", receiver: .appDelegate),
    CallbackFacts(
        .willResignActive, name: "applicationWillResignActive(_:)",
        selector: "applicationWillResignActive:",
        alias: "applicationWillResignActive", receiver: .appDelegate),
    CallbackFacts(
        .didEnterBackground, name: "applicationDidEnterBackground(_:)",
        selector: "applicationDidEnterBackground:",
        alias: "applicationDidEnterBackground", receiver: .appDelegate),
    CallbackFacts(
        .willEnterForeground, name: "applicationWillEnterForeground(_:)",
        selector: "applicationWillEnterForeground:",
        alias: "applicationWillEnterForeground", receiver: .appDelegate),
    CallbackFacts(
        .willTerminate, name: "applicationWillTerminate(_:)",
        selector: "applicationWillTerminate:",
        alias: "applicationWillTerminate", receiver: .appDelegate),
    CallbackFacts(
        .openURL, name: "application(_:open:options:)",
        selector: "application:openURL:options:",
        alias: "openURL", receiver: .appDelegate),
    CallbackFacts(
        .willContinueUserActivity, name: "application(_:willContinueUserActivityWithType:)",
        selector: "application:willContinueUserActivityWithType:",
        alias: "willContinueUserActivityWithType", receiver: .appDelegate),
    CallbackFacts(
        .continueUserActivity, name: "application(_:continue:restorationHandler:)",
        selector: "application:continueUserActivity:restorationHandler:",
        alias: "continueUserActivity", receiver: .appDelegate),
    CallbackFacts(
        .performAction, name: "application(_:performActionFor:completionHandler:)",
        selector: "application:performActionForShortcutItem:completionHandler:",
        alias: "performActionFor", receiver: .appDelegate),
    CallbackFacts(
        .didReceiveRemoteNotification, name: "application(_:didReceiveRemoteNotification:)",
        selector: "application:didReceiveRemoteNotification:",
        alias: "didReceiveRemoteNotification", receiver: .appDelegate),
    CallbackFacts(
        .didReceiveSilentNotification,
        name: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        selector: "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        alias: "didReceiveRemoteNotification:fetchCompletionHandler", receiver: .appDelegate),
    CallbackFacts(
        .didReceiveLocalNotification, name: "application(_:didReceive:)",
        selector: "application:didReceiveLocalNotification:",
        alias: "didReceiveLocalNotification", receiver: .appDelegate),
    CallbackFacts(
        .didReceiveResponse, name: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        selector: "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        alias: "didReceiveNotificationResponse", receiver: .notificationCenterDelegate),
    CallbackFacts(
        .willPresentNotification,
        name: "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        selector: "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        alias: "willPresentNotification", receiver: .notificationCenterDelegate),
    CallbackFacts(
        .userDidAcceptShare, name: "application(_:userDidAcceptCloudKitShareWith:)",
        selector: "application:userDidAcceptCloudKitShareWithMetadata:",
        alias: "userDidAcceptCloudKitShareWith", receiver: .appDelegate),
    CallbackFacts(
        .performFetch, name: "application(_:performFetchWithCompletionHandler:)",
        selector: "application:performFetchWithCompletionHandler:",
        alias: "performFetchWithCompletionHandler", receiver: .appDelegate),
    CallbackFacts(
        .handleEventsForBackgroundURLSession,
        name: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        selector: "application:handleEventsForBackgroundURLSession:completionHandler:",
        alias: "handleEventsForBackgroundURLSession", receiver: .appDelegate),
    CallbackFacts(
        .didReceiveMemoryWarning, name: "applicationDidReceiveMemoryWarning(_:)",
        selector: "applicationDidReceiveMemoryWarning:",
        alias: "applicationDidReceiveMemoryWarning", receiver: .appDelegate),
    CallbackFacts(
        .protectedDataWillBecomeUnavailable,
        name: "applicationProtectedDataWillBecomeUnavailable(_:)",
        selector: "applicationProtectedDataWillBecomeUnavailable:",
        alias: "applicationProtectedDataWillBecomeUnavailable", receiver: .appDelegate),
    CallbackFacts(
        .protectedDataDidBecomeAvailable, name: "applicationProtectedDataDidBecomeAvailable(_:)",
        selector: "applicationProtectedDataDidBecomeAvailable:",
        alias: "applicationProtectedDataDidBecomeAvailable", receiver: .appDelegate),
    CallbackFacts(
        .significantTimeChange, name: "applicationSignificantTimeChange(_:)",
        selector: "applicationSignificantTimeChange:",
        alias: "applicationSignificantTimeChange", receiver: .appDelegate),
    CallbackFacts(
        .configurationForConnecting, name: "application(_:configurationForConnecting:options:)",
        selector: "application:configurationForConnectingSceneSession:options:",
        alias: "configurationForConnecting", receiver: .appDelegate),
    CallbackFacts(
        .didDiscardSceneSessions, name: "application(_:didDiscardSceneSessions:)",
        selector: "application:didDiscardSceneSessions:",
        alias: "didDiscardSceneSessions", receiver: .appDelegate),
    CallbackFacts(
        .shouldRestoreState, name: "application(_:shouldRestoreApplicationState:)",
        selector: "application:shouldRestoreApplicationState:",
        alias: "shouldRestoreApplicationState", receiver: .appDelegate),
    CallbackFacts(
        .didDecodeState, name: "application(_:didDecodeRestorableStateWith:)",
        selector: "application:didDecodeRestorableStateWithCoder:",
        alias: "didDecodeRestorableStateWith", receiver: .appDelegate),
    CallbackFacts(
        .shouldSaveState, name: "application(_:shouldSaveApplicationState:)",
        selector: "application:shouldSaveApplicationState:",
        alias: "shouldSaveApplicationState", receiver: .appDelegate),
    CallbackFacts(
        .willEncodeState, name: "application(_:willEncodeRestorableStateWith:)",
        selector: "application:willEncodeRestorableStateWithCoder:",
        alias: "willEncodeRestorableStateWith", receiver: .appDelegate),
    CallbackFacts(
        .sceneWillConnect, name: "scene(_:willConnectTo:options:)",
        selector: "scene:willConnectToSession:options:",
        alias: "willConnectTo", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneDidDisconnect, name: "sceneDidDisconnect(_:)",
        selector: "sceneDidDisconnect:",
        alias: "sceneDidDisconnect", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneDidBecomeActive, name: "sceneDidBecomeActive(_:)",
        selector: "sceneDidBecomeActive:",
        alias: "sceneDidBecomeActive", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneWillResignActive, name: "sceneWillResignActive(_:)",
        selector: "sceneWillResignActive:",
        alias: "sceneWillResignActive", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneDidEnterBackground, name: "sceneDidEnterBackground(_:)",
        selector: "sceneDidEnterBackground:",
        alias: "sceneDidEnterBackground", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneWillEnterForeground, name: "sceneWillEnterForeground(_:)",
        selector: "sceneWillEnterForeground:",
        alias: "sceneWillEnterForeground", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneOpenURLContexts, name: "scene(_:openURLContexts:)",
        selector: "scene:openURLContexts:",
        alias: "openURLContexts", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneWillContinueUserActivity, name: "scene(_:willContinueUserActivityWithType:)",
        selector: "scene:willContinueUserActivityWithType:",
        alias: "sceneWillContinueUserActivity", receiver: .sceneDelegate),
    CallbackFacts(
        .sceneContinueUserActivity, name: "scene(_:continue:)",
        selector: "scene:continueUserActivity:",
        alias: "sceneContinueUserActivity", receiver: .sceneDelegate),
    CallbackFacts(
        .windowScenePerformAction, name: "windowScene(_:performActionFor:completionHandler:)",
        selector: "windowScene:performActionForShortcutItem:completionHandler:",
        alias: "windowScenePerformAction", receiver: .sceneDelegate),
    CallbackFacts(
        .windowSceneUserDidAcceptShare, name: "windowScene(_:userDidAcceptCloudKitShareWith:)",
        selector: "windowScene:userDidAcceptCloudKitShareWithMetadata:",
        alias: "windowSceneUserDidAcceptCloudKitShare", receiver: .sceneDelegate),
    CallbackFacts(
        .viewDidLoad, name: "viewDidLoad()",
        selector: "viewDidLoad",
        alias: "viewDidLoad", receiver: .viewController),
    CallbackFacts(
        .viewWillAppear, name: "viewWillAppear(_:)",
        selector: "viewWillAppear:",
        alias: "viewWillAppear", receiver: .viewController),
    CallbackFacts(
        .viewDidAppear, name: "viewDidAppear(_:)",
        selector: "viewDidAppear:",
        alias: "viewDidAppear", receiver: .viewController),
    CallbackFacts(
        .viewControllerMemoryWarning, name: "didReceiveMemoryWarning()",
        selector: "didReceiveMemoryWarning",
        alias: "didReceiveMemoryWarning", receiver: .viewController),
    CallbackFacts(
        .didUpdateLocations, name: "locationManager(_:didUpdateLocations:)",
        selector: "locationManager:didUpdateLocations:",
        alias: "didUpdateLocations", receiver: .locationManagerDelegate),
    CallbackFacts(
        .willRestoreCentral, name: "centralManager(_:willRestoreState:)",
        selector: "centralManager:willRestoreState:",
        alias: "willRestoreState", receiver: .centralManagerDelegate),
    CallbackFacts(
        .didUpdateCentral, name: "centralManagerDidUpdateState(_:)",
        selector: "centralManagerDidUpdateState:",
        alias: "centralManagerDidUpdateState", receiver: .centralManagerDelegate),
    CallbackFacts(
        .didReceiveIncomingPush, name: "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        selector: "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        alias: "didReceiveIncomingPushWith", receiver: .pushRegistryDelegate),
    CallbackFacts(
        .didReceiveIncomingPushFor, name: "pushRegistry(_:didReceiveIncomingPushWith:for:)",
        selector: "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
        alias: "didReceiveIncomingPushFor", receiver: .pushRegistryDelegate),
    CallbackFacts(
        .urlSessionDidFinishEvents, name: "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        selector: "URLSessionDidFinishEventsForBackgroundURLSession:",
        alias: "urlSessionDidFinishEvents", receiver: .urlSessionDelegate),
    CallbackFacts(
        .stateRestorationActivity, name: "stateRestorationActivity(for:)",
        selector: "stateRestorationActivityForScene:",
        alias: "stateRestorationActivity", receiver: .sceneDelegate),
    CallbackFacts(
        .loadView, name: "loadView()",
        selector: "loadView",
        alias: "loadView", receiver: .viewController),
    CallbackFacts(
        .viewWillLayoutSubviews, name: "viewWillLayoutSubviews()",
        selector: "viewWillLayoutSubviews",
        alias: "viewWillLayoutSubviews", receiver: .viewController),
    CallbackFacts(
        .viewDidLayoutSubviews, name: "viewDidLayoutSubviews()",
        selector: "viewDidLayoutSubviews",
        alias: "viewDidLayoutSubviews", receiver: .viewController),
    CallbackFacts(
        .memoryPressureHandler, name: "DispatchSourceMemoryPressure event handler",
        selector: "dispatch_source_set_event_handler",
        alias: "memoryPressureHandler", receiver: .dispatchSource),
    CallbackFacts(
        .didEnterRegion, name: "locationManager(_:didEnterRegion:)",
        selector: "locationManager:didEnterRegion:",
        alias: "didEnterRegion", receiver: .locationManagerDelegate),
    CallbackFacts(
        .didExitRegion, name: "locationManager(_:didExitRegion:)",
        selector: "locationManager:didExitRegion:",
        alias: "didExitRegion", receiver: .locationManagerDelegate),
    CallbackFacts(
        .didVisit, name: "locationManager(_:didVisit:)",
        selector: "locationManager:didVisit:",
        alias: "didVisit", receiver: .locationManagerDelegate),
    CallbackFacts(
        .willRestorePeripheral, name: "peripheralManager(_:willRestoreState:)",
        selector: "peripheralManager:willRestoreState:",
        alias: "peripheralManagerWillRestoreState", receiver: .peripheralManagerDelegate),
    CallbackFacts(
        .didUpdatePeripheral, name: "peripheralManagerDidUpdateState(_:)",
        selector: "peripheralManagerDidUpdateState:",
        alias: "peripheralManagerDidUpdateState", receiver: .peripheralManagerDelegate),
    CallbackFacts(
        .accessoryStream, name: "stream(_:handle:)",
        selector: "stream:handleEvent:",
        alias: "streamHandleEvent", receiver: .streamDelegate),
    CallbackFacts(
        .newsstandDownload, name: "connectionDidFinishDownloading(_:destinationURL:)",
        selector: "connectionDidFinishDownloading:destinationURL:",
        alias: "connectionDidFinishDownloading", receiver: .newsstandDownloadDelegate),
    CallbackFacts(
        .socketData, name: "keep-alive handler and socket of a VoIP app",
        selector: "setKeepAliveTimeout:handler:",
        alias: "keepAliveHandler", receiver: .voipSocket),
    CallbackFacts(
        .healthUpdate, name: "HKObserverQuery update handler",
        selector: "initWithSampleType:predicate:updateHandler:",
        alias: "healthUpdateHandler", receiver: .observerQuery),
    CallbackFacts(
        .taskExpirationHandler, name: "BGTask.expirationHandler",
        selector: "expirationHandler",
        alias: "taskExpirationHandler", receiver: .backgroundTask),
    CallbackFacts(
        .viewControllerWithRestorationPath,
        name: "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        selector: "application:viewControllerWithRestorationIdentifierPath:coder:",
        alias: "viewControllerWithRestorationIdentifierPath", receiver: .appDelegate),
    CallbackFacts(
        .viewWillDisappear, name: "viewWillDisappear(_:)",
        selector: "viewWillDisappear:",
        alias: "viewWillDisappear", receiver: .viewController),
    CallbackFacts(
        .viewDidDisappear, name: "viewDidDisappear(_:)",
        selector: "viewDidDisappear:",
        alias: "viewDidDisappear", receiver: .viewController),
    CallbackFacts(
        .scenePhaseActive, name: "scenePhase .active", selector: "ScenePhase.active",
        alias: "scenePhaseActive", receiver: .swiftUIView),
    CallbackFacts(
        .scenePhaseInactive, name: "scenePhase .inactive", selector: "ScenePhase.inactive",
        alias: "scenePhaseInactive", receiver: .swiftUIView),
    CallbackFacts(
        .scenePhaseBackground, name: "scenePhase .background", selector: "ScenePhase.background",
        alias: "scenePhaseBackground", receiver: .swiftUIView),
]
