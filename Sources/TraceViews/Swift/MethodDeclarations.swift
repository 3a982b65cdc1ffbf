package import LifecycleCore

extension Callback {
    /// The declaration of the method in Swift, as in Apple's documentation.
    ///
    /// For a callback that is a handler, this is the code that sets the handler.
    package var swiftDeclaration: StaticString { swiftDeclarations[Int(rawValue)] }
}

/// One declaration for each callback, in the order of the cases.
private let swiftDeclarations: [StaticString] = [
    """
    func application(_ application: UIApplication, willFinishLaunchingWithOptions \
    launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    """,
    """
    func application(_ application: UIApplication, didFinishLaunchingWithOptions \
    launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    """,
    "func applicationDidBecomeActive(_ application: UIApplication)",
    "func applicationWillResignActive(_ application: UIApplication)",
    "func applicationDidEnterBackground(_ application: UIApplication)",
    "func applicationWillEnterForeground(_ application: UIApplication)",
    "func applicationWillTerminate(_ application: UIApplication)",
    """
    func application(_ app: UIApplication, open url: URL, options: \
    [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    """,
    """
    func application(_ application: UIApplication, willContinueUserActivityWithType \
    userActivityType: String) -> Bool
    """,
    """
    func application(_ application: UIApplication, continue userActivity: \
    NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> \
    Void) -> Bool
    """,
    """
    func application(_ application: UIApplication, performActionFor shortcutItem: \
    UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    """,
    """
    func application(_ application: UIApplication, didReceiveRemoteNotification \
    userInfo: [AnyHashable: Any])
    """,
    """
    func application(_ application: UIApplication, didReceiveRemoteNotification \
    userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping \
    (UIBackgroundFetchResult) -> Void)
    """,
    """
    func application(_ application: UIApplication, didReceive notification: \
    UILocalNotification)
    """,
    """
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: \
    UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> \
    Void)
    """,
    """
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent \
    notification: UNNotification, withCompletionHandler completionHandler: @escaping \
    (UNNotificationPresentationOptions) -> Void)
    """,
    """
    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith \
    cloudKitShareMetadata: CKShare.Metadata)
    """,
    """
    func application(_ application: UIApplication, performFetchWithCompletionHandler \
    completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    """,
    """
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession \
    identifier: String, completionHandler: @escaping () -> Void)
    """,
    "func applicationDidReceiveMemoryWarning(_ application: UIApplication)",
    "func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)",
    "func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)",
    "func applicationSignificantTimeChange(_ application: UIApplication)",
    """
    func application(_ application: UIApplication, configurationForConnecting \
    connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> \
    UISceneConfiguration
    """,
    """
    func application(_ application: UIApplication, didDiscardSceneSessions \
    sceneSessions: Set<UISceneSession>)
    """,
    """
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: \
    NSCoder) -> Bool
    """,
    """
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: \
    NSCoder)
    """,
    """
    func application(_ application: UIApplication, shouldSaveApplicationState coder: \
    NSCoder) -> Bool
    """,
    """
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: \
    NSCoder)
    """,
    """
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options \
    connectionOptions: UIScene.ConnectionOptions)
    """,
    "func sceneDidDisconnect(_ scene: UIScene)",
    "func sceneDidBecomeActive(_ scene: UIScene)",
    "func sceneWillResignActive(_ scene: UIScene)",
    "func sceneDidEnterBackground(_ scene: UIScene)",
    "func sceneWillEnterForeground(_ scene: UIScene)",
    "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
    "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)",
    "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)",
    """
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: \
    UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    """,
    """
    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith \
    cloudKitShareMetadata: CKShare.Metadata)
    """,
    "func viewDidLoad()",
    "func viewWillAppear(_ animated: Bool)",
    "func viewDidAppear(_ animated: Bool)",
    "func didReceiveMemoryWarning()",
    """
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: \
    [CLLocation])
    """,
    "func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])",
    "func centralManagerDidUpdateState(_ central: CBCentralManager)",
    """
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: \
    PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
    """,
    """
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: \
    PKPushPayload, for type: PKPushType)
    """,
    "func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)",
    "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?",
    "func loadView()",
    "func viewWillLayoutSubviews()",
    "func viewDidLayoutSubviews()",
    "source.setEventHandler { … }",
    "func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)",
    "func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)",
    "func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)",
    """
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: \
    [String: Any])
    """,
    "func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)",
    "func stream(_ aStream: Stream, handle eventCode: Stream.Event)",
    "func connectionDidFinishDownloading(_ connection: NSURLConnection, destinationURL: URL)",
    "UIApplication.shared.setKeepAliveTimeout(600) { … }",
    "HKObserverQuery(sampleType: type, predicate: nil) { query, completion, error in … }",
    "task.expirationHandler = { … }",
    """
    func application(_ application: UIApplication, \
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: \
    NSCoder) -> UIViewController?
    """,
    "func viewWillDisappear(_ animated: Bool)",
    "func viewDidDisappear(_ animated: Bool)",
    ".onChange(of: scenePhase) { _, phase in if phase == .active { … } }",
    ".onChange(of: scenePhase) { _, phase in if phase == .inactive { … } }",
    ".onChange(of: scenePhase) { _, phase in if phase == .background { … } }",
]
