// swift-format-ignore-file
//
// Every move from one state that steps of the simulator make, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesFromBackground = """
    background notRunning, delegate 4..<13, home.leave > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 4..<13, other-app.leave > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 7..<8, force-quit.active > force-quit.delegate-7 > terminate > exit: willTerminate
    background notRunning, delegate 4..<7 8..., force-quit.active > force-quit.delegate > terminate > exit: willTerminate
    background notRunning, delegate 7..<8, force-quit.inactive > force-quit.delegate-7 > terminate > exit: willTerminate
    background notRunning, delegate 4..<7 8..., force-quit.inactive > force-quit.delegate > terminate > exit: willTerminate
    background notRunning, delegate 4..., force-quit.background > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.active > force-quit.scenes-several > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.active > force-quit.scenes > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.inactive > force-quit.scenes-several > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.inactive > force-quit.scenes > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.background-unattached > terminate > exit: willTerminate
    background notRunning, scenes 13..., force-quit.background-scenes > terminate > exit: sceneDidDisconnect didDiscardSceneSessions willTerminate
    background notRunning, delegate 4..<13, call.answered > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 5..<13, banner.tapped > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 11..<13, unlock.half > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 13..., wake.by-call > wake.call-after-force-quit > launch.background > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, delegate 13..., wake.by-call > wake.launch > launch.background > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, delegate 13..., wake.by-call > wake.thaw > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, delegate 13..., wake.by-call > wake.running-unheld > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, delegate 13..., wake.by-call > wake.running-held > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, scenes 13..., wake.by-call > wake.call-after-force-quit > launch.background-scenes > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, scenes 13..., wake.by-call > wake.launch > launch.background-scenes > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, scenes 13..., wake.by-call > wake.thaw > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, scenes 13..., wake.by-call > wake.running-unheld > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, scenes 13..., wake.by-call > wake.running-held > deliver.voip-push > voip.unreported > exit: didReceiveIncomingPush
    background notRunning, delegate 4..<10, restart.voip > exit:
    background notRunning, delegate 4..., restart > exit:
    background notRunning, scenes 13..., restart > exit:
    background notRunning, delegate 4..., update > exit:
    background notRunning, scenes 13..., update > exit:
    background notRunning, delegate 4..., evict.background > terminate > exit: willTerminate
    background notRunning, scenes 13..., evict.background > terminate > exit: willTerminate
    background notRunning, delegate 4..., memory.takes-background > exit:
    background notRunning, scenes 13..., memory.takes-background > exit:
    background notRunning, delegate 4..., heat > exit:
    background notRunning, scenes 13..., heat > exit:
    background notRunning, delegate 4..., disk > exit:
    background notRunning, scenes 13..., disk > exit:
    background notRunning, delegate 4..<13, notification-alert.acted-on > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 11..., offload > exit:
    background notRunning, scenes 13..., offload > exit:
    background notRunning, delegate 4..<13, call.made-before-13 > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 4..., delete.on-screen > exit:
    background notRunning, delegate 4..., delete > exit:
    background notRunning, scenes 13..., delete.on-screen > exit:
    background notRunning, scenes 13..., delete > exit:
    background notRunning, delegate 6..., permission.on-screen > exit:
    background notRunning, delegate 6..., permission.changed > exit:
    background notRunning, scenes 13..., permission.on-screen > exit:
    background notRunning, scenes 13..., permission.changed > exit:
    background notRunning, scenes 13..., window.last-closed > terminate > exit: willTerminate
    background notRunning, delegate 4..<13, open-other > background.delegate > background.exits > terminate > exit: willTerminate
    background notRunning, delegate 4..., memory.limit > exit:
    background notRunning, scenes 13..., memory.limit > exit:
    background notRunning, delegate 4..., overuse > exit:
    background notRunning, scenes 13..., overuse > exit:
    background notRunning, delegate 4..., draw.background > exit:
    background notRunning, scenes 13..., draw.background > exit:
    background notRunning, delegate 13..., register.twice > exit:
    background notRunning, scenes 13..., register.twice > exit:
    background notRunning, delegate 13..., register.late > exit:
    background notRunning, scenes 13..., register.late > exit:
    background notRunning, delegate 4..., crash > exit:
    background notRunning, scenes 13..., crash > exit:
    background notRunning, delegate 4..., exit-by-itself > exit:
    background notRunning, scenes 13..., exit-by-itself > exit:
    background notRunning, delegate 4..., suspend.lock-held > exit:
    background notRunning, delegate 4..<13, suspend.exits > terminate > exit: willTerminate
    background notRunning, scenes 13..., suspend.lock-held > exit:
    background notRunning, delegate 4..., task.leaked > exit:
    background notRunning, scenes 13..., task.leaked > exit:
    background notRunning, delegate 7..., window.session-overrun > exit:
    background notRunning, delegate 7..., window.overrun > exit:
    background notRunning, scenes 13..., window.session-overrun > exit:
    background notRunning, scenes 13..., window.overrun > exit:
    background notRunning, delegate 7..., watchdog.launch > exit:
    background notRunning, scenes 13..., watchdog.launch > exit:
    background notRunning, delegate 4..., watchdog.resume > exit:
    background notRunning, scenes 13..., watchdog.resume > exit:
    background notRunning, delegate 4..., watchdog.background > exit:
    background notRunning, scenes 13..., watchdog.background > exit:
    background notRunning, delegate 4..., watchdog.terminate > exit:
    background notRunning, scenes 13..., watchdog.terminate > exit:
    background inactive, delegate 4..., open.after-restart > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground
    background inactive, delegate 4..<7, open.icon > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground
    background inactive, delegate 7..., open.icon > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.after-restart > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..., open.after-restart > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..., open.after-restart > front.return > foreground.scenes: sceneWillEnterForeground
    background inactive, scenes 13..., open.icon > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.icon > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.icon > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground
    background inactive, delegate 4..<5, unlock.return-ios4 > foreground.delegate: willEnterForeground
    background inactive, delegate 5..<7, unlock.ios5 > foreground.by-unlock: significantTimeChange?timeChangeUntold willEnterForeground openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~ protectedDataDidBecomeAvailable?hasPasscode
    background inactive, delegate 7..<8, unlock.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~ protectedDataDidBecomeAvailable?hasPasscode didReceiveRemoteNotification~
    background inactive, delegate 8..., unlock.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity~ continueUserActivity~ openURL~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~ protectedDataDidBecomeAvailable?hasPasscode didReceiveRemoteNotification~
    background inactive, delegate 5..<7, unlock.opens-ios5 > foreground.by-unlock: protectedDataDidBecomeAvailable?hasPasscode willEnterForeground openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~
    background inactive, delegate 4..<5, unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~
    background inactive, delegate 7..<8, unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~ didReceiveSilentNotification?handlesPushesWithCompletion
    background inactive, delegate 8..<10, unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity~ continueUserActivity~ openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~ didReceiveSilentNotification?handlesPushesWithCompletion
    background inactive, delegate 10..., unlock.opens > front.return > foreground.delegate: protectedDataDidBecomeAvailable?hasPasscode significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity~ continueUserActivity~ openURL~ didReceiveLocalNotification~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 13..., unlock.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillConnect?!sceneConnected sceneWillEnterForeground sceneWillContinueUserActivity~ sceneContinueUserActivity~ sceneOpenURLContexts~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~ protectedDataDidBecomeAvailable?hasPasscode didReceiveRemoteNotification~
    background inactive, scenes 13..., unlock.opens > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..., unlock.opens > front.connect > launch.connect > foreground.scenes: protectedDataDidBecomeAvailable?hasPasscode configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..<16, unlock.opens > front.return > foreground.scenes: protectedDataDidBecomeAvailable?hasPasscode sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced sceneWillContinueUserActivity~ sceneContinueUserActivity~ sceneOpenURLContexts~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~ didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 16..., unlock.opens > front.return > foreground.scenes: protectedDataDidBecomeAvailable?hasPasscode sceneWillContinueUserActivity?sceneConnected?reasonIsActivity sceneOpenURLContexts?sceneConnected?reasonIsURL sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced didReceiveSilentNotification?handlesPushesWithCompletion didReceiveLocalNotification~ didReceiveResponse?hasNotificationCenterDelegate
    background inactive, delegate 4..., call.hung-up > foreground.delegate: willEnterForeground
    background inactive, scenes 13..., call.hung-up > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground
    background inactive, delegate 11..., unlock.half > foreground.delegate: willEnterForeground
    background inactive, scenes 13..., unlock.half > foreground.scenes: sceneWillEnterForeground
    background inactive, delegate 4..<7, open.url > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground openURL
    background inactive, delegate 7..., open.url > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground openURL didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 4..., open.url-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground openURL
    background inactive, scenes 13..., open.url > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.url > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..<16, open.url > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground sceneOpenURLContexts~
    background inactive, scenes 16..., open.url > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneOpenURLContexts?sceneConnected?reasonIsURL sceneWillEnterForeground
    background inactive, scenes 13..., open.url-unlocks > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..., open.url-unlocks > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..<16, open.url-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillEnterForeground sceneOpenURLContexts
    background inactive, scenes 16..., open.url-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneOpenURLContexts?sceneConnected?reasonIsURL sceneWillEnterForeground
    background inactive, delegate 9..., open.universal-link > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.universal-link > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.universal-link > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..<16, open.universal-link > front.return > foreground.scenes: significantTimeChange?timeChangeUntold configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced sceneWillContinueUserActivity~ sceneContinueUserActivity~
    background inactive, scenes 16..., open.universal-link > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    background inactive, delegate 4..<7, open.push > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveRemoteNotification
    background inactive, delegate 7..<10, open.push > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 10..., open.push > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 4..<7, open.push-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveRemoteNotification
    background inactive, delegate 7..<10, open.push-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 10..., open.push-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.push > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.push > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.push > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.push-unlocks > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 13..., open.push-unlocks > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 13..., open.push-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 4..<7, open.local-notification > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification
    background inactive, delegate 7..<10, open.local-notification > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 10..., open.local-notification > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 4..<10, open.local-notification-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveLocalNotification
    background inactive, delegate 10..., open.local-notification-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~
    background inactive, scenes 13..., open.local-notification > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.local-notification > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.local-notification > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~
    background inactive, scenes 13..., open.local-notification-unlocks > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 13..., open.local-notification-unlocks > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate
    background inactive, scenes 13..., open.local-notification-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillEnterForeground didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~
    background inactive, delegate 9..., open.quick-action > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground performAction didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.quick-action > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.quick-action > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.quick-action > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground windowScenePerformAction~
    background inactive, delegate 10..., open.share > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground userDidAcceptShare didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, scenes 13..., open.share > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.share > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.share > front.return > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected significantTimeChange?timeChangeUntold sceneWillEnterForeground windowSceneUserDidAcceptShare~
    background inactive, delegate 8..., open.activity > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    background inactive, delegate 8..., open.activity-unlocks > front.return > foreground.delegate: significantTimeChange?timeChangeUntold willEnterForeground willContinueUserActivity continueUserActivity
    background inactive, scenes 13..., open.activity > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..., open.activity > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    background inactive, scenes 13..<16, open.activity > front.return > foreground.scenes: significantTimeChange?timeChangeUntold configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced sceneWillContinueUserActivity~ sceneContinueUserActivity~
    background inactive, scenes 16..., open.activity > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    background inactive, scenes 13..., open.activity-unlocks > front.launch > launch.scenes > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..., open.activity-unlocks > front.connect > launch.connect > foreground.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground
    background inactive, scenes 13..<16, open.activity-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced sceneWillContinueUserActivity sceneContinueUserActivity
    background inactive, scenes 16..., open.activity-unlocks > front.return > foreground.scenes: significantTimeChange?timeChangeUntold sceneWillContinueUserActivity?sceneConnected?reasonIsActivity sceneWillEnterForeground sceneContinueUserActivity?activityAnnounced
    background inactive, scenes 13..., window.shown > foreground.scenes: configurationForConnecting?!sceneConnected?!sessionKept sceneWillConnect?!sceneConnected sceneWillEnterForeground
    background inactive, scenes 13..., window.shown-again > launch.connect > foreground.scenes: sceneWillConnect sceneWillEnterForeground
    background suspended, delegate 4..., suspend:
    background suspended, scenes 13..., suspend:
    """
