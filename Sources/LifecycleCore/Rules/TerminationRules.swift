/// Rules for the end of a process.
let terminationRules: [Rule] = [
    // The user swipes the app away in the switcher.
    Rule(
        "force-quit.quick",
        """
        By one report a quick swipe disconnects the scene, and a second one comes unasked, \
        and goes.
        """,
        versions: .from(16), models: .scenes, on: .event(.userSwipesAppAway), from: .active,
        unless: [.locked, .onPad], option: .quickSwipeMakesScene,
        then: [
            .show(.homeScreen), .perform(.noteForceQuit), .perform(.resignActive),
            .become(.background), .call(.sceneDidDisconnect), .post(.sceneDidDisconnect),
            .call(.sceneWillEnterForeground), .post(.sceneWillEnterForeground),
            .call(.sceneDidEnterBackground), .post(.sceneDidEnterBackground),
            .session(.discardUntold), .perform(.terminate),
        ],
        .contested(
            .appleForum732170, .so71570813,
            note: """
                one log of the thread, beside one of a slow swipe without the second scene; on \
                Stack Overflow the scene enters the background, so a scenario has to ask for it; \
                applicationWillTerminate is inferred
                """)),
    Rule(
        "force-quit.active",
        "To swipe the app away the user opens the switcher first, so it resigns active.",
        on: .event(.userSwipesAppAway), from: .active, unless: [.locked],
        then: [.cover(.switcher), .perform(.forceQuit)],
        .observed(.so10200505, note: "iOS 7 and later")),
    Rule(
        "force-quit.inactive", "The app under the switcher is swiped away.",
        on: .event(.userSwipesAppAway), from: .inactive, unless: [.locked],
        then: [.perform(.forceQuit)],
        .observed(.so10200505, note: "iOS 7 and later")),
    Rule(
        "force-quit.background-enters-again",
        """
        By one report an app that is swiped away in the background is notified once more that \
        it entered the background.
        """,
        versions: VersionRange(first: IOSVersion(6, 1), end: IOSVersion(8)), models: .delegate,
        on: .event(.userSwipesAppAway), from: .background, unless: [.locked],
        option: .swipedAppEntersAgain,
        then: [
            .clear(.switcher), .perform(.noteForceQuit), .post(.didEnterBackground),
            .perform(.terminate),
        ],
        .contested(
            .openradar14075101, .aliyun250603, .csdn7225548,
            note: """
                iOS 6.1.3; the test notes on iOS 4 to 6 log no notifications, so a scenario has \
                to ask for it
                """)),
    Rule(
        "force-quit.background",
        "In an app that is running in the background applicationWillTerminate is called.",
        models: .delegate, on: .event(.userSwipesAppAway), from: .background, unless: [.locked],
        then: [.clear(.switcher), .perform(.noteForceQuit), .perform(.terminate)],
        .observed(.aliyun250603, .csdn7225548, .appleForumForcedExit, note: "iOS 4 to 6")),
    Rule(
        "force-quit.background-unattached",
        """
        An app that has no connected scene has nothing to disconnect: applicationWillTerminate \
        is called.
        """,
        versions: .from(13), models: .scenes, on: .event(.userSwipesAppAway), from: .background,
        when: [.sceneUnattached], unless: [.locked],
        then: [
            .clear(.switcher), .perform(.noteForceQuit), .session(.discardUntold),
            .perform(.terminate),
        ],
        .inferred("The app ends as with a scene, without the calls that are about a scene")),
    Rule(
        "force-quit.background-scenes",
        "The scene of an app that is running in the background disconnects and is discarded.",
        versions: .from(13), models: .scenes, on: .event(.userSwipesAppAway), from: .background,
        unless: [.locked],
        then: [
            .clear(.switcher), .perform(.noteForceQuit), .call(.sceneDidDisconnect),
            .post(.sceneDidDisconnect), .perform(.disconnectOthers),
            .call(.didDiscardSceneSessions), .session(.discard), .perform(.terminate),
        ],
        .observed(.miyablo, note: "iOS 13.0; applicationWillTerminate is inferred")),
    Rule(
        "force-quit.suspended", "A suspended app is killed without a word.",
        models: .delegate, on: .event(.userSwipesAppAway), from: .suspended, unless: [.locked],
        then: [.clear(.switcher), .perform(.noteForceQuit), .perform(.exit)],
        .documented(.appleForumForcedExit, .guideAppLifeCycle)),
    Rule(
        "force-quit.suspended-scenes",
        """
        A suspended app is killed without a call; didDiscardSceneSessions is called at its next \
        launch.
        """,
        versions: .from(13), models: .scenes, on: .event(.userSwipesAppAway), from: .suspended,
        unless: [.locked],
        then: [
            .clear(.switcher), .perform(.noteForceQuit), .session(.discardUntold), .perform(.exit),
        ],
        .documented(.applicationDidDiscardSceneSessions)),
    Rule(
        "force-quit.not-running-scenes",
        """
        The card of an app that is not running is swiped away: its scene session is discarded, \
        and didDiscardSceneSessions is called at the next launch.
        """,
        versions: .from(13), models: .scenes, on: .event(.userSwipesAppAway), from: .notRunning,
        when: [.sessionKept], unless: [.locked],
        then: [.perform(.noteForceQuit), .session(.discardUntold)],
        .documented(.applicationDidDiscardSceneSessions)),
    Rule(
        "force-quit.not-running", "An app that is not running has nothing to lose.",
        on: .event(.userSwipesAppAway), from: .notRunning, unless: [.locked],
        then: [.perform(.noteForceQuit), .nothing(.notRunning)],
        .documented(.appleForumForcedExit)),
    Rule(
        "force-quit.locked", "On a locked device no app can be swiped away.",
        on: .event(.userSwipesAppAway), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred(.lockNoSwitcher)),
    Rule(
        "force-quit.delegate-7",
        "On iOS 7 the notification of entering the background was posted twice.",
        versions: .from(7, before: 8), models: .delegate, on: .transition(.forceQuit),
        from: .inactive,
        then: [
            .show(.homeScreen), .perform(.enterBackground), .perform(.noteForceQuit),
            .post(.didEnterBackground), .perform(.terminate),
        ],
        .observed(.so25857028, note: "iOS 7.1, in the Simulator")),
    Rule(
        "force-quit.delegate",
        """
        An app on screen that is swiped away enters the background, then \
        applicationWillTerminate is called.
        """,
        models: .delegate, on: .transition(.forceQuit), from: .inactive,
        then: [
            .show(.homeScreen), .perform(.enterBackground), .perform(.noteForceQuit),
            .perform(.terminate),
        ],
        .observed(.so10200505, note: "iOS 7 and later")),
    Rule(
        "force-quit.scenes-enters",
        "By some reports the scene of a swiped app enters the background before the app ends.",
        versions: .from(13), models: .scenes, on: .transition(.forceQuit), from: .inactive,
        option: .swipedSceneEnters, then: sceneEntersBackground,
        .contested(
            .so71570813, .ariaComments, .hem1ng, .appLifeCycleLog,
            note: """
                Stack Overflow and the comments of 2026 have it; logs and reports of iOS 13 to \
                18 show that the scene disconnects, so a scenario has to ask for it
                """)),
    Rule(
        "force-quit.scenes-disconnects",
        "The scenes of an app with several windows disconnect without entering the background.",
        versions: .from(13), models: .scenes, on: .transition(.forceQuit), from: .inactive,
        when: [.supportsWindows], option: .swipedSceneDisconnects, then: sceneDisconnects,
        .contested(
            .appLifeCycleLog, .so71570813,
            note: """
                as with one window; Stack Overflow has the other order for several, so a \
                scenario has to ask for it
                """)),
    Rule(
        "force-quit.scenes-several",
        "The scenes of an app that supports several windows enter the background before it ends.",
        versions: .from(13), models: .scenes, on: .transition(.forceQuit), from: .inactive,
        when: [.supportsWindows], then: sceneEntersBackground,
        .contested(
            .so71570813, .appLifeCycleLog,
            note: """
                an iPad with several windows; with one window the scene disconnects without \
                entering the background
                """)),
    Rule(
        "force-quit.scenes",
        """
        The scene of an app that is swiped away disconnects without entering the background, and its \
        session is discarded, before the app is terminated.
        """,
        versions: .from(13), models: .scenes, on: .transition(.forceQuit), from: .inactive,
        then: sceneDisconnects,
        .contested(
            .hem1ng, .appLifeCycleLog, .appleForum732170, .so71570813,
            note: """
                reports of iOS 13, a log on iOS 18 and the thread; Stack Overflow: this order on \
                an iPad, on an iPhone the scene enters the background
                """)),
]

/// Rules for a restart of the device.
let restartRules: [Rule] = [
    Rule(
        "restart.voip",
        """
        Until iOS 9 an app with the mode voip is launched in the background right after a restart.
        """,
        versions: .before(10), on: .event(.deviceRestarts), from: .any, when: [.hasCallMode],
        then: [.relaunchAfterBoot] + restart,
        .documented(.guideBackgroundExecution)),
    Rule(
        "restart.relaunch",
        """
        After a restart an app with the mode voip is launched like any other in the \
        background.
        """,
        versions: .before(10), on: .timer(.relaunch), from: .notRunning, when: [.hasCallMode],
        then: [.because(.icon), .perform(.wake)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "restart", "A restart of the device ends every process without a word.",
        on: .event(.deviceRestarts), from: .any,
        then: restart,
        .inferred("A restart of the device ends every process")),
]

/// Rules for other ways in which a process ends.
let otherEndRules: [Rule] = [
    Rule(
        "update", "An update of the app ends its process without a word.",
        on: .event(.systemUpdatesApp), from: .any, then: [.perform(.leave), .perform(.exit)],
        .inferred(.update)),
    Rule(
        "offload", "An app that is offloaded ends without a word; its data stay.",
        versions: .from(11), on: .event(.systemOffloadsApp), from: .any,
        then: [.perform(.leave), .set(.offloaded, true), .perform(.exit)],
        .inferred("That offloading ends the process and keeps the data is known; no log was found")),
    absent("offload.before-11", .systemOffloadsApp, "Apps are offloaded from iOS 11 on.", 11),
    Rule(
        "update.on-screen", "An app that is updated on screen makes room for the home screen.",
        on: .transition(.leave), from: .foreground, then: [.show(.homeScreen)],
        .inferred(.update)),
    Rule(
        "crash", "A crash ends the process; no method is called.",
        on: .action(.crash), from: .executing, then: [.perform(.leave), .endByItself],
        .inferred("A process that crashes runs no more code of the app", .guideAppLifeCycle)),
    Rule(
        "exit-by-itself", "An app that calls exit ends without applicationWillTerminate.",
        on: .action(.exit), from: .executing, then: [.perform(.leave), .endByItself],
        .documented(.qa1561)),

    // The common steps.
    Rule(
        "force-quit.others-disconnect",
        """
        Each other connected scene of an app that is swiped away disconnects too, and its session is \
        discarded.
        """,
        versions: .from(13), models: .scenes, on: .transition(.disconnectOthers),
        from: [.inactive, .background],
        then: [
            .putWindowInFront(false), .call(.sceneDidDisconnect), .post(.sceneDidDisconnect),
            .session(.discard),
        ],
        .inferred("Each scene ends as the scene of an app with one window", .miyablo)),
    Rule(
        "force-quit.state-deleted",
        "With the app goes the state of its interface that it has saved, so nothing is restored.",
        versions: .from(6), models: .delegate, on: .transition(.noteForceQuit), from: .any,
        when: [.preservesState, .hasArchive],
        then: [.set(.forceQuit, true), .perform(.discardPush), .set(.archive, false)],
        .documented(.appleStateRestore)),
    Rule(
        "force-quit.noted",
        """
        The system remembers that the user swiped the app away, until the user opens it again or \
        restarts the device.
        """,
        on: .transition(.noteForceQuit), from: .any,
        then: [.set(.forceQuit, true), .perform(.discardPush)],
        .documented(
            .guideBackgroundExecution, .applicationDidReceiveRemoteNotificationToComplete,
            .urlSessionBackgroundConfiguration, .tn3115)),
    Rule(
        "terminate", "applicationWillTerminate is the last call of an orderly end.",
        on: .transition(.terminate), from: [.inactive, .background],
        then: [
            .start(.terminationWatchdog), .call(.willTerminate), .post(.willTerminate),
            .perform(.exit),
        ],
        .documented(.applicationWillTerminate)),
    Rule(
        "exit", "The process is gone, and with it its tasks and whatever it had planned.",
        on: .transition(.exit), from: [.inactive, .active, .background, .suspended],
        then: [.perform(.discardPush), .become(.notRunning), .forgetProcess],
        .documented(.guideAppLifeCycle)),
]

/// The effects of a restart, which ends every process.
private let restart: [Effect] = [
    .show(.homeScreen), .clear(.everything), .phone(.none), .sleep(false), .lock(true),
    .openAtUnlock(.icon), .set(.awaitingFirstUnlock, true), .set(.protectedDataAway, true),
    .set(.forceQuit, false), .perform(.exit),
]

/// The end of the last scene according to some reports.
private let sceneEntersBackground: [Effect] = [
    .show(.homeScreen), .perform(.noteForceQuit), .perform(.enterBackground),
    .session(.discardUntold), .perform(.terminate),
]

/// The end of the last scene as logged on iOS 13 to 18.
private let sceneDisconnects: [Effect] = [
    .show(.homeScreen), .perform(.noteForceQuit), .become(.background), .call(.sceneDidDisconnect),
    .post(.sceneDidDisconnect), .perform(.disconnectOthers), .call(.didDiscardSceneSessions),
    .session(.discard), .perform(.terminate),
]
