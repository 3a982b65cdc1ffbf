import LifecycleCore

/// When the methods of a scene delegate are called.
let sceneMeanings: [Callback: Fact] = [
    .sceneWillConnect: Fact(
        """
        Called when a scene is added to the app, at a launch or for another window, before \
        it is on screen.
        """,
        "场景加入应用时调用：启动时或打开另一个窗口时，早于它出现在屏幕上。",
        .documented(.sceneWillConnectToOptions)),
    .sceneDidDisconnect: Fact(
        """
        Called when a scene is taken from the app: the user has closed it, or the system \
        wants its memory back. Its session can connect again.
        """,
        "场景从应用中移除时调用：用户关闭了它，或系统要收回它的内存。它的会话可以再次连接。",
        .documented(.sceneDidDisconnect)),
    .sceneDidBecomeActive: Fact(
        """
        Called when the scene has become active: as the last step of coming to the screen, \
        and when an interruption is over.
        """,
        "场景变为活跃之后调用：来到屏幕的最后一步，以及打断结束时。",
        .documented(.sceneDidBecomeActive)),
    .sceneWillResignActive: Fact(
        """
        Called while the scene is still active and is about to get no more events: at an \
        interruption, and as the first step of leaving the screen.
        """,
        "场景仍然活跃、即将不再收到事件时调用：发生打断时，以及离开屏幕的第一步。",
        .documented(.sceneWillResignActive)),
    .sceneDidEnterBackground: Fact(
        """
        Called when the scene has left the screen. When none is left there, the app is in \
        the background and soon suspended.
        """,
        "场景离开屏幕之后调用。屏幕上不再有该应用的场景时，应用就在后台，不久被挂起。",
        .documented(.sceneDidEnterBackground)),
    .sceneWillEnterForeground: Fact(
        """
        Called when the scene is about to come to the screen: at a launch, and on each \
        return from the background.
        """,
        "场景即将来到屏幕时调用：启动时，以及每次从后台返回时。",
        .documented(.sceneWillEnterForeground)),
    .sceneOpenURLContexts: Fact(
        """
        Called when a connected scene is asked to open URLs; at a launch they are in the \
        connection options instead.
        """,
        "请求已连接的场景打开 URL 时调用；启动时 URL 在连接选项中。",
        .documented(.sceneOpenUrlContexts)),
    .sceneWillContinueUserActivity: Fact(
        """
        Called when the user goes on with an activity in a connected scene, before its data \
        has arrived.
        """,
        "用户在已连接的场景中接续活动、数据尚未到达时调用。",
        .documented(.sceneWillContinueUserActivityWithType)),
    .sceneContinueUserActivity: Fact(
        """
        Called when the data of a user activity is there, in a connected scene; at a launch \
        it is in the connection options instead.
        """,
        "用户活动的数据到达已连接的场景时调用；启动时活动在连接选项中。",
        .documented(.sceneContinue)),
    .windowScenePerformAction: Fact(
        """
        Called when the user chooses a Home Screen quick action and a scene is connected; at \
        a launch it is in the connection options instead.
        """,
        "已有场景连接时，用户选择主屏幕快捷操作后调用；启动时快捷操作在连接选项中。",
        .documented(.windowScenePerformActionForCompletionHandler)),
    .windowSceneUserDidAcceptShare: Fact(
        """
        Called when the user accepts a CloudKit share and a scene is connected; at a launch \
        it is in the connection options instead.
        """,
        "已有场景连接时，用户接受 CloudKit 共享后调用；启动时共享信息在连接选项中。",
        .documented(.windowSceneUserDidAcceptCloudKitShareWith)),
    .stateRestorationActivity: Fact(
        """
        Called when the scene has gone to the background, to ask for the activity from which \
        it can be restored.
        """,
        "场景进入后台之后调用，询问日后用来恢复它的活动。",
        .documented(.stateRestorationActivityFor)),
]
