import LifecycleCore

/// The declarations of the app delegate's methods in Objective-C, as in Apple's documentation.
let appDelegateDeclarations: [Callback: StaticString] = [
    .willFinishLaunching:
        """
    - (BOOL)application:(UIApplication *)application \
    willFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
    """,
    .didFinishLaunching:
        """
    - (BOOL)application:(UIApplication *)application \
    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
    """,
    .didBecomeActive: "- (void)applicationDidBecomeActive:(UIApplication *)application;",
    .willResignActive: "- (void)applicationWillResignActive:(UIApplication *)application;",
    .didEnterBackground: "- (void)applicationDidEnterBackground:(UIApplication *)application;",
    .willEnterForeground: "- (void)applicationWillEnterForeground:(UIApplication *)application;",
    .willTerminate: "- (void)applicationWillTerminate:(UIApplication *)application;",
    .openURL:
        """
    - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url \
    options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
    """,
    .willContinueUserActivity:
        """
    - (BOOL)application:(UIApplication *)application \
    willContinueUserActivityWithType:(NSString *)userActivityType;
    """,
    .continueUserActivity:
        """
    - (BOOL)application:(UIApplication *)application \
    continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void \
    (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler;
    """,
    .performAction:
        """
    - (void)application:(UIApplication *)application \
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem \
    completionHandler:(void (^)(BOOL))completionHandler;
    """,
    .didReceiveRemoteNotification:
        """
    - (void)application:(UIApplication *)application \
    didReceiveRemoteNotification:(NSDictionary *)userInfo;
    """,
    .didReceiveSilentNotification:
        """
    - (void)application:(UIApplication *)application \
    didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void \
    (^)(UIBackgroundFetchResult))completionHandler;
    """,
    .didReceiveLocalNotification:
        """
    - (void)application:(UIApplication *)application \
    didReceiveLocalNotification:(UILocalNotification *)notification;
    """,
    .userDidAcceptShare:
        """
    - (void)application:(UIApplication *)application \
    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)cloudKitShareMetadata;
    """,
    .performFetch:
        """
    - (void)application:(UIApplication *)application \
    performFetchWithCompletionHandler:(void \
    (^)(UIBackgroundFetchResult))completionHandler;
    """,
    .handleEventsForBackgroundURLSession:
        """
    - (void)application:(UIApplication *)application \
    handleEventsForBackgroundURLSession:(NSString *)identifier completionHandler:(void \
    (^)(void))completionHandler;
    """,
    .didReceiveMemoryWarning:
        "- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;",
    .protectedDataWillBecomeUnavailable:
        "- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;",
    .protectedDataDidBecomeAvailable:
        "- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;",
    .significantTimeChange:
        "- (void)applicationSignificantTimeChange:(UIApplication *)application;",
    .configurationForConnecting:
        """
    - (UISceneConfiguration *)application:(UIApplication *)application \
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession \
    options:(UISceneConnectionOptions *)options;
    """,
    .didDiscardSceneSessions:
        """
    - (void)application:(UIApplication *)application \
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
    """,
    .shouldRestoreState:
        """
    - (BOOL)application:(UIApplication *)application \
    shouldRestoreApplicationState:(NSCoder *)coder;
    """,
    .didDecodeState:
        """
    - (void)application:(UIApplication *)application \
    didDecodeRestorableStateWithCoder:(NSCoder *)coder;
    """,
    .shouldSaveState:
        """
    - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder \
    *)coder;
    """,
    .willEncodeState:
        """
    - (void)application:(UIApplication *)application \
    willEncodeRestorableStateWithCoder:(NSCoder *)coder;
    """,
    .viewControllerWithRestorationPath:
        """
    - (UIViewController *)application:(UIApplication *)application \
    viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> \
    *)identifierComponents coder:(NSCoder *)coder;
    """,
]
