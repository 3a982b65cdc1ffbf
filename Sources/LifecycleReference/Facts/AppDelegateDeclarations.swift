import LifecycleCore

/// How the methods of the app delegate are declared, as Apple's documentation has them.
let appDelegateDeclarations: [Callback: Declaration] = [
    .willFinishLaunching: Declaration(
        """
        func application(_ application: UIApplication, willFinishLaunchingWithOptions \
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application \
        willFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
        """),
    .didFinishLaunching: Declaration(
        """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions \
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application \
        didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
        """),
    .didBecomeActive: Declaration(
        "func applicationDidBecomeActive(_ application: UIApplication)",
        "- (void)applicationDidBecomeActive:(UIApplication *)application;"),
    .willResignActive: Declaration(
        "func applicationWillResignActive(_ application: UIApplication)",
        "- (void)applicationWillResignActive:(UIApplication *)application;"),
    .didEnterBackground: Declaration(
        "func applicationDidEnterBackground(_ application: UIApplication)",
        "- (void)applicationDidEnterBackground:(UIApplication *)application;"),
    .willEnterForeground: Declaration(
        "func applicationWillEnterForeground(_ application: UIApplication)",
        "- (void)applicationWillEnterForeground:(UIApplication *)application;"),
    .willTerminate: Declaration(
        "func applicationWillTerminate(_ application: UIApplication)",
        "- (void)applicationWillTerminate:(UIApplication *)application;"),
    .openURL: Declaration(
        """
        func application(_ app: UIApplication, open url: URL, options: \
        [UIApplication.OpenURLOptionsKey: Any]) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url \
        options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
        """),
    .willContinueUserActivity: Declaration(
        """
        func application(_ application: UIApplication, willContinueUserActivityWithType \
        userActivityType: String) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application \
        willContinueUserActivityWithType:(NSString *)userActivityType;
        """),
    .continueUserActivity: Declaration(
        """
        func application(_ application: UIApplication, continue userActivity: \
        NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> \
        Void) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application \
        continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void \
        (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler;
        """),
    .performAction: Declaration(
        """
        func application(_ application: UIApplication, performActionFor shortcutItem: \
        UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
        """,
        """
        - (void)application:(UIApplication *)application \
        performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem \
        completionHandler:(void (^)(BOOL))completionHandler;
        """),
    .didReceiveRemoteNotification: Declaration(
        """
        func application(_ application: UIApplication, didReceiveRemoteNotification \
        userInfo: [AnyHashable: Any])
        """,
        """
        - (void)application:(UIApplication *)application \
        didReceiveRemoteNotification:(NSDictionary *)userInfo;
        """),
    .didReceiveSilentNotification: Declaration(
        """
        func application(_ application: UIApplication, didReceiveRemoteNotification \
        userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping \
        (UIBackgroundFetchResult) -> Void)
        """,
        """
        - (void)application:(UIApplication *)application \
        didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void \
        (^)(UIBackgroundFetchResult))completionHandler;
        """),
    .didReceiveLocalNotification: Declaration(
        """
        func application(_ application: UIApplication, didReceive notification: \
        UILocalNotification)
        """,
        """
        - (void)application:(UIApplication *)application \
        didReceiveLocalNotification:(UILocalNotification *)notification;
        """),
    .userDidAcceptShare: Declaration(
        """
        func application(_ application: UIApplication, userDidAcceptCloudKitShareWith \
        cloudKitShareMetadata: CKShare.Metadata)
        """,
        """
        - (void)application:(UIApplication *)application \
        userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
        """),
    .performFetch: Declaration(
        """
        func application(_ application: UIApplication, performFetchWithCompletionHandler \
        completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
        """,
        """
        - (void)application:(UIApplication *)application \
        performFetchWithCompletionHandler:(void \
        (^)(UIBackgroundFetchResult))completionHandler;
        """),
    .handleEventsForBackgroundURLSession: Declaration(
        """
        func application(_ application: UIApplication, handleEventsForBackgroundURLSession \
        identifier: String, completionHandler: @escaping () -> Void)
        """,
        """
        - (void)application:(UIApplication *)application \
        handleEventsForBackgroundURLSession:(NSString *)identifier completionHandler:(void \
        (^)(void))completionHandler;
        """),
    .didReceiveMemoryWarning: Declaration(
        "func applicationDidReceiveMemoryWarning(_ application: UIApplication)",
        "- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;"),
    .protectedDataWillBecomeUnavailable: Declaration(
        "func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)",
        "- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;"),
    .protectedDataDidBecomeAvailable: Declaration(
        "func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)",
        "- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;"),
    .significantTimeChange: Declaration(
        "func applicationSignificantTimeChange(_ application: UIApplication)",
        "- (void)applicationSignificantTimeChange:(UIApplication *)application;"),
    .configurationForConnecting: Declaration(
        """
        func application(_ application: UIApplication, configurationForConnecting \
        connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> \
        UISceneConfiguration
        """,
        """
        - (UISceneConfiguration *)application:(UIApplication *)application \
        configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession \
        options:(UISceneConnectionOptions *)options;
        """),
    .didDiscardSceneSessions: Declaration(
        """
        func application(_ application: UIApplication, didDiscardSceneSessions \
        sceneSessions: Set<UISceneSession>)
        """,
        """
        - (void)application:(UIApplication *)application \
        didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
        """),
    .shouldRestoreState: Declaration(
        """
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: \
        NSCoder) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application \
        shouldRestoreApplicationState:(NSCoder *)coder;
        """),
    .didDecodeState: Declaration(
        """
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: \
        NSCoder)
        """,
        """
        - (void)application:(UIApplication *)application \
        didDecodeRestorableStateWithCoder:(NSCoder *)coder;
        """),
    .shouldSaveState: Declaration(
        """
        func application(_ application: UIApplication, shouldSaveApplicationState coder: \
        NSCoder) -> Bool
        """,
        """
        - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder \
        *)coder;
        """),
    .willEncodeState: Declaration(
        """
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: \
        NSCoder)
        """,
        """
        - (void)application:(UIApplication *)application \
        willEncodeRestorableStateWithCoder:(NSCoder *)coder;
        """),
    .viewControllerWithRestorationPath: Declaration(
        """
        func application(_ application: UIApplication, \
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: \
        NSCoder) -> UIViewController?
        """,
        """
        - (UIViewController *)application:(UIApplication *)application \
        viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> \
        *)identifierComponents coder:(NSCoder *)coder;
        """),
]
