/// What lies over an app for a while and takes its events.
let overlayRules: [Rule] = [
    Rule(
        "alert.covers", "A system alert makes the app inactive.",
        on: .event(.alertAppears), from: .foreground, then: [.cover(.alert)],
        .observed("log on iOS 11.0.3 (GitHub regularberry/AppLaunchSequence)")),
    Rule(
        "alert.dismissed", "When the alert is dismissed the app becomes active again.",
        on: .event(.userDismissesAlert), from: .foreground, then: [.uncover(.alert)],
        .observed("log on iOS 11.0.3 (GitHub regularberry/AppLaunchSequence)")),
    Rule(
        "alert.off-screen", "A system alert does nothing to an app that is not on screen.",
        on: .event(.alertAppears), from: .offScreen,
        then: [.cover(.alert), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "alert.dismissed-off-screen", "Nor does the end of a system alert.",
        on: .event(.userDismissesAlert), from: .offScreen,
        then: [.clear(.alert), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "notification-center.covers", "Notification Center makes the app inactive.",
        versions: .from(5), on: .event(.userOpensNotificationCenter), from: .foreground,
        then: [.cover(.notificationCenter)],
        .observed("note of 2015, iOS 8 (GitHub onmyway133/notes 8)")),
    Rule(
        "notification-center.closed",
        "When Notification Center closes the app becomes active again.",
        versions: .from(5), on: .event(.userClosesNotificationCenter), from: .foreground,
        then: [.uncover(.notificationCenter)],
        .observed("note of 2015, iOS 8 (GitHub onmyway133/notes 8)")),
    Rule(
        "control-center.covers", "Control Center makes the app inactive.",
        versions: .from(7), on: .event(.userOpensControlCenter), from: .foreground,
        then: [.cover(.controlCenter)],
        .observed("note of 2015, iOS 8 (GitHub onmyway133/notes 8)")),
    Rule(
        "control-center.closed", "When Control Center closes the app becomes active again.",
        versions: .from(7), on: .event(.userClosesControlCenter), from: .foreground,
        then: [.uncover(.controlCenter)],
        .observed("note of 2015, iOS 8 (GitHub onmyway133/notes 8)")),
    Rule(
        "notification-center.opened-off-screen",
        "Notification Center does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userOpensNotificationCenter), from: .offScreen,
        then: [.cover(.notificationCenter), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "notification-center.opened-before-5", "Notification Center came with iOS 5.",
        versions: .before(5), on: .event(.userOpensNotificationCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .documented("Apple, App Programming Guide for iOS: Responding to Interruptions")),
    Rule(
        "notification-center.closed-off-screen",
        "Notification Center does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userClosesNotificationCenter), from: .offScreen,
        then: [.clear(.notificationCenter), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "notification-center.closed-before-5", "Notification Center came with iOS 5.",
        versions: .before(5), on: .event(.userClosesNotificationCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .documented("Apple, App Programming Guide for iOS: Responding to Interruptions")),
    Rule(
        "control-center.opened-off-screen",
        "Control Center does nothing to an app that is not on screen.",
        versions: .from(7), on: .event(.userOpensControlCenter), from: .offScreen,
        then: [.cover(.controlCenter), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "control-center.opened-before-7", "Control Center came with iOS 7.",
        versions: .before(7), on: .event(.userOpensControlCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .documented("Apple, App Programming Guide for iOS: Responding to Interruptions")),
    Rule(
        "control-center.closed-off-screen",
        "Control Center does nothing to an app that is not on screen.",
        versions: .from(7), on: .event(.userClosesControlCenter), from: .offScreen,
        then: [.clear(.controlCenter), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "control-center.closed-before-7", "Control Center came with iOS 7.",
        versions: .before(7), on: .event(.userClosesControlCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .documented("Apple, App Programming Guide for iOS: Responding to Interruptions")),
]
