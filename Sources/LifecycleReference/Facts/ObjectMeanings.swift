import LifecycleCore

/// When the methods and handlers of other objects are called.
let objectMeanings: [Callback: Fact] = [
    .loadView: Fact(
        "Called when the view of a view controller is asked for and there is none yet.",
        "需要视图控制器的视图而视图尚不存在时调用。",
        .documented(.loadView)),
    .viewDidLoad: Fact(
        "Called once when the view of a view controller is in memory, before it is on screen.",
        "视图控制器的视图载入内存后调用一次，早于它出现在屏幕上。",
        .documented(.viewDidLoad)),
    .viewWillAppear: Fact(
        "Called when the view is about to be added to the views on screen.",
        "视图即将加入视图层级时调用。",
        .documented(.viewWillAppear)),
    .viewDidAppear: Fact(
        "Called when the view has been added to the views on screen.",
        "视图加入视图层级之后调用。",
        .documented(.viewDidAppear)),
    .viewWillDisappear: Fact(
        """
        Called when the view is about to be taken from the views on screen. The simulator leaves it \
        out, as most of it comes of the app's own navigation.
        """,
        "视图即将从视图层级移除时调用。它多半来自应用自己的页面切换，所以模拟器没有包括它。",
        .documented(.viewWillDisappear)),
    .viewDidDisappear: Fact(
        """
        Called when the view has been taken from the views on screen. The simulator leaves it out, \
        as most of it comes of the app's own navigation.
        """,
        "视图从视图层级移除之后调用。它多半来自应用自己的页面切换，所以模拟器没有包括它。",
        .documented(.viewDidDisappear)),
    .viewWillLayoutSubviews: Fact(
        "Called when the view is about to lay out its subviews, each time that its bounds change.",
        "视图即将排布子视图时调用，每次边界变化都会调用。",
        .documented(.viewWillLayoutSubviews)),
    .viewDidLayoutSubviews: Fact(
        "Called when the view has laid out its subviews.",
        "视图排布子视图之后调用。",
        .documented(.viewDidLayoutSubviews)),
    .viewControllerMemoryWarning: Fact(
        "Called when memory runs short, after the app delegate was told.",
        "内存不足时调用，在应用委托之后。",
        .inferred(.memoryWarningOrder, .appleMemoryWarnings)),
    .memoryPressureHandler: Fact(
        "Called when the memory pressure of the system changes to a level that the source watches.",
        "系统内存压力变为该源所关注的级别时调用。",
        .documented(.dispatchSourceMemoryPressure)),
    .didReceiveResponse: Fact(
        "Called when the user taps a notification or chooses one of its actions.",
        "用户点按通知或选择其中的操作时调用。",
        .documented(.userNotificationCenterDidReceive)),
    .willPresentNotification: Fact(
        """
        Called when a notification arrives while the app is in front, to ask how it is to be \
        shown.
        """,
        "应用在前台时收到通知后调用，询问如何展示它。",
        .documented(.userNotificationCenterWillPresent)),
    .didUpdateLocations: Fact(
        "Called when new locations are there; iOS wakes or launches the app for some of them.",
        "有新的位置数据时调用；对于其中一些，iOS 会唤醒或启动应用。",
        .documented(.locationManagerDidUpdateLocations)),
    .didEnterRegion: Fact(
        """
        Called when the device has entered a region that the app watches; iOS launches the \
        app for it.
        """,
        "设备进入应用监测的区域后调用；iOS 会为此启动应用。",
        .documented(.locationManagerDidEnterRegion)),
    .didExitRegion: Fact(
        """
        Called when the device has left a region that the app watches; iOS launches the app \
        for it.
        """,
        "设备离开应用监测的区域后调用；iOS 会为此启动应用。",
        .documented(.locationManagerDidExitRegion)),
    .didVisit: Fact(
        "Called when iOS has noticed that the user arrived at a place or left it.",
        "iOS 察觉用户到达或离开某处后调用。",
        .documented(.locationManagerDidVisit)),
    .willRestoreCentral: Fact(
        """
        Called at a launch for Bluetooth, before any other method of the delegate, to hand \
        back what was going on.
        """,
        "因蓝牙事件启动时调用，早于该委托的其他方法，交还之前的状态。",
        .documented(.centralManagerWillRestoreState)),
    .didUpdateCentral: Fact(
        "Called when the state of Bluetooth has changed, and once after the manager was made.",
        "蓝牙状态变化之后调用，管理器创建之后也会调用一次。",
        .documented(.centralManagerDidUpdateState)),
    .willRestorePeripheral: Fact(
        """
        Called at a launch for Bluetooth, before any other method of the delegate, to hand \
        back what was going on.
        """,
        "因蓝牙事件启动时调用，早于该委托的其他方法，交还之前的状态。",
        .documented(.peripheralManagerWillRestoreState)),
    .didUpdatePeripheral: Fact(
        "Called when the state of Bluetooth has changed, and once after the manager was made.",
        "蓝牙状态变化之后调用，管理器创建之后也会调用一次。",
        .documented(.peripheralManagerDidUpdateState)),
    .didReceiveIncomingPush: Fact(
        """
        Called when a VoIP push arrives; from iOS 13 on the app has to report a call before \
        it returns.
        """,
        "收到 VoIP 推送时调用；从 iOS 13 起，应用必须在返回之前报告来电。",
        .documented(.pushRegistryDidReceiveIncomingPush)),
    .didReceiveIncomingPushFor: Fact(
        "Called when a VoIP push arrives on iOS 8 to 10; from iOS 11 on the method with a handler is.",
        "在 iOS 8 到 10 上收到 VoIP 推送时调用；从 iOS 11 起改为调用带完成处理程序的方法。",
        .documented(.pushRegistryDidReceiveIncomingPushWithFor)),
    .urlSessionDidFinishEvents: Fact(
        "Called when all events of a background URL session have been handed over.",
        "后台 URL 会话的全部事件交付完毕之后调用。",
        .documented(.sessionDidFinishEvents)),
    .accessoryStream: Fact(
        "Called when an accessory has sent data or its stream has changed.",
        "配件发来数据或其数据流发生变化时调用。",
        .documented(.streamHandle)),
    .newsstandDownload: Fact(
        "Called when a Newsstand download is done; iOS launches the app for it.",
        "报刊杂志下载完成时调用；iOS 会为此启动应用。",
        .documented(.connectionDidFinishDownloadingDestinationUrl)),
    .socketData: Fact(
        """
        Called when data arrives on a VoIP socket, or when the keep-alive time has passed; \
        iOS wakes the app for it.
        """,
        "VoIP 套接字收到数据或保活时间到期时调用；iOS 会为此唤醒应用。",
        .documented(.setKeepAliveTimeout)),
    .healthUpdate: Fact(
        "Called when samples that the query watches were added or removed.",
        "查询所关注的样本增加或移除时调用。",
        .documented(.hkObserverQuery)),
    .scenePhaseActive: Fact(
        "SwiftUI tells the views of a scene that it is in the foreground and interactive.",
        "SwiftUI 告知场景中的视图：场景位于前台，可以交互。",
        .documented(.scenePhaseActive)),
    .scenePhaseInactive: Fact(
        """
        SwiftUI tells the views of a scene that it is in the foreground and should pause its work.
        """,
        "SwiftUI 告知场景中的视图：场景位于前台，但应暂停工作。",
        .documented(.scenePhaseInactive)),
    .scenePhaseBackground: Fact(
        "SwiftUI tells the views of a scene that it is not visible any more.",
        "SwiftUI 告知场景中的视图：场景已不可见。",
        .documented(.scenePhaseBackground)),
    .taskExpirationHandler: Fact(
        "Called when the time of a background task of the scheduler is about to end.",
        "调度器的后台任务即将用完时间时调用。",
        .documented(.bgTaskExpirationHandler)),
]
