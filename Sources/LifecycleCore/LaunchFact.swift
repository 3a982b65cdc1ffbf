/// A fact about reasons to launch, open or wake an app.
public struct LaunchFact: Sendable {
    /// The stable id: the subject, a dot, the case.
    public var id: StaticString
    /// The fact, in one sentence for readers.
    public var statement: StaticString { words.words }
    /// The reasons that have the fact.
    public var reasons: [LaunchReason]
    /// What the fact says.
    public var says: Says
    /// The versions of iOS that the fact applies to.
    public var versions: VersionRange
    /// The kinds of app that the fact applies to.
    public var models: AppModels
    /// The evidence for the fact.
    public var evidence: Evidence

    private var words: ReaderText

    /// What a fact can say about a reason.
    public enum Says: Sendable {
        /// An app without scenes finds it under a key of its launch options; nil for no key.
        case launchOption(StaticString?)
        /// A scene finds it in a property of its connection options; nil for no property.
        case connectionOption(StaticString?)
        /// Waking an app for it requires a background mode; nil for no mode.
        case requiredMode(BackgroundModes?)
        /// An app on screen receives it without the background mode.
        case heardOnScreen
        /// It is a location event.
        case place
        /// It gives a woken app some time.
        case wakeTime(Budget.Kind)
        /// Its completion handler has to be called within some time.
        case completionTime(Budget.Kind)
        /// The settings Background App Refresh and Low Power Mode turn it off.
        case obeysRefreshSetting
        /// A launch method that returns false keeps it from the app.
        case obeysLaunchAnswer
        /// A method receives it with a completion handler.
        case completion(Callback)
        /// It is a task that the app has to complete.
        case completedTask
    }
}

extension LaunchFact {
    fileprivate init(
        _ id: StaticString, _ statement: StaticString, _ says: Says, of reasons: [LaunchReason],
        versions: VersionRange = .all, models: AppModels = .any, _ evidence: Evidence
    ) {
        self.init(
            id: id, reasons: reasons, says: says, versions: versions, models: models,
            evidence: evidence, words: ReaderText(statement))
    }
}

/// The facts about all reasons, grouped by subject.
public let launchFacts: [LaunchFact] = [
    // The launch options of an app without scenes.
    LaunchFact(
        "launch-option.url",
        "launchOptions[.url] holds the URL or document that an app is launched to open.",
        .launchOption("url"), of: [.url], models: .delegate,
        .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.user-activity",
        """
        launchOptions[.userActivityDictionary] holds the activity of a universal link or of \
        Handoff.
        """,
        .launchOption("userActivityDictionary"), of: [.userActivity], versions: .from(8),
        models: .delegate, .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.remote-notification",
        "launchOptions[.remoteNotification] holds the push notification that the user tapped.",
        .launchOption("remoteNotification"), of: [.remoteNotification], models: .delegate,
        .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.silent-push",
        "launchOptions[.remoteNotification] holds the silent push that an app is launched for.",
        .launchOption("remoteNotification"), of: [.silentPush], versions: .from(7),
        models: .delegate, .observed(.jigarm, note: "iOS 10")),
    LaunchFact(
        "launch-option.local-notification",
        "launchOptions[.localNotification] holds the local notification that the user tapped.",
        .launchOption("localNotification"), of: [.localNotification], models: .delegate,
        .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.quick-action",
        "launchOptions[.shortcutItem] holds the quick action that the user chose.",
        .launchOption("shortcutItem"), of: [.quickAction], versions: .from(9), models: .delegate,
        .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.share",
        "launchOptions[.cloudKitShareMetadata] holds the CloudKit share that the user accepted.",
        .launchOption("cloudKitShareMetadata"), of: [.share], versions: .from(10),
        models: .delegate, .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.location",
        "launchOptions[.location] says that a change of place, a region or a visit is the reason.",
        .launchOption("location"), of: [.location, .regionEntry, .regionExit, .visit],
        models: .delegate, .documented(.launchOptionsLocation)),
    LaunchFact(
        "launch-option.bluetooth-centrals",
        "launchOptions[.bluetoothCentrals] holds the ids of the central managers to restore.",
        .launchOption("bluetoothCentrals"), of: [.bluetooth], versions: .from(7),
        models: .delegate, .documented(.launchOptionsBluetoothCentrals)),
    LaunchFact(
        "launch-option.bluetooth-peripherals",
        "launchOptions[.bluetoothPeripherals] holds the ids of the peripheral managers to restore.",
        .launchOption("bluetoothPeripherals"), of: [.peripheral], versions: .from(7),
        models: .delegate, .documented(.launchOptionsKey)),
    LaunchFact(
        "launch-option.newsstand",
        "launchOptions[.newsstandDownloads] holds the ids of the Newsstand downloads.",
        .launchOption("newsstandDownloads"), of: [.newsstand],
        versions: .from(5, before: 17), models: .delegate, .documented(.launchOptionsNewsstand)),
    LaunchFact(
        "launch-option.none", "launchOptions has no key for any other reason to launch an app.",
        .launchOption(nil),
        of: [
            .icon, .fetch, .refreshTask, .processingTask, .sessionEvents, .voipPush, .accessory,
            .voipSocket, .healthData,
        ], models: .delegate,
        .inferred(
            "No key on Apple’s page on UIApplication.LaunchOptionsKey is about it",
            .launchOptionsKey)),

    // The connection options of a scene.
    LaunchFact(
        "connection-option.url",
        "connectionOptions.urlContexts holds the URLs that a scene is to open.",
        .connectionOption("urlContexts"), of: [.url], versions: .from(13), models: .scenes,
        .documented(.sceneConnectionOptions)),
    LaunchFact(
        "connection-option.user-activity",
        "connectionOptions.userActivities holds the activities that a scene is to continue.",
        .connectionOption("userActivities"), of: [.userActivity], versions: .from(13),
        models: .scenes, .documented(.sceneConnectionOptions)),
    LaunchFact(
        "connection-option.notification",
        "connectionOptions.notificationResponse holds the notification that the user tapped.",
        .connectionOption("notificationResponse"), of: [.remoteNotification, .localNotification],
        versions: .from(13), models: .scenes, .documented(.sceneConnectionOptions)),
    LaunchFact(
        "connection-option.quick-action",
        "connectionOptions.shortcutItem holds the quick action that the user chose.",
        .connectionOption("shortcutItem"), of: [.quickAction], versions: .from(13),
        models: .scenes, .documented(.sceneConnectionOptions)),
    LaunchFact(
        "connection-option.share",
        "connectionOptions.cloudKitShareMetadata holds the CloudKit share that the user accepted.",
        .connectionOption("cloudKitShareMetadata"), of: [.share], versions: .from(13),
        models: .scenes, .documented(.sceneConnectionOptions)),
    LaunchFact(
        "connection-option.none",
        "connectionOptions has no property for any other reason to launch an app.",
        .connectionOption(nil),
        of: [
            .icon, .silentPush, .fetch, .refreshTask, .processingTask, .sessionEvents, .location,
            .bluetooth, .voipPush, .regionEntry, .regionExit, .visit, .peripheral, .accessory,
            .newsstand, .voipSocket, .healthData,
        ], versions: .from(13), models: .scenes,
        .inferred(
            "No property on Apple’s page on UIScene.ConnectionOptions is about it",
            .sceneConnectionOptions)),

    // The required background mode.
    LaunchFact(
        "wake-mode.silent-push",
        "An app is woken for a silent push with the mode remote-notification.",
        .requiredMode(.remoteNotification), of: [.silentPush], versions: .from(7),
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.fetch", "An app is woken to fetch, or to refresh, with the mode fetch.",
        .requiredMode(.fetch), of: [.fetch, .refreshTask], versions: .from(7),
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.processing", "An app is woken for a processing task with the mode processing.",
        .requiredMode(.processing), of: [.processingTask], versions: .from(13),
        .documented(.uiBackgroundModes, .bgProcessingTask)),
    LaunchFact(
        "wake-mode.bluetooth",
        "An app is woken by a Bluetooth accessory with the mode bluetooth-central.",
        .requiredMode(.bluetooth), of: [.bluetooth], versions: .from(5),
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.peripheral",
        "An app is woken by a request of a Bluetooth device with the mode bluetooth-peripheral.",
        .requiredMode(.bluetoothPeripheral), of: [.peripheral], versions: .from(6),
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.call", "An app is woken for a call, or by its VoIP socket, with the mode voip.",
        .requiredMode(.voip), of: [.voipPush, .voipSocket],
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.accessory", "An app is woken by an accessory with the mode external-accessory.",
        .requiredMode(.externalAccessory), of: [.accessory],
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.newsstand",
        "An app is woken for a Newsstand issue with the mode newsstand-content.",
        .requiredMode(.newsstand), of: [.newsstand], versions: .from(5, before: 17),
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.none",
        "For any other reason an app is launched or woken without a background mode.",
        .requiredMode(nil),
        of: [
            .icon, .url, .userActivity, .remoteNotification, .localNotification, .quickAction,
            .share, .sessionEvents, .location, .regionEntry, .regionExit, .visit, .healthData,
        ],
        .inferred("No value on Apple’s page on UIBackgroundModes is about it", .uiBackgroundModes)),
    LaunchFact(
        "wake-mode.on-screen",
        """
        On screen an app hears of silent pushes, Bluetooth devices and accessories without the mode.
        """,
        .heardOnScreen, of: [.silentPush, .bluetooth, .peripheral, .accessory],
        .inferred("The modes are about what goes on in the background")),

    // The time that a reason gives.
    LaunchFact(
        "wake-time.place",
        """
        A change of place, a region or a visit gives an app that it wakes the time \
        for an event about the place of the device.
        """,
        .wakeTime(.placeWake), of: [.location, .regionEntry, .regionExit, .visit],
        .documented(
            .regionMonitoringGuide,
            note: """
                around 10 seconds for a region; that a change of place and a visit have the same \
                is inferred
                """)),
    LaunchFact(
        "wake-time.accessory",
        """
        A Bluetooth device or an accessory gives an app that it wakes the time \
        for an event of such a device.
        """,
        .wakeTime(.accessoryWake), of: [.bluetooth, .peripheral, .accessory],
        .documented(.coreBluetoothGuide, .guideBackgroundExecution)),
    LaunchFact(
        "wake-time.socket",
        "Data on a VoIP socket gives an app that it wakes the time for the keep-alive handler.",
        .wakeTime(.socketWake), of: [.voipSocket],
        .documented(
            .setKeepAliveTimeout,
            note: """
                at most 10 seconds for the handler; that data on the socket brings the same is \
                inferred
                """)),
    LaunchFact(
        "wake-time.call-before-11",
        """
        Before iOS 11 a VoIP push has no completion handler, and the common time limit all the \
        same.
        """,
        .wakeTime(.window), of: [.voipPush], versions: .from(8, before: 11),
        .inferred(.handlerTimeOf11)),
    LaunchFact(
        "completion-time.processing", "A processing task has a time limit of its own.",
        .completionTime(.processingWindow), of: [.processingTask],
        .inferred(.processing5Minutes, .bgProcessingTask)),
    LaunchFact(
        "completion-time.refresh", "A refresh task has a time limit of its own.",
        .completionTime(.refreshWindow), of: [.refreshTask],
        .documented(.appleBackgroundStrategies)),
    LaunchFact(
        "completion-time.session",
        "The events of a background session have a time limit of their own.",
        .completionTime(.sessionWindow), of: [.sessionEvents],
        .inferred(.session30s, .appleSigkill)),
    LaunchFact(
        "completion-time.usual",
        "Any other event has the common time limit for calling its completion handler.",
        .completionTime(.window),
        of: [
            .silentPush, .fetch, .voipPush, .icon, .url, .userActivity, .remoteNotification,
            .localNotification, .quickAction, .share, .location, .bluetooth, .regionEntry,
            .regionExit, .visit, .peripheral, .accessory, .newsstand, .voipSocket, .healthData,
        ],
        .documented(
            .applicationPerformFetch, .applicationDidReceiveRemoteNotificationToComplete,
            note: "of fetches and silent pushes; that other events have the same is inferred")),

    // Settings and answers that decide.
    LaunchFact(
        "reason.place",
        "A change of place and a region are treated alike after the user swiped the app away.",
        .place, of: [.location, .regionEntry, .regionExit],
        .documented(
            .guideBackgroundExecution, .regionMonitoringGuide,
            note: "the guide speaks of location apps, without a word on the service")),
    LaunchFact(
        "reason.refresh-setting",
        "Background App Refresh and Low Power Mode decide over silent push, fetch and tasks.",
        .obeysRefreshSetting, of: [.silentPush, .fetch, .refreshTask, .processingTask],
        .documented(.backgroundRefreshStatus)),
    LaunchFact(
        "reason.launch-answer",
        """
        A launch method that returns false keeps a URL, an activity or a quick action from the \
        app.
        """,
        .obeysLaunchAnswer, of: [.url, .userActivity, .quickAction], models: .delegate,
        .documented(.applicationWillFinishLaunchingWithOptions)),

    // Completion by the app.
    LaunchFact(
        "completion.silent-push", "A silent push comes with a completion handler.",
        .completion(.didReceiveSilentNotification), of: [.silentPush],
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    LaunchFact(
        "completion.fetch", "A fetch comes with a completion handler.",
        .completion(.performFetch), of: [.fetch],
        .documented(.applicationPerformFetch)),
    LaunchFact(
        "completion.session", "The events of a background session come with a completion handler.",
        .completion(.handleEventsForBackgroundURLSession), of: [.sessionEvents],
        .documented(.applicationHandleEventsForBackgroundSession)),
    LaunchFact(
        "completion.call", "From iOS 11 on a VoIP push comes with a completion handler.",
        .completion(.didReceiveIncomingPush), of: [.voipPush], versions: .from(11),
        .documented(.pushRegistryDidReceiveIncomingPush)),
    LaunchFact(
        "completion.task", "A task of BGTaskScheduler has to be set completed.",
        .completedTask, of: [.refreshTask, .processingTask],
        .documented(.appleBackgroundStrategies)),
]
