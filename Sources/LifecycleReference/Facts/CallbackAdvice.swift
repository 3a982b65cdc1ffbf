import LifecycleCore

/// What to do and what not to do in a method.
struct CallbackAdvice {
    var dos: [Advice]
    var donts: [Advice]

    var all: [Advice] { dos + donts }
}

/// A piece of advice, with the rule whose runs show why.
struct Advice {
    var fact: SourcedSentence
    /// The id of the rule; nil if no rule shows it.
    var rule: StaticString?

    init(_ english: StaticString, _ evidence: Evidence, shownBy rule: StaticString? = nil) {
        fact = SourcedSentence(english, evidence)
        self.rule = rule
    }
}

extension Callback {
    /// What to do and not to do in the method; nil if nothing is known.
    var advice: CallbackAdvice? { callbackAdvice[self] }
}

private let callbackAdvice: [Callback: CallbackAdvice] = [
    .didFinishLaunching: CallbackAdvice(
        dos: [
            Advice(
                "Set up what every later call needs; the launch is almost done.",
                .documented(.applicationDidFinishLaunchingWithOptions))
        ],
        donts: [
            Advice(
                "Wait for the network or for slow work: a launch that takes too long is killed.",
                .documented(.appleWatchdogTerminations), shownBy: "watchdog.launch"),
            Advice(
                """
                Mistake it for a launch by the user: the system also launches apps in the \
                background.
                """,
                .documented(.appleBackgroundExecution), shownBy: "wake.launch"),
        ]),
    .didBecomeActive: CallbackAdvice(
        dos: [
            Advice(
                "Go on with what you paused: timers, a game, a video.",
                .documented(.applicationDidBecomeActive))
        ],
        donts: [
            Advice(
                "Mistake it for a launch: it is called after each interruption too.",
                .documented(.applicationDidBecomeActive), shownBy: "activate.delegate")
        ]),
    .willResignActive: CallbackAdvice(
        dos: [
            Advice(
                "Pause ongoing tasks and a game, stop timers, and draw less.",
                .documented(.applicationWillResignActive))
        ],
        donts: [
            Advice(
                "Mistake it for leaving the screen: an alert makes an app resign active too.",
                .documented(.applicationWillResignActive), shownBy: "resign.delegate")
        ]),
    .didEnterBackground: CallbackAdvice(
        dos: [
            Advice(
                """
                Save what the user would miss, release shared resources and stop timers: the app \
                may end later without another call.
                """,
                .documented(.applicationDidEnterBackground), shownBy: "evict.suspended"),
            Advice(
                """
                Hide what the app switcher must not show: the system takes its picture after the \
                method returns.
                """,
                .documented(.appleUIInBackground)),
        ],
        donts: [
            Advice(
                "Take longer than about five seconds; begin a background task for more time.",
                .documented(.applicationDidEnterBackground), shownBy: "watchdog.background"),
            Advice(
                """
                Leave the saving to applicationWillTerminate: it is not called in a suspended \
                app.
                """,
                .documented(.applicationWillTerminate), shownBy: "force-quit.suspended"),
        ]),
    .willEnterForeground: CallbackAdvice(
        dos: [
            Advice(
                "Undo what you did when the app entered the background.",
                .documented(.applicationWillEnterForeground))
        ],
        donts: [
            Advice(
                "Expect it at a launch: a launch goes on to applicationDidBecomeActive without it.",
                .documented(.applicationWillEnterForeground), shownBy: "launch.delegate")
        ]),
    .willTerminate: CallbackAdvice(
        dos: [
            Advice(
                "Free shared resources, save what is left and stop timers, in about five seconds.",
                .documented(.applicationWillTerminate))
        ],
        donts: [
            Advice(
                """
                Count on it to save: it is not called in a suspended app. Save when the app \
                enters the background.
                """,
                .documented(.applicationWillTerminate, .guideAppLifeCycle),
                shownBy: "force-quit.suspended"),
            Advice(
                "Expect it when the user goes home: the app moves to the background.",
                .documented(.applicationWillTerminate), shownBy: "home.leave"),
        ]),
    .didReceiveSilentNotification: CallbackAdvice(
        dos: [
            Advice(
                "Call the completion handler as soon as you are done, within 30 seconds.",
                .documented(.applicationDidReceiveRemoteNotificationToComplete))
        ],
        donts: [
            Advice(
                "Count on every push: iOS may hold silent pushes back, and limits how many come.",
                .documented(.appleBackgroundPushes), shownBy: "push.held"),
            Advice(
                "Expect it after the user has swiped the app away: they have to open it first.",
                .documented(.applicationDidReceiveRemoteNotificationToComplete),
                shownBy: "wake.push-stays-quit"),
        ]),
    .performFetch: CallbackAdvice(
        dos: [
            Advice(
                "Call the completion handler as soon as you are done, within 30 seconds.",
                .documented(.applicationPerformFetch))
        ],
        donts: []),
    .handleEventsForBackgroundURLSession: CallbackAdvice(
        dos: [
            Advice(
                "Keep the completion handler, and call it after the last event of the session.",
                .documented(.applicationHandleEventsForBackgroundSession))
        ],
        donts: []),
    .didReceiveMemoryWarning: CallbackAdvice(
        dos: [
            Advice(
                "Free what you can make or fetch again, such as caches.",
                .documented(.applicationDidReceiveMemoryWarning))
        ],
        donts: []),
    .didReceiveIncomingPush: CallbackAdvice(
        dos: [
            Advice(
                "Report a call to CallKit for each VoIP push before the method returns.",
                .documented(.pushRegistryDidReceiveIncomingPush), shownBy: "voip.unreported")
        ],
        donts: []),
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
        donts: []),
    .sceneWillResignActive: CallbackAdvice(
        dos: [
            Advice(
                "Pause ongoing tasks and a game, stop timers, and draw less.",
                .documented(.sceneWillResignActive))
        ],
        donts: [
            Advice(
                "Mistake it for leaving the screen: an alert makes a scene resign active too.",
                .documented(.sceneWillResignActive), shownBy: "resign.scenes")
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
        dos: [],
        donts: [
            Advice(
                "Mistake it for a return: with scenes it is called at a launch too.",
                .documented(.sceneWillEnterForeground), shownBy: "launch.scenes")
        ]),
    .sceneWillConnect: CallbackAdvice(
        dos: [
            Advice(
                "Set up the window of the scene, and read what it is opened for.",
                .documented(.sceneWillConnectToOptions))
        ],
        donts: []),
    .didReceiveResponse: CallbackAdvice(dos: [setsDelegateAtLaunch], donts: []),
    .willPresentNotification: CallbackAdvice(dos: [setsDelegateAtLaunch], donts: []),
    .shouldRestoreState: CallbackAdvice(dos: [], donts: [expectsDeletedState]),
    .didDecodeState: CallbackAdvice(dos: [], donts: [expectsDeletedState]),
]

private let setsDelegateAtLaunch = Advice(
    "Set the delegate of UNUserNotificationCenter before the launch ends.",
    .documented(.userNotificationCenterDelegate))

private let expectsDeletedState = Advice(
    "Expect it after the user has swiped the app away: the saved state goes with the app.",
    .documented(.appleStateRestore), shownBy: "force-quit.state-deleted")
