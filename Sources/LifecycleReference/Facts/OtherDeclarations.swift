import LifecycleCore

/// The declarations of the methods and handlers of other objects in Objective-C, as in Apple's
/// documentation.
///
/// SwiftUI has none.
let otherDeclarations: [Callback: StaticString] = [
    .didReceiveResponse:
        """
    - (void)userNotificationCenter:(UNUserNotificationCenter *)center \
    didReceiveNotificationResponse:(UNNotificationResponse *)response \
    withCompletionHandler:(void (^)(void))completionHandler;
    """,
    .willPresentNotification:
        """
    - (void)userNotificationCenter:(UNUserNotificationCenter *)center \
    willPresentNotification:(UNNotification *)notification withCompletionHandler:(void \
    (^)(UNNotificationPresentationOptions))completionHandler;
    """,
    .sceneWillConnect:
        """
    - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session \
    options:(UISceneConnectionOptions *)connectionOptions;
    """,
    .sceneDidDisconnect: "- (void)sceneDidDisconnect:(UIScene *)scene;",
    .sceneDidBecomeActive: "- (void)sceneDidBecomeActive:(UIScene *)scene;",
    .sceneWillResignActive: "- (void)sceneWillResignActive:(UIScene *)scene;",
    .sceneDidEnterBackground: "- (void)sceneDidEnterBackground:(UIScene *)scene;",
    .sceneWillEnterForeground: "- (void)sceneWillEnterForeground:(UIScene *)scene;",
    .sceneOpenURLContexts:
        "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;",
    .sceneWillContinueUserActivity:
        """
    - (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString \
    *)userActivityType;
    """,
    .sceneContinueUserActivity:
        "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;",
    .windowScenePerformAction:
        """
    - (void)windowScene:(UIWindowScene *)windowScene \
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem \
    completionHandler:(void (^)(BOOL))completionHandler;
    """,
    .windowSceneUserDidAcceptShare:
        """
    - (void)windowScene:(UIWindowScene *)windowScene \
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
    """,
    .stateRestorationActivity:
        "- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;",
    .loadView: "- (void)loadView;",
    .viewDidLoad: "- (void)viewDidLoad;",
    .viewWillAppear: "- (void)viewWillAppear:(BOOL)animated;",
    .viewDidAppear: "- (void)viewDidAppear:(BOOL)animated;",
    .viewWillDisappear: "- (void)viewWillDisappear:(BOOL)animated;",
    .viewDidDisappear: "- (void)viewDidDisappear:(BOOL)animated;",
    .viewWillLayoutSubviews: "- (void)viewWillLayoutSubviews;",
    .viewDidLayoutSubviews: "- (void)viewDidLayoutSubviews;",
    .viewControllerMemoryWarning: "- (void)didReceiveMemoryWarning;",
    .didUpdateLocations:
        """
    - (void)locationManager:(CLLocationManager *)manager \
    didUpdateLocations:(NSArray<CLLocation *> *)locations;
    """,
    .didEnterRegion:
        "- (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region;",
    .didExitRegion:
        "- (void)locationManager:(CLLocationManager *)manager didExitRegion:(CLRegion *)region;",
    .didVisit: "- (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit;",
    .willRestoreCentral:
        """
    - (void)centralManager:(CBCentralManager *)central \
    willRestoreState:(NSDictionary<NSString *, id> *)dict;
    """,
    .didUpdateCentral: "- (void)centralManagerDidUpdateState:(CBCentralManager *)central;",
    .willRestorePeripheral:
        """
    - (void)peripheralManager:(CBPeripheralManager *)peripheral \
    willRestoreState:(NSDictionary<NSString *, id> *)dict;
    """,
    .didUpdatePeripheral:
        "- (void)peripheralManagerDidUpdateState:(CBPeripheralManager *)peripheral;",
    .didReceiveIncomingPush:
        """
    - (void)pushRegistry:(PKPushRegistry *)registry \
    didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type \
    withCompletionHandler:(void (^)(void))completion;
    """,
    .didReceiveIncomingPushFor:
        """
    - (void)pushRegistry:(PKPushRegistry *)registry \
    didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type;
    """,
    .urlSessionDidFinishEvents:
        "- (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session;",
    .accessoryStream: "- (void)stream:(NSStream *)aStream handleEvent:(NSStreamEvent)eventCode;",
    .newsstandDownload:
        """
    - (void)connectionDidFinishDownloading:(NSURLConnection *)connection \
    destinationURL:(NSURL *)destinationURL;
    """,
    .memoryPressureHandler: "dispatch_source_set_event_handler(source, ^{ … });",
    .socketData: "[UIApplication.sharedApplication setKeepAliveTimeout:600 handler:^{ … }];",
    .healthUpdate:
        """
    [[HKObserverQuery alloc] initWithSampleType:type predicate:nil \
    updateHandler:^(HKObserverQuery *query, HKObserverQueryCompletionHandler completion, \
    NSError *error) { … }];
    """,
    .taskExpirationHandler: "task.expirationHandler = ^{ … };",
]
