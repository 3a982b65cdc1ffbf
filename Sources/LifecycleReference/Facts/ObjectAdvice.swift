import LifecycleCore

/// What to do and what not to do in the methods and handlers of other objects.
let objectAdvice: [Callback: CallbackAdvice] = [
    .didReceiveResponse: CallbackAdvice(
        dos: [setsDelegateAtLaunch],
        donts: [
            Advice(
                """
                Expect it when a notification arrives: it is called when the user responds to \
                one.
                """,
                .documented(.userNotificationCenterDidReceive), shownBy: "push.presented")
        ]),
    .willPresentNotification: CallbackAdvice(
        dos: [setsDelegateAtLaunch],
        donts: [
            Advice(
                """
                Expect it in the background: the system shows a notification there without \
                asking.
                """,
                .documented(.userNotificationCenterWillPresent))
        ]),
    .memoryPressureHandler: CallbackAdvice(
        dos: [
            Advice(
                "Read the level in the data of the source: it can be normal again.",
                .documented(.dispatchSourceMemoryPressure))
        ],
        donts: [countsOnMemoryWarning]),
    .didUpdateLocations: CallbackAdvice(
        dos: [
            Advice(
                "Take the last location of the array: it is the newest.",
                .documented(.locationManagerDidUpdateLocations)),
            makesLocationManager,
        ],
        donts: [mistakesPlaceForUser]),
    .didEnterRegion: CallbackAdvice(
        dos: [tellsRegionsByIdentifier, makesLocationManager],
        donts: [expectsOneCallForRegion]),
    .didExitRegion: CallbackAdvice(
        dos: [tellsRegionsByIdentifier, makesLocationManager],
        donts: [expectsOneCallForRegion]),
    .didVisit: CallbackAdvice(dos: [makesLocationManager], donts: [mistakesPlaceForUser]),
    .willRestoreCentral: CallbackAdvice(
        dos: [restoresBluetooth],
        donts: [expectsRestorationUnasked]),
    .didUpdateCentral: CallbackAdvice(
        dos: [commandsWhenPoweredOn],
        donts: [
            Advice(
                "Keep peripherals when the state falls below poweredOff: find them again.",
                .documented(.centralManagerDidUpdateState))
        ]),
    .willRestorePeripheral: CallbackAdvice(
        dos: [restoresBluetooth],
        donts: [expectsRestorationUnasked]),
    .didUpdatePeripheral: CallbackAdvice(
        dos: [commandsWhenPoweredOn],
        donts: [
            Advice(
                """
                Expect the manager to go on advertising when the state falls below poweredOff: \
                start it again.
                """,
                .documented(.peripheralManagerDidUpdateState))
        ]),
    .didReceiveIncomingPush: CallbackAdvice(
        dos: [
            Advice(
                "Report a call to CallKit for each VoIP push before the method returns.",
                .documented(.pushRegistryDidReceiveIncomingPush), shownBy: "voip.unreported")
        ],
        donts: [
            Advice(
                """
                Use VoIP pushes for anything but calls: an app that fails to report calls again \
                and again may get no more pushes.
                """,
                .documented(.pushRegistryDidReceiveIncomingPush))
        ]),
    .didReceiveIncomingPushFor: CallbackAdvice(
        dos: [
            Advice(
                """
                Implement the method with a completion handler: from iOS 11 on it takes the place \
                of this one.
                """,
                .documented(
                    .pushRegistryDidReceiveIncomingPushWithFor,
                    .pushRegistryDidReceiveIncomingPush),
                shownBy: "deliver.voip-push")
        ],
        donts: [
            Advice(
                "Implement it in an app for iOS 11 and later: it is deprecated.",
                .documented(.pushRegistryDidReceiveIncomingPushWithFor))
        ]),
    .urlSessionDidFinishEvents: CallbackAdvice(
        dos: [
            Advice(
                "Call the completion handler that you kept for the session, on the main thread.",
                .documented(.sessionDidFinishEvents), shownBy: "deliver.session-events")
        ],
        donts: [
            Advice(
                "Go on for long: an app that does not handle the events in time is killed.",
                .documented(.appleSigkill), shownBy: "window.session-overrun")
        ]),
    .accessoryStream: CallbackAdvice(
        dos: [
            Advice(
                "Look at the event code to decide what to do, such as read, write or close.",
                .documented(.streamHandle))
        ],
        donts: [
            Advice(
                "Expect it if the stream is not scheduled on a run loop.",
                .documented(.streamHandle))
        ]),
    .newsstandDownload: CallbackAdvice(
        dos: [
            Advice(
                "Move or copy the file before the method returns: after that it may be gone.",
                .documented(.connectionDidFinishDownloadingDestinationUrl))
        ],
        donts: [
            Advice(
                "Expect it on iOS 17 or later: the framework of Newsstand is gone.",
                .observed(.xamarin18624), shownBy: "wake.newsstand-from-17")
        ]),
    .socketData: CallbackAdvice(
        dos: [
            Advice(
                "Finish within ten seconds: after that the app is suspended.",
                .documented(.setKeepAliveTimeout)),
            Advice(
                "Install the handler again at each launch: it is not kept between launches.",
                .documented(.setKeepAliveTimeout)),
        ],
        donts: [
            Advice(
                "Use it from iOS 8 on: VoIP pushes take its place.",
                .documented(.setKeepAliveTimeout))
        ]),
    .healthUpdate: CallbackAdvice(
        dos: [
            Advice("Run another query for the samples.", .documented(.hkObserverQuery)),
            Advice(
                """
                Call the completion handler when you are done, if you asked for updates in the \
                background.
                """,
                .documented(.hkObserverQuery)),
        ],
        donts: [
            Advice(
                "Look for the samples in it: it says only that something has changed.",
                .documented(.hkObserverQuery))
        ]),
    .taskExpirationHandler: CallbackAdvice(
        dos: [
            Advice(
                "Cancel the work, clean up quickly, and call setTaskCompleted(success:).",
                .documented(.bgTaskExpirationHandler), shownBy: "bgtask.handler")
        ],
        donts: [
            Advice(
                """
                Leave it unset: the task is then marked as complete and unsuccessful without a \
                warning.
                """,
                .documented(.bgTaskExpirationHandler), shownBy: "bgtask.expires-unhandled"),
            Advice(
                "Count on the full time: the handler can be called earlier.",
                .documented(.bgTaskExpirationHandler)),
        ]),
]
