// swift-format-ignore-file
//
// What is called beside methods, as `CallFacts.swift` reads it. Not written by
// hand: `UPDATE_FIXTURES=1 swift test --filter MoveTableTests` writes it anew.

/// The lines of the table.
let neighbourRows = """
    willFinishLaunching after nothing
    didFinishLaunching after willFinishLaunching didDecodeState nothing
    didBecomeActive after didFinishLaunching willResignActive willEnterForeground openURL continueUserActivity performAction didReceiveRemoteNotification didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse userDidAcceptShare protectedDataDidBecomeAvailable viewWillAppear viewDidLayoutSubviews nothing
    willResignActive after didBecomeActive nothing
    didEnterBackground after willResignActive willEnterForeground nothing
    willEnterForeground after significantTimeChange nothing
    willTerminate after didEnterBackground didDiscardSceneSessions willEncodeState sceneDidEnterBackground nothing
    openURL after didFinishLaunching willEnterForeground viewWillAppear viewDidLayoutSubviews nothing
    willContinueUserActivity after didFinishLaunching willEnterForeground viewWillAppear nothing
    continueUserActivity after willContinueUserActivity
    performAction after didFinishLaunching willEnterForeground viewWillAppear
    didReceiveRemoteNotification after willEnterForeground sceneWillEnterForeground nothing
    didReceiveSilentNotification after didFinishLaunching didBecomeActive willEnterForeground openURL continueUserActivity performAction didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse userDidAcceptShare didDiscardSceneSessions sceneDidBecomeActive sceneWillEnterForeground viewWillAppear viewDidAppear viewDidLayoutSubviews nothing
    didReceiveLocalNotification after didFinishLaunching willEnterForeground sceneWillEnterForeground viewWillAppear viewDidLayoutSubviews nothing
    didReceiveResponse after didFinishLaunching willEnterForeground sceneWillEnterForeground nothing
    willPresentNotification after nothing
    userDidAcceptShare after didFinishLaunching willEnterForeground viewWillAppear nothing
    performFetch after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    handleEventsForBackgroundURLSession after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    didReceiveMemoryWarning after nothing
    protectedDataWillBecomeUnavailable after willResignActive didEnterBackground willEncodeState sceneDidEnterBackground stateRestorationActivity nothing
    protectedDataDidBecomeAvailable after willEnterForeground openURL continueUserActivity didReceiveRemoteNotification didReceiveLocalNotification sceneWillEnterForeground sceneOpenURLContexts sceneContinueUserActivity nothing
    significantTimeChange after nothing
    configurationForConnecting after didFinishLaunching didDiscardSceneSessions nothing
    didDiscardSceneSessions after didFinishLaunching sceneDidDisconnect
    shouldRestoreState after willFinishLaunching
    didDecodeState after shouldRestoreState
    shouldSaveState after didEnterBackground
    willEncodeState after shouldSaveState
    sceneWillConnect after didFinishLaunching configurationForConnecting didDiscardSceneSessions sceneWillEnterForeground nothing
    sceneDidDisconnect after sceneWillResignActive sceneDidEnterBackground nothing
    sceneDidBecomeActive after didReceiveRemoteNotification didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse protectedDataDidBecomeAvailable sceneDidBecomeActive sceneWillResignActive sceneWillEnterForeground sceneOpenURLContexts sceneContinueUserActivity windowScenePerformAction windowSceneUserDidAcceptShare viewWillAppear nothing
    sceneWillResignActive after sceneDidBecomeActive sceneWillResignActive nothing
    sceneDidEnterBackground after sceneWillResignActive sceneDidEnterBackground sceneWillEnterForeground nothing
    sceneWillEnterForeground after significantTimeChange didDiscardSceneSessions sceneWillConnect sceneDidBecomeActive sceneWillEnterForeground viewDidLoad nothing
    sceneOpenURLContexts after sceneWillEnterForeground nothing
    sceneWillContinueUserActivity after sceneWillEnterForeground nothing
    sceneContinueUserActivity after sceneWillContinueUserActivity
    windowScenePerformAction after sceneWillEnterForeground
    windowSceneUserDidAcceptShare after sceneWillEnterForeground nothing
    viewDidLoad after loadView
    viewWillAppear after didReceiveSilentNotification didReceiveLocalNotification sceneWillEnterForeground sceneOpenURLContexts sceneContinueUserActivity windowScenePerformAction windowSceneUserDidAcceptShare viewDidLoad
    viewDidAppear after didBecomeActive openURL didReceiveSilentNotification didReceiveLocalNotification viewDidLayoutSubviews
    viewControllerMemoryWarning after didReceiveMemoryWarning
    didUpdateLocations after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    willRestoreCentral after didFinishLaunching didDiscardSceneSessions viewDidAppear
    didUpdateCentral after didFinishLaunching viewDidAppear willRestoreCentral nothing
    didReceiveIncomingPush after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    urlSessionDidFinishEvents after handleEventsForBackgroundURLSession
    stateRestorationActivity after sceneDidEnterBackground
    loadView after didFinishLaunching sceneWillConnect
    viewWillLayoutSubviews after didBecomeActive openURL continueUserActivity performAction didReceiveSilentNotification didReceiveLocalNotification userDidAcceptShare sceneDidBecomeActive viewWillAppear
    viewDidLayoutSubviews after viewWillLayoutSubviews
    didEnterRegion after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    didExitRegion after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    didVisit after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    willRestorePeripheral after didFinishLaunching didDiscardSceneSessions viewDidAppear
    didUpdatePeripheral after didFinishLaunching viewDidAppear willRestorePeripheral nothing
    accessoryStream after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    newsstandDownload after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    socketData after didFinishLaunching viewDidAppear nothing
    healthUpdate after didFinishLaunching didDiscardSceneSessions viewDidAppear nothing
    willFinishLaunching before didFinishLaunching shouldRestoreState
    didFinishLaunching before didBecomeActive openURL willContinueUserActivity performAction didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse userDidAcceptShare performFetch handleEventsForBackgroundURLSession configurationForConnecting didDiscardSceneSessions sceneWillConnect didUpdateLocations willRestoreCentral didUpdateCentral didReceiveIncomingPush loadView didEnterRegion didExitRegion didVisit willRestorePeripheral didUpdatePeripheral accessoryStream newsstandDownload socketData healthUpdate nothing
    didBecomeActive before willResignActive didReceiveSilentNotification viewDidAppear viewWillLayoutSubviews nothing
    willResignActive before didBecomeActive didEnterBackground protectedDataWillBecomeUnavailable nothing
    didEnterBackground before willTerminate protectedDataWillBecomeUnavailable shouldSaveState nothing
    willEnterForeground before didBecomeActive didEnterBackground openURL willContinueUserActivity performAction didReceiveRemoteNotification didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse userDidAcceptShare protectedDataDidBecomeAvailable nothing
    willTerminate before nothing
    openURL before didBecomeActive didReceiveSilentNotification protectedDataDidBecomeAvailable viewDidAppear viewWillLayoutSubviews nothing
    willContinueUserActivity before continueUserActivity
    continueUserActivity before didBecomeActive didReceiveSilentNotification protectedDataDidBecomeAvailable viewWillLayoutSubviews nothing
    performAction before didBecomeActive didReceiveSilentNotification viewWillLayoutSubviews nothing
    didReceiveRemoteNotification before didBecomeActive protectedDataDidBecomeAvailable sceneDidBecomeActive nothing
    didReceiveSilentNotification before didBecomeActive didReceiveSilentNotification sceneDidBecomeActive viewWillAppear viewDidAppear viewWillLayoutSubviews nothing
    didReceiveLocalNotification before didBecomeActive didReceiveSilentNotification protectedDataDidBecomeAvailable sceneDidBecomeActive viewWillAppear viewDidAppear viewWillLayoutSubviews nothing
    didReceiveResponse before didBecomeActive didReceiveSilentNotification sceneDidBecomeActive nothing
    willPresentNotification before nothing
    userDidAcceptShare before didBecomeActive didReceiveSilentNotification viewWillLayoutSubviews nothing
    performFetch before nothing
    handleEventsForBackgroundURLSession before urlSessionDidFinishEvents
    didReceiveMemoryWarning before viewControllerMemoryWarning nothing
    protectedDataWillBecomeUnavailable before nothing
    protectedDataDidBecomeAvailable before didBecomeActive sceneDidBecomeActive
    significantTimeChange before willEnterForeground sceneWillEnterForeground nothing
    configurationForConnecting before sceneWillConnect
    didDiscardSceneSessions before willTerminate didReceiveSilentNotification performFetch handleEventsForBackgroundURLSession configurationForConnecting sceneWillConnect sceneWillEnterForeground didUpdateLocations willRestoreCentral didReceiveIncomingPush didEnterRegion didExitRegion didVisit willRestorePeripheral accessoryStream newsstandDownload healthUpdate nothing
    shouldRestoreState before didDecodeState
    didDecodeState before didFinishLaunching
    shouldSaveState before willEncodeState
    willEncodeState before willTerminate protectedDataWillBecomeUnavailable nothing
    sceneWillConnect before sceneWillEnterForeground loadView nothing
    sceneDidDisconnect before didDiscardSceneSessions nothing
    sceneDidBecomeActive before didReceiveSilentNotification sceneDidBecomeActive sceneWillResignActive sceneWillEnterForeground viewWillLayoutSubviews nothing
    sceneWillResignActive before sceneDidDisconnect sceneDidBecomeActive sceneWillResignActive sceneDidEnterBackground nothing
    sceneDidEnterBackground before willTerminate protectedDataWillBecomeUnavailable sceneDidDisconnect sceneDidEnterBackground stateRestorationActivity nothing
    sceneWillEnterForeground before didReceiveRemoteNotification didReceiveSilentNotification didReceiveLocalNotification didReceiveResponse protectedDataDidBecomeAvailable sceneWillConnect sceneDidBecomeActive sceneDidEnterBackground sceneWillEnterForeground sceneOpenURLContexts sceneWillContinueUserActivity windowScenePerformAction windowSceneUserDidAcceptShare viewWillAppear nothing
    sceneOpenURLContexts before protectedDataDidBecomeAvailable sceneDidBecomeActive viewWillAppear nothing
    sceneWillContinueUserActivity before sceneContinueUserActivity
    sceneContinueUserActivity before protectedDataDidBecomeAvailable sceneDidBecomeActive viewWillAppear nothing
    windowScenePerformAction before sceneDidBecomeActive viewWillAppear nothing
    windowSceneUserDidAcceptShare before sceneDidBecomeActive viewWillAppear nothing
    viewDidLoad before sceneWillEnterForeground viewWillAppear nothing
    viewWillAppear before didBecomeActive openURL willContinueUserActivity performAction didReceiveSilentNotification didReceiveLocalNotification userDidAcceptShare sceneDidBecomeActive viewWillLayoutSubviews nothing
    viewDidAppear before didReceiveSilentNotification performFetch handleEventsForBackgroundURLSession didUpdateLocations willRestoreCentral didUpdateCentral didReceiveIncomingPush didEnterRegion didExitRegion didVisit willRestorePeripheral didUpdatePeripheral accessoryStream newsstandDownload socketData healthUpdate nothing
    viewControllerMemoryWarning before nothing
    didUpdateLocations before nothing
    willRestoreCentral before didUpdateCentral
    didUpdateCentral before nothing
    didReceiveIncomingPush before nothing
    urlSessionDidFinishEvents before nothing
    stateRestorationActivity before protectedDataWillBecomeUnavailable nothing
    loadView before viewDidLoad
    viewWillLayoutSubviews before viewDidLayoutSubviews
    viewDidLayoutSubviews before didBecomeActive openURL didReceiveSilentNotification didReceiveLocalNotification viewDidAppear
    didEnterRegion before nothing
    didExitRegion before nothing
    didVisit before nothing
    willRestorePeripheral before didUpdatePeripheral
    didUpdatePeripheral before nothing
    accessoryStream before nothing
    newsstandDownload before nothing
    socketData before nothing
    healthUpdate before nothing
    """
