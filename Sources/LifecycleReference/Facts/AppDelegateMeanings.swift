import LifecycleCore

/// The meanings of the app delegate's methods.
let appDelegateMeanings: [Callback: SourcedSentence] = [
    .willFinishLaunching: SourcedSentence(
        """
        Called first of all at a launch, before interface state is restored and before a \
        window is shown.
        """,
        .documented(.applicationWillFinishLaunchingWithOptions)),
    .didFinishLaunching: SourcedSentence(
        """
        Called once in the life of a process, when its launch is almost done: state is \
        restored, and the app is not active yet.
        """,
        .documented(.applicationDidFinishLaunchingWithOptions)),
    .didBecomeActive: SourcedSentence(
        """
        Called when the app has become active: at the end of a launch or of a return to the \
        screen, and when an interruption is over.
        """,
        .documented(.applicationDidBecomeActive)),
    .willResignActive: SourcedSentence(
        """
        Called while the app is still active and is about to get no more events: at an \
        interruption such as an alert, and as the first step of leaving the screen.
        """,
        .documented(.applicationWillResignActive)),
    .didEnterBackground: SourcedSentence(
        """
        Called when the app has left the screen, because the user went home, went to another \
        app or locked the device. Soon after it the app is suspended.
        """,
        .documented(.applicationDidEnterBackground)),
    .willEnterForeground: SourcedSentence(
        """
        Called when the app is about to come back to the screen from the background. It is \
        no part of a launch.
        """,
        .documented(.applicationWillEnterForeground)),
    .willTerminate: SourcedSentence(
        """
        Called when an app whose code still runs ends in an orderly way, such as when the user swipes \
        it away. A suspended app ends without it.
        """,
        .documented(.applicationWillTerminate)),
    .openURL: SourcedSentence(
        """
        Called when another app or the system asks the app to open a URL, unless the URL \
        launched the app and a launch method returned false.
        """,
        .documented(.applicationOpenOptions)),
    .willContinueUserActivity: SourcedSentence(
        """
        Called when the user goes on with an activity, before the data of the activity has \
        arrived.
        """,
        .documented(.applicationWillContinueUserActivityWithType)),
    .continueUserActivity: SourcedSentence(
        """
        Called when the data of a user activity has arrived: Handoff, a universal link or a \
        search result.
        """,
        .documented(.applicationContinueRestorationHandler)),
    .performAction: SourcedSentence(
        """
        Called when the user chooses a Home Screen quick action, unless the action launched the \
        app and a launch method returned false.
        """,
        .documented(.applicationPerformActionForCompletionHandler)),
    .didReceiveRemoteNotification: SourcedSentence(
        """
        Called when a push arrives while the app runs in front, or when the user taps it; \
        newer methods have taken its place.
        """,
        .documented(.applicationDidReceiveRemoteNotification)),
    .didReceiveSilentNotification: SourcedSentence(
        """
        Called when a push arrives, also in the background: for one with content-available \
        iOS wakes or launches the app.
        """,
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    .didReceiveLocalNotification: SourcedSentence(
        """
        Called when a local notification fires while the app runs in front, or when the user \
        taps it; replaced by the delegate of the notification center.
        """,
        .documented(.applicationDidReceiveLocalNotification)),
    .userDidAcceptShare: SourcedSentence(
        "Called when the user accepts a CloudKit share.",
        .documented(.applicationUserDidAcceptCloudKitShareWith)),
    .performFetch: SourcedSentence(
        "Called in the background at a moment that iOS finds good for fetching new content.",
        .documented(.applicationPerformFetch)),
    .handleEventsForBackgroundURLSession: SourcedSentence(
        """
        Called when a background URL session has events for the app; iOS launches the app \
        for it if it has to.
        """,
        .documented(.applicationHandleEventsForBackgroundSession)),
    .didReceiveMemoryWarning: SourcedSentence(
        "Called when memory runs short, in an app whose code runs; not in a suspended app.",
        .documented(.applicationDidReceiveMemoryWarning)),
    .protectedDataWillBecomeUnavailable: SourcedSentence(
        """
        Called when protected files are about to be closed to the app, after the device was \
        locked with a passcode.
        """,
        .documented(.applicationProtectedDataWillBecomeUnavailable)),
    .protectedDataDidBecomeAvailable: SourcedSentence(
        "Called when protected files can be read again, after the device was unlocked.",
        .documented(.applicationProtectedDataDidBecomeAvailable)),
    .significantTimeChange: SourcedSentence(
        """
        Called after a significant change of the time: midnight, another time zone, daylight saving \
        time. In a suspended app it is called when the app comes back.
        """,
        .documented(.applicationSignificantTimeChange)),
    .configurationForConnecting: SourcedSentence(
        "Called when a scene with a new session is about to connect, to ask for its configuration.",
        .documented(.applicationConfigurationForConnectingOptions)),
    .didDiscardSceneSessions: SourcedSentence(
        """
        Called when the user has closed scenes in the switcher. If no code of the app ran then, \
        it is called when the app resumes, or right after didFinishLaunching of its next \
        launch.
        """,
        .documented(
            .applicationDidDiscardSceneSessions,
            note: "the page says shortly after the next launch; the exact moment is inferred")),
    .shouldRestoreState: SourcedSentence(
        """
        Called at a launch, between the two launch methods, to ask whether saved interface \
        state is to be restored.
        """,
        .documented(.applicationShouldRestoreApplicationState)),
    .didDecodeState: SourcedSentence(
        "Called when the saved interface state has been read, before the launch is done.",
        .documented(.applicationDidDecodeRestorableStateWith)),
    .shouldSaveState: SourcedSentence(
        """
        Called when the app has entered the background, to ask whether its interface state \
        is to be saved.
        """,
        .documented(.applicationShouldSaveApplicationState)),
    .willEncodeState: SourcedSentence(
        "Called when the interface state is about to be saved, so that the app can add to it.",
        .documented(.applicationWillEncodeRestorableStateWith)),
    .viewControllerWithRestorationPath: SourcedSentence(
        "Called while state is restored, to ask for the view controller with a restoration path.",
        .documented(.applicationViewControllerWithRestorationPath)),
]
