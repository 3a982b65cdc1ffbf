import LifecycleCore

/// What to do and what not to do in the scene delegate's methods.
let sceneAdvice: [Callback: CallbackAdvice] = [
    .sceneWillConnect: CallbackAdvice(
        dos: [
            Advice(
                "Set up the window of the scene, and read what it is opened for.",
                .documented(.sceneWillConnectToOptions))
        ],
        donts: [
            Advice(
                """
                Mistake it for a launch: a scene that was disconnected connects again while the \
                app runs.
                """,
                .documented(.sceneDidDisconnect, .uiSceneSession), shownBy: "foreground.reconnect")
        ]),
    .sceneDidDisconnect: CallbackAdvice(
        dos: [
            Advice(
                "Save what is left, and let go of files and shared resources of the scene.",
                .documented(.sceneDidDisconnect))
        ],
        donts: [
            Advice(
                "Expect it when the user switches to another app: the scene stays connected.",
                .documented(.sceneDidDisconnect), shownBy: "other-app.leave"),
            Advice(
                "Throw the user's data away: the session can connect again.",
                .documented(.sceneDidDisconnect, .uiSceneSession), shownBy: "window.disconnected"),
        ]),
    .sceneDidBecomeActive: CallbackAdvice(
        dos: [
            Advice(
                "Refresh what the scene shows, and start timers again.",
                .documented(.sceneDidBecomeActive))
        ],
        donts: [
            Advice(
                """
                Mistake it for a return from the background: it is called after each interruption \
                too.
                """,
                .inferred(
                    "A scene that an interruption made inactive becomes active again after it",
                    .sceneWillResignActive, .sceneDidBecomeActive),
                shownBy: "alert.dismissed")
        ]),
    .sceneWillResignActive: CallbackAdvice(
        dos: [
            Advice(
                "Pause ongoing tasks and a game, stop timers, and draw less.",
                .documented(.sceneWillResignActive))
        ],
        donts: [
            Advice(
                "Mistake it for leaving the screen: an alert makes a scene resign active too.",
                .documented(.sceneWillResignActive), shownBy: "alert.covers")
        ]),
    .sceneDidEnterBackground: CallbackAdvice(
        dos: [
            Advice(
                "Use less memory, free shared resources, and clean up what the scene shows.",
                .documented(.sceneDidEnterBackground)),
            Advice(
                """
                Hide what the app switcher must not show: the system takes its picture after the \
                method returns.
                """,
                .documented(.sceneDidEnterBackground, .appleUIInBackground)),
            Advice(
                "Save here: once the app is suspended, its process can end without another call.",
                .documented(.guideAppLifeCycle), shownBy: "evict.suspended"),
        ],
        donts: [
            Advice(
                "Wait for sceneDidDisconnect to save: it is not called in an app that is evicted.",
                .documented(.guideAppLifeCycle), shownBy: "evict.suspended")
        ]),
    .sceneWillEnterForeground: CallbackAdvice(
        dos: [
            Advice(
                "Bring the interface up to date, and acquire what the scene needs on screen.",
                .documented(.appleUIInForeground))
        ],
        donts: [
            Advice(
                "Mistake it for a return: with scenes it is called at a launch too.",
                .documented(.sceneWillEnterForeground), shownBy: "launch.scenes")
        ]),
    .sceneOpenURLContexts: CallbackAdvice(
        dos: [
            Advice(
                "Open each URL of the set: there can be several.",
                .documented(.sceneOpenUrlContexts))
        ],
        donts: [reliesOnConnectedScene]),
    .sceneWillContinueUserActivity: CallbackAdvice(
        dos: [
            Advice(
                """
                Prepare the scene for an activity of this type; UIKit tells the user that it is \
                coming.
                """,
                .documented(.sceneWillContinueUserActivityWithType))
        ],
        donts: [
            Advice(
                "Wait in it for the data of the activity: scene(_:continue:) brings it.",
                .documented(.sceneWillContinueUserActivityWithType, .sceneContinue),
                shownBy: "deliver.activity-scenes")
        ]),
    .sceneContinueUserActivity: CallbackAdvice(
        dos: [
            Advice(
                "Update the scene with the data of the activity: all of it is there.",
                .documented(.sceneContinue))
        ],
        donts: [reliesOnConnectedScene]),
    .windowScenePerformAction: CallbackAdvice(
        dos: [completesQuickAction],
        donts: [reliesOnConnectedScene]),
    .windowSceneUserDidAcceptShare: CallbackAdvice(
        dos: [acceptsShare],
        donts: [reliesOnConnectedScene]),
    .stateRestorationActivity: CallbackAdvice(
        dos: [
            Advice(
                """
                Return an activity with enough in it to restore the scene after it was \
                disconnected.
                """,
                .documented(.stateRestorationActivityFor))
        ],
        donts: [
            Advice(
                "Store the state of the interface yourself as well: the activity is there for it.",
                .documented(.stateRestorationActivityFor))
        ]),
]
