/// What is written about a callback in one place.
struct CallbackFacts {
    var name: StaticString
    var selector: StaticString
    var alias: StaticString
    var receiver: Receiver
}

/// One row for each callback, in the order of the cases.
let callbackFacts: [CallbackFacts] = [
    CallbackFacts(
        name: "application(_:willFinishLaunchingWithOptions:)",
        selector: "application:willFinishLaunchingWithOptions:",
        alias: "willFinishLaunchingWithOptions", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didFinishLaunchingWithOptions:)",
        selector: "application:didFinishLaunchingWithOptions:",
        alias: "didFinishLaunchingWithOptions", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationDidBecomeActive(_:)",
        selector: "applicationDidBecomeActive:",
        alias: "applicationDidBecomeActive", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationWillResignActive(_:)",
        selector: "applicationWillResignActive:",
        alias: "applicationWillResignActive", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationDidEnterBackground(_:)",
        selector: "applicationDidEnterBackground:",
        alias: "applicationDidEnterBackground", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationWillEnterForeground(_:)",
        selector: "applicationWillEnterForeground:",
        alias: "applicationWillEnterForeground", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationWillTerminate(_:)",
        selector: "applicationWillTerminate:",
        alias: "applicationWillTerminate", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:open:options:)",
        selector: "application:openURL:options:",
        alias: "openURL", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:willContinueUserActivityWithType:)",
        selector: "application:willContinueUserActivityWithType:",
        alias: "willContinueUserActivityWithType", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:continue:restorationHandler:)",
        selector: "application:continueUserActivity:restorationHandler:",
        alias: "continueUserActivity", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:performActionFor:completionHandler:)",
        selector: "application:performActionForShortcutItem:completionHandler:",
        alias: "performActionFor", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didReceiveRemoteNotification:)",
        selector: "application:didReceiveRemoteNotification:",
        alias: "didReceiveRemoteNotification", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        selector: "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        alias: "didReceiveRemoteNotification:fetchCompletionHandler", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didReceive:)",
        selector: "application:didReceiveLocalNotification:",
        alias: "didReceiveLocalNotification", receiver: .appDelegate),
    CallbackFacts(
        name: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        selector: "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        alias: "didReceiveNotificationResponse", receiver: .notificationCenterDelegate),
    CallbackFacts(
        name: "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        selector: "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        alias: "willPresentNotification", receiver: .notificationCenterDelegate),
    CallbackFacts(
        name: "application(_:userDidAcceptCloudKitShareWith:)",
        selector: "application:userDidAcceptCloudKitShareWithMetadata:",
        alias: "userDidAcceptCloudKitShareWith", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:performFetchWithCompletionHandler:)",
        selector: "application:performFetchWithCompletionHandler:",
        alias: "performFetchWithCompletionHandler", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        selector: "application:handleEventsForBackgroundURLSession:completionHandler:",
        alias: "handleEventsForBackgroundURLSession", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationDidReceiveMemoryWarning(_:)",
        selector: "applicationDidReceiveMemoryWarning:",
        alias: "applicationDidReceiveMemoryWarning", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationProtectedDataWillBecomeUnavailable(_:)",
        selector: "applicationProtectedDataWillBecomeUnavailable:",
        alias: "applicationProtectedDataWillBecomeUnavailable", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationProtectedDataDidBecomeAvailable(_:)",
        selector: "applicationProtectedDataDidBecomeAvailable:",
        alias: "applicationProtectedDataDidBecomeAvailable", receiver: .appDelegate),
    CallbackFacts(
        name: "applicationSignificantTimeChange(_:)",
        selector: "applicationSignificantTimeChange:",
        alias: "applicationSignificantTimeChange", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:configurationForConnecting:options:)",
        selector: "application:configurationForConnectingSceneSession:options:",
        alias: "configurationForConnecting", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didDiscardSceneSessions:)",
        selector: "application:didDiscardSceneSessions:",
        alias: "didDiscardSceneSessions", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:shouldRestoreApplicationState:)",
        selector: "application:shouldRestoreApplicationState:",
        alias: "shouldRestoreApplicationState", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:didDecodeRestorableStateWith:)",
        selector: "application:didDecodeRestorableStateWithCoder:",
        alias: "didDecodeRestorableStateWith", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:shouldSaveApplicationState:)",
        selector: "application:shouldSaveApplicationState:",
        alias: "shouldSaveApplicationState", receiver: .appDelegate),
    CallbackFacts(
        name: "application(_:willEncodeRestorableStateWith:)",
        selector: "application:willEncodeRestorableStateWithCoder:",
        alias: "willEncodeRestorableStateWith", receiver: .appDelegate),
    CallbackFacts(
        name: "scene(_:willConnectTo:options:)",
        selector: "scene:willConnectToSession:options:",
        alias: "willConnectTo", receiver: .sceneDelegate),
    CallbackFacts(
        name: "sceneDidDisconnect(_:)",
        selector: "sceneDidDisconnect:",
        alias: "sceneDidDisconnect", receiver: .sceneDelegate),
    CallbackFacts(
        name: "sceneDidBecomeActive(_:)",
        selector: "sceneDidBecomeActive:",
        alias: "sceneDidBecomeActive", receiver: .sceneDelegate),
    CallbackFacts(
        name: "sceneWillResignActive(_:)",
        selector: "sceneWillResignActive:",
        alias: "sceneWillResignActive", receiver: .sceneDelegate),
    CallbackFacts(
        name: "sceneDidEnterBackground(_:)",
        selector: "sceneDidEnterBackground:",
        alias: "sceneDidEnterBackground", receiver: .sceneDelegate),
    CallbackFacts(
        name: "sceneWillEnterForeground(_:)",
        selector: "sceneWillEnterForeground:",
        alias: "sceneWillEnterForeground", receiver: .sceneDelegate),
    CallbackFacts(
        name: "scene(_:openURLContexts:)",
        selector: "scene:openURLContexts:",
        alias: "openURLContexts", receiver: .sceneDelegate),
    CallbackFacts(
        name: "scene(_:willContinueUserActivityWithType:)",
        selector: "scene:willContinueUserActivityWithType:",
        alias: "sceneWillContinueUserActivity", receiver: .sceneDelegate),
    CallbackFacts(
        name: "scene(_:continue:)",
        selector: "scene:continueUserActivity:",
        alias: "sceneContinueUserActivity", receiver: .sceneDelegate),
    CallbackFacts(
        name: "windowScene(_:performActionFor:completionHandler:)",
        selector: "windowScene:performActionForShortcutItem:completionHandler:",
        alias: "windowScenePerformAction", receiver: .sceneDelegate),
    CallbackFacts(
        name: "windowScene(_:userDidAcceptCloudKitShareWith:)",
        selector: "windowScene:userDidAcceptCloudKitShareWithMetadata:",
        alias: "windowSceneUserDidAcceptCloudKitShare", receiver: .sceneDelegate),
    CallbackFacts(
        name: "viewDidLoad()",
        selector: "viewDidLoad",
        alias: "viewDidLoad", receiver: .viewController),
    CallbackFacts(
        name: "viewWillAppear(_:)",
        selector: "viewWillAppear:",
        alias: "viewWillAppear", receiver: .viewController),
    CallbackFacts(
        name: "viewDidAppear(_:)",
        selector: "viewDidAppear:",
        alias: "viewDidAppear", receiver: .viewController),
    CallbackFacts(
        name: "didReceiveMemoryWarning()",
        selector: "didReceiveMemoryWarning",
        alias: "didReceiveMemoryWarning", receiver: .viewController),
    CallbackFacts(
        name: "locationManager(_:didUpdateLocations:)",
        selector: "locationManager:didUpdateLocations:",
        alias: "didUpdateLocations", receiver: .locationManagerDelegate),
    CallbackFacts(
        name: "centralManager(_:willRestoreState:)",
        selector: "centralManager:willRestoreState:",
        alias: "willRestoreState", receiver: .centralManagerDelegate),
    CallbackFacts(
        name: "centralManagerDidUpdateState(_:)",
        selector: "centralManagerDidUpdateState:",
        alias: "centralManagerDidUpdateState", receiver: .centralManagerDelegate),
    CallbackFacts(
        name: "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        selector: "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        alias: "didReceiveIncomingPushWith", receiver: .pushRegistryDelegate),
    CallbackFacts(
        name: "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        selector: "URLSessionDidFinishEventsForBackgroundURLSession:",
        alias: "urlSessionDidFinishEvents", receiver: .urlSessionDelegate),
    CallbackFacts(
        name: "stateRestorationActivity(for:)",
        selector: "stateRestorationActivityForScene:",
        alias: "stateRestorationActivity", receiver: .sceneDelegate),
    CallbackFacts(
        name: "loadView()",
        selector: "loadView",
        alias: "loadView", receiver: .viewController),
    CallbackFacts(
        name: "viewWillLayoutSubviews()",
        selector: "viewWillLayoutSubviews",
        alias: "viewWillLayoutSubviews", receiver: .viewController),
    CallbackFacts(
        name: "viewDidLayoutSubviews()",
        selector: "viewDidLayoutSubviews",
        alias: "viewDidLayoutSubviews", receiver: .viewController),
    CallbackFacts(
        name: "DispatchSourceMemoryPressure event handler",
        selector: "dispatch_source_set_event_handler",
        alias: "memoryPressureHandler", receiver: .dispatchSource),
    CallbackFacts(
        name: "locationManager(_:didEnterRegion:)",
        selector: "locationManager:didEnterRegion:",
        alias: "didEnterRegion", receiver: .locationManagerDelegate),
    CallbackFacts(
        name: "locationManager(_:didExitRegion:)",
        selector: "locationManager:didExitRegion:",
        alias: "didExitRegion", receiver: .locationManagerDelegate),
    CallbackFacts(
        name: "locationManager(_:didVisit:)",
        selector: "locationManager:didVisit:",
        alias: "didVisit", receiver: .locationManagerDelegate),
    CallbackFacts(
        name: "peripheralManager(_:willRestoreState:)",
        selector: "peripheralManager:willRestoreState:",
        alias: "peripheralManagerWillRestoreState", receiver: .peripheralManagerDelegate),
    CallbackFacts(
        name: "peripheralManagerDidUpdateState(_:)",
        selector: "peripheralManagerDidUpdateState:",
        alias: "peripheralManagerDidUpdateState", receiver: .peripheralManagerDelegate),
    CallbackFacts(
        name: "stream(_:handle:)",
        selector: "stream:handleEvent:",
        alias: "streamHandleEvent", receiver: .streamDelegate),
    CallbackFacts(
        name: "connectionDidFinishDownloading(_:destinationURL:)",
        selector: "connectionDidFinishDownloading:destinationURL:",
        alias: "connectionDidFinishDownloading", receiver: .newsstandDownloadDelegate),
    CallbackFacts(
        name: "keep-alive handler and socket of a VoIP app",
        selector: "setKeepAliveTimeout:handler:",
        alias: "keepAliveHandler", receiver: .voipSocket),
    CallbackFacts(
        name: "HKObserverQuery update handler",
        selector: "initWithSampleType:predicate:updateHandler:",
        alias: "healthUpdateHandler", receiver: .observerQuery),
    CallbackFacts(
        name: "BGTask.expirationHandler",
        selector: "expirationHandler",
        alias: "taskExpirationHandler", receiver: .backgroundTask),
    CallbackFacts(
        name: "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        selector: "application:viewControllerWithRestorationIdentifierPath:coder:",
        alias: "viewControllerWithRestorationIdentifierPath", receiver: .appDelegate),
    CallbackFacts(
        name: "viewWillDisappear(_:)",
        selector: "viewWillDisappear:",
        alias: "viewWillDisappear", receiver: .viewController),
    CallbackFacts(
        name: "viewDidDisappear(_:)",
        selector: "viewDidDisappear:",
        alias: "viewDidDisappear", receiver: .viewController),
]
