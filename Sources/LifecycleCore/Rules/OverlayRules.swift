/// Rules for overlays that cover an app for a while and take its events.
let overlayRules: [Rule] = [
    Rule(
        "alert.waits", "A second system alert is shown when the first one has been dismissed.",
        on: .event(.alertAppears), from: .any, when: [.alertShown],
        then: [.queueAlert(true), .nothing(.alertWaits)],
        .inferred(.oneAlertAtATime, .expo38773)),
    Rule(
        "alert.covers", "A system alert makes the app inactive.",
        on: .event(.alertAppears), from: .foreground, then: [.cover(.alert)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "alert.next", "An app over which the next alert is shown at once stays inactive.",
        on: .event(.userDismissesAlert), from: .any, when: [.alertWaits],
        then: [.queueAlert(false), .nothing(.nextAlertShows)],
        .observed(.expo38773)),
    Rule(
        "alert.dismissed", "When the alert is dismissed the app becomes active again.",
        on: .event(.userDismissesAlert), from: .foreground, when: [.alertShown],
        then: [.uncover(.alert)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "alert.off-screen", "A system alert does nothing to an app that is not on screen.",
        on: .event(.alertAppears), from: .offScreen,
        then: [.cover(.alert), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "alert.not-shown", "An alert that is not shown cannot be dismissed.",
        on: .event(.userDismissesAlert), from: .foreground, then: [.nothing(.alertNotShown)],
        .inferred("There is nothing to dismiss")),
    Rule(
        "alert.dismissed-off-screen",
        "The end of a system alert does nothing to an app that is not on screen.",
        on: .event(.userDismissesAlert), from: .offScreen,
        then: [.clear(.alert), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "notification-center.covers", "Notification Center makes the app inactive.",
        versions: .from(5, before: 11), on: .event(.userOpensNotificationCenter),
        from: .foreground, then: [.cover(.notificationCenter)],
        .observed(.onmyway133Notes8)),
    Rule(
        "notification-center.covers-twice",
        """
        From iOS 11 on the app becomes active once more when Notification Center is fully \
        extended, and inactive again.
        """,
        versions: VersionRange(first: IOSVersion(11), end: IOSVersion(12, 2)),
        on: .event(.userOpensNotificationCenter), from: .foreground,
        then: [
            .cover(.notificationCenter), .uncover(.notificationCenter),
            .cover(.notificationCenter),
        ],
        .observed(.openradar49216830, note: "iOS 12.1.4, and 11")),
    Rule(
        "notification-center.covers-twice-12-2",
        """
        From iOS 12.2 on the app is believed to become active once more when Notification Center is \
        fully extended, and inactive again.
        """,
        versions: VersionRange(first: IOSVersion(12, 2), end: IOSVersion(16)),
        on: .event(.userOpensNotificationCenter), from: .foreground,
        then: [
            .cover(.notificationCenter), .uncover(.notificationCenter),
            .cover(.notificationCenter),
        ],
        .inferred(
            "Only a log of iOS 13.5 was found",
            .flutter60683)),
    Rule(
        "notification-center.covers-twice-16",
        """
        From iOS 16 on the app becomes active once more when Notification Center is fully \
        extended, and inactive again.
        """,
        versions: .from(16), on: .event(.userOpensNotificationCenter), from: .foreground,
        then: [
            .cover(.notificationCenter), .uncover(.notificationCenter),
            .cover(.notificationCenter),
        ],
        .observed(.getx2758, note: "iOS 16.2")),
    Rule(
        "notification-center.pulled",
        "Notification Center makes the app inactive as soon as a part of it shows.",
        versions: .from(5, before: 11), on: .event(.userPullsNotificationCenter),
        from: .foreground, then: [.cover(.notificationCenter)],
        .observed(.tempus, note: "iOS 6")),
    Rule(
        "notification-center.pulled-11",
        """
        From iOS 11 on the app is inactive while a part of Notification Center shows: what makes it \
        active for a moment is the whole of it.
        """,
        versions: .from(11), on: .event(.userPullsNotificationCenter), from: .foreground,
        then: [.cover(.notificationCenter)],
        .inferred(
            "It becomes active only when Notification Center is fully extended", .openradar49216830,
            .jianshu0eb14c24cdb8,
            note: """
                iOS 12.1.4; a test on iOS 11.0.3 saw no call at all when it was pushed back \
                without being let go
                """)),
    Rule(
        "notification-center.pulled-off-screen",
        "A part of Notification Center does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userPullsNotificationCenter), from: .offScreen,
        then: [.cover(.notificationCenter), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    absent(
        "notification-center.pulled-before-5", .userPullsNotificationCenter,
        "Notification Center came with iOS 5.", 5),
    Rule(
        "notification-center.closed",
        "When Notification Center closes the app becomes active again.",
        versions: .from(5), on: .event(.userClosesNotificationCenter), from: .foreground,
        then: [.uncover(.notificationCenter)],
        .observed(.onmyway133Notes8)),
    Rule(
        "control-center.covers", "Control Center makes the app inactive.",
        versions: .from(7), on: .event(.userOpensControlCenter), from: .foreground,
        then: [.cover(.controlCenter)],
        .observed(.onmyway133Notes8)),
    Rule(
        "control-center.closed", "When Control Center closes the app becomes active again.",
        versions: .from(7), on: .event(.userClosesControlCenter), from: .foreground,
        then: [.uncover(.controlCenter)],
        .observed(.onmyway133Notes8)),
    Rule(
        "notification-center.opened-off-screen",
        "Notification Center does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userOpensNotificationCenter), from: .offScreen,
        then: [.cover(.notificationCenter), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "notification-center.opened-before-5", "Notification Center came with iOS 5.",
        versions: .before(5), on: .event(.userOpensNotificationCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .inferred(.featureCameLater)),
    Rule(
        "notification-center.closed-off-screen",
        "Notification Center does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userClosesNotificationCenter), from: .offScreen,
        then: [.clear(.notificationCenter), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "notification-center.closed-before-5", "Notification Center came with iOS 5.",
        versions: .before(5), on: .event(.userClosesNotificationCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .inferred(.featureCameLater)),
    Rule(
        "control-center.opened-off-screen",
        "Control Center does nothing to an app that is not on screen.",
        versions: .from(7), on: .event(.userOpensControlCenter), from: .offScreen,
        then: [.cover(.controlCenter), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "control-center.opened-before-7", "Control Center came with iOS 7.",
        versions: .before(7), on: .event(.userOpensControlCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .inferred(.featureCameLater)),
    Rule(
        "control-center.closed-off-screen",
        "Control Center does nothing to an app that is not on screen.",
        versions: .from(7), on: .event(.userClosesControlCenter), from: .offScreen,
        then: [.clear(.controlCenter), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "control-center.closed-before-7", "Control Center came with iOS 7.",
        versions: .before(7), on: .event(.userClosesControlCenter), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .inferred(.featureCameLater)),
    Rule(
        "siri.covers", "Siri makes the app inactive.",
        versions: .from(5), on: .event(.userInvokesSiri), from: .foreground,
        then: [.cover(.siri)], .inferred(.siri)),
    Rule(
        "siri.dismissed", "When Siri goes the app becomes active again.",
        versions: .from(5), on: .event(.userDismissesSiri), from: .foreground,
        then: [.uncover(.siri)], .inferred(.siri)),
    Rule(
        "siri.off-screen", "Siri does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userInvokesSiri), from: .offScreen,
        then: [.cover(.siri), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "siri.dismissed-off-screen",
        "The end of Siri does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userDismissesSiri), from: .offScreen,
        then: [.clear(.siri), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    absent("siri.before-5", .userInvokesSiri, "Siri came with iOS 5.", 5),
    absent("siri.dismissed-before-5", .userDismissesSiri, "Siri came with iOS 5.", 5),
    Rule(
        "biometric.covers", "The prompt of Touch ID or Face ID makes the app inactive.",
        versions: .from(8), on: .event(.biometricPromptAppears), from: .foreground,
        then: [.cover(.biometricPrompt)],
        .observed(.pagopaIoApp1543, note: "React Native on iOS 13")),
    Rule(
        "biometric.ends", "When the prompt has gone the app becomes active again.",
        versions: .from(8), on: .event(.biometricPromptEnds), from: .foreground,
        when: [.promptShown], then: [.uncover(.biometricPrompt)],
        .observed(.pagopaIoApp1543, note: "React Native on iOS 13")),
    Rule(
        "biometric.not-shown", "A prompt that is not shown cannot end.",
        versions: .from(8), on: .event(.biometricPromptEnds), from: .foreground,
        then: [.nothing(.promptNotShown)], .inferred("There is nothing to end")),
    Rule(
        "biometric.off-screen", "The prompt of another app does nothing to this one.",
        versions: .from(8), on: .event(.biometricPromptAppears), from: .offScreen,
        then: [.cover(.biometricPrompt), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "biometric.ends-off-screen",
        "The end of a prompt does nothing to an app that is not on screen.",
        versions: .from(8), on: .event(.biometricPromptEnds), from: .offScreen,
        then: [.clear(.biometricPrompt), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    absent(
        "biometric.before-8", .biometricPromptAppears, "Apps could ask for Touch ID from iOS 8 on.",
        8),
    absent(
        "biometric.ends-before-8", .biometricPromptEnds,
        "Apps could ask for Touch ID from iOS 8 on.", 8),
    Rule(
        "banner.covers-nothing", "A banner takes no events away.",
        versions: .from(5), on: .event(.bannerAppears), from: .any,
        then: [.nothing(.bannerTakesNothing)],
        .observed(.onmyway133Notes8)),
    Rule(
        "overlays.alert-closed",
        """
        From iOS 13 on, a system alert that the user has not answered, such as a permission prompt, is \
        gone when the app returns.
        """,
        versions: .from(13), on: .transition(.closeOverlays), from: .foreground,
        when: [.alertShown], then: [.clear(.leftBehind), .clear(.alert)],
        .observed(
            .permissionsPlugin171, .permissionHandler1035, .permissionHandler1423, .xDrip228,
            note: """
                iOS 13.3 for the lock; the reports of the way home, of 2020 and 2024, name no version
                """)),
    Rule(
        "overlays.closed",
        """
        The home screen, the lock screen and other apps close the switcher, Notification Center, \
        Control Center, Siri and the prompt for a face or a finger: none of them lies over the app any \
        more when it returns.
        """,
        on: .transition(.closeOverlays), from: .any, when: [.passingOverlayOpen],
        then: [.clear(.leftBehind)],
        .inferred(
            "What lies over the app goes as when the user goes home; no log has a second reason")),
    absent("banner.before-5", .bannerAppears, "Banners came with iOS 5.", 5),
    absent("banner.tapped-before-5", .userTapsBanner, "Banners came with iOS 5.", 5),
    Rule(
        "banner.tapped", "Whoever taps the banner of another app leaves for it.",
        versions: .from(5), on: .event(.userTapsBanner), from: .foreground, unless: [.locked],
        then: [
            .show(.otherApp), .perform(.leaveScreen),
        ],
        .observed(.developersBannerTapped, .wayne23)),
    Rule(
        "banner.tapped-off-screen", "It does nothing to an app that is not on screen.",
        versions: .from(5), on: .event(.userTapsBanner), from: .offScreen,
        then: [.nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
]
