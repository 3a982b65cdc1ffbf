import LifecycleCore

/// The meanings of the methods and handlers of other objects.
let objectMeanings: [Callback: SourcedSentence] = [
    .loadView: SourcedSentence(
        "Called when the view of a view controller is asked for and there is none yet.",
        .documented(.loadView)),
    .viewDidLoad: SourcedSentence(
        "Called once when the view of a view controller is in memory, before it is on screen.",
        .documented(.viewDidLoad)),
    .viewWillAppear: SourcedSentence(
        "Called when the view is about to be added to the views on screen.",
        .documented(.viewWillAppear)),
    .viewDidAppear: SourcedSentence(
        "Called when the view has been added to the views on screen.",
        .documented(.viewDidAppear)),
    .viewWillDisappear: SourcedSentence(
        """
        Called when the view is about to be removed from the screen. The simulator leaves it out, \
        as most cases come from the app's own navigation.
        """,
        .documented(.viewWillDisappear)),
    .viewDidDisappear: SourcedSentence(
        """
        Called when the view has been removed from the screen. The simulator leaves it out, as \
        most cases come from the app's own navigation.
        """,
        .documented(.viewDidDisappear)),
    .viewWillLayoutSubviews: SourcedSentence(
        """
        Called when the view is about to lay out its subviews, first between viewWillAppear and \
        viewDidAppear. The simulator leaves out later layouts, such as that of a rotation.
        """,
        .documented(.viewWillLayoutSubviews)),
    .viewDidLayoutSubviews: SourcedSentence(
        """
        Called when the view has laid out its subviews. The simulator leaves out later layouts, \
        such as that of a rotation.
        """,
        .documented(.viewDidLayoutSubviews)),
    .viewControllerMemoryWarning: SourcedSentence(
        """
        Called when memory runs short, after applicationDidReceiveMemoryWarning of the app \
        delegate.
        """,
        .inferred(.memoryWarningOrder, .appleMemoryWarnings)),
    .memoryPressureHandler: SourcedSentence(
        """
        Called when the memory pressure of the system changes to a level that the source \
        watches. Apps can make such a source from iOS 8 on.
        """,
        .documented(.dispatchSourceMemoryPressure)),
    .didReceiveResponse: SourcedSentence(
        """
        Called when the user taps a notification or chooses one of its actions. The simulator knows \
        taps alone.
        """,
        .documented(.userNotificationCenterDidReceive)),
    .willPresentNotification: SourcedSentence(
        """
        Called when a notification arrives while the app is in front, to ask how it is to be \
        shown.
        """,
        .documented(.userNotificationCenterWillPresent)),
    .didUpdateLocations: SourcedSentence(
        "Called when new locations are available; iOS wakes or launches the app for some of them.",
        .documented(.locationManagerDidUpdateLocations)),
    .didEnterRegion: SourcedSentence(
        """
        Called when the device has entered a region that the app watches; iOS launches the \
        app for it.
        """,
        .documented(.locationManagerDidEnterRegion)),
    .didExitRegion: SourcedSentence(
        """
        Called when the device has left a region that the app watches; iOS launches the app \
        for it.
        """,
        .documented(.locationManagerDidExitRegion)),
    .didVisit: SourcedSentence(
        "Called when iOS has noticed that the user arrived at a place or left it.",
        .documented(.locationManagerDidVisit)),
    .willRestoreCentral: SourcedSentence(
        """
        Called only if Bluetooth launched the app, before any other method of the delegate, to \
        hand back what was going on.
        """,
        .documented(.centralManagerWillRestoreState)),
    .didUpdateCentral: SourcedSentence(
        "Called when the state of Bluetooth has changed, and once after the manager was made.",
        .documented(.centralManagerDidUpdateState)),
    .willRestorePeripheral: SourcedSentence(
        """
        Called only if Bluetooth launched the app, before any other method of the delegate, to \
        hand back what was going on.
        """,
        .documented(.peripheralManagerWillRestoreState)),
    .didUpdatePeripheral: SourcedSentence(
        "Called when the state of Bluetooth has changed, and once after the manager was made.",
        .documented(.peripheralManagerDidUpdateState)),
    .didReceiveIncomingPush: SourcedSentence(
        """
        Called when a VoIP push arrives; from iOS 13 on the app has to report a call before \
        it returns.
        """,
        .documented(.pushRegistryDidReceiveIncomingPush)),
    .didReceiveIncomingPushFor: SourcedSentence(
        "Called when a VoIP push arrives on iOS 8 to 10; from iOS 11 on the method with a handler is.",
        .documented(.pushRegistryDidReceiveIncomingPushWithFor)),
    .urlSessionDidFinishEvents: SourcedSentence(
        "Called when all events of a background URL session have been handed over.",
        .documented(.sessionDidFinishEvents)),
    .accessoryStream: SourcedSentence(
        "Called when an accessory has sent data or its stream has changed.",
        .documented(.streamHandle)),
    .newsstandDownload: SourcedSentence(
        "Called when a Newsstand download is done; iOS launches the app for it.",
        .documented(.connectionDidFinishDownloadingDestinationUrl)),
    .socketData: SourcedSentence(
        """
        Called when data arrives on a VoIP socket, or when the keep-alive time has passed; \
        iOS wakes the app for it.
        """,
        .documented(.setKeepAliveTimeout)),
    .healthUpdate: SourcedSentence(
        "Called when samples that the query watches were added or removed.",
        .documented(.hkObserverQuery)),
    .scenePhaseActive: SourcedSentence(
        """
        The environment value scenePhase is active when the scene of the view is in the \
        foreground and interactive.
        """,
        .documented(.scenePhaseActive)),
    .scenePhaseInactive: SourcedSentence(
        """
        The environment value scenePhase is inactive when the scene of the view is in the \
        foreground and should pause its work.
        """,
        .documented(.scenePhaseInactive)),
    .scenePhaseBackground: SourcedSentence(
        """
        The environment value scenePhase is background when the scene of the view is not \
        visible any more.
        """,
        .documented(.scenePhaseBackground)),
    .taskExpirationHandler: SourcedSentence(
        """
        Called when the system is about to end a task of the scheduler: its time is nearly over, \
        the user takes up the device, or the user cancels it.
        """,
        .documented(.bgTaskExpirationHandler)),
]
