// swift-format-ignore-file
//
// Every move from one state that steps of the simulator make, as `MoveTable+Reading.swift` reads it. Not written by
// hand: `.build/release/properties moves write` writes it anew.

/// The lines of the table.
let movesFromActive = """
    active notRunning, delegate 4..<10, restart.voip > exit:
    active notRunning, delegate 4..., restart > exit:
    active notRunning, scenes 13..., restart > exit:
    active notRunning, delegate 4..., update > exit:
    active notRunning, scenes 13..., update > exit:
    active notRunning, delegate 4..., evict.foreground > exit:
    active notRunning, scenes 13..., evict.foreground > exit:
    active notRunning, delegate 4..., memory.takes-foreground > exit:
    active notRunning, scenes 13..., memory.takes-foreground > exit:
    active notRunning, delegate 4..., heat > exit:
    active notRunning, scenes 13..., heat > exit:
    active notRunning, delegate 4..., disk > exit:
    active notRunning, scenes 13..., disk > exit:
    active notRunning, delegate 4..., buttons > exit:
    active notRunning, scenes 13..., buttons > exit:
    active notRunning, delegate 11..., offload > exit:
    active notRunning, scenes 13..., offload > exit:
    active notRunning, delegate 11..., task.too-many > exit:
    active notRunning, scenes 13..., task.too-many > exit:
    active notRunning, delegate 4..., memory.limit > exit:
    active notRunning, scenes 13..., memory.limit > exit:
    active notRunning, delegate 4..., overuse > exit:
    active notRunning, scenes 13..., overuse > exit:
    active notRunning, delegate 13..., register.twice > exit:
    active notRunning, scenes 13..., register.twice > exit:
    active notRunning, delegate 13..., register.late > exit:
    active notRunning, scenes 13..., register.late > exit:
    active notRunning, delegate 4..., crash > exit:
    active notRunning, scenes 13..., crash > exit:
    active notRunning, delegate 4..., exit-by-itself > exit:
    active notRunning, scenes 13..., exit-by-itself > exit:
    active notRunning, delegate 4..., watchdog.launch > exit:
    active notRunning, scenes 13..., watchdog.launch > exit:
    active notRunning, delegate 4..., watchdog.resume > exit:
    active notRunning, scenes 13..., watchdog.resume > exit:
    active notRunning, delegate 4..., watchdog.background > exit:
    active notRunning, scenes 13..., watchdog.background > exit:
    active notRunning, scenes 13..., watchdog.terminate > exit:
    active inactive, delegate 4..., home.leave > resign.delegate: willResignActive
    active inactive, scenes 13..., home.leave > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., switcher.open > resign.delegate: willResignActive
    active inactive, scenes 13..., switcher.open > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., other-app.leave > resign.delegate: willResignActive
    active inactive, scenes 13..., other-app.leave > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., force-quit.active > resign.delegate: willResignActive
    active inactive, scenes 13..., force-quit.active > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..<5, lock.ios4 > resign.delegate: willResignActive protectedDataWillBecomeUnavailable?hasPasscode
    active inactive, delegate 5..<13, lock.exits > resign.delegate: willResignActive
    active inactive, delegate 5..<7, lock.ios5 > resign.delegate: willResignActive
    active inactive, delegate 16..., lock.always-on > resign.delegate: willResignActive
    active inactive, delegate 7..., lock.background > resign.delegate: willResignActive
    active inactive, scenes 16..., lock.always-on > resign.scenes: sceneWillResignActive
    active inactive, scenes 13..., lock.background > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..<14, call.covers > resign.delegate: willResignActive
    active inactive, delegate 14..., call.covers-by-setting > resign.delegate: willResignActive
    active inactive, scenes 13..<14, call.covers > resign.scenes: sceneWillResignActive
    active inactive, scenes 14..., call.covers-by-setting > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., alert.covers > resign.delegate: willResignActive
    active inactive, scenes 13..., alert.covers > resign.scenes: sceneWillResignActive
    active inactive, delegate 5..<11, notification-center.covers > resign.delegate: willResignActive
    active inactive, delegate 11..<12.2, notification-center.covers-twice > resign.delegate: willResignActive
    active inactive, delegate 12.2..<16, notification-center.covers-twice-12-2 > resign.delegate: willResignActive
    active inactive, delegate 16..., notification-center.covers-twice-16 > resign.delegate: willResignActive
    active inactive, scenes 13..<16, notification-center.covers-twice-12-2 > resign.scenes: sceneWillResignActive
    active inactive, scenes 16..., notification-center.covers-twice-16 > resign.scenes: sceneWillResignActive
    active inactive, delegate 5..<11, notification-center.pulled > resign.delegate: willResignActive
    active inactive, delegate 11..., notification-center.pulled-11 > resign.delegate: willResignActive
    active inactive, scenes 13..., notification-center.pulled-11 > resign.scenes: sceneWillResignActive
    active inactive, delegate 7..., control-center.covers > resign.delegate: willResignActive
    active inactive, scenes 13..., control-center.covers > resign.scenes: sceneWillResignActive
    active inactive, delegate 5..., siri.covers > resign.delegate: willResignActive
    active inactive, scenes 13..., siri.covers > resign.scenes: sceneWillResignActive
    active inactive, delegate 8..., biometric.covers > resign.delegate: willResignActive
    active inactive, scenes 13..., biometric.covers > resign.scenes: sceneWillResignActive
    active inactive, delegate 5..., banner.tapped > resign.delegate: willResignActive
    active inactive, scenes 13..., banner.tapped > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..<11, notification-alert.covers > resign.delegate: willResignActive
    active inactive, delegate 4..., notification-alert.acted-on > resign.delegate: willResignActive
    active inactive, scenes 13..., notification-alert.acted-on > resign.scenes: sceneWillResignActive
    active inactive, delegate 14..., call.banner-expanded > resign.delegate: willResignActive
    active inactive, scenes 14..., call.banner-expanded > resign.scenes: sceneWillResignActive
    active inactive, delegate 9..., split.dragged > resign.delegate: willResignActive
    active inactive, scenes 13..., split.dragged > resign.scenes: sceneWillResignActive
    active inactive, delegate 9..., split.pushed > resign.delegate: willResignActive
    active inactive, scenes 13..., split.pushed > resign.scenes: sceneWillResignActive
    active inactive, delegate 13..., call.made > resign.delegate: willResignActive
    active inactive, delegate 4..<13, call.made-before-13 > resign.delegate: willResignActive
    active inactive, scenes 13..., call.made > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., delete.on-screen > resign.delegate: willResignActive
    active inactive, scenes 13..., delete.on-screen > resign.scenes: sceneWillResignActive
    active inactive, delegate 6..., permission.on-screen > resign.delegate: willResignActive
    active inactive, scenes 13..., permission.on-screen > resign.scenes: sceneWillResignActive
    active inactive, scenes 13..., window.last-closed > resign.scenes: sceneWillResignActive
    active inactive, scenes 13..., window.closed > resign.scenes: sceneWillResignActive sceneDidEnterBackground~ sceneDidDisconnect~ didDiscardSceneSessions~
    active inactive, scenes 13..., window.hidden > resign.scenes: sceneWillResignActive sceneDidEnterBackground~
    active inactive, delegate 4..., open-other > resign.delegate: willResignActive
    active inactive, scenes 13..., open-other > resign.scenes: sceneWillResignActive
    active inactive, delegate 8..., ask.biometric > resign.delegate: willResignActive
    active inactive, scenes 13..., ask.biometric > resign.scenes: sceneWillResignActive
    active inactive, delegate 4..., ask.permission > resign.delegate: willResignActive
    active inactive, scenes 13..., ask.permission > resign.scenes: sceneWillResignActive
    """
