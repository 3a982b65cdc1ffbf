/// Rules for opening the app other than by its icon, and for delivering the content.
let openingRules: [Rule] = [
    Rule(
        "open.url", "A URL or a document of another app opens the app.",
        on: .event(.userOpensURL), from: .any, unless: [.locked],
        then: [.because(.url), .perform(.comeToFront)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "open.universal-link", "A universal link opens the app.",
        versions: .from(9), on: .event(.userOpensUniversalLink), from: .any, unless: [.locked],
        then: [.because(.userActivity), .perform(.comeToFront)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "open.activity", "The user goes on with an activity of another device, or of Spotlight.",
        versions: .from(8), on: .event(.userContinuesActivity), from: .any, unless: [.locked],
        then: [.because(.userActivity), .perform(.comeToFront)],
        .documented(.applicationContinueRestorationHandler)),
    absent("open.activity-before-8", .userContinuesActivity, "Handoff came with iOS 8.", 8),
    Rule(
        "open.push", "The user taps a push notification.",
        on: .event(.userTapsPush), from: .any, unless: [.locked],
        then: [.because(.remoteNotification), .perform(.comeToFront)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "open.local-notification", "The user taps a local notification.",
        on: .event(.userTapsLocalNotification), from: .any, unless: [.locked],
        then: [.because(.localNotification), .perform(.comeToFront)],
        .documented(.launchOptionsKey)),
    Rule(
        "open.quick-action", "The user chooses a quick action on the home screen.",
        versions: .from(9), on: .event(.userChoosesQuickAction), from: .offScreen,
        unless: [.locked], then: [.because(.quickAction), .perform(.comeToFront)],
        .documented(.launchOptionsKey)),
    Rule(
        "open.quick-action-on-screen", "The home screen and its quick actions are not on screen.",
        versions: .from(9), on: .event(.userChoosesQuickAction), from: .foreground,
        then: [.nothing(.alreadyOnScreen)],
        .inferred(
            "Quick actions are offered on the home screen, so the app is not on screen when one is chosen"
        )),
    Rule(
        "open.share", "The user accepts a CloudKit share.",
        versions: .from(10), on: .event(.userAcceptsShare), from: .any, unless: [.locked],
        then: [.because(.share), .perform(.comeToFront)],
        .documented(.launchOptionsKey)),
    absent(
        "open.universal-link-before-9", .userOpensUniversalLink, "Universal links came with iOS 9.",
        9),
    absent(
        "open.quick-action-before-9", .userChoosesQuickAction, "Quick actions came with iOS 9.", 9),
    absent("open.share-before-10", .userAcceptsShare, "CloudKit shares came with iOS 10.", 10),

    locked("open.universal-link-locked", .userOpensUniversalLink),
    locked("open.quick-action-locked", .userChoosesQuickAction),
    locked("open.share-locked", .userAcceptsShare),

    // What the lock screen offers as well.
    atUnlock("open.push-locked", .userTapsPush, .remoteNotification),
    atOnce("open.push-unlocks", .userTapsPush, .remoteNotification),
    atUnlock("open.local-notification-locked", .userTapsLocalNotification, .localNotification),
    atOnce("open.local-notification-unlocks", .userTapsLocalNotification, .localNotification),
    atUnlock("open.url-locked", .userOpensURL, .url),
    atOnce("open.url-unlocks", .userOpensURL, .url),
    atUnlock("open.activity-locked", .userContinuesActivity, .userActivity, from: 8),
    atOnce("open.activity-unlocks", .userContinuesActivity, .userActivity, from: 8),

    // Delivery to the app.
    Rule(
        "deliver.url", "The app delegate is handed a URL.",
        models: .delegate, on: .transition(.deliverURL), from: .executing,
        then: [.call(.openURL)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "deliver.url-scenes", "The scene delegate is handed a URL.",
        versions: .from(13), models: .scenes, on: .transition(.deliverURL), from: .executing,
        then: [.call(.sceneOpenURLContexts)],
        .documented(.sceneOpenUrlContexts, .flutter192173)),
    Rule(
        "deliver.activity",
        """
        For an activity application(_:willContinueUserActivityWithType:) is called, then \
        application(_:continue:restorationHandler:).
        """,
        versions: .from(8), models: .delegate, on: .transition(.deliverUserActivity),
        from: .executing,
        then: [.call(.willContinueUserActivity), .call(.continueUserActivity)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "deliver.activity-announced",
        """
        If scene(_:willContinueUserActivityWithType:) has been called already, \
        scene(_:continue:) alone follows.
        """,
        versions: .from(13), models: .scenes, on: .transition(.deliverUserActivity),
        from: .executing, when: [.activityAnnounced],
        then: [.set(.activityAnnounced, false), .call(.sceneContinueUserActivity)],
        .observed(.flutter192173, note: "simulators of iOS 16.4 and later")),
    Rule(
        "deliver.activity-scenes",
        """
        For an activity scene(_:willContinueUserActivityWithType:) is called, then \
        scene(_:continue:).
        """,
        versions: .from(13), models: .scenes, on: .transition(.deliverUserActivity),
        from: .executing,
        then: [.call(.sceneWillContinueUserActivity), .call(.sceneContinueUserActivity)],
        .documented(.sceneWillContinueUserActivityWithType, .sceneContinue)),
    Rule(
        "deliver.push-response",
        "From iOS 10 on the delegate of UNUserNotificationCenter is handed the response to a push.",
        versions: .from(10), on: .transition(.deliverRemoteNotification), from: .executing,
        when: [.hasNotificationCenterDelegate], then: [.call(.didReceiveResponse)],
        .documented(.userNotificationCenterDelegate)),
    Rule(
        "deliver.push-to-complete",
        """
        An app that implements the method with a completion handler is handed the notification \
        there.
        """,
        versions: .from(7), on: .transition(.deliverRemoteNotification), from: .executing,
        when: [.handlesPushesWithCompletion],
        then: [.callToComplete(.didReceiveSilentNotification)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "deliver.push-at-launch-called",
        "By one report the method without a completion handler is called at a launch too.",
        on: .transition(.deliverRemoteNotification), from: .executing,
        when: [.justLaunched], option: .launchCallsShortPushMethod,
        then: [.call(.didReceiveRemoteNotification)],
        .contested(
            .applicationDidReceiveRemoteNotification, .xykHatenablog, .qiitaNaonya3,
            note: """
                the note on Qiita: the method was called; Apple’s page and the blog: it is not, \
                so a scenario has to ask for it
                """)),
    Rule(
        "deliver.push-at-launch",
        """
        The method without a completion handler is not called for the notification that launches \
        the app, which only the launch options tell.
        """,
        on: .transition(.deliverRemoteNotification), from: .executing, when: [.justLaunched],
        then: nil,
        .contested(
            .applicationDidReceiveRemoteNotification, .xykHatenablog, .qiitaNaonya3,
            note: """
                Apple’s page and the blog: the method is not called; the note on Qiita: it was, \
                see deliver.push-at-launch-called
                """)),
    Rule(
        "deliver.push",
        """
        A running app without the method that has a completion handler is handed the notification \
        in the one without.
        """,
        on: .transition(.deliverRemoteNotification), from: .executing,
        then: [.call(.didReceiveRemoteNotification)],
        .documented(.applicationDidReceiveRemoteNotification)),
    Rule(
        "deliver.local-response",
        """
        From iOS 10 on the delegate of UNUserNotificationCenter is handed the response to a local \
        notification.
        """,
        versions: .from(10), on: .transition(.deliverLocalNotification), from: .executing,
        when: [.hasNotificationCenterDelegate], then: [.call(.didReceiveResponse)],
        .documented(.userNotificationCenterDelegate)),
    Rule(
        "deliver.local",
        """
        Without a delegate of UNUserNotificationCenter the app delegate is handed the \
        notification.
        """,
        on: .transition(.deliverLocalNotification), from: .executing,
        then: [.call(.didReceiveLocalNotification)],
        .documented(.applicationDidReceiveLocalNotification)),
    Rule(
        "deliver.quick-action", "The app delegate is handed a quick action.",
        versions: .from(9), models: .delegate, on: .transition(.deliverQuickAction),
        from: .executing, then: [.call(.performAction)],
        .documented(
            .applicationPerformActionForCompletionHandler,
            note: "that it comes before the app is active is inferred")),
    Rule(
        "deliver.quick-action-scenes", "The scene delegate is handed a quick action.",
        versions: .from(13), models: .scenes, on: .transition(.deliverQuickAction),
        from: .executing, then: [.call(.windowScenePerformAction)],
        .documented(.windowScenePerformActionForCompletionHandler)),
    Rule(
        "deliver.share",
        "For a CloudKit share application(_:userDidAcceptCloudKitShareWith:) is called.",
        versions: .from(10), models: .delegate, on: .transition(.deliverShare), from: .executing,
        then: [.call(.userDidAcceptShare)],
        .documented(.applicationUserDidAcceptCloudKitShareWith)),
    Rule(
        "deliver.share-scenes",
        "For a CloudKit share windowScene(_:userDidAcceptCloudKitShareWith:) is called.",
        versions: .from(13), models: .scenes, on: .transition(.deliverShare), from: .executing,
        then: [.call(.windowSceneUserDidAcceptShare)],
        .documented(.windowSceneUserDidAcceptCloudKitShareWith)),
]

/// The rule that a version of iOS does not have a feature yet.
func absent(
    _ id: StaticString, _ event: Event, _ statement: StaticString, _ version: UInt8
) -> Rule {
    Rule(
        id, statement, versions: .before(version), on: .event(event), from: .any,
        then: [.nothing(.notOnThisVersion)], .inferred(.featureCameLater))
}

private func locked(_ id: StaticString, _ event: Event) -> Rule {
    Rule(
        id, "The lock screen offers no universal links, quick actions or CloudKit shares.",
        on: .event(event), from: .any, when: [.locked], then: [.nothing(.deviceLocked)],
        .inferred("The home screen and the other apps are behind the lock screen"))
}

/// The rule for a choice on the lock screen of a device with a passcode.
@inline(__always)
private func atUnlock(
    _ id: StaticString, _ event: Event, _ reason: LaunchReason, from version: UInt8 = 4
) -> Rule {
    Rule(
        id,
        """
        With a passcode what is chosen on the lock screen opens the app when the device is \
        unlocked.
        """,
        versions: .from(version), on: .event(event), from: .any, when: [.locked, .hasPasscode],
        then: [.openAtUnlock(reason)],
        .inferred(.passcodeThenGoesOn))
}

/// The rule for a choice on the lock screen of a device without a passcode.
@inline(__always)
private func atOnce(
    _ id: StaticString, _ event: Event, _ reason: LaunchReason, from version: UInt8 = 4
) -> Rule {
    Rule(
        id, "Without a passcode what is chosen on the lock screen opens the app at once.",
        versions: .from(version), on: .event(event), from: .any, when: [.locked],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false),
            .because(reason), .perform(.comeToFront),
        ],
        .inferred(.nothingToUnlock))
}
