// swift-format-ignore-file
//
// Every move from one state that steps of the simulator make, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesFromInactive = """
    inactive notRunning, delegate 4..<10, restart.voip > exit:
    inactive notRunning, delegate 4..., restart > exit:
    inactive notRunning, scenes 13..., restart > exit:
    inactive notRunning, delegate 4..., update > exit:
    inactive notRunning, scenes 13..., update > exit:
    inactive notRunning, delegate 4..., evict.foreground > exit:
    inactive notRunning, scenes 13..., evict.foreground > exit:
    inactive notRunning, delegate 4..., memory.takes-foreground > exit:
    inactive notRunning, scenes 13..., memory.takes-foreground > exit:
    inactive notRunning, delegate 4..., heat > exit:
    inactive notRunning, scenes 13..., heat > exit:
    inactive notRunning, delegate 4..., disk > exit:
    inactive notRunning, scenes 13..., disk > exit:
    inactive notRunning, delegate 4..., buttons > exit:
    inactive notRunning, scenes 13..., buttons > exit:
    inactive notRunning, delegate 11..., offload > exit:
    inactive notRunning, scenes 13..., offload > exit:
    inactive notRunning, delegate 4..., memory.limit > exit:
    inactive notRunning, scenes 13..., memory.limit > exit:
    inactive notRunning, delegate 4..., overuse > exit:
    inactive notRunning, scenes 13..., overuse > exit:
    inactive notRunning, delegate 13..., register.twice > exit:
    inactive notRunning, scenes 13..., register.twice > exit:
    inactive notRunning, delegate 13..., register.late > exit:
    inactive notRunning, scenes 13..., register.late > exit:
    inactive notRunning, delegate 4..., crash > exit:
    inactive notRunning, scenes 13..., crash > exit:
    inactive notRunning, delegate 4..., exit-by-itself > exit:
    inactive notRunning, scenes 13..., exit-by-itself > exit:
    inactive notRunning, delegate 4..., watchdog.launch > exit:
    inactive notRunning, delegate 4..., watchdog.resume > exit:
    inactive notRunning, delegate 4..., watchdog.terminate > exit:
    inactive notRunning, scenes 13..., watchdog.terminate > exit:
    inactive active, delegate 4..<6, open.after-restart > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.after-restart > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.after-restart > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.after-restart > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.after-restart > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.after-restart > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 4..<6, open.icon > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.icon > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.icon > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.icon > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.icon > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.icon > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 4..., switcher.choose-app > activate.delegate: didBecomeActive
    inactive active, scenes 13..., open.after-restart > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.after-restart > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.after-restart > front.return > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 13..., open.after-restart > front.on-screen > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 13..., open.icon > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.icon > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.icon > front.return > activate.scenes: sceneDidBecomeActive sceneWillEnterForeground~ didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., switcher.choose-app > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 4..., switcher.close > activate.delegate: didBecomeActive
    inactive active, scenes 13..., switcher.close > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 16..., lock.always-on > activate.delegate: didBecomeActive
    inactive active, scenes 16..., lock.always-on > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 4..<5, unlock.ios4 > activate.delegate: openURL~ didReceiveRemoteNotification~ didReceiveLocalNotification~ protectedDataDidBecomeAvailable?hasPasscode didBecomeActive
    inactive active, delegate 4..<5, unlock.return-ios4 > activate.delegate: didBecomeActive
    inactive active, delegate 5..<13, unlock.exits > activate.delegate: didBecomeActive
    inactive active, delegate 5..<7, unlock.ios5 > activate.delegate: protectedDataDidBecomeAvailable?hasPasscode didBecomeActive
    inactive active, delegate 7..., unlock.return > activate.delegate: protectedDataDidBecomeAvailable?hasPasscode didBecomeActive
    inactive active, delegate 5..<7, unlock.opens-ios5 > activate.delegate: didBecomeActive
    inactive active, delegate 4..<6, unlock.opens > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, unlock.opens > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    inactive active, delegate 6..<7, unlock.opens > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., unlock.opens > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    inactive active, delegate 4..<5 7..., unlock.opens > front.return > activate.delegate: didBecomeActive
    inactive active, scenes 13..., unlock.return > activate.scenes: sceneWillConnect?!sceneConnected protectedDataDidBecomeAvailable?hasPasscode sceneDidBecomeActive
    inactive active, scenes 13..., unlock.opens > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion
    inactive active, scenes 13..., unlock.opens > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 13..., unlock.opens > front.return > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 4..., call.declined > activate.delegate: didBecomeActive
    inactive active, scenes 13..., call.declined > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 13..., call.made-over > activate.delegate: didBecomeActive
    inactive active, delegate 4..., call.hung-up > activate.delegate: didBecomeActive
    inactive active, delegate 4..., call.missed > activate.delegate: didBecomeActive
    inactive active, scenes 13..., call.made-over > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 13..., call.hung-up > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 13..., call.missed > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 4..., alert.dismissed > activate.delegate: didBecomeActive
    inactive active, scenes 13..., alert.dismissed > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 11..<12.2, notification-center.covers-twice > activate.delegate: didBecomeActive
    inactive active, delegate 12.2..<16, notification-center.covers-twice-12-2 > activate.delegate: didBecomeActive
    inactive active, delegate 16..., notification-center.covers-twice-16 > activate.delegate: didBecomeActive
    inactive active, scenes 13..<16, notification-center.covers-twice-12-2 > activate.scenes: sceneDidBecomeActive
    inactive active, scenes 16..., notification-center.covers-twice-16 > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 5..., notification-center.closed > activate.delegate: didBecomeActive
    inactive active, scenes 13..., notification-center.closed > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 7..., control-center.closed > activate.delegate: didBecomeActive
    inactive active, scenes 13..., control-center.closed > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 5..., siri.dismissed > activate.delegate: didBecomeActive
    inactive active, scenes 13..., siri.dismissed > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 8..., biometric.ends > activate.delegate: didBecomeActive
    inactive active, scenes 13..., biometric.ends > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 4..<6, open.url > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.url > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.url > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.url > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.url > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.url > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 4..., open.url > front.on-screen > activate.delegate: openURL didBecomeActive
    inactive active, delegate 4..<6, open.url-unlocks > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.url-unlocks > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.url-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.url-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.url-unlocks > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.url-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 4..<13, open.url-unlocks > front.on-screen > activate.delegate: openURL didBecomeActive
    inactive active, scenes 13..., open.url > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.url > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..<16, open.url > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 16..., open.url > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification?sceneConnected?reasonIsURL
    inactive active, scenes 13..., open.url > front.on-screen > activate.scenes: sceneOpenURLContexts sceneDidBecomeActive
    inactive active, scenes 13..., open.url-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.url-unlocks > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..<16, open.url-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 16..., open.url-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?sceneConnected?reasonIsURL?handlesPushesWithCompletion didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification?sceneConnected?reasonIsURL
    inactive active, scenes 13..., open.url-unlocks > front.on-screen > activate.scenes: sceneOpenURLContexts sceneDidBecomeActive
    inactive active, delegate 9..., open.universal-link > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 9..., open.universal-link > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 9..., open.universal-link > front.on-screen > activate.delegate: willContinueUserActivity continueUserActivity didBecomeActive
    inactive active, scenes 13..., open.universal-link > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.universal-link > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.universal-link > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.universal-link > front.on-screen > activate.scenes: sceneWillContinueUserActivity sceneContinueUserActivity sceneDidBecomeActive
    inactive active, delegate 4..<6, open.push > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.push > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.push > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.push > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.push > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.push > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 11..<12, open.push > front.push-before-active > activate.delegate: didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~ didBecomeActive
    inactive active, delegate 4..<7, open.push > front.on-screen > activate.delegate: didReceiveRemoteNotification didBecomeActive
    inactive active, delegate 7..<10, open.push > front.on-screen > activate.delegate: didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~ didBecomeActive
    inactive active, delegate 10..<11 12..., open.push > front.on-screen > activate.delegate: didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~ didBecomeActive
    inactive active, delegate 4..<6, open.push-unlocks > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.push-unlocks > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.push-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.push-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.push-unlocks > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.push-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 11..<12, open.push-unlocks > front.push-before-active > activate.delegate: didReceiveSilentNotification?handlesPushesWithCompletion didBecomeActive
    inactive active, delegate 4..<7, open.push-unlocks > front.on-screen > activate.delegate: didReceiveRemoteNotification didBecomeActive
    inactive active, delegate 7..<11 12..<13, open.push-unlocks > front.on-screen > activate.delegate: didReceiveSilentNotification?handlesPushesWithCompletion didBecomeActive
    inactive active, scenes 13..., open.push > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.push > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.push > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.push > front.on-screen > activate.scenes: didReceiveResponse?hasNotificationCenterDelegate didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~ sceneDidBecomeActive
    inactive active, scenes 13..., open.push-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.push-unlocks > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.push-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.push-unlocks > front.on-screen > activate.scenes: didReceiveSilentNotification?handlesPushesWithCompletion sceneDidBecomeActive
    inactive active, delegate 4..<6, open.local-notification > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.local-notification > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.local-notification > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.local-notification > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.local-notification > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.local-notification > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 11..<12, open.local-notification > front.push-before-active > activate.delegate: didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~ didBecomeActive
    inactive active, delegate 4..<10, open.local-notification > front.on-screen > activate.delegate: didReceiveLocalNotification didBecomeActive
    inactive active, delegate 10..<11 12..., open.local-notification > front.on-screen > activate.delegate: didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~ didBecomeActive
    inactive active, delegate 4..<6, open.local-notification-unlocks > front.launch > launch.delegate-before-6 > activate.delegate: didBecomeActive
    inactive active, delegate 7..<8, open.local-notification-unlocks > front.launch > launch.delegate-7 > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 6..<7, open.local-notification-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive
    inactive active, delegate 8..., open.local-notification-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 4..<7, open.local-notification-unlocks > front.return > activate.delegate: didBecomeActive
    inactive active, delegate 7..., open.local-notification-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 11..<12, open.local-notification-unlocks > front.push-before-active > activate.delegate: didReceiveLocalNotification didBecomeActive
    inactive active, delegate 4..<11 12..<13, open.local-notification-unlocks > front.on-screen > activate.delegate: didReceiveLocalNotification didBecomeActive
    inactive active, scenes 13..., open.local-notification > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.local-notification > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.local-notification > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.local-notification > front.on-screen > activate.scenes: didReceiveResponse?hasNotificationCenterDelegate didReceiveLocalNotification~ sceneDidBecomeActive
    inactive active, scenes 13..., open.local-notification-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.local-notification-unlocks > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.local-notification-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.local-notification-unlocks > front.on-screen > activate.scenes: didReceiveLocalNotification sceneDidBecomeActive
    inactive active, delegate 9..., open.quick-action > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 9..., open.quick-action > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.quick-action > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.quick-action > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.quick-action > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 10..., open.share > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 10..., open.share > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 10..., open.share > front.on-screen > activate.delegate: userDidAcceptShare didBecomeActive
    inactive active, scenes 13..., open.share > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.share > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.share > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.share > front.on-screen > activate.scenes: windowSceneUserDidAcceptShare sceneDidBecomeActive
    inactive active, delegate 4..<11, notification-alert.dismissed > activate.delegate: didBecomeActive
    inactive active, delegate 9..., split.dragged > activate.delegate: didBecomeActive
    inactive active, scenes 13..., split.dragged > activate.scenes: sceneDidBecomeActive
    inactive active, delegate 8..., open.activity > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 8..., open.activity > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 8..., open.activity > front.on-screen > activate.delegate: willContinueUserActivity continueUserActivity didBecomeActive
    inactive active, delegate 8..., open.activity-unlocks > front.launch > launch.delegate > activate.delegate: didBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, delegate 8..., open.activity-unlocks > front.return > activate.delegate: didBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, delegate 8..<13, open.activity-unlocks > front.on-screen > activate.delegate: willContinueUserActivity continueUserActivity didBecomeActive
    inactive active, scenes 13..., open.activity > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.activity > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.activity > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.activity > front.on-screen > activate.scenes: sceneWillContinueUserActivity sceneContinueUserActivity sceneDidBecomeActive
    inactive active, scenes 13..., open.activity-unlocks > front.launch > launch.scenes > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.activity-unlocks > front.connect > launch.connect > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?pushHeld?handlesPushesWithCompletion didReceiveRemoteNotification?pushHeld
    inactive active, scenes 13..., open.activity-unlocks > front.return > activate.scenes: sceneDidBecomeActive didReceiveSilentNotification?handlesPushesWithCompletion didReceiveRemoteNotification~
    inactive active, scenes 13..., open.activity-unlocks > front.on-screen > activate.scenes: sceneWillContinueUserActivity sceneContinueUserActivity sceneDidBecomeActive
    inactive active, scenes 14..., window.opened > launch.connect > activate.scenes: configurationForConnecting?!sessionKept sceneWillConnect sceneWillEnterForeground sceneDidBecomeActive
    inactive active, scenes 13..., window.shown > activate.scenes: sceneWillEnterForeground~ sceneDidBecomeActive
    inactive active, scenes 13..., window.shown-again > launch.connect > activate.scenes: sceneWillConnect~ sceneWillEnterForeground~ sceneDidBecomeActive
    inactive background, delegate 4..<6, home.leave > background.delegate: didEnterBackground
    inactive background, delegate 6..., home.leave > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., home.leave > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 4..<6, other-app.leave > background.delegate: didEnterBackground
    inactive background, delegate 6..., other-app.leave > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., other-app.leave > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 7..<8, force-quit.active > force-quit.delegate-7 > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, delegate 4..<6, force-quit.active > force-quit.delegate > background.delegate: didEnterBackground
    inactive background, delegate 6..<7 8..., force-quit.active > force-quit.delegate > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, delegate 7..<8, force-quit.inactive > force-quit.delegate-7 > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, delegate 4..<6, force-quit.inactive > force-quit.delegate > background.delegate: didEnterBackground
    inactive background, delegate 6..<7 8..., force-quit.inactive > force-quit.delegate > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., force-quit.active > force-quit.scenes-several > background.scenes: sceneDidEnterBackground
    inactive background, scenes 13..., force-quit.active > force-quit.scenes: sceneDidDisconnect didDiscardSceneSessions
    inactive background, scenes 13..., force-quit.inactive > force-quit.scenes-several > background.scenes: sceneDidEnterBackground
    inactive background, scenes 13..., force-quit.inactive > force-quit.scenes: sceneDidDisconnect didDiscardSceneSessions
    inactive background, delegate 5..<7, lock.ios5 > background.by-lock: didEnterBackground protectedDataWillBecomeUnavailable?hasPasscode
    inactive background, delegate 16..., lock.always-on > background.delegate: didEnterBackground protectedDataWillBecomeUnavailable?hasPasscode
    inactive background, delegate 7..., lock.background > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState protectedDataWillBecomeUnavailable?hasPasscode
    inactive background, scenes 16..., lock.always-on > background.scenes: sceneDidEnterBackground protectedDataWillBecomeUnavailable?hasPasscode
    inactive background, scenes 13..., lock.background > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState protectedDataWillBecomeUnavailable?hasPasscode
    inactive background, delegate 4..<6, call.answered > background.delegate: didEnterBackground
    inactive background, delegate 6..., call.answered > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., call.answered > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 5..<6, banner.tapped > background.delegate: didEnterBackground
    inactive background, delegate 6..., banner.tapped > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., banner.tapped > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 11..., unlock.half > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., unlock.half > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 4..<6, notification-alert.acted-on > background.delegate: didEnterBackground
    inactive background, delegate 6..., notification-alert.acted-on > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., notification-alert.acted-on > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 9..., split.pushed > background.delegate: didEnterBackground
    inactive background, scenes 13..., split.pushed > background.scenes: sceneDidEnterBackground
    inactive background, delegate 4..<6, call.made-before-13 > background.delegate: didEnterBackground
    inactive background, delegate 6..<13, call.made-before-13 > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, delegate 4..<6, delete.on-screen > background.delegate: didEnterBackground willTerminate?exitsOnSuspend?!woken
    inactive background, delegate 6..<13, delete.on-screen > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState willTerminate?exitsOnSuspend?!woken
    inactive background, delegate 13..., delete.on-screen > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., delete.on-screen > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, delegate 6..<13, permission.on-screen > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState willTerminate?exitsOnSuspend?!woken
    inactive background, delegate 13..., permission.on-screen > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., permission.on-screen > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    inactive background, scenes 13..., window.last-closed > background.scenes: sceneDidEnterBackground
    inactive background, scenes 13..., window.closed > background.scenes: sceneDidEnterBackground sceneDidDisconnect didDiscardSceneSessions
    inactive background, scenes 13..., window.hidden > background.scenes: sceneDidEnterBackground
    inactive background, delegate 4..<6, open-other > background.delegate: didEnterBackground
    inactive background, delegate 6..., open-other > background.delegate: didEnterBackground shouldSaveState?preservesState willEncodeState?preservesState
    inactive background, scenes 13..., open-other > background.scenes: sceneDidEnterBackground stateRestorationActivity?preservesState
    """
