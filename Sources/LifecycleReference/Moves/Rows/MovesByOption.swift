// swift-format-ignore-file
//
// What moves the other side of a question makes, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesByOption = """
    exitsWithoutBackground inactive notRunning, delegate 4..<13, home.leave > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<13, other-app.leave > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 7..<8, force-quit.active > force-quit.delegate-7 > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<7 8..<13, force-quit.active > force-quit.delegate > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 7..<8, force-quit.inactive > force-quit.delegate-7 > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<7 8..<13, force-quit.inactive > force-quit.delegate > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<13, call.answered > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 5..<13, banner.tapped > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 11..<13, unlock.half > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<13, notification-alert.acted-on > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<13, call.made-before-13 > background.skipped > terminate > exit: willTerminate
    exitsWithoutBackground inactive notRunning, delegate 4..<13, delete.on-screen > exit: willTerminate?exitsOnSuspend?exitsWithoutBackground
    exitsWithoutBackground inactive notRunning, delegate 6..<13, permission.on-screen > exit: willTerminate?exitsOnSuspend?exitsWithoutBackground
    exitsWithoutBackground inactive notRunning, delegate 4..<13, open-other > background.skipped > terminate > exit: willTerminate
    wakeEnters suspended background, delegate 7..., wake.by-push > wake.thaw > thaw: didEnterBackground?wakeEnters didReceiveSilentNotification?handlesPushesWithCompletion
    wakeEnters suspended background, delegate 7..., wake.by-fetch > wake.thaw > thaw: didEnterBackground?wakeEnters performFetch
    wakeEnters suspended background, delegate 13..., wake.by-refresh-task > wake.thaw > thaw: didEnterBackground?wakeEnters handler-refreshTask
    wakeEnters suspended background, delegate 13..., wake.by-processing-task > wake.thaw > thaw: didEnterBackground?wakeEnters handler-processingTask
    wakeEnters suspended background, delegate 7..., wake.by-download > wake.thaw > thaw: didEnterBackground?wakeEnters handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    wakeEnters suspended background, delegate 4..., wake.by-location > wake.thaw > thaw: didEnterBackground?wakeEnters didUpdateLocations
    wakeEnters suspended background, delegate 5..., wake.by-bluetooth > wake.thaw > thaw: didEnterBackground?wakeEnters didUpdateCentral
    wakeEnters suspended background, delegate 8..<11, wake.by-call > wake.thaw > thaw: didEnterBackground?wakeEnters didReceiveIncomingPushFor
    wakeEnters suspended background, delegate 11..., wake.by-call > wake.thaw > thaw: didEnterBackground?wakeEnters didReceiveIncomingPush
    wakeEnters suspended background, delegate 4..., wake.by-region-entry > wake.thaw > thaw: didEnterBackground?wakeEnters didEnterRegion
    wakeEnters suspended background, delegate 4..., wake.by-region-exit > wake.thaw > thaw: didEnterBackground?wakeEnters didExitRegion
    wakeEnters suspended background, delegate 8..., wake.by-visit > wake.thaw > thaw: didEnterBackground?wakeEnters didVisit
    wakeEnters suspended background, delegate 6..., wake.by-peripheral > wake.thaw > thaw: didEnterBackground?wakeEnters didUpdatePeripheral
    wakeEnters suspended background, delegate 4..., wake.by-accessory > wake.thaw > thaw: didEnterBackground?wakeEnters accessoryStream
    wakeEnters suspended background, delegate 5..<17, wake.by-newsstand > wake.thaw > thaw: didEnterBackground?wakeEnters newsstandDownload
    wakeEnters suspended background, delegate 4..<10, wake.by-socket > wake.thaw > thaw: didEnterBackground?wakeEnters socketData
    wakeEnters suspended background, delegate 8..., wake.by-health-data > wake.thaw > thaw: didEnterBackground?wakeEnters healthUpdate
    wakeEnters suspended background, delegate 7..., push.content > wake.thaw > thaw: didEnterBackground?wakeEnters didReceiveSilentNotification?handlesPushesWithCompletion
    backgroundLaunchEnters notRunning background, delegate 7..., wake.by-push > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveSilentNotification?handlesPushesWithCompletion
    backgroundLaunchEnters notRunning background, delegate 7..., wake.by-fetch > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters performFetch
    backgroundLaunchEnters notRunning background, delegate 13..., wake.by-refresh-task > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters handler-refreshTask
    backgroundLaunchEnters notRunning background, delegate 13..., wake.by-processing-task > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters handler-processingTask
    backgroundLaunchEnters notRunning background, delegate 7..., wake.by-download > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    backgroundLaunchEnters notRunning background, delegate 26..., wake.by-location > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 8..<26, wake.by-location > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 7.1..<8, wake.by-location > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 6..<7, wake.by-location > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-location > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 6..., wake.by-location > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-location > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateLocations
    backgroundLaunchEnters notRunning background, delegate 6..<7, wake.by-bluetooth > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateCentral
    backgroundLaunchEnters notRunning background, delegate 7..., wake.by-bluetooth > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    backgroundLaunchEnters notRunning background, delegate 5..<6, wake.by-bluetooth > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdateCentral
    backgroundLaunchEnters notRunning background, delegate 8..<11, wake.by-call > wake.call-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveIncomingPushFor
    backgroundLaunchEnters notRunning background, delegate 11..., wake.by-call > wake.call-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveIncomingPush
    backgroundLaunchEnters notRunning background, delegate 8..<11, wake.by-call > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveIncomingPushFor
    backgroundLaunchEnters notRunning background, delegate 11..., wake.by-call > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveIncomingPush
    backgroundLaunchEnters notRunning background, delegate 26..., wake.by-region-entry > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 8..<26, wake.by-region-entry > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 7.1..<8, wake.by-region-entry > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 6..<7, wake.by-region-entry > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-region-entry > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 6..., wake.by-region-entry > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-region-entry > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didEnterRegion
    backgroundLaunchEnters notRunning background, delegate 26..., wake.by-region-exit > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 8..<26, wake.by-region-exit > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 7.1..<8, wake.by-region-exit > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 6..<7, wake.by-region-exit > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-region-exit > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 6..., wake.by-region-exit > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-region-exit > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters didExitRegion
    backgroundLaunchEnters notRunning background, delegate 8..., wake.by-visit > wake.visit-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didVisit
    backgroundLaunchEnters notRunning background, delegate 8..., wake.by-visit > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didVisit
    backgroundLaunchEnters notRunning background, delegate 6..<7, wake.by-peripheral > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didUpdatePeripheral
    backgroundLaunchEnters notRunning background, delegate 7..., wake.by-peripheral > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    backgroundLaunchEnters notRunning background, delegate 6..., wake.by-accessory > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters accessoryStream
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-accessory > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters accessoryStream
    backgroundLaunchEnters notRunning background, delegate 6..<17, wake.by-newsstand > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters newsstandDownload
    backgroundLaunchEnters notRunning background, delegate 5..<6, wake.by-newsstand > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters newsstandDownload
    backgroundLaunchEnters notRunning background, delegate 6..<10, wake.by-socket > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters socketData
    backgroundLaunchEnters notRunning background, delegate 4..<6, wake.by-socket > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters socketData
    backgroundLaunchEnters notRunning background, delegate 8..., wake.by-health-data > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters healthUpdate
    backgroundLaunchEnters notRunning background, delegate 7..., push.content > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters didReceiveSilentNotification?handlesPushesWithCompletion
    backgroundLaunchEnters notRunning background, delegate 6..<10, restart.relaunch > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterBackground?backgroundLaunchEnters
    backgroundLaunchEnters notRunning background, delegate 4..<6, restart.relaunch > wake.launch > launch.background-before-6: didFinishLaunching didEnterBackground?backgroundLaunchEnters
    notificationFirst inactive active, delegate 7..., open.after-restart > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.icon > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.url > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.url-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 9..., open.universal-link > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.push > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.push-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.local-notification > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 7..., open.local-notification-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 9..., open.quick-action > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 10..., open.share > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 8..., open.activity > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst inactive active, delegate 8..., open.activity-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion?notificationFirst
    notificationFirst background inactive, delegate 4..., open.after-restart > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground
    notificationFirst background inactive, delegate 4..<7, open.icon > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground
    notificationFirst background inactive, delegate 7..., open.icon > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 7..., unlock.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground
    notificationFirst background inactive, delegate 4..., call.hung-up > foreground.notification-first: willEnterForeground
    notificationFirst background inactive, delegate 11..., unlock.half > foreground.notification-first: willEnterForeground
    notificationFirst background inactive, delegate 4..<7, open.url > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground openURL
    notificationFirst background inactive, delegate 7..., open.url > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground openURL didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 4..., open.url-unlocks > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground openURL
    notificationFirst background inactive, delegate 9..., open.universal-link > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 4..<7, open.push > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveRemoteNotification
    notificationFirst background inactive, delegate 7..., open.push > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 4..<7, open.push-unlocks > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveRemoteNotification
    notificationFirst background inactive, delegate 7..., open.push-unlocks > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 4..<7, open.local-notification > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification
    notificationFirst background inactive, delegate 7..., open.local-notification > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 4..., open.local-notification-unlocks > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification
    notificationFirst background inactive, delegate 9..., open.quick-action > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground performAction didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 10..., open.share > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground userDidAcceptShare didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 8..., open.activity > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity didReceiveSilentNotification?handlesPushesWithCompletion
    notificationFirst background inactive, delegate 8..., open.activity-unlocks > front.return > foreground.notification-first: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity
    swipedSceneEnters inactive background, scenes 13..., force-quit.active > force-quit.scenes-enters > background.scenes: sceneDidEnterBackground
    swipedSceneEnters inactive background, scenes 13..., force-quit.inactive > force-quit.scenes-enters > background.scenes: sceneDidEnterBackground
    swipedSceneEnters background notRunning, scenes 13..., force-quit.active > force-quit.scenes-enters > terminate > exit: willTerminate
    swipedSceneEnters background notRunning, scenes 13..., force-quit.inactive > force-quit.scenes-enters > terminate > exit: willTerminate
    swipedSceneDisconnects inactive background, scenes 13..., force-quit.active > force-quit.scenes-disconnects: sceneDidDisconnect didDiscardSceneSessions
    swipedSceneDisconnects inactive background, scenes 13..., force-quit.inactive > force-quit.scenes-disconnects: sceneDidDisconnect didDiscardSceneSessions
    swipedSceneDisconnects inactive background, scenes 13..., window.last-closed-disconnects: sceneDidDisconnect didDiscardSceneSessions
    swipedSceneDisconnects active inactive, scenes 13..., window.last-closed-disconnects > resign.scenes: sceneWillResignActive
    swipedSceneDisconnects background notRunning, scenes 13..., force-quit.active > force-quit.scenes-disconnects > terminate > exit: willTerminate
    swipedSceneDisconnects background notRunning, scenes 13..., force-quit.inactive > force-quit.scenes-disconnects > terminate > exit: willTerminate
    swipedSceneDisconnects background notRunning, scenes 13..., window.last-closed-disconnects > terminate > exit: sceneDidDisconnect~ didDiscardSceneSessions~ willTerminate
    quickSwipeMakesScene inactive background, scenes 16..., force-quit.quick: sceneDidDisconnect sceneWillEnterForeground sceneDidEnterBackground
    quickSwipeMakesScene active inactive, scenes 16..., force-quit.quick > resign.scenes: sceneWillResignActive
    quickSwipeMakesScene background notRunning, scenes 16..., force-quit.quick > terminate > exit: willTerminate
    swipedAppEntersAgain background notRunning, delegate 6.1..<8, force-quit.background-enters-again > terminate > exit: willTerminate
    launchCallsShortPushMethod notRunning inactive, delegate 4..<6, open.push > front.launch > launch.delegate-before-6: didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    launchCallsShortPushMethod notRunning inactive, delegate 7..<8, open.push > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    launchCallsShortPushMethod notRunning inactive, delegate 6..<7 8..., open.push > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    launchCallsShortPushMethod notRunning inactive, delegate 4..<6, open.push-unlocks > front.launch > launch.delegate-before-6: didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    launchCallsShortPushMethod notRunning inactive, delegate 7..<8, open.push-unlocks > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    launchCallsShortPushMethod notRunning inactive, delegate 6..<7 8..., open.push-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveRemoteNotification?justLaunched?launchCallsShortPushMethod
    prewarmCallsLaunchMethods notRunning background, delegate 15..., prewarm.calls-launch-methods > launch.background: willFinishLaunching didFinishLaunching
    prewarmCallsLaunchMethods notRunning background, scenes 15..., prewarm.calls-launch-methods > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded
    contentBeforeForeground inactive active, scenes 13..<16, open.url > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion?contentBeforeForeground
    contentBeforeForeground inactive active, scenes 13..<16, open.url-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion?contentBeforeForeground
    contentBeforeForeground background inactive, scenes 13..<16, open.url > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneOpenURLContexts?sceneConnected?reasonIsURL?contentBeforeForeground sceneWillEnterForeground
    contentBeforeForeground background inactive, scenes 13..<16, open.url-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneOpenURLContexts?sceneConnected?reasonIsURL?contentBeforeForeground sceneWillEnterForeground
    contentBeforeForeground background inactive, scenes 13..<16, open.universal-link > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity?contentBeforeForeground sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    contentBeforeForeground background inactive, scenes 13..<16, open.activity > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity?contentBeforeForeground sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    contentBeforeForeground background inactive, scenes 13..<16, open.activity-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity?contentBeforeForeground sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    silentPushRelaunches notRunning background, delegate 13..., wake.by-push > wake.push-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    silentPushRelaunches notRunning background, scenes 13..., wake.by-push > wake.push-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    silentPushRelaunches notRunning background, delegate 13..., push.content > wake.push-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    silentPushRelaunches notRunning background, scenes 13..., push.content > wake.push-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    pushComesWhenActive inactive active, delegate 11..<12, open.push > front.push-when-active > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    pushComesWhenActive inactive active, delegate 11..<12, open.local-notification > front.push-when-active > activate.delegate: didBecomeActive didReceiveLocalNotification
    sceneNotificationFirst inactive active, scenes 13..., open.after-restart > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.after-restart > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.after-restart > front.return > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.icon > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.icon > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.icon > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., switcher.choose-app > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., switcher.close > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., unlock.return > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., call.declined > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., call.made-over > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., call.hung-up > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., call.missed > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., alert.dismissed > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..<16, notification-center.covers-twice-12-2 > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 16..., notification-center.covers-twice-16 > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., notification-center.closed > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., control-center.closed > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., siri.dismissed > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., biometric.ends > activate.scenes-notification-first: sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.url > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.url > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..<16, open.url > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 16..., open.url > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.url > front.on-screen > activate.scenes-notification-first: sceneOpenURLContexts sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.url-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.url-unlocks > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..<16, open.url-unlocks > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 16..., open.url-unlocks > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.universal-link > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.universal-link > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.universal-link > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.universal-link > front.on-screen > activate.scenes-notification-first: sceneWillContinueUserActivity sceneContinueUserActivity sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.push > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.push > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.push > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.push > front.on-screen > activate.scenes-notification-first: didReceiveSilentNotification?handlesPushesWithCompletion sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.push-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.push-unlocks > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.push-unlocks > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification > front.on-screen > activate.scenes-notification-first: didReceiveLocalNotification sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification-unlocks > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.local-notification-unlocks > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.quick-action > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.quick-action > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.quick-action > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.share > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.share > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.share > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.share > front.on-screen > activate.scenes-notification-first: windowSceneUserDidAcceptShare sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.activity > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.activity > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.activity > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.activity > front.on-screen > activate.scenes-notification-first: sceneWillContinueUserActivity sceneContinueUserActivity sceneDidBecomeActive
    sceneNotificationFirst inactive active, scenes 13..., open.activity-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.activity-unlocks > front.connect > launch.connect > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    sceneNotificationFirst inactive active, scenes 13..., open.activity-unlocks > front.return > activate.scenes-notification-first: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-push > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-push > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-fetch > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching performFetch
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-fetch > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded performFetch
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-download > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-download > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-location > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-location > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didUpdateLocations
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-bluetooth > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-bluetooth > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    launchesBeforeFirstUnlock notRunning background, delegate 8..<11, wake.by-call > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPushFor
    launchesBeforeFirstUnlock notRunning background, delegate 11..., wake.by-call > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPush
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-call > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveIncomingPush
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-region-entry > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-region-entry > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didEnterRegion
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-region-exit > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-region-exit > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didExitRegion
    launchesBeforeFirstUnlock notRunning background, delegate 8..., wake.by-visit > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didVisit
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-visit > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didVisit
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-peripheral > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-peripheral > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    launchesBeforeFirstUnlock notRunning background, delegate 7..., wake.by-accessory > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching accessoryStream
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-accessory > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded accessoryStream
    launchesBeforeFirstUnlock notRunning background, delegate 7..<17, wake.by-newsstand > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching newsstandDownload
    launchesBeforeFirstUnlock notRunning background, scenes 13..<17, wake.by-newsstand > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded newsstandDownload
    launchesBeforeFirstUnlock notRunning background, delegate 7..<10, wake.by-socket > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching socketData
    launchesBeforeFirstUnlock notRunning background, delegate 8..., wake.by-health-data > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching healthUpdate
    launchesBeforeFirstUnlock notRunning background, scenes 13..., wake.by-health-data > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded healthUpdate
    launchesBeforeFirstUnlock notRunning background, delegate 7..., push.content > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock notRunning background, scenes 13..., push.content > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock notRunning background, scenes 13..., scene.connects-at-launch > wake.before-first-unlock-launches > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept sceneWillConnect
    launchesBeforeFirstUnlock notRunning background, delegate 7..<10, restart.relaunch > wake.before-first-unlock-launches > launch.background: willFinishLaunching didFinishLaunching
    launchesBeforeFirstUnlock inactive active, delegate 7..<10, unlock.opens > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion
    launchesBeforeFirstUnlock background inactive, delegate 7..<8, unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~
    launchesBeforeFirstUnlock background inactive, delegate 8..<10, unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity~ continueUserActivity~ openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~
    processingTaskRelaunches notRunning background, delegate 13..., wake.by-processing-task > wake.processing-after-force-quit > launch.background: willFinishLaunching didFinishLaunching handler-processingTask
    processingTaskRelaunches notRunning background, scenes 13..., wake.by-processing-task > wake.processing-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching handler-processingTask
    healthDataRelaunches notRunning background, delegate 9..., wake.by-health-data > wake.health-after-force-quit > launch.background: willFinishLaunching didFinishLaunching healthUpdate
    healthDataRelaunches notRunning background, scenes 13..., wake.by-health-data > wake.health-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded healthUpdate
    """
