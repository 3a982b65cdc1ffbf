import LifecycleCore

/// When the methods of the app delegate are called.
let appDelegateMeanings: [Callback: Fact] = [
    .willFinishLaunching: Fact(
        """
        Called first of all at a launch, before interface state is restored and before a \
        window is shown.
        """,
        "启动时最先调用，早于界面状态的恢复，也早于窗口的显示。",
        .documented(.applicationWillFinishLaunchingWithOptions)),
    .didFinishLaunching: Fact(
        """
        Called once in the life of a process, when its launch is almost done: state is \
        restored, and the app is not active yet.
        """,
        "每个进程只调用一次：启动即将完成，界面状态已恢复，应用尚未变为活跃。",
        .documented(.applicationDidFinishLaunchingWithOptions)),
    .didBecomeActive: Fact(
        """
        Called when the app has become active: at the end of a launch or of a return to the \
        screen, and when an interruption is over.
        """,
        "应用变为活跃之后调用：启动或返回屏幕的最后一步，以及打断结束时。",
        .documented(.applicationDidBecomeActive)),
    .willResignActive: Fact(
        """
        Called while the app is still active and is about to get no more events: at an \
        interruption such as an alert, and as the first step of leaving the screen.
        """,
        "应用仍然活跃、即将不再收到事件时调用：出现提醒等打断时，以及离开屏幕的第一步。",
        .documented(.applicationWillResignActive)),
    .didEnterBackground: Fact(
        """
        Called when the app has left the screen, because the user went home, went to another \
        app or locked the device. Soon after it the app is suspended.
        """,
        "应用离开屏幕之后调用：用户回到主屏幕、转到其他应用或锁定设备。之后不久应用就被挂起。",
        .documented(.applicationDidEnterBackground)),
    .willEnterForeground: Fact(
        """
        Called when the app is about to come back to the screen from the background. It is \
        no part of a launch.
        """,
        "应用即将从后台回到屏幕时调用。启动过程中不调用它。",
        .documented(.applicationWillEnterForeground)),
    .willTerminate: Fact(
        """
        Called when the system is about to end an app whose code still runs. A suspended app \
        ends without it.
        """,
        "系统即将终止仍在执行代码的应用时调用。挂起的应用终止时不会调用它。",
        .documented(.applicationWillTerminate)),
    .openURL: Fact(
        """
        Called when another app or the system asks the app to open a URL, unless a launch \
        method has returned false.
        """,
        "其他应用或系统请求打开一个 URL 时调用；如果启动方法返回了 false，则不调用。",
        .documented(.applicationOpenOptions)),
    .willContinueUserActivity: Fact(
        """
        Called when the user goes on with an activity, before the data of the activity has \
        arrived.
        """,
        "用户接续一个活动、而活动的数据尚未到达时调用。",
        .documented(.applicationWillContinueUserActivityWithType)),
    .continueUserActivity: Fact(
        """
        Called when the data of a user activity is there: Handoff, a universal link or a \
        search result.
        """,
        "用户活动的数据到达时调用：接力（Handoff）、通用链接或搜索结果。",
        .documented(.applicationContinueRestorationHandler)),
    .performAction: Fact(
        """
        Called when the user chooses a Home Screen quick action, unless a launch method has \
        returned false for it.
        """,
        "用户选择主屏幕快捷操作时调用；如果启动方法为此返回了 false，则不调用。",
        .documented(.applicationPerformActionForCompletionHandler)),
    .didReceiveRemoteNotification: Fact(
        """
        Called when a push arrives while the app runs in front, or when the user taps it; \
        newer methods have taken its place.
        """,
        "应用在前台运行时收到推送，或用户点按推送时调用；现已由更新的方法取代。",
        .documented(.applicationDidReceiveRemoteNotification)),
    .didReceiveSilentNotification: Fact(
        """
        Called when a push arrives, also in the background: for one with content-available \
        iOS wakes or launches the app.
        """,
        "收到推送时调用，在后台也会：对于带 content-available 的推送，iOS 会唤醒或启动应用。",
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    .didReceiveLocalNotification: Fact(
        """
        Called when a local notification fires while the app runs in front, or when the user \
        taps it; replaced by the delegate of the notification center.
        """,
        "应用在前台运行时本地通知触发，或用户点按它时调用；现已由通知中心的委托取代。",
        .documented(.applicationDidReceiveLocalNotification)),
    .userDidAcceptShare: Fact(
        "Called when the user accepts a CloudKit share.",
        "用户接受 CloudKit 共享时调用。",
        .documented(.applicationUserDidAcceptCloudKitShareWith)),
    .performFetch: Fact(
        "Called in the background at a moment that iOS finds good for fetching new content.",
        "在后台调用：iOS 认为适合获取新内容的时刻。",
        .documented(.applicationPerformFetch)),
    .handleEventsForBackgroundURLSession: Fact(
        """
        Called when a background URL session has events for the app; iOS launches the app \
        for it if it has to.
        """,
        "后台 URL 会话有事件要交给应用时调用；必要时 iOS 会为此启动应用。",
        .documented(.applicationHandleEventsForBackgroundSession)),
    .didReceiveMemoryWarning: Fact(
        "Called when memory runs short, in an app whose code runs; a suspended app is not told.",
        "内存不足时调用，前提是应用的代码在运行；挂起的应用不会得到通知。",
        .documented(.applicationDidReceiveMemoryWarning)),
    .protectedDataWillBecomeUnavailable: Fact(
        """
        Called when protected files are about to be closed to the app, after the device was \
        locked with a passcode.
        """,
        "设备用密码锁定之后，受保护的文件即将无法访问时调用。",
        .documented(.applicationProtectedDataWillBecomeUnavailable)),
    .protectedDataDidBecomeAvailable: Fact(
        "Called when protected files can be read again, after the device was unlocked.",
        "设备解锁之后，受保护的文件可以再次读取时调用。",
        .documented(.applicationProtectedDataDidBecomeAvailable)),
    .significantTimeChange: Fact(
        """
        Called when the time has changed by much: midnight, another time zone, daylight \
        saving time. A suspended app is told when it comes back.
        """,
        "时间发生显著变化时调用：午夜、时区变更、夏令时。挂起的应用在返回时才得到通知。",
        .documented(.applicationSignificantTimeChange)),
    .configurationForConnecting: Fact(
        "Called when a new scene is about to connect, to ask for its configuration.",
        "新场景即将连接时调用，询问它的配置。",
        .documented(.applicationConfigurationForConnectingOptions)),
    .didDiscardSceneSessions: Fact(
        """
        Called when the user has closed scenes in the switcher; if the app did not run then, \
        shortly after its next launch.
        """,
        "用户在切换器中关闭场景之后调用；如果当时应用没有运行，则在下次启动后不久调用。",
        .documented(.applicationDidDiscardSceneSessions)),
    .shouldRestoreState: Fact(
        """
        Called at a launch, between the two launch methods, to ask whether saved interface \
        state is to be restored.
        """,
        "启动时在两个启动方法之间调用，询问是否恢复已保存的界面状态。",
        .documented(.applicationShouldRestoreApplicationState)),
    .didDecodeState: Fact(
        "Called when the saved interface state has been read, before the launch is done.",
        "已保存的界面状态读取完毕、启动完成之前调用。",
        .documented(.applicationDidDecodeRestorableStateWith)),
    .shouldSaveState: Fact(
        """
        Called when the app has entered the background, to ask whether its interface state \
        is to be saved.
        """,
        "应用进入后台之后调用，询问是否保存界面状态。",
        .documented(.applicationShouldSaveApplicationState)),
    .willEncodeState: Fact(
        "Called when the interface state is about to be saved, so that the app can add to it.",
        "界面状态即将保存时调用，应用可以借此加入自己的数据。",
        .documented(.applicationWillEncodeRestorableStateWith)),
    .viewControllerWithRestorationPath: Fact(
        "Called while state is restored, to ask for the view controller with a restoration path.",
        "恢复界面状态时调用，询问某个恢复路径对应的视图控制器。",
        .documented(.applicationViewControllerWithRestorationPath)),
]
