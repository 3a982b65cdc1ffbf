/// Rules for launches.
let launchRules: [Rule] = [
    Rule(
        "launch.scenes-required",
        "An app built with the iOS 27 SDK that does not adopt scenes does not launch.",
        versions: .from(27), models: .delegate, on: .transition(.launch), from: .notRunning,
        when: [.mustAdoptScenes], then: [.show(.homeScreen), .refuseLaunch(.needsScenes)],
        .documented(.tn3187)),
    Rule(
        "launch.delegate-before-6",
        "Before iOS 6 a launch calls didFinishLaunching, then the app becomes active.",
        versions: .before(6), models: .delegate, on: .transition(.launch), from: .notRunning,
        then: [
            .become(.inactive), .start(.launchWatchdog), .call(.didFinishLaunching),
            .post(.didFinishLaunching), .callView(.loadView), .callView(.viewDidLoad),
            .callView(.viewWillAppear),
            .perform(.passLaunchContent), .perform(.becomeActive),
            .callView(.viewWillLayoutSubviews), .callView(.viewDidLayoutSubviews),
            .callView(.viewDidAppear),
            .cancel(.launchWatchdog),
        ],
        .observed(.eComNet253833, note: "iOS 4.3 and 5.0")),
    Rule(
        "launch.delegate-7",
        "On iOS 7 the views are laid out for the first time before the app becomes active.",
        versions: .from(7, before: 8), models: .delegate, on: .transition(.launch),
        from: .notRunning,
        then: [
            .become(.inactive), .start(.launchWatchdog), .call(.willFinishLaunching),
            .perform(.restoreState), .call(.didFinishLaunching), .post(.didFinishLaunching),
            .callView(.loadView), .callView(.viewDidLoad), .callView(.viewWillAppear),
            .callView(.viewWillLayoutSubviews), .callView(.viewDidLayoutSubviews),
            .perform(.passLaunchContent), .perform(.becomeActive), .callView(.viewDidAppear),
            .cancel(.launchWatchdog),
        ],
        .observed(.uso400, note: "iOS 7.1.2")),
    Rule(
        "launch.delegate",
        """
        A launch calls willFinishLaunching and didFinishLaunching, both inactive, then the app \
        becomes active; applicationWillEnterForeground is not called.
        """,
        versions: .from(6), models: .delegate, on: .transition(.launch), from: .notRunning,
        then: [
            .become(.inactive), .start(.launchWatchdog), .call(.willFinishLaunching),
            .perform(.restoreState), .call(.didFinishLaunching), .post(.didFinishLaunching),
            .callView(.loadView), .callView(.viewDidLoad), .callView(.viewWillAppear),
            .perform(.passLaunchContent),
            .perform(.becomeActive), .callView(.viewWillLayoutSubviews),
            .callView(.viewDidLayoutSubviews), .callView(.viewDidAppear), .cancel(.launchWatchdog),
        ],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "launch.scenes",
        """
        A scene-based app launches in the background state; its scene then connects, enters \
        the foreground and becomes active.
        """,
        versions: .from(13), models: .scenes, on: .transition(.launch), from: .notRunning,
        then: [
            .become(.background), .start(.launchWatchdog), .call(.willFinishLaunching),
            .call(.didFinishLaunching),
            .post(.didFinishLaunching), .perform(.tellDiscard), .perform(.configureScene),
            .perform(.connectScene), .cancel(.launchWatchdog),
        ],
        .documented(.applicationState)),
    Rule(
        "launch.discard-told",
        """
        For a window that was closed before the launch, didDiscardSceneSessions is called right \
        after didFinishLaunching.
        """,
        versions: .from(13), models: .scenes, on: .transition(.tellDiscard), from: .background,
        when: [.sessionDiscarded],
        then: [.call(.didDiscardSceneSessions), .session(.tellDiscarded)],
        .documented(
            .applicationDidDiscardSceneSessions,
            note: "the page says shortly after the next launch; the exact moment is inferred")),
    Rule(
        "launch.new-session",
        "A new scene session asks the app delegate for its configuration.",
        versions: .from(13), models: .scenes, on: .transition(.configureScene), from: .background,
        unless: [.sessionKept], then: [.call(.configurationForConnecting), .session(.keep)],
        .observed(.miyablo, note: "iOS 13.0")),
    Rule(
        "launch.kept-session",
        """
        A scene whose session is kept connects again without a call of \
        configurationForConnecting.
        """,
        versions: .from(13), models: .scenes, on: .transition(.configureScene), from: .background,
        when: [.sessionKept], then: nil,
        .inferred("A session that is kept has its configuration already")),
    Rule(
        "launch.connect",
        "A scene connects, loads its views, enters the foreground and becomes active.",
        versions: .from(13), models: .scenes, on: .transition(.connectScene), from: .background,
        then: [
            .connectScene(true), .call(.sceneWillConnect), .post(.sceneWillConnect),
            .callView(.loadView), .callView(.viewDidLoad),
            .perform(.passLaunchContent), .perform(.enterForeground), .callView(.viewWillAppear),
            .perform(.becomeActive), .callView(.viewWillLayoutSubviews),
            .callView(.viewDidLayoutSubviews), .callView(.viewDidAppear),
        ],
        .observed(.miyablo, note: "iOS 13.0")),
    Rule(
        "launch.connect-in-background",
        "The system may connect a scene in the background, for a snapshot: nothing enters the screen.",
        versions: .from(13), models: .scenes, on: .transition(.connectInBackground),
        from: .background,
        then: [
            .perform(.configureScene), .connectScene(true), .call(.sceneWillConnect),
            .post(.sceneWillConnect), .perform(.loadUnseenViews), .attachScene, .takeSnapshot,
        ],
        .documented(
            .appleLifeCycle,
            note: """
                for an event, such as one of a place; that it is done for a snapshot too is \
                inferred
                """)),
    Rule(
        "launch.content-refused",
        "A launch method that returns false keeps URL, activity and quick action from the app.",
        models: .delegate, on: .transition(.passLaunchContent), from: .inactive,
        when: [.launchReturnsFalse, .reasonObeysLaunchAnswer], unlessOption: .oneFalseIsNotEnough,
        then: [.because(.icon)],
        .contested(
            .applicationWillFinishLaunchingWithOptions, .applicationOpenOptions,
            note: """
                the page on the launch method: either answer of false; the page on \
                application(_:open:options:): both
                """)),
    Rule(
        "launch.content", "What the app was launched for is handed to it before it becomes active.",
        models: .delegate, on: .transition(.passLaunchContent), from: .inactive,
        then: [.set(.justLaunched, true), .deliver, .set(.justLaunched, false)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "launch.content-response",
        "The response to a notification is handed to the delegate besides, as on a return.",
        versions: .from(13), models: .scenes, on: .transition(.passLaunchContent),
        from: .background, when: [.hasNotificationCenterDelegate, .reasonIsResponse],
        then: nil,
        .inferred(
            "Apple’s page on the delegate speaks of every response and makes no difference between apps",
            .userNotificationCenterDelegate)),
    Rule(
        "launch.content-scenes",
        "A scene finds what it was connected for in its connection options, and nowhere else.",
        versions: .from(13), models: .scenes, on: .transition(.passLaunchContent),
        from: .background, then: [.because(.icon)],
        .documented(.sceneConnectionOptions)),
    Rule(
        "launch.restore",
        "Saved interface state is restored between the two launch methods.",
        versions: .from(6), models: .delegate, on: .transition(.restoreState), from: .inactive,
        when: [.preservesState, .hasArchive],
        then: [
            .call(.shouldRestoreState), .callIfHandled(.viewControllerWithRestorationPath),
            .call(.didDecodeState),
        ],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "launch.background-scenes-required",
        """
        An app built with the iOS 27 SDK that does not adopt scenes is not launched in the \
        background either.
        """,
        versions: .from(27), models: .delegate, on: .transition(.launchInBackground),
        from: .notRunning, when: [.mustAdoptScenes],
        then: [.because(.icon), .refuseLaunch(.needsScenes)],
        .documented(.tn3187)),
    Rule(
        "launch.background",
        "A launch in the background calls both launch methods in the background state.",
        versions: .from(6), models: .delegate, on: .transition(.launchInBackground),
        from: .notRunning,
        then: [
            .become(.background), .set(.woken, true), .start(.launchWatchdog),
            .call(.willFinishLaunching), .call(.didFinishLaunching),
            .post(.didFinishLaunching), .perform(.loadUnseenViews), .perform(.enterAtLaunch),
            .cancel(.launchWatchdog), .set(.justLaunched, true), .set(.snapshotDue, true),
            .deliver, .set(.justLaunched, false), .perform(.startBackgroundTime),
        ],
        .contested(
            .openradar14295449, .jigarm, .appLaunchSequence, .appleBackgroundExecution,
            note: """
                logs on iOS 7, 10 and 11.0.3: these calls; Apple’s article: \
                applicationDidEnterBackground too, see launch.background-enters
                """)),
    Rule(
        "launch.background-before-6", "Before iOS 6 there is one launch method.",
        versions: .before(6), models: .delegate, on: .transition(.launchInBackground),
        from: .notRunning,
        then: [
            .become(.background), .set(.woken, true), .start(.launchWatchdog),
            .call(.didFinishLaunching),
            .post(.didFinishLaunching), .perform(.loadUnseenViews), .perform(.enterAtLaunch),
            .cancel(.launchWatchdog),
            .set(.justLaunched, true), .set(.snapshotDue, true), .deliver,
            .set(.justLaunched, false), .perform(.startBackgroundTime),
        ],
        .contested(
            .twocanoes, .appleBackgroundExecution,
            note: """
                log on iOS 5: this call; Apple’s article: applicationDidEnterBackground too, see \
                launch.background-enters
                """)),
    Rule(
        "launch.background-scenes", "A launch in the background connects no scene.",
        versions: .from(13), models: .scenes, on: .transition(.launchInBackground),
        from: .notRunning,
        then: [
            .become(.background), .set(.woken, true), .start(.launchWatchdog),
            .call(.willFinishLaunching),
            .call(.didFinishLaunching), .post(.didFinishLaunching), .perform(.tellDiscard),
            .cancel(.launchWatchdog), .set(.justLaunched, true), .deliver,
            .set(.justLaunched, false), .perform(.startBackgroundTime),
        ],
        .observed(.codeComments2026)),
    Rule(
        "launch.prewarm-views",
        "A process that is started ahead of a launch loads its views, which do not appear yet.",
        versions: .from(15), models: .delegate, on: .transition(.loadUnseenViews),
        from: .background, when: [.justLaunched],
        then: [.callView(.loadView), .callView(.viewDidLoad), .set(.viewsUnseen, true)],
        .inferred(.backgroundLaunchViews)),
    Rule(
        "launch.background-views",
        "A launch in the background loads the views of the app and tells them that they appear.",
        versions: .from(13), models: .delegate, on: .transition(.loadUnseenViews),
        from: .background, then: viewsAppear,
        .observed(.devgem, .so66605297, note: "iOS 17.5.1; the question is of 2021")),
    Rule(
        "launch.background-views-before-13",
        "A launch in the background loads the views of the app and tells them that they appear.",
        versions: .before(13), models: .delegate, on: .transition(.loadUnseenViews),
        from: .background, then: viewsAppear,
        .inferred(
            "The views load as on iOS 14 and 17.5.1; no log of these versions was found", .devgem,
            .so66605297)),
    Rule(
        "launch.background-views-scenes",
        "A scene that connects in the background loads its views, which do not appear yet.",
        versions: .from(13), models: .scenes, on: .transition(.loadUnseenViews),
        from: .background,
        then: [.callView(.loadView), .callView(.viewDidLoad), .set(.viewsUnseen, true)],
        .inferred(.backgroundLaunchViews)),
    Rule(
        "views.will-appear", "They are shown when the app comes to the screen for the first time.",
        on: .transition(.bringViews), from: .inactive, when: [.viewsUnseen],
        then: [.callView(.viewWillAppear)],
        .inferred(
            "The views appear as in a launch to the screen: viewWillAppear comes before the app is active",
            .kruilIOSAppLifeCycle)),
    Rule(
        "views.did-appear", "When the app is active they are on screen.",
        on: .transition(.showViews), from: .active, when: [.viewsUnseen],
        then: [
            .callView(.viewWillLayoutSubviews), .callView(.viewDidLayoutSubviews),
            .callView(.viewDidAppear), .set(.viewsUnseen, false),
        ],
        .inferred(
            "The views appear as in a launch to the screen: viewDidAppear comes when the app is active",
            .kruilIOSAppLifeCycle)),
    Rule(
        "launch.background-enters",
        "A background launch sends applicationDidEnterBackground, by one of Apple's articles.",
        models: .delegate, on: .transition(.enterAtLaunch), from: .background,
        option: .backgroundLaunchEnters,
        then: [.call(.didEnterBackground), .post(.didEnterBackground)],
        .contested(
            .appleBackgroundExecution, .jigarm, .appLaunchSequence,
            note: """
                Apple’s article says so; the logs on iOS 10 and 11 show nothing of it, so a \
                scenario has to ask for it
                """)),
    Rule(
        "prewarm.deleted", "Of a deleted app no process can be started ahead.",
        versions: .from(15), on: .event(.systemPrewarmsApp), from: .notRunning, when: [.deleted],
        then: [.nothing(.appDeleted)],
        .inferred(.deletedNoCode)),
    Rule(
        "prewarm.calls-launch-methods",
        """
        By logs and reports of iOS 15 to 18 a process that is started ahead of a launch calls the \
        launch methods in the background.
        """,
        versions: .from(15), on: .event(.systemPrewarmsApp), from: .notRunning,
        unless: [.prewarmed], option: .prewarmCallsLaunchMethods,
        then: [
            .because(.icon), .set(.justLaunched, true), .perform(.launchInBackground),
            .set(.justLaunched, false),
        ],
        .contested(
            .so71025205, .appleForum764625, .appleAppLaunchSequence,
            note: """
                the log on iOS 15.0 and the report of iOS 18: they are called; Apple’s page: no \
                code of the app runs, so a scenario has to ask for it
                """)),
    Rule(
        "prewarm",
        "The system may start a process ahead of a launch; no method is called, nothing is told.",
        versions: .from(15), on: .event(.systemPrewarmsApp), from: .notRunning,
        unless: [.prewarmed], then: [.set(.prewarmed, true)],
        .contested(
            .appleAppLaunchSequence, .so71025205, .appleForum764625,
            note: """
                the log on iOS 15.0 and the report of iOS 18: the launch methods are called, see \
                prewarm.calls-launch-methods
                """)),
    Rule(
        "prewarm.again", "A process that waits is not started again.",
        versions: .from(15), on: .event(.systemPrewarmsApp), from: .notRunning,
        when: [.prewarmed], then: [.nothing(.alreadyPrewarmed)],
        .inferred(.oneProcess)),
    Rule(
        "prewarm.running", "A process that runs is not started again.",
        versions: .from(15), on: .event(.systemPrewarmsApp),
        from: [.inactive, .active, .background, .suspended],
        then: [.nothing(.alreadyPrewarmed)],
        .inferred(.oneProcess)),
    absent("prewarm.before-15", .systemPrewarmsApp, "Prewarming came with iOS 15.", 15),
    Rule(
        "prewarm.drop", "The system may drop a prewarmed process without calling any method.",
        versions: .from(15), on: .event(.systemDropsPrewarmedApp), from: .notRunning,
        when: [.prewarmed], then: [.set(.prewarmed, false)],
        .documented(.appleAppLaunchSequence)),
    Rule(
        "prewarm.nothing-to-drop", "Without a prewarmed process the system has nothing to drop.",
        on: .event(.systemDropsPrewarmedApp), from: .any, then: [.nothing(.notRunning)],
        .inferred("Only a prewarmed process can be dropped")),
]

/// The calls to the views of an app without scenes during a background launch.
private let viewsAppear: [Effect] = [
    .callView(.loadView), .callView(.viewDidLoad), .callView(.viewWillAppear),
    .callView(.viewWillLayoutSubviews), .callView(.viewDidLayoutSubviews),
    .callView(.viewDidAppear),
]
