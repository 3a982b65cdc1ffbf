import LifecycleCore

/// What to do and what not to do in the app delegate's methods to which something is delivered.
let deliveryAdvice: [Callback: CallbackAdvice] = [
    .openURL: CallbackAdvice(
        dos: [
            Advice(
                "Return true if you have opened the URL, and false if that failed.",
                .documented(.applicationOpenOptions))
        ],
        donts: [
            Advice(
                """
                Open the URL in a launch method as well: unless the launch methods return false, \
                this one is called too.
                """,
                .documented(.applicationOpenOptions))
        ]),
    .willContinueUserActivity: CallbackAdvice(
        dos: [
            Advice(
                """
                Tell the user at once that the activity goes on here, and return true; with false, \
                iOS does it.
                """,
                .documented(.applicationWillContinueUserActivityWithType))
        ],
        donts: [
            Advice(
                """
                Wait in it for the data of the activity: \
                application(_:continue:restorationHandler:) brings it.
                """,
                .documented(
                    .applicationWillContinueUserActivityWithType,
                    .applicationContinueRestorationHandler),
                shownBy: "deliver.activity")
        ]),
    .continueUserActivity: CallbackAdvice(
        dos: [
            Advice(
                """
                Show what the activity is about, and return true; with false, iOS tries to open a \
                document from a URL.
                """,
                .documented(.applicationContinueRestorationHandler))
        ],
        donts: [
            Advice(
                "Keep the restoration handler and call it on a thread other than the main thread.",
                .documented(.applicationContinueRestorationHandler))
        ]),
    .performAction: CallbackAdvice(
        dos: [completesQuickAction],
        donts: [
            Advice(
                """
                Perform the action in a launch method as well: unless the launch methods return \
                false, this one is called too.
                """,
                .documented(
                    .applicationWillFinishLaunchingWithOptions,
                    .applicationPerformActionForCompletionHandler))
        ]),
    .didReceiveRemoteNotification: CallbackAdvice(
        dos: [
            Advice(
                """
                Implement application(_:didReceiveRemoteNotification:fetchCompletionHandler:) \
                instead of it.
                """,
                .documented(.applicationDidReceiveRemoteNotification))
        ],
        donts: [
            Advice(
                "Implement both methods: only the one with a completion handler is called.",
                .documented(.applicationDidReceiveRemoteNotification),
                shownBy: "deliver.push-to-complete")
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
    .didReceiveLocalNotification: CallbackAdvice(
        dos: [
            Advice(
                "Tell the user yourself if the app is in front: the system shows nothing then.",
                .documented(.applicationDidReceiveLocalNotification), shownBy: "local.on-screen")
        ],
        donts: [
            Advice(
                """
                Mistake it for a tap: it is called too when the notification fires while the app \
                is in front.
                """,
                .documented(.applicationDidReceiveLocalNotification), shownBy: "local.on-screen")
        ]),
    .userDidAcceptShare: CallbackAdvice(
        dos: [acceptsShare],
        donts: [
            Advice(
                """
                Rely on it in an app with scenes: there the delegate of the window scene is told \
                instead.
                """,
                .documented(
                    .applicationUserDidAcceptCloudKitShareWith,
                    .windowSceneUserDidAcceptCloudKitShareWith),
                shownBy: "deliver.share-scenes")
        ]),
    .performFetch: CallbackAdvice(
        dos: [
            Advice(
                "Call the completion handler as soon as you are done, within 30 seconds.",
                .documented(.applicationPerformFetch))
        ],
        donts: [
            Advice(
                """
                Expect it in an app that lists its tasks for BGTaskScheduler: it is not asked to \
                fetch any more.
                """,
                .documented(.bgTaskScheduler), shownBy: "wake.fetch-replaced")
        ]),
    .handleEventsForBackgroundURLSession: CallbackAdvice(
        dos: [
            Advice(
                "Keep the completion handler, and call it after the last event of the session.",
                .documented(.applicationHandleEventsForBackgroundSession))
        ],
        donts: [
            Advice(
                "Expect it after the user has swiped the app away: the transfers are cancelled.",
                .documented(.urlSessionBackgroundConfiguration), shownBy: "wake.session-cancelled")
        ]),
]
