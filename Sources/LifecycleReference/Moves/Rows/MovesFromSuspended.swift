// swift-format-ignore-file
//
// Every move from one state that steps of the simulator make, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesFromSuspended = """
    suspended notRunning, delegate 4..., force-quit.suspended > exit:
    suspended notRunning, scenes 13..., force-quit.suspended-scenes > exit:
    suspended notRunning, delegate 4..<10, restart.voip > exit:
    suspended notRunning, delegate 4..., restart > exit:
    suspended notRunning, scenes 13..., restart > exit:
    suspended notRunning, delegate 4..., update > exit:
    suspended notRunning, scenes 13..., update > exit:
    suspended notRunning, delegate 4..., evict.suspended > exit:
    suspended notRunning, scenes 13..., evict.suspended > exit:
    suspended notRunning, delegate 4..., memory.takes-suspended > exit:
    suspended notRunning, scenes 13..., memory.takes-suspended > exit:
    suspended notRunning, delegate 4..., heat > exit:
    suspended notRunning, scenes 13..., heat > exit:
    suspended notRunning, delegate 4..., disk > exit:
    suspended notRunning, scenes 13..., disk > exit:
    suspended notRunning, delegate 4..<10, wake.socket-too-often > exit:
    suspended notRunning, delegate 11..., offload > exit:
    suspended notRunning, scenes 13..., offload > exit:
    suspended notRunning, delegate 4..., delete > exit:
    suspended notRunning, scenes 13..., delete > exit:
    suspended notRunning, delegate 6..., permission.changed > exit:
    suspended notRunning, scenes 13..., permission.changed > exit:
    suspended notRunning, scenes 13..., window.last-closed-suspended > exit:
    suspended background, delegate 4..., open.after-restart > front.return > thaw:
    suspended background, delegate 4..., open.icon > front.return > thaw:
    suspended background, scenes 13..., open.after-restart > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.after-restart > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.icon > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.icon > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 4..<5, unlock.return-ios4 > thaw:
    suspended background, delegate 5..<7, unlock.ios5 > thaw:
    suspended background, delegate 7..., unlock.return > thaw:
    suspended background, delegate 5..<7, unlock.opens-ios5 > thaw:
    suspended background, delegate 4..<5 7..., unlock.opens > front.return > thaw:
    suspended background, scenes 13..., unlock.return > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., unlock.opens > front.connect > thaw:
    suspended background, scenes 13..., unlock.opens > front.return > thaw:
    suspended background, delegate 4..., call.hung-up > thaw:
    suspended background, scenes 13..., call.hung-up > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 11..., unlock.half > thaw:
    suspended background, scenes 13..., unlock.half > thaw:
    suspended background, delegate 4..., open.url > front.return > thaw:
    suspended background, delegate 4..., open.url-unlocks > front.return > thaw:
    suspended background, scenes 13..., open.url > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.url > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.url-unlocks > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.url-unlocks > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 9..., open.universal-link > front.return > thaw:
    suspended background, scenes 13..., open.universal-link > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.universal-link > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 4..., open.push > front.return > thaw:
    suspended background, delegate 4..., open.push-unlocks > front.return > thaw:
    suspended background, scenes 13..., open.push > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.push > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.push-unlocks > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.push-unlocks > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 4..., open.local-notification > front.return > thaw:
    suspended background, delegate 4..., open.local-notification-unlocks > front.return > thaw:
    suspended background, scenes 13..., open.local-notification > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.local-notification > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.local-notification-unlocks > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.local-notification-unlocks > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 9..., open.quick-action > front.return > thaw:
    suspended background, scenes 13..., open.quick-action > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.quick-action > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 10..., open.share > front.return > thaw:
    suspended background, scenes 13..., open.share > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.share > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 7..., wake.by-push > wake.thaw > thaw: didReceiveSilentNotification?handlesPushesWithCompletion
    suspended background, scenes 13..., wake.by-push > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    suspended background, delegate 7..., wake.by-fetch > wake.thaw > thaw: performFetch
    suspended background, scenes 13..., wake.by-fetch > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded performFetch
    suspended background, delegate 13..., wake.by-refresh-task > wake.thaw > thaw: handler-refreshTask
    suspended background, scenes 13..., wake.by-refresh-task > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded handler-refreshTask
    suspended background, delegate 13..., wake.by-processing-task > wake.thaw > thaw: handler-processingTask
    suspended background, scenes 13..., wake.by-processing-task > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded handler-processingTask
    suspended background, delegate 7..., wake.by-download > wake.thaw > thaw: handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    suspended background, scenes 13..., wake.by-download > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded handleEventsForBackgroundURLSession urlSessionDidFinishEvents
    suspended background, delegate 4..., wake.by-location > wake.thaw > thaw: didUpdateLocations
    suspended background, scenes 13..., wake.by-location > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didUpdateLocations
    suspended background, delegate 5..., wake.by-bluetooth > wake.thaw > thaw: didUpdateCentral
    suspended background, scenes 13..., wake.by-bluetooth > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didUpdateCentral
    suspended background, delegate 8..<11, wake.by-call > wake.thaw > thaw: didReceiveIncomingPushFor
    suspended background, delegate 11..<13, wake.by-call > wake.thaw > thaw: didReceiveIncomingPush
    suspended background, delegate 13..., wake.by-call > wake.thaw > thaw: didReceiveIncomingPush~
    suspended background, scenes 13..., wake.by-call > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didReceiveIncomingPush~
    suspended background, delegate 4..., wake.by-region-entry > wake.thaw > thaw: didEnterRegion
    suspended background, scenes 13..., wake.by-region-entry > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didEnterRegion
    suspended background, delegate 4..., wake.by-region-exit > wake.thaw > thaw: didExitRegion
    suspended background, scenes 13..., wake.by-region-exit > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didExitRegion
    suspended background, delegate 8..., wake.by-visit > wake.thaw > thaw: didVisit
    suspended background, scenes 13..., wake.by-visit > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didVisit
    suspended background, delegate 6..., wake.by-peripheral > wake.thaw > thaw: didUpdatePeripheral
    suspended background, scenes 13..., wake.by-peripheral > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didUpdatePeripheral
    suspended background, delegate 4..., wake.by-accessory > wake.thaw > thaw: accessoryStream
    suspended background, scenes 13..., wake.by-accessory > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded accessoryStream
    suspended background, delegate 5..<17, wake.by-newsstand > wake.thaw > thaw: newsstandDownload
    suspended background, scenes 13..<17, wake.by-newsstand > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded newsstandDownload
    suspended background, delegate 4..<10, wake.by-socket > wake.thaw > thaw: socketData
    suspended background, delegate 8..., wake.by-health-data > wake.thaw > thaw: healthUpdate
    suspended background, scenes 13..., wake.by-health-data > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded healthUpdate
    suspended background, delegate 7..., push.content > wake.thaw > thaw: didReceiveSilentNotification?handlesPushesWithCompletion
    suspended background, scenes 13..., push.content > wake.thaw > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded didReceiveSilentNotification?handlesPushesWithCompletion
    suspended background, scenes 13..., scene.connects > thaw: configurationForConnecting?!sessionKept sceneWillConnect~ didDiscardSceneSessions?sessionDiscarded
    suspended background, delegate 8..., open.activity > front.return > thaw:
    suspended background, delegate 8..., open.activity-unlocks > front.return > thaw:
    suspended background, scenes 13..., open.activity > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.activity > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.activity-unlocks > front.connect > thaw: didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., open.activity-unlocks > front.return > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., window.shown > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded
    suspended background, scenes 13..., window.shown-again > thaw:
    suspended background, scenes 13..., window.disconnected-suspended > thaw: sceneDidDisconnect?sessionDiscarded didDiscardSceneSessions?sessionDiscarded sceneDidDisconnect~
    """
