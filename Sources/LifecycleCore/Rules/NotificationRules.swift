/// Rules for arriving notifications, and for notifications shown as alerts.
let notificationRules: [Rule] = [
    Rule(
        "push.presented",
        "From iOS 10 on the delegate of UNUserNotificationCenter decides what an app on screen shows.",
        versions: .from(10), on: .event(.pushArrives), from: .foreground,
        when: [.hasNotificationCenterDelegate], then: [.call(.willPresentNotification)],
        .documented(.userNotificationCenterDelegate)),
    Rule(
        "push.on-screen-to-complete",
        "An app that implements the method with a completion handler is handed it there.",
        versions: .from(7), on: .event(.pushArrives), from: .foreground,
        when: [.handlesPushesWithCompletion],
        then: [.callToComplete(.didReceiveSilentNotification)],
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    Rule(
        "push.on-screen",
        """
        Without a delegate of UNUserNotificationCenter the app delegate of an app on screen \
        is handed the notification.
        """,
        on: .event(.pushArrives), from: .foreground, then: [.call(.didReceiveRemoteNotification)],
        .documented(.applicationDidReceiveRemoteNotification)),
    Rule(
        "push.off-screen", "The system shows the notification of an app that is not on screen.",
        on: .event(.pushArrives), from: .offScreen, then: [.nothing(.shownAsBanner)],
        .documented(.applicationDidReceiveRemoteNotification)),
    Rule(
        "push.content-presented",
        """
        From iOS 10 on the delegate of UNUserNotificationCenter decides what is shown of a push with \
        content; the app is handed it besides.
        """,
        versions: .from(10), on: .event(.pushWithContentArrives), from: .foreground,
        when: [.hasNotificationCenterDelegate],
        then: [.call(.willPresentNotification), .because(.silentPush), .perform(.wake)],
        .inferred(
            "Apple’s pages name both methods; which comes first they do not say",
            .applicationDidReceiveRemoteNotificationToComplete,
            .userNotificationCenterWillPresent)),
    Rule(
        "push.content",
        "A push that the user sees is handed to the app too if it says content-available.",
        versions: .from(7), on: .event(.pushWithContentArrives), from: .any,
        then: [.because(.silentPush), .perform(.wake)],
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    Rule(
        "push.content-before-7",
        """
        Before iOS 7 an app on screen is handed a push with content like any other that the \
        user sees.
        """,
        versions: .before(7), on: .event(.pushWithContentArrives), from: .foreground,
        then: [.call(.didReceiveRemoteNotification)],
        .inferred(.contentAvailable7)),
    Rule(
        "push.content-off-screen-before-7",
        """
        Before iOS 7 the system shows a push with content for an app off screen, and calls \
        nothing.
        """,
        versions: .before(7), on: .event(.pushWithContentArrives), from: .offScreen,
        then: [.nothing(.shownAsBanner)],
        .inferred(.contentAvailable7)),
    Rule(
        "local.presented",
        "From iOS 10 on the delegate of UNUserNotificationCenter decides what an app on screen shows.",
        versions: .from(10), on: .event(.localNotificationFires), from: .foreground,
        when: [.hasNotificationCenterDelegate], then: [.call(.willPresentNotification)],
        .documented(.userNotificationCenterDelegate)),
    Rule(
        "local.on-screen",
        """
        Without a delegate of UNUserNotificationCenter the app delegate of an app on screen \
        is handed the notification.
        """,
        on: .event(.localNotificationFires), from: .foreground,
        then: [.call(.didReceiveLocalNotification)],
        .documented(.applicationDidReceiveLocalNotification)),
    Rule(
        "local.off-screen", "The system shows the notification of an app that is not on screen.",
        on: .event(.localNotificationFires), from: .offScreen, then: [.nothing(.shownAsBanner)],
        .documented(.applicationDidReceiveLocalNotification)),
    Rule(
        "push.deleted", "For a deleted app no push is held back.",
        versions: .from(7), on: .event(.systemHoldsPush), from: .notRunning, when: [.deleted],
        then: [.nothing(.appDeleted)],
        .inferred(.deletedNoCode)),
    Rule(
        "push.held",
        "A silent push that the system does not deliver at once is held back, the newest alone.",
        versions: .from(7), on: .event(.systemHoldsPush), from: .offScreen,
        then: [.set(.pushHeld, true), .nothing(.heldBack)],
        .documented(.appleBackgroundPushes)),
    Rule(
        "push.not-held", "An app on screen has nothing held back.",
        versions: .from(7), on: .event(.systemHoldsPush), from: .foreground,
        then: [.nothing(.alreadyOnScreen)],
        .inferred(
            "A held push is delivered when the user opens the app, so afterwards none is held",
            .appleBackgroundPushes)),
    absent("push.held-before-7", .systemHoldsPush, "Silent pushes came with iOS 7.", 7),
    Rule(
        "push.held-discarded",
        """
        A silent push that is held back is discarded when the user swipes the app away, or when its \
        process is killed.
        """,
        versions: .from(7), on: .transition(.discardPush), from: .any, when: [.pushHeld],
        then: [.discardHeldPush],
        .documented(.appleBackgroundPushes)),
    Rule(
        "push.held-delivered", "What was held back is delivered when the user opens the app.",
        versions: .from(7), on: .transition(.deliverHeldPush), from: .executing, when: [.pushHeld],
        then: [.set(.pushHeld, false), .perform(.deliverSilentPush)],
        .documented(.appleBackgroundPushes)),

    Rule(
        "notification-alert.covers",
        "A notification that shows as an alert makes the app inactive: all on iOS 4, later by style.",
        versions: .before(11), on: .event(.notificationAlertAppears), from: .foreground,
        then: [.cover(.notificationAlert)],
        .observed(.onmyway133Notes8)),
    Rule(
        "notification-alert.off-screen", "It does nothing to an app that is not on screen.",
        versions: .before(11), on: .event(.notificationAlertAppears), from: .offScreen,
        then: [.cover(.notificationAlert), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "notification-alert.banner", "From iOS 11 on notification alerts are banners that stay.",
        versions: .from(11), on: .event(.notificationAlertAppears), from: .any,
        then: [.nothing(.persistentBanner)],
        .inferred(.alertsAreBanners11)),
    Rule(
        "notification-alert.dismissed",
        "When the notification alert is dismissed the app becomes active again.",
        versions: .before(11), on: .event(.userDismissesNotificationAlert), from: .foreground,
        then: [.uncover(.notificationAlert)],
        .observed(.onmyway133Notes8)),
    Rule(
        "notification-alert.dismissed-off-screen",
        "The end of a notification alert does nothing to an app that is not on screen.",
        versions: .before(11), on: .event(.userDismissesNotificationAlert), from: .offScreen,
        then: [.clear(.notificationAlert), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "notification-alert.banner-dismissed", "A banner that goes calls nothing.",
        versions: .from(11), on: .event(.userDismissesNotificationAlert), from: .any,
        then: [.nothing(.persistentBanner)],
        .inferred(.alertsAreBanners11)),
    Rule(
        "notification-alert.acted-on", "Whoever acts on it leaves for the other app.",
        on: .event(.userActsOnNotificationAlert), from: .foreground,
        then: [
            .clear(.notificationAlert), .show(.otherApp), .perform(.leaveScreen),
        ],
        .documented(.guideStateTransitions)),
    Rule(
        "notification-alert.acted-on-off-screen",
        "It does nothing to an app that is not on screen.",
        on: .event(.userActsOnNotificationAlert), from: .offScreen,
        then: [.clear(.notificationAlert), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),

    Rule(
        "own-alert", "An alert or sheet of the app itself takes no events away from the app.",
        on: .event(.inAppAlertAppears), from: .foreground, then: [.nothing(.ownAlert)],
        .inferred(
            "That an alert of the app itself leaves it active is known of UIAlertController; no log was found"
        )),
    Rule(
        "own-alert.off-screen", "An app that is not on screen shows none.",
        on: .event(.inAppAlertAppears), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("The alert belongs to the app’s own window, which is not on screen")),
]
