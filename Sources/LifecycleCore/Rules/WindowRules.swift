/// Rules for one window of an app that supports several, each with its own scene.
let windowRules: [Rule] = [
    Rule(
        "window.unsupported", "An app has one window unless it says that it supports several.",
        models: .any, on: .event(.userOpensWindow), from: .any, unless: [.supportsWindows],
        then: [.putWindowInFront(false), .nothing(.oneWindow)],
        .documented(.supportsMultipleScenes)),
    Rule(
        "window.opened", "A new window connects a scene of its own; the others stay active.",
        versions: .from(13), models: .scenes, on: .event(.userOpensWindow), from: .foreground,
        when: [.supportsWindows],
        then: [.putWindowInFront(true), .perform(.configureScene), .perform(.connectScene)],
        .documented(.appleLifeCycle)),
    Rule(
        "window.opened-off-screen", "A new window is opened from an app that is on screen.",
        versions: .from(13), models: .scenes, on: .event(.userOpensWindow), from: .offScreen,
        when: [.supportsWindows], then: [.putWindowInFront(false), .nothing(.notOnScreen)],
        .inferred("A new window is asked for by the app itself or through its icon")),
    Rule(
        "scene.read-none", "An app without a connected scene has no state of one to read.",
        on: .action(.readActivationState), from: .executing, when: [.sceneUnattached],
        then: [.nothing(.noScene)],
        .inferred("The state is one of a scene, and the app has no scene")),
    Rule(
        "scene.read",
        """
        UIScene.activationState reads unattached while a scene connects, and then what state it \
        is in: in each callback as applicationState does for an app with one scene.
        """,
        versions: .from(13), models: .scenes, on: .action(.readActivationState), from: .executing,
        then: [.readActivationState],
        .inferred(
            "A scene’s state is read as applicationState is; unattached in willConnect follows from Apple’s page: a new scene is put in the unattached state",
            .appleLifeCycle, .sceneUnattached)),
    Rule(
        "window.hidden", "A window that is no longer seen enters the background alone.",
        versions: .from(13), models: .scenes, on: .event(.userHidesWindow), from: .foreground,
        then: [
            .putWindowInFront(false), .perform(.leaveScreen),
        ],
        .documented(.appleLifeCycle)),
    Rule(
        "window.hidden-already", "A window that is not seen cannot be hidden.",
        on: .event(.userHidesWindow), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("The window is hidden already")),
    Rule(
        "window.shown-locked", "On a locked device no window can be shown.",
        models: .any, on: .event(.userShowsWindow), from: [.background, .suspended],
        when: [.locked], then: [.nothing(.deviceLocked)],
        .inferred(.lockNoApps)),
    Rule(
        "window.shown", "A window that is seen again enters the foreground alone.",
        versions: .from(13), models: .scenes, on: .event(.userShowsWindow),
        from: [.background, .suspended], when: [.sceneConnected],
        then: [
            .putWindowInFront(true), .perform(.bringAppToFront), .perform(.returnToScreen),
        ],
        .documented(.appleLifeCycle)),
    Rule(
        "window.shown-again", "A window whose scene was disconnected connects a new one.",
        versions: .from(13), models: .scenes, on: .event(.userShowsWindow),
        from: [.background, .suspended], when: [.sessionKept],
        then: [
            .putWindowInFront(true), .perform(.bringAppToFront), .start(.resumeWatchdog),
            .perform(.thaw), .perform(.tellTimeChange), .perform(.configureScene),
            .perform(.connectScene), .cancel(.resumeWatchdog),
        ],
        .documented(.sceneDidDisconnect)),
    Rule(
        "window.brings-app",
        "An app that is not on screen comes to the front with a window that is shown.",
        versions: .from(13), models: .scenes, on: .transition(.bringAppToFront),
        from: [.background, .suspended], then: [.perform(.takeUpDevice), .show(.app)],
        .inferred("A window is seen when its app is in front, as when the user opens the app")),
    Rule(
        "window.not-shown", "The windows of an app that is not running are not there to show.",
        on: .event(.userShowsWindow), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred("The app has to be opened before one of its windows can be shown")),
    Rule(
        "window.shown-already", "A window that is seen is shown already.",
        on: .event(.userShowsWindow), from: .foreground, then: [.nothing(.alreadyOnScreen)],
        .inferred("The window is shown already")),
    Rule(
        "window.disconnected", "The system may disconnect a scene in the background.",
        versions: .from(13), models: .scenes, on: .event(.systemDisconnectsWindow),
        from: .background,
        when: [.sceneConnected],
        then: [
            .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false),
            .set(.viewsUnseen, false),
        ],
        .documented(.sceneDidDisconnect)),
    Rule(
        "window.disconnected-suspended",
        """
        The scene of a suspended app may be disconnected too: the app resumes, and \
        sceneDidDisconnect is called.
        """,
        versions: .from(13), models: .scenes, on: .event(.systemDisconnectsWindow),
        from: .suspended,
        when: [.sceneConnected, .sessionKept],
        then: [
            .perform(.thaw), .set(.woken, true), .countBackground, .call(.sceneDidDisconnect),
            .post(.sceneDidDisconnect), .connectScene(false), .set(.viewsUnseen, false),
            .perform(.startBackgroundTime),
        ],
        .documented(.appleLifeCycle, note: "that the app resumes is inferred")),
    Rule(
        "window.disconnected-already", "A scene that is not connected cannot be disconnected.",
        on: .event(.systemDisconnectsWindow), from: .offScreen, then: [.nothing(.sceneGone)],
        .inferred("The scene is disconnected already")),
    Rule(
        "window.not-disconnected", "A scene that is on screen is left alone.",
        on: .event(.systemDisconnectsWindow), from: .foreground, then: [.nothing(.notInBackground)],
        .documented(.appleLifeCycle)),
    Rule(
        "window.last-closed-disconnects",
        "By another report the last connected window disconnects without entering the background.",
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .executing,
        when: [.sceneConnected, .lastScene], option: .swipedSceneDisconnects,
        then: [
            .perform(.resignActive), .become(.background), .call(.sceneDidDisconnect),
            .post(.sceneDidDisconnect), .call(.didDiscardSceneSessions), .session(.discard),
            .perform(.terminate),
        ],
        .contested(
            .so71570813, .douglashillTermination,
            note: """
                an iPad with one window; with several it enters the background, so a scenario \
                has to ask for it
                """)),
    Rule(
        "window.last-closed",
        "Closing the last connected window of a running app ends the app.",
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .executing,
        when: [.sceneConnected, .lastScene],
        then: [
            .perform(.resignActive), .perform(.enterBackground), .session(.discardUntold),
            .perform(.terminate),
        ],
        .contested(
            .so71570813, .douglashillTermination,
            note: """
                an iPad with several windows: this order; with one window the scene disconnects \
                without entering the background
                """)),
    Rule(
        "window.closed",
        """
        A window that is closed enters the background and disconnects, and its session is discarded.
        """,
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .executing,
        when: [.sceneConnected],
        then: [
            .putWindowInFront(false), .perform(.resignActive), .perform(.enterBackground),
            .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false),
            .call(.didDiscardSceneSessions),
            .session(.discard), .perform(.startBackgroundTime),
        ],
        .observed(.appLifeCycleLog, note: "iPad simulator")),
    Rule(
        "window.last-closed-suspended",
        "Closing the last connected window of a suspended app ends it without a call.",
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .suspended,
        when: [.sceneConnected, .lastScene], then: [.session(.discardUntold), .perform(.exit)],
        .inferred(
            "Closing the last window of a suspended app acts as when a suspended app is swiped away",
            .appleForumForcedExit)),
    Rule(
        "window.closed-told",
        """
        If a window was closed while the app was suspended, didDiscardSceneSessions is called \
        when the app resumes.
        """,
        versions: .from(13), models: .scenes, on: .transition(.tellClosedWindows),
        from: .background, when: [.sessionDiscarded],
        then: [
            .perform(.disconnectClosed), .call(.didDiscardSceneSessions), .session(.tellDiscarded),
        ],
        .inferred(
            "Apple’s page speaks of the next launch only; a process that lives on has no next launch, so the method is called when it resumes",
            .applicationDidDiscardSceneSessions)),
    Rule(
        "window.closed-disconnects", "The scene of a window that was closed disconnects first.",
        versions: .from(13), models: .scenes, on: .transition(.disconnectClosed),
        from: .background, when: [.sceneConnected],
        then: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .connectScene(false)],
        .inferred("The scene disconnects as when a window of a running app is closed")),
    Rule(
        "window.closed-unconnected",
        """
        If the scene of a closed window is not connected while the app runs, \
        didDiscardSceneSessions is called at once.
        """,
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .executing,
        when: [.sessionKept],
        then: [
            .putWindowInFront(false), .call(.didDiscardSceneSessions), .session(.discard),
        ],
        .documented(.applicationDidDiscardSceneSessions)),
    Rule(
        "window.closed-untold",
        """
        If a window is closed while no code of the app runs, didDiscardSceneSessions is called \
        when the app resumes, or at its next launch.
        """,
        versions: .from(13), models: .scenes, on: .event(.userClosesWindow), from: .any,
        when: [.sessionKept], then: [.putWindowInFront(false), .session(.discardUntold)],
        .documented(.applicationDidDiscardSceneSessions)),
    Rule(
        "window.closed-already",
        "A window that is closed already, or was never opened, cannot be closed.",
        on: .event(.userClosesWindow), from: .any, then: [.nothing(.noSuchWindow)],
        .inferred("The window is closed already")),
]
