// swift-format-ignore-file
//
// Every move from one state that steps of the simulator make, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesFromNotRunning = """
    notRunning inactive, delegate 4..<6, open.after-restart > front.launch > launch.delegate-before-6: didFinishLaunching
    notRunning inactive, delegate 7..<8, open.after-restart > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching
    notRunning inactive, delegate 6..<7 8..., open.after-restart > front.launch > launch.delegate: willFinishLaunching didFinishLaunching
    notRunning inactive, delegate 4..<6, open.icon > front.launch > launch.delegate-before-6: didFinishLaunching
    notRunning inactive, delegate 7..<8, open.icon > front.launch > launch.delegate-7: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 6..<7, open.icon > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching
    notRunning inactive, delegate 8..., open.icon > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 4..<6, unlock.opens > front.launch > launch.delegate-before-6: didFinishLaunching openURL~ didReceiveLocalNotification~
    notRunning inactive, delegate 7..<8, unlock.opens > front.launch > launch.delegate-7: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~
    notRunning inactive, delegate 6..<7, unlock.opens > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching openURL~ didReceiveLocalNotification~
    notRunning inactive, delegate 8..., unlock.opens > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching willContinueUserActivity~ continueUserActivity~ openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~
    notRunning inactive, delegate 4..<6, open.url > front.launch > launch.delegate-before-6: didFinishLaunching openURL~
    notRunning inactive, delegate 7..<8, open.url > front.launch > launch.delegate-7: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching openURL~ didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 6..<7, open.url > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching openURL~
    notRunning inactive, delegate 8..., open.url > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching openURL~ didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 4..<6, open.url-unlocks > front.launch > launch.delegate-before-6: didFinishLaunching openURL~
    notRunning inactive, delegate 7..<8, open.url-unlocks > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching openURL~
    notRunning inactive, delegate 6..<7 8..., open.url-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching openURL~
    notRunning inactive, delegate 9..., open.universal-link > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching willContinueUserActivity~ continueUserActivity~ didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 4..<6, open.push > front.launch > launch.delegate-before-6: didFinishLaunching
    notRunning inactive, delegate 7..<8, open.push > front.launch > launch.delegate-7: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 6..<7, open.push > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching
    notRunning inactive, delegate 8..<10, open.push > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 10..., open.push > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 4..<6, open.push-unlocks > front.launch > launch.delegate-before-6: didFinishLaunching
    notRunning inactive, delegate 7..<8, open.push-unlocks > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning inactive, delegate 6..<7, open.push-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching
    notRunning inactive, delegate 8..<10, open.push-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning inactive, delegate 10..., open.push-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning inactive, delegate 4..<6, open.local-notification > front.launch > launch.delegate-before-6: didFinishLaunching didReceiveLocalNotification
    notRunning inactive, delegate 7..<8, open.local-notification > front.launch > launch.delegate-7: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveLocalNotification didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 6..<7, open.local-notification > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveLocalNotification
    notRunning inactive, delegate 8..<10, open.local-notification > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveLocalNotification didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 10..., open.local-notification > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching didReceiveLocalNotification~ didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 4..<6, open.local-notification-unlocks > front.launch > launch.delegate-before-6: didFinishLaunching didReceiveLocalNotification
    notRunning inactive, delegate 7..<8, open.local-notification-unlocks > front.launch > launch.delegate-7: willFinishLaunching didFinishLaunching didReceiveLocalNotification
    notRunning inactive, delegate 6..<7 8..<10, open.local-notification-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveLocalNotification
    notRunning inactive, delegate 10..., open.local-notification-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~
    notRunning inactive, delegate 9..., open.quick-action > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching performAction~ didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 10..., open.share > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching userDidAcceptShare didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 8..., open.activity > front.launch > launch.delegate: willFinishLaunching shouldRestoreState?preservesState?hasArchive didDecodeState?preservesState?hasArchive didFinishLaunching willContinueUserActivity~ continueUserActivity~ didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    notRunning inactive, delegate 8..., open.activity-unlocks > front.launch > launch.delegate: willFinishLaunching didFinishLaunching willContinueUserActivity~ continueUserActivity~
    notRunning background, scenes 13..., open.after-restart > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.icon > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., unlock.opens > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.url > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.url-unlocks > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.universal-link > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.push > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.push-unlocks > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.local-notification > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.local-notification-unlocks > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.quick-action > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.share > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, delegate 7..., wake.by-push > wake.launch > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning background, scenes 13..., wake.by-push > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning background, delegate 7..., wake.by-fetch > wake.launch > launch.background: willFinishLaunching didFinishLaunching performFetch
    notRunning background, scenes 13..., wake.by-fetch > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded performFetch
    notRunning background, delegate 13..., wake.by-refresh-task > wake.launch > launch.background: willFinishLaunching didFinishLaunching handler-refreshTask
    notRunning background, scenes 13..., wake.by-refresh-task > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded handler-refreshTask
    notRunning background, delegate 13..., wake.by-processing-task > wake.launch > launch.background: willFinishLaunching didFinishLaunching handler-processingTask
    notRunning background, scenes 13..., wake.by-processing-task > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded handler-processingTask
    notRunning background, delegate 7..., wake.by-download > wake.launch > launch.background: willFinishLaunching didFinishLaunching handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    notRunning background, scenes 13..., wake.by-download > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    notRunning background, delegate 26..., wake.by-location > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    notRunning background, delegate 8..<26, wake.by-location > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    notRunning background, delegate 7.1..<8, wake.by-location > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    notRunning background, delegate 6..<7, wake.by-location > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    notRunning background, delegate 4..<6, wake.by-location > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didUpdateLocations
    notRunning background, delegate 6..., wake.by-location > wake.launch > launch.background: willFinishLaunching didFinishLaunching didUpdateLocations
    notRunning background, delegate 4..<6, wake.by-location > wake.launch > launch.background-before-6: didFinishLaunching didUpdateLocations
    notRunning background, scenes 26..., wake.by-location > wake.location-after-force-quit-26 > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didUpdateLocations
    notRunning background, scenes 13..<26, wake.by-location > wake.location-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didUpdateLocations
    notRunning background, scenes 13..., wake.by-location > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didUpdateLocations
    notRunning background, delegate 26..., wake.by-bluetooth > wake.accessory-after-force-quit > launch.background: willFinishLaunching didFinishLaunching willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    notRunning background, delegate 6..<7, wake.by-bluetooth > wake.launch > launch.background: willFinishLaunching didFinishLaunching didUpdateCentral
    notRunning background, delegate 7..., wake.by-bluetooth > wake.launch > launch.background: willFinishLaunching didFinishLaunching willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    notRunning background, delegate 5..<6, wake.by-bluetooth > wake.launch > launch.background-before-6: didFinishLaunching didUpdateCentral
    notRunning background, scenes 26..., wake.by-bluetooth > wake.accessory-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    notRunning background, scenes 13..., wake.by-bluetooth > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestoreCentral?justLaunched didUpdateCentral?justLaunched
    notRunning background, delegate 8..<11, wake.by-call > wake.call-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPushFor
    notRunning background, delegate 11..<13, wake.by-call > wake.call-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPush
    notRunning background, delegate 13..., wake.by-call > wake.call-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPush~
    notRunning background, delegate 8..<11, wake.by-call > wake.launch > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPushFor
    notRunning background, delegate 11..<13, wake.by-call > wake.launch > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPush
    notRunning background, delegate 13..., wake.by-call > wake.launch > launch.background: willFinishLaunching didFinishLaunching didReceiveIncomingPush~
    notRunning background, scenes 13..., wake.by-call > wake.call-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveIncomingPush~
    notRunning background, scenes 13..., wake.by-call > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveIncomingPush~
    notRunning background, delegate 26..., wake.by-region-entry > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    notRunning background, delegate 8..<26, wake.by-region-entry > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    notRunning background, delegate 7.1..<8, wake.by-region-entry > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    notRunning background, delegate 6..<7, wake.by-region-entry > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    notRunning background, delegate 4..<6, wake.by-region-entry > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didEnterRegion
    notRunning background, delegate 6..., wake.by-region-entry > wake.launch > launch.background: willFinishLaunching didFinishLaunching didEnterRegion
    notRunning background, delegate 4..<6, wake.by-region-entry > wake.launch > launch.background-before-6: didFinishLaunching didEnterRegion
    notRunning background, scenes 26..., wake.by-region-entry > wake.location-after-force-quit-26 > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didEnterRegion
    notRunning background, scenes 13..<26, wake.by-region-entry > wake.location-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didEnterRegion
    notRunning background, scenes 13..., wake.by-region-entry > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didEnterRegion
    notRunning background, delegate 26..., wake.by-region-exit > wake.location-after-force-quit-26 > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    notRunning background, delegate 8..<26, wake.by-region-exit > wake.location-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    notRunning background, delegate 7.1..<8, wake.by-region-exit > wake.location-after-force-quit-7-1 > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    notRunning background, delegate 6..<7, wake.by-region-exit > wake.location-after-force-quit-before-7 > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    notRunning background, delegate 4..<6, wake.by-region-exit > wake.location-after-force-quit-before-7 > launch.background-before-6: didFinishLaunching didExitRegion
    notRunning background, delegate 6..., wake.by-region-exit > wake.launch > launch.background: willFinishLaunching didFinishLaunching didExitRegion
    notRunning background, delegate 4..<6, wake.by-region-exit > wake.launch > launch.background-before-6: didFinishLaunching didExitRegion
    notRunning background, scenes 26..., wake.by-region-exit > wake.location-after-force-quit-26 > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didExitRegion
    notRunning background, scenes 13..<26, wake.by-region-exit > wake.location-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didExitRegion
    notRunning background, scenes 13..., wake.by-region-exit > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didExitRegion
    notRunning background, delegate 8..., wake.by-visit > wake.visit-after-force-quit > launch.background: willFinishLaunching didFinishLaunching didVisit
    notRunning background, delegate 8..., wake.by-visit > wake.launch > launch.background: willFinishLaunching didFinishLaunching didVisit
    notRunning background, scenes 13..., wake.by-visit > wake.visit-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didVisit
    notRunning background, scenes 13..., wake.by-visit > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didVisit
    notRunning background, delegate 26..., wake.by-peripheral > wake.accessory-after-force-quit > launch.background: willFinishLaunching didFinishLaunching willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    notRunning background, delegate 6..<7, wake.by-peripheral > wake.launch > launch.background: willFinishLaunching didFinishLaunching didUpdatePeripheral
    notRunning background, delegate 7..., wake.by-peripheral > wake.launch > launch.background: willFinishLaunching didFinishLaunching willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    notRunning background, scenes 26..., wake.by-peripheral > wake.accessory-after-force-quit > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    notRunning background, scenes 13..., wake.by-peripheral > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded willRestorePeripheral?justLaunched didUpdatePeripheral?justLaunched
    notRunning background, delegate 6..., wake.by-accessory > wake.launch > launch.background: willFinishLaunching didFinishLaunching accessoryStream
    notRunning background, delegate 4..<6, wake.by-accessory > wake.launch > launch.background-before-6: didFinishLaunching accessoryStream
    notRunning background, scenes 13..., wake.by-accessory > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded accessoryStream
    notRunning background, delegate 6..<17, wake.by-newsstand > wake.launch > launch.background: willFinishLaunching didFinishLaunching newsstandDownload
    notRunning background, delegate 5..<6, wake.by-newsstand > wake.launch > launch.background-before-6: didFinishLaunching newsstandDownload
    notRunning background, scenes 13..<17, wake.by-newsstand > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded newsstandDownload
    notRunning background, delegate 6..<10, wake.by-socket > wake.launch > launch.background: willFinishLaunching didFinishLaunching socketData
    notRunning background, delegate 4..<6, wake.by-socket > wake.launch > launch.background-before-6: didFinishLaunching socketData
    notRunning background, delegate 8..., wake.by-health-data > wake.launch > launch.background: willFinishLaunching didFinishLaunching healthUpdate
    notRunning background, scenes 13..., wake.by-health-data > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded healthUpdate
    notRunning background, delegate 7..., push.content > wake.launch > launch.background: willFinishLaunching didFinishLaunching didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning background, scenes 13..., push.content > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    notRunning background, scenes 13..., scene.connects-at-launch > wake.launch > launch.background-scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept sceneWillConnect~
    notRunning background, scenes 13..., open.activity > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, scenes 13..., open.activity-unlocks > front.launch > launch.scenes: willFinishLaunching didFinishLaunching didDiscardSceneSessions?sessionDiscarded configurationForConnecting?!sessionKept
    notRunning background, delegate 6..<10, restart.relaunch > wake.launch > launch.background: willFinishLaunching didFinishLaunching
    notRunning background, delegate 4..<6, restart.relaunch > wake.launch > launch.background-before-6: didFinishLaunching
    """
