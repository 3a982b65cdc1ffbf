import LifecycleCore

/// How the methods and handlers of other objects are declared, as Apple's documentation has them.
let otherDeclarations: [Callback: Declaration] = [
    .didReceiveResponse: Declaration(
        """
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: \
        UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> \
        Void)
        """,
        """
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center \
        didReceiveNotificationResponse:(UNNotificationResponse *)response \
        withCompletionHandler:(void (^)(void))completionHandler;
        """),
    .willPresentNotification: Declaration(
        """
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent \
        notification: UNNotification, withCompletionHandler completionHandler: @escaping \
        (UNNotificationPresentationOptions) -> Void)
        """,
        """
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center \
        willPresentNotification:(UNNotification *)notification withCompletionHandler:(void \
        (^)(UNNotificationPresentationOptions))completionHandler;
        """),
    .sceneWillConnect: Declaration(
        """
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options \
        connectionOptions: UIScene.ConnectionOptions)
        """,
        """
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session \
        options:(UISceneConnectionOptions *)connectionOptions;
        """),
    .sceneDidDisconnect: Declaration(
        "func sceneDidDisconnect(_ scene: UIScene)",
        "- (void)sceneDidDisconnect:(UIScene *)scene;"),
    .sceneDidBecomeActive: Declaration(
        "func sceneDidBecomeActive(_ scene: UIScene)",
        "- (void)sceneDidBecomeActive:(UIScene *)scene;"),
    .sceneWillResignActive: Declaration(
        "func sceneWillResignActive(_ scene: UIScene)",
        "- (void)sceneWillResignActive:(UIScene *)scene;"),
    .sceneDidEnterBackground: Declaration(
        "func sceneDidEnterBackground(_ scene: UIScene)",
        "- (void)sceneDidEnterBackground:(UIScene *)scene;"),
    .sceneWillEnterForeground: Declaration(
        "func sceneWillEnterForeground(_ scene: UIScene)",
        "- (void)sceneWillEnterForeground:(UIScene *)scene;"),
    .sceneOpenURLContexts: Declaration(
        "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)",
        "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;"),
    .sceneWillContinueUserActivity: Declaration(
        "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)",
        """
        - (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString \
        *)userActivityType;
        """),
    .sceneContinueUserActivity: Declaration(
        "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)",
        "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;"),
    .windowScenePerformAction: Declaration(
        """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: \
        UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
        """,
        """
        - (void)windowScene:(UIWindowScene *)windowScene \
        performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem \
        completionHandler:(void (^)(BOOL))completionHandler;
        """),
    .windowSceneUserDidAcceptShare: Declaration(
        """
        func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith \
        cloudKitShareMetadata: CKShare.Metadata)
        """,
        """
        - (void)windowScene:(UIWindowScene *)windowScene \
        userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
        """),
    .stateRestorationActivity: Declaration(
        "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?",
        "- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;"),
    .loadView: Declaration(
        "func loadView()",
        "- (void)loadView;"),
    .viewDidLoad: Declaration(
        "func viewDidLoad()",
        "- (void)viewDidLoad;"),
    .viewWillAppear: Declaration(
        "func viewWillAppear(_ animated: Bool)",
        "- (void)viewWillAppear:(BOOL)animated;"),
    .viewDidAppear: Declaration(
        "func viewDidAppear(_ animated: Bool)",
        "- (void)viewDidAppear:(BOOL)animated;"),
    .viewWillDisappear: Declaration(
        "func viewWillDisappear(_ animated: Bool)",
        "- (void)viewWillDisappear:(BOOL)animated;"),
    .viewDidDisappear: Declaration(
        "func viewDidDisappear(_ animated: Bool)",
        "- (void)viewDidDisappear:(BOOL)animated;"),
    .viewWillLayoutSubviews: Declaration(
        "func viewWillLayoutSubviews()",
        "- (void)viewWillLayoutSubviews;"),
    .viewDidLayoutSubviews: Declaration(
        "func viewDidLayoutSubviews()",
        "- (void)viewDidLayoutSubviews;"),
    .viewControllerMemoryWarning: Declaration(
        "func didReceiveMemoryWarning()",
        "- (void)didReceiveMemoryWarning;"),
    .didUpdateLocations: Declaration(
        """
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: \
        [CLLocation])
        """,
        """
        - (void)locationManager:(CLLocationManager *)manager \
        didUpdateLocations:(NSArray<CLLocation *> *)locations;
        """),
    .didEnterRegion: Declaration(
        "func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)",
        "- (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region;"),
    .didExitRegion: Declaration(
        "func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)",
        "- (void)locationManager:(CLLocationManager *)manager didExitRegion:(CLRegion *)region;"),
    .didVisit: Declaration(
        "func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)",
        "- (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit;"),
    .willRestoreCentral: Declaration(
        "func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])",
        """
        - (void)centralManager:(CBCentralManager *)central \
        willRestoreState:(NSDictionary<NSString *, id> *)dict;
        """),
    .didUpdateCentral: Declaration(
        "func centralManagerDidUpdateState(_ central: CBCentralManager)",
        "- (void)centralManagerDidUpdateState:(CBCentralManager *)central;"),
    .willRestorePeripheral: Declaration(
        """
        func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: \
        [String: Any])
        """,
        """
        - (void)peripheralManager:(CBPeripheralManager *)peripheral \
        willRestoreState:(NSDictionary<NSString *, id> *)dict;
        """),
    .didUpdatePeripheral: Declaration(
        "func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)",
        "- (void)peripheralManagerDidUpdateState:(CBPeripheralManager *)peripheral;"),
    .didReceiveIncomingPush: Declaration(
        """
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: \
        PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
        """,
        """
        - (void)pushRegistry:(PKPushRegistry *)registry \
        didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type \
        withCompletionHandler:(void (^)(void))completion;
        """),
    .didReceiveIncomingPushFor: Declaration(
        """
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: \
        PKPushPayload, for type: PKPushType)
        """,
        """
        - (void)pushRegistry:(PKPushRegistry *)registry \
        didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type;
        """),
    .urlSessionDidFinishEvents: Declaration(
        "func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)",
        "- (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session;"),
    .accessoryStream: Declaration(
        "func stream(_ aStream: Stream, handle eventCode: Stream.Event)",
        "- (void)stream:(NSStream *)aStream handleEvent:(NSStreamEvent)eventCode;"),
    .newsstandDownload: Declaration(
        "func connectionDidFinishDownloading(_ connection: NSURLConnection, destinationURL: URL)",
        """
        - (void)connectionDidFinishDownloading:(NSURLConnection *)connection \
        destinationURL:(NSURL *)destinationURL;
        """),
    .memoryPressureHandler: Declaration(
        "source.setEventHandler { … }",
        "dispatch_source_set_event_handler(source, ^{ … });"),
    .socketData: Declaration(
        "UIApplication.shared.setKeepAliveTimeout(600) { … }",
        "[UIApplication.sharedApplication setKeepAliveTimeout:600 handler:^{ … }];"),
    .healthUpdate: Declaration(
        "HKObserverQuery(sampleType: type, predicate: nil) { query, completion, error in … }",
        """
        [[HKObserverQuery alloc] initWithSampleType:type predicate:nil \
        updateHandler:^(HKObserverQuery *query, HKObserverQueryCompletionHandler completion, \
        NSError *error) { … }];
        """),
    .scenePhaseActive: Declaration(
        ".onChange(of: scenePhase) { _, phase in if phase == .active { … } }", nil),
    .scenePhaseInactive: Declaration(
        ".onChange(of: scenePhase) { _, phase in if phase == .inactive { … } }", nil),
    .scenePhaseBackground: Declaration(
        ".onChange(of: scenePhase) { _, phase in if phase == .background { … } }", nil),
    .taskExpirationHandler: Declaration(
        "task.expirationHandler = { … }",
        "task.expirationHandler = ^{ … };"),
]
