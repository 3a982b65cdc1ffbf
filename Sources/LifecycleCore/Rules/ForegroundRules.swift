/// Rules for coming to the screen and leaving it.
let foregroundRules: [Rule] = [
    // Actions of the user.
    Rule(
        "open.after-restart",
        "Without a passcode the lock screen after a restart gives way to whoever opens the app.",
        on: .event(.userOpensApp), from: .any, when: [.locked, .restarted], unless: [.hasPasscode],
        then: [
            .lock(false), .set(.awaitingFirstUnlock, false), .because(.icon),
            .perform(.comeToFront),
        ],
        .inferred(.nothingToUnlock)),
    Rule(
        "open.locked", "On a locked device no app can be opened.",
        on: .event(.userOpensApp), from: .any, when: [.locked], then: [.nothing(.deviceLocked)],
        .inferred(.lockNoApps)),
    Rule(
        "open.icon", "The user opens an app that is not on screen.",
        on: .event(.userOpensApp), from: .offScreen,
        then: [.because(.icon), .perform(.comeToFront)],
        .documented(.guideStateTransitions)),
    Rule(
        "switcher.choose-app",
        "The user chooses the app in the switcher that lies over it: it becomes active again.",
        on: .event(.userOpensApp), from: .foreground, when: [.switcherOpen],
        then: [.uncover(.switcher)],
        .observed(.eComNet253833, note: "iOS 4.3 and 5.0")),
    Rule(
        "open.on-screen", "Opening an app that is on screen does nothing.",
        on: .event(.userOpensApp), from: .foreground, then: [.nothing(.alreadyOnScreen)],
        .inferred("The app is on screen already")),
    Rule(
        "home.locked", "On a locked device the user cannot go to the home screen.",
        on: .event(.userGoesHome), from: .any, when: [.locked], then: [.nothing(.deviceLocked)],
        .inferred("The lock screen covers everything, so the app is not on screen")),
    Rule(
        "home.leave", "Going home from an app makes it inactive, then puts it into the background.",
        on: .event(.userGoesHome), from: .foreground,
        then: [
            .show(.homeScreen), .perform(.leaveScreen),
        ],
        .observed(.wayne23, note: "iOS 7")),
    Rule(
        "home.off-screen", "Going home does nothing to an app that is not on screen.",
        on: .event(.userGoesHome), from: .offScreen,
        then: [.show(.homeScreen), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "other-app.locked", "On a locked device no other app can be opened.",
        on: .event(.userOpensOtherApp), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred(.lockNoApps)),
    Rule(
        "other-app.leave", "Another app takes the screen: like going home.",
        on: .event(.userOpensOtherApp), from: .foreground,
        then: [
            .show(.otherApp), .perform(.leaveScreen),
        ],
        .documented(.guideStateTransitions)),
    Rule(
        "other-app.takes-device", "A device on which another app is opened is not idle any more.",
        versions: .from(13), on: .event(.userOpensOtherApp), from: .background,
        when: [.windowIsOfProcessing], then: [.show(.otherApp), .perform(.takeUpDevice)],
        .inferred(.onlyProcessingWaits, .bgProcessingTask)),
    Rule(
        "other-app.off-screen", "Opening another app does nothing to one that is not on screen.",
        on: .event(.userOpensOtherApp), from: .offScreen,
        then: [.show(.otherApp), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),

    // Actions of the app itself.
    Rule(
        "open-other", "An app that opens another one leaves the screen, as when the user does it.",
        on: .action(.openOtherApp), from: .foreground,
        then: [
            .recordAction, .show(.otherApp), .perform(.leaveScreen),
        ],
        .inferred("An app that opens another app leaves as when the user opens that app")),
    Rule(
        "open-other.background", "Nothing is opened from the background.",
        on: .action(.openOtherApp), from: .background, then: [.nothing(.notOnScreen)],
        .inferred("The screen belongs to another app already")),

    // The common steps.
    Rule(
        "front.launch", "An app that is not running is launched.",
        on: .transition(.comeToFront), from: .notRunning,
        then: [
            .set(.forceQuit, false), .set(.prewarmed, false), .set(.offloaded, false),
            .set(.deleted, false), .show(.app), .perform(.launch), .perform(.deliverHeldPush),
        ],
        .documented(.guideStateTransitions)),
    Rule(
        "front.connect",
        "A scene-based app that was launched in the background connects its scene.",
        versions: .from(13), models: .scenes, on: .transition(.comeToFront),
        from: [.background, .suspended], when: [.sceneUnattached],
        then: [
            .set(.forceQuit, false), .perform(.takeUpDevice), .show(.app), .start(.resumeWatchdog),
            .perform(.thaw), .perform(.tellTimeChange), .perform(.configureScene),
            .perform(.connectScene), .cancel(.resumeWatchdog), .perform(.deliverHeldPush),
        ],
        .observed(.codeComments2026)),
    Rule(
        "front.return", "An app that is in the background returns to the screen.",
        on: .transition(.comeToFront), from: [.background, .suspended],
        then: [
            .set(.forceQuit, false), .perform(.takeUpDevice), .show(.app), .start(.resumeWatchdog),
            .perform(.thaw), .perform(.tellTimeChange), .perform(.announceContent),
            .perform(.enterForeground), .perform(.becomeActive), .cancel(.resumeWatchdog),
            .perform(.deliverHeldPush),
        ],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "front.push-when-active",
        "By one report a push that is tapped over the app on iOS 11 comes when it is active again.",
        versions: .from(11, before: 12), on: .transition(.comeToFront), from: .inactive,
        when: [.reasonIsResponse], option: .pushComesWhenActive,
        then: [.show(.app), .perform(.becomeActive), .deliver],
        .contested(
            .openradar34332569, .asOnReturn,
            note: "iOS 11; other versions hand it over before, so a scenario has to ask for it")),
    Rule(
        "front.push-before-active",
        "A push that is tapped over the app is handed over before it is active again.",
        versions: .from(11, before: 12), on: .transition(.comeToFront), from: .inactive,
        when: [.reasonIsResponse],
        then: [.deliver, .show(.app), .perform(.becomeActive)],
        .contested(
            .asOnReturn, .openradar34332569,
            note: "the report: active on iOS 11, see front.push-when-active")),
    Rule(
        "front.url-first",
        "A scene in the background is handed a URL before it enters the foreground.",
        versions: .from(16), models: .scenes, on: .transition(.announceContent),
        from: .background, when: [.sceneConnected, .reasonIsURL], then: [.deliver],
        .observed(.flutter192173, note: "simulators of iOS 16.4 and later")),
    Rule(
        "front.activity-announced",
        "In a scene in the background scene(_:willContinueUserActivityWithType:) is called before it enters the foreground.",
        versions: .from(16), models: .scenes, on: .transition(.announceContent),
        from: .background, when: [.sceneConnected, .reasonIsActivity],
        then: [.call(.sceneWillContinueUserActivity), .set(.activityAnnounced, true)],
        .inferred(
            "An activity is announced when a URL is handed over", .flutter192173,
            note: "the test shows a URL, on simulators of iOS 16.4 and later")),
    Rule(
        "front.url-first-by-option",
        "A link comes first on iOS 13 to 15 too, if these are like later versions.",
        versions: .from(13, before: 16), models: .scenes, on: .transition(.announceContent),
        from: .background, when: [.sceneConnected, .reasonIsURL], option: .contentBeforeForeground,
        then: [.deliver],
        .contested(
            .flutter192173, .asWithoutScenes,
            note: """
                the tests on iOS 16.4 and later have it before; no log of these versions was \
                found, so a scenario has to ask for it
                """)),
    Rule(
        "front.activity-announced-by-option",
        "An activity is announced on iOS 13 to 15 too, if these are like later versions.",
        versions: .from(13, before: 16), models: .scenes, on: .transition(.announceContent),
        from: .background, when: [.sceneConnected, .reasonIsActivity],
        option: .contentBeforeForeground,
        then: [.call(.sceneWillContinueUserActivity), .set(.activityAnnounced, true)],
        .contested(
            .flutter192173, .asWithoutScenes,
            note: """
                the tests on iOS 16.4 and later have a URL before; no log of these versions was \
                found, so a scenario has to ask for it
                """)),
    Rule(
        "front.content-later",
        "On iOS 13 to 15 a scene is handed what it is opened for after it enters the foreground.",
        versions: .from(13, before: 16), models: .scenes, on: .transition(.announceContent),
        from: .background, when: [.sceneConnected, .reasonIsContent], then: nil,
        .contested(
            .asWithoutScenes, .appLaunchSequence, .flutter192173,
            note: "the log on iOS 11.0.3: after; the tests on iOS 16.4 and later: before")),
    Rule(
        "front.on-screen", "An app that is on screen is handed what is there for it.",
        on: .transition(.comeToFront), from: .foreground,
        then: [.deliver, .show(.app), .perform(.becomeActive)],
        .inferred("The callbacks are the same as on a return to the screen")),
    Rule(
        "resign.delegate",
        "Before an app becomes inactive applicationWillResignActive is called, still active.",
        models: .delegate, on: .transition(.resignActive), from: .active,
        then: [.call(.willResignActive), .post(.willResignActive), .become(.inactive)],
        .observed(
            .eComNet253833, .wayne23, .appLaunchSequence,
            note: "iOS 4.3, 5.0, 7 and 11.0.3")),
    Rule(
        "resign.scenes",
        """
        Before a scene becomes inactive sceneWillResignActive is called, still active; the app's \
        own notification is posted too.
        """,
        versions: .from(13), models: .scenes, on: .transition(.resignActive), from: .active,
        then: [
            .call(.sceneWillResignActive), .post(.sceneWillDeactivate), .post(.willResignActive),
            .become(.inactive), .perform(.tellPhase),
        ],
        .observed(.miyablo, note: "iOS 13.0")),
    Rule(
        "resign.again", "A second reason to be inactive calls nothing.",
        on: .transition(.resignActive), from: .inactive, then: nil,
        .inferred(.reasonsAreASet, .uikitImplementation)),
    Rule(
        "activate.delegate", "When an app has become active applicationDidBecomeActive is called.",
        models: .delegate, on: .transition(.becomeActive), from: .inactive, unless: [.covered],
        then: [
            .become(.active), .call(.didBecomeActive), .post(.didBecomeActive),
            .perform(.showViews),
        ],
        .observed(
            .eComNet253833, .wayne23, .appLaunchSequence,
            note: "iOS 4.3, 5.0, 7 and 11.0.3")),
    Rule(
        "activate.scenes-notification-first",
        "By one report UIScene's notification is posted before applicationState reads active.",
        versions: .from(13), models: .scenes, on: .transition(.becomeActive), from: .inactive,
        unless: [.covered], option: .sceneNotificationFirst,
        then: [
            .post(.sceneDidActivate), .become(.active), .call(.sceneDidBecomeActive),
            .post(.didBecomeActive), .perform(.tellPhase), .perform(.showViews),
        ],
        .contested(
            .growingio215, .asWithoutScenes,
            note: "nothing else shows it, so a scenario has to ask for it")),
    Rule(
        "activate.scenes", "When a scene has become active sceneDidBecomeActive is called.",
        versions: .from(13), models: .scenes, on: .transition(.becomeActive), from: .inactive,
        unless: [.covered],
        then: [
            .become(.active), .call(.sceneDidBecomeActive), .post(.sceneDidActivate),
            .post(.didBecomeActive), .perform(.tellPhase), .perform(.showViews),
        ],
        .observed(.miyablo, note: "iOS 13.0")),
    Rule(
        "activate.covered", "An app stays inactive while anything still lies over it.",
        on: .transition(.becomeActive), from: .inactive, when: [.covered], then: nil,
        .inferred(.reasonsAreASet, .uikitImplementation)),
    Rule(
        "foreground.notification-first",
        "By Apple's page the notification comes before applicationWillEnterForeground.",
        models: .delegate, on: .transition(.enterForeground), from: .background,
        option: .notificationFirst,
        then: [
            .perform(.stopBackgroundTime), .post(.willEnterForeground),
            .call(.willEnterForeground), .become(.inactive), .deliver, .perform(.bringViews),
        ],
        .contested(
            .applicationWillEnterForeground, .uikitImplementation, .openradar49817144,
            note: """
                Apple’s page says so; two releases of the implementation and a log on iOS 12 \
                have the method first, so a scenario has to ask for it
                """)),
    Rule(
        "foreground.delegate",
        """
        Before an app returns to the foreground applicationWillEnterForeground is called, still \
        in the background.
        """,
        models: .delegate, on: .transition(.enterForeground), from: .background,
        then: [
            .perform(.stopBackgroundTime), .call(.willEnterForeground),
            .post(.willEnterForeground), .become(.inactive), .deliver, .perform(.bringViews),
        ],
        .contested(
            .openradar49817144, .uikitImplementation, .applicationWillEnterForeground,
            note: """
                a log on iOS 12 and two releases of the implementation: the method, then the \
                notification; Apple’s page: the other way round, see \
                foreground.notification-first
                """)),
    Rule(
        "foreground.reconnect", "A scene that was disconnected meanwhile connects anew.",
        versions: .from(13), models: .scenes, on: .transition(.enterForeground), from: .background,
        unless: [.sceneConnected], then: [.perform(.configureScene), .perform(.connectScene)],
        .documented(.sceneDidDisconnect)),
    Rule(
        "foreground.scenes",
        """
        Before a scene enters the foreground sceneWillEnterForeground is called, at its first \
        appearance too.
        """,
        versions: .from(13), models: .scenes, on: .transition(.enterForeground), from: .background,
        then: [
            .perform(.stopBackgroundTime), .call(.sceneWillEnterForeground),
            .post(.sceneWillEnterForeground), .post(.willEnterForeground), .become(.inactive),
            .perform(.tellPhase), .deliver, .perform(.bringViews),
        ],
        .observed(
            .miyablo,
            note: """
                iOS 13.0; that the app’s notification is posted at a launch too, and that \
                content comes before the scene is active, is inferred
                """)),
    Rule(
        "background.skipped",
        "By Apple's guide an app that exits on suspend is terminated without entering it.",
        versions: .before(13), models: .delegate, on: .transition(.enterBackground),
        from: .inactive, when: [.exitsOnSuspend], option: .exitsWithoutBackground,
        then: [.perform(.terminate)],
        .contested(
            .guideBackgroundExecution, .twocanoes, .csdn95166914,
            note: """
                Apple’s guide says so; developers saw the app enter the background, so a \
                scenario has to ask for it
                """)),
    Rule(
        "background.delegate",
        "When an app has left the screen applicationDidEnterBackground is called.",
        models: .delegate, on: .transition(.enterBackground), from: .inactive,
        then: [
            .become(.background), .start(.backgroundWatchdog), .call(.didEnterBackground),
            .post(.didEnterBackground), .perform(.saveState), .takeSnapshot,
            .cancel(.backgroundWatchdog), .perform(.startBackgroundTime),
        ],
        .observed(.wayne23, .appLaunchSequence, note: "iOS 7 and 11.0.3")),
    Rule(
        "background.scenes", "When a scene has left the screen sceneDidEnterBackground is called.",
        versions: .from(13), models: .scenes, on: .transition(.enterBackground), from: .inactive,
        then: [
            .become(.background), .start(.backgroundWatchdog), .call(.sceneDidEnterBackground),
            .post(.sceneDidEnterBackground), .post(.didEnterBackground), .perform(.tellPhase),
            .perform(.saveState), .takeSnapshot, .cancel(.backgroundWatchdog),
            .perform(.startBackgroundTime),
        ],
        .observed(.miyablo, note: "iOS 13.0")),
    Rule(
        "background.save-state", "On its way out an app may save the state of its interface.",
        versions: .from(6), models: .delegate, on: .transition(.saveState), from: .background,
        when: [.preservesState],
        then: [.call(.shouldSaveState), .call(.willEncodeState), .set(.archive, true)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "background.save-activity",
        "A scene that leaves the screen is asked for the activity from which it can be restored.",
        versions: .from(13), models: .scenes, on: .transition(.saveState), from: .background,
        when: [.preservesState], then: [.call(.stateRestorationActivity), .set(.archive, true)],
        .documented(
            .stateRestorationActivityFor,
            note: "the page does not say when; that it is on the way off the screen is inferred")),
]
