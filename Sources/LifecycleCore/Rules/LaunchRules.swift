/// How a process starts and comes to the screen for the first time.
let launchRules: [Rule] = [
    Rule(
        "open.launch", "The user opens an app that is not running: it is launched.",
        on: .event(.userOpensApp), from: .notRunning, when: [.unlocked],
        then: [.show(.app), .perform(.launch)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "launch.scenes-required",
        "An app built with the iOS 27 SDK that does not adopt scenes does not launch.",
        versions: .from(27), models: .delegate, on: .transition(.launch), from: .notRunning,
        when: [.mustAdoptScenes], then: [.show(.homeScreen), .refuseLaunch(.needsScenes)],
        .documented("Apple, TN3187: Migrating to the UIKit scene-based life cycle")),
    Rule(
        "launch.delegate-before-6",
        "Before iOS 6 a launch calls didFinishLaunching, then the app becomes active.",
        versions: .before(6), models: .delegate, on: .transition(.launch), from: .notRunning,
        then: [
            .become(.inactive), .start(.launchWatchdog), .call(.didFinishLaunching),
            .post(.didFinishLaunching), .perform(.becomeActive), .cancel(.launchWatchdog),
        ],
        .observed("test note on iOS 4.3 and 5.0 (e-com-net.com 253833)")),
    Rule(
        "launch.delegate",
        """
        A launch calls willFinishLaunching and didFinishLaunching, both inactive, then the app \
        becomes active; applicationWillEnterForeground is not called.
        """,
        versions: .from(6), models: .delegate, on: .transition(.launch), from: .notRunning,
        then: [
            .become(.inactive), .start(.launchWatchdog), .call(.willFinishLaunching),
            .call(.didFinishLaunching), .post(.didFinishLaunching), .perform(.becomeActive),
            .cancel(.launchWatchdog),
        ],
        .observed("log on iOS 11.0.3 (GitHub regularberry/AppLaunchSequence)")),
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
            .call(.sceneWillConnect), .post(.sceneWillConnect), .perform(.enterForeground),
            .perform(.becomeActive), .cancel(.launchWatchdog),
        ],
        .documented("Apple, UIApplication.applicationState: launches in the background state")),
    Rule(
        "launch.discard-told",
        """
        A scene session that was closed while the app could not be told is reported right after \
        didFinishLaunching.
        """,
        versions: .from(13), models: .scenes, on: .transition(.tellDiscard), from: .background,
        when: [.sessionDiscarded],
        then: [.call(.didDiscardSceneSessions), .session(.discard)],
        .documented("Apple, application(_:didDiscardSceneSessions:)")),
    Rule(
        "launch.new-session",
        "A new scene session asks the app delegate for its configuration.",
        versions: .from(13), models: .scenes, on: .transition(.configureScene), from: .background,
        when: [.sessionNew], then: [.call(.configurationForConnecting), .session(.keep)],
        .observed("log on iOS 13.0 (miyablo.sakura.ne.jp)")),
    Rule(
        "launch.kept-session",
        "A scene session that is kept from an earlier run is restored without asking.",
        versions: .from(13), models: .scenes, on: .transition(.configureScene), from: .background,
        when: [.sessionKept], then: [],
        .documented("Apple, application(_:configurationForConnecting:options:)")),
]
