import LifecycleCore

/// What to do and what not to do in the app delegate's methods about the app itself.
let appDelegateAdvice: [Callback: CallbackAdvice] = [
    .willFinishLaunching: CallbackAdvice(
        dos: [
            Advice(
                """
                Set up what restored views need: without scenes, saved state is restored right \
                after it.
                """,
                .documented(.applicationWillFinishLaunchingWithOptions), shownBy: "launch.restore")
        ],
        donts: [
            Advice(
                """
                Look for the reason of the launch in launchOptions in an app with scenes: there \
                they are nil.
                """,
                .documented(.applicationWillFinishLaunchingWithOptions),
                shownBy: "launch.content-scenes")
        ]),
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
                .documented(.applicationDidBecomeActive), shownBy: "alert.dismissed")
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
                .documented(.applicationWillResignActive), shownBy: "alert.covers")
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
    .didReceiveMemoryWarning: CallbackAdvice(
        dos: [
            Advice(
                "Free what you can make or fetch again, such as caches.",
                .documented(.applicationDidReceiveMemoryWarning))
        ],
        donts: [countsOnMemoryWarning]),
    .protectedDataWillBecomeUnavailable: CallbackAdvice(
        dos: [
            Advice(
                "Let go of the protected files that you use: soon they may be out of reach.",
                .documented(.applicationProtectedDataWillBecomeUnavailable),
                shownBy: "lock.protected-data")
        ],
        donts: [
            Advice(
                "Count on it in a suspended app: no code of it runs when the device is locked.",
                .documented(.guideAppLifeCycle))
        ]),
    .protectedDataDidBecomeAvailable: CallbackAdvice(
        dos: [
            Advice(
                """
                Try again what failed while the device was locked, such as reading a protected \
                file.
                """,
                .documented(.applicationProtectedDataDidBecomeAvailable),
                shownBy: "unlock.protected-data")
        ],
        donts: [
            Advice(
                """
                Take a file for empty that could not be read before: while the device is locked, \
                protected files cannot be read.
                """,
                .documented(.isProtectedDataAvailable))
        ]),
    .significantTimeChange: CallbackAdvice(
        dos: [
            Advice(
                "Update what shows the time or depends on the day, such as a calendar.",
                .documented(.applicationSignificantTimeChange))
        ],
        donts: [
            Advice(
                "Expect it at midnight in a suspended app: it is called when the app comes back.",
                .documented(.applicationSignificantTimeChange), shownBy: "time.changes-queued")
        ]),
    .configurationForConnecting: CallbackAdvice(
        dos: [
            Advice(
                """
                Return the configuration of the new scene; UIKit uses it in place of the one in \
                Info.plist.
                """,
                .documented(.applicationConfigurationForConnectingOptions))
        ],
        donts: [
            Advice(
                "Expect it at each launch: it is called for a scene that has a new session.",
                .documented(.applicationConfigurationForConnectingOptions))
        ]),
    .didDiscardSceneSessions: CallbackAdvice(
        dos: [
            Advice(
                "Let go of what belonged to the closed scenes: their sessions do not come back.",
                .documented(.applicationDidDiscardSceneSessions))
        ],
        donts: [
            Advice(
                "Expect it at once in an app that is not running: it is called at the next launch.",
                .documented(.applicationDidDiscardSceneSessions), shownBy: "launch.discard-told")
        ]),
    .shouldRestoreState: CallbackAdvice(
        dos: [implementsBothStateMethods],
        donts: [expectsDeletedState]),
    .didDecodeState: CallbackAdvice(
        dos: [
            Advice(
                """
                Read here what application(_:willEncodeRestorableStateWith:) wrote: all else is \
                restored by now.
                """,
                .documented(.applicationDidDecodeRestorableStateWith))
        ],
        donts: [expectsDeletedState]),
    .shouldSaveState: CallbackAdvice(dos: [implementsBothStateMethods], donts: [keepsDataInState]),
    .willEncodeState: CallbackAdvice(
        dos: [
            Advice(
                "Write what is about the app as a whole, such as the version that saves the state.",
                .documented(.applicationWillEncodeRestorableStateWith))
        ],
        donts: [keepsDataInState]),
    .viewControllerWithRestorationPath: CallbackAdvice(
        dos: [
            Advice(
                """
                Return the view controller that the last identifier of the path names: make it, or \
                find it.
                """,
                .documented(.applicationViewControllerWithRestorationPath))
        ],
        donts: [
            Advice(
                "Make what the storyboard has: return nil, and UIKit looks for it there.",
                .documented(.applicationViewControllerWithRestorationPath))
        ]),
]
