/// What happens to one window of an app that has several, each with a scene of its own.
let windowRules: [Rule] = [
    Rule(
        "window.unsupported", "An app has one window unless it says that it supports several.",
        models: .any, on: .window(.userOpens), from: .any, when: [.oneWindow],
        then: [.putWindowInFront(false), .nothing(.oneWindow)],
        .documented("Apple, UIApplicationSupportsMultipleScenes")),
    Rule(
        "window.opened", "A new window connects a scene of its own; the others stay active.",
        versions: .from(13), models: .scenes, on: .window(.userOpens), from: .foreground,
        when: [.supportsWindows],
        then: [.putWindowInFront(true), .perform(.configureScene), .perform(.connectScene)],
        .documented("Apple, UISceneDelegate")),
    Rule(
        "window.opened-off-screen", "A new window is opened from an app that is on screen.",
        versions: .from(13), models: .scenes, on: .window(.userOpens), from: .offScreen,
        when: [.supportsWindows], then: [.putWindowInFront(false), .nothing(.notOnScreen)],
        .inferred("the app itself asks for it, or its icon does")),
    Rule(
        "scene.read-none", "An app without a connected scene has no state of one to read.",
        on: .action(.readActivationState), from: .executing, when: [.sceneUnattached],
        then: [.nothing(.noScene)],
        .inferred("the state is one of a scene")),
    Rule(
        "scene.read",
        """
        UIScene.activationState reads unattached while a scene connects, and then what state it \
        is in: in each callback as applicationState does for an app with one scene.
        """,
        versions: .from(13), models: .scenes, on: .action(.readActivationState), from: .executing,
        then: [.readActivationState],
        .inferred("as with applicationState; unattached in willConnect is known without a page")),
    Rule(
        "window.hidden", "A window that is no longer seen enters the background alone.",
        versions: .from(13), models: .scenes, on: .window(.userHides), from: .foreground,
        then: [
            .putWindowInFront(false), .start(.backgroundWatchdog), .perform(.resignActive),
            .perform(.enterBackground),
        ],
        .documented("Apple, UISceneDelegate")),
    Rule(
        "window.hidden-already", "A window that is not seen cannot be hidden.",
        on: .window(.userHides), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("there is nothing to hide")),
    Rule(
        "window.shown", "A window that is seen again enters the foreground alone.",
        versions: .from(13), models: .scenes, on: .window(.userShows),
        from: [.background, .suspended], when: [.sceneConnected],
        then: [
            .putWindowInFront(true), .show(.app), .start(.resumeWatchdog), .perform(.thaw),
            .perform(.enterForeground), .perform(.becomeActive), .cancel(.resumeWatchdog),
        ],
        .documented("Apple, UISceneDelegate")),
    Rule(
        "window.shown-again", "A window whose scene was disconnected connects a new one.",
        versions: .from(13), models: .scenes, on: .window(.userShows),
        from: [.background, .suspended], when: [.sessionKept],
        then: [
            .putWindowInFront(true), .show(.app), .start(.resumeWatchdog), .perform(.thaw),
            .perform(.configureScene), .perform(.connectScene), .cancel(.resumeWatchdog),
        ],
        .documented("Apple, sceneDidDisconnect(_:)")),
    Rule(
        "window.not-shown", "The windows of an app that is not running are not there to show.",
        on: .window(.userShows), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred("the app has to be opened first")),
    Rule(
        "window.shown-already", "A window that is seen is shown already.",
        on: .window(.userShows), from: .foreground, then: [.nothing(.alreadyOnScreen)],
        .inferred("there is nothing to show")),
    Rule(
        "window.disconnected", "The system may disconnect a scene in the background.",
        versions: .from(13), models: .scenes, on: .window(.systemDisconnects), from: .background,
        when: [.sceneConnected],
        then: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false)],
        .documented("Apple, sceneDidDisconnect(_:)")),
    Rule(
        "window.disconnected-suspended",
        "The scene of a suspended app may be disconnected too: the app is thawed and told.",
        versions: .from(13), models: .scenes, on: .window(.systemDisconnects), from: .suspended,
        when: [.sceneConnected, .sessionKept],
        then: [
            .perform(.thaw), .set(.woken, true), .countBackground, .call(.sceneDidDisconnect),
            .post(.sceneDidDisconnect), .connectScene(false), .perform(.startBackgroundTime),
        ],
        .documented("Apple, Managing your app's life cycle; that the app is thawed is inferred")),
    Rule(
        "window.disconnected-already", "A scene that is not connected cannot be disconnected.",
        on: .window(.systemDisconnects), from: .offScreen, then: [.nothing(.sceneGone)],
        .inferred("there is nothing to disconnect")),
    Rule(
        "window.not-disconnected", "A scene that is on screen is left alone.",
        on: .window(.systemDisconnects), from: .foreground, then: [.nothing(.notInBackground)],
        .documented("Apple, sceneDidDisconnect(_:)")),
    Rule(
        "window.last-closed-disconnects",
        "By another report the last window disconnects without entering the background.",
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .executing,
        when: [.sceneConnected, .lastScene, .swipedDisconnects],
        then: [
            .perform(.resignActive), .become(.background), .call(.sceneDidDisconnect),
            .post(.sceneDidDisconnect), .call(.didDiscardSceneSessions), .session(.discard),
            .perform(.terminate),
        ],
        .contested(
            """
            iPad with one window (Stack Overflow 71570813); with several windows it enters the \
            background, so a scenario has to ask for it
            """)),
    Rule(
        "window.last-closed",
        "Closing the last window of an app that supports several ends the app.",
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .executing,
        when: [.sceneConnected, .lastScene],
        then: [
            .perform(.resignActive), .perform(.enterBackground), .session(.discardUntold),
            .perform(.terminate),
        ],
        .contested(
            """
            iPad with several windows (Stack Overflow 71570813): this order; with one window the \
            scene disconnects without entering the background
            """)),
    Rule(
        "window.closed",
        """
        A window that is closed enters the background and disconnects, and its session is discarded.
        """,
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .executing,
        when: [.sceneConnected],
        then: [
            .putWindowInFront(false), .perform(.resignActive), .perform(.enterBackground),
            .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false),
            .call(.didDiscardSceneSessions),
            .session(.discard), .perform(.startBackgroundTime),
        ],
        .observed("log of 2025 on a simulated iPad (GitHub, AppLifeCycle)")),
    Rule(
        "window.last-closed-suspended",
        "Closing the last window of a suspended app ends it without a word.",
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .suspended,
        when: [.sceneConnected, .lastScene], then: [.session(.discardUntold), .perform(.exit)],
        .inferred("as when a suspended app is swiped away")),
    Rule(
        "window.closed-told", "An app that was suspended meanwhile is told when it is thawed.",
        versions: .from(13), models: .scenes, on: .transition(.tellClosedWindows),
        from: .background, when: [.sessionDiscarded],
        then: [
            .perform(.disconnectClosed), .call(.didDiscardSceneSessions), .session(.tellDiscarded),
        ],
        .inferred(
            """
            Apple's page on application(_:didDiscardSceneSessions:) speaks of the next launch; a \
            process that lives on has none
            """)),
    Rule(
        "window.closed-disconnects", "The scene of a window that was closed disconnects first.",
        versions: .from(13), models: .scenes, on: .transition(.disconnectClosed),
        from: .background,
        then: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false)],
        .inferred("as when a window of an app that runs is closed")),
    Rule(
        "window.closed-unconnected",
        """
        An app that runs without the scene of a window is told at once that its session is discarded.
        """,
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .executing,
        when: [.sessionKept],
        then: [
            .putWindowInFront(false), .call(.didDiscardSceneSessions), .session(.discard),
        ],
        .documented("Apple, application(_:didDiscardSceneSessions:)")),
    Rule(
        "window.closed-untold", "A window that is closed meanwhile is told of at the next launch.",
        versions: .from(13), models: .scenes, on: .window(.userCloses), from: .any,
        when: [.sessionKept], then: [.putWindowInFront(false), .session(.discardUntold)],
        .documented("Apple, application(_:didDiscardSceneSessions:)")),
    Rule(
        "window.closed-already", "There is no such window.",
        on: .window(.userCloses), from: .any, then: [.nothing(.noSuchWindow)],
        .inferred("there is nothing to close")),
]
