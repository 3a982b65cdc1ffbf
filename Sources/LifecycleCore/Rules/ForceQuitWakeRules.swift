/// Rules for what launches an app that the user swiped away, and what does not.
let forceQuitWakeRules: [Rule] = [
    Rule(
        "wake.accessory-after-force-quit",
        """
        From iOS 26 on a Bluetooth device launches an app that was swiped away, if the app set up its \
        accessories with AccessorySetupKit.
        """,
        versions: .from(26), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsBluetooth, .usesAccessorySetupKit],
        then: [.perform(.launchInBackground)],
        .documented(.tn3115, .appleForum806013, note: "note 5")),
    Rule(
        "wake.visit-stays-quit",
        "By one report a visit does not launch an app that was swiped away.",
        versions: .from(8), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsVisit], option: .visitStaysQuit,
        then: [.declineToWake(.forceQuit)],
        .contested(
            .geoVisits2, .startMonitoringVisits,
            note: """
                the report of 2017; Apple’s page: an app that is terminated is launched, so a \
                scenario has to ask for it
                """)),
    Rule(
        "wake.visit-after-force-quit",
        "By Apple's page a visit launches an app that was terminated.",
        versions: .from(8), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsVisit], then: [.perform(.launchInBackground)],
        .contested(
            .startMonitoringVisits, .geoVisits2,
            note: """
                the page does not say who terminated it; the report: not after the user swiped it \
                away
                """)),
    Rule(
        "wake.location-stays-quit-26",
        """
        By one report, from iOS 26 on, a change of place no longer launches an app that was swiped \
        away.
        """,
        versions: .from(26), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsLocation], option: .locationStaysQuit,
        then: [.declineToWake(.forceQuit)],
        .contested(
            .appleForum826964, .guideBackgroundExecution,
            note: """
                a drive of 30 km on iOS 26.4.2, and on iOS 18 it was launched; Apple’s guide: it \
                is launched, so a scenario has to ask for it
                """)),
    Rule(
        "wake.location-after-force-quit-26",
        "By Apple's guide a change of place still launches an app that was swiped away.",
        versions: .from(26), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsLocation], then: [.perform(.launchInBackground)],
        .contested(
            .guideBackgroundExecution, .appleForum826964,
            note: "Apple’s guide: the app is launched; the thread: not on iOS 26.4.2")),
    Rule(
        "wake.location-after-force-quit",
        "From iOS 8 on a change of place launches even an app that was swiped away.",
        versions: .from(8, before: 26), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsLocation], then: [.perform(.launchInBackground)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "wake.location-7-1-refused", "By Apple's guide iOS 7.1 does not do so yet.",
        versions: VersionRange(first: IOSVersion(7, 1), end: IOSVersion(8)),
        on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsLocation], option: .relaunchesFrom8,
        then: [.declineToWake(.forceQuit)],
        .contested(
            .guideBackgroundExecution, .so33368607,
            note: """
                Apple’s guide: from iOS 8 on; Stack Overflow: from iOS 7.1 on, so a scenario has \
                to ask for it
                """)),
    Rule(
        "wake.location-after-force-quit-7-1", "By one report iOS 7.1 did so already.",
        versions: VersionRange(first: IOSVersion(7, 1), end: IOSVersion(8)),
        on: .transition(.wake), from: .notRunning, when: [.forceQuit, .reasonIsLocation],
        then: [.perform(.launchInBackground)],
        .contested(
            .so33368607, .guideBackgroundExecution,
            note: "Stack Overflow: from iOS 7.1 on; Apple’s guide: from iOS 8 on")),
    Rule(
        "wake.location-after-force-quit-before-7", "Before iOS 7 it did so too.",
        versions: .before(7), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsLocation], then: [.perform(.launchInBackground)],
        .observed(.so33368607, note: "iOS 7.0 broke it, so it worked before")),
    Rule(
        "wake.push-after-force-quit",
        "By three reports a silent push launches an app that was swiped away.",
        versions: .from(13), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsSilentPush], option: .silentPushRelaunches,
        then: [.perform(.launchInBackground)],
        .contested(
            .silentPushAwake13, .pushNotificationIOS235, .flutterfire9300,
            .applicationDidReceiveRemoteNotificationToComplete,
            note: """
                the reports, of iOS 13 to 15.5: it is launched; Apple’s page: it is not, so a \
                scenario has to ask for it
                """)),
    Rule(
        "wake.push-stays-quit",
        "A silent push does not launch an app that was swiped away.",
        versions: .from(13), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsSilentPush], then: [.declineToWake(.forceQuit)],
        .contested(
            .applicationDidReceiveRemoteNotificationToComplete, .silentPushAwake13,
            .pushNotificationIOS235, .flutterfire9300,
            note: "the reports, of iOS 13 to 15.5: it does, see wake.push-after-force-quit")),
    Rule(
        "wake.processing-after-force-quit",
        "By reports a processing task launches an app that was swiped away.",
        versions: .from(13), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsProcessingTask], option: .processingTaskRelaunches,
        then: [.perform(.launchInBackground)],
        .contested(
            .appleForum793189, .wblock306, .appleForum119758,
            note: """
                a developer and an engineer, of iOS 18.3 to 18.5, and another developer: it is \
                launched; Apple in 2019: it is not, so a scenario has to ask for it
                """)),
    Rule(
        "wake.processing-stays-quit",
        "A processing task does not launch an app that was swiped away.",
        versions: .from(13), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsProcessingTask], then: [.declineToWake(.forceQuit)],
        .contested(
            .appleForum119758, .appleForum793189, .wblock306,
            note: "the reports: it does, see wake.processing-after-force-quit")),
    Rule(
        "wake.health-after-force-quit",
        "By two reports health data launches an app that was swiped away.",
        versions: .from(9), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsHealthData], option: .healthDataRelaunches,
        then: [.perform(.launchInBackground)],
        .contested(
            .so26375767, .reactNativeHealth217, .guideBackgroundExecution,
            note: """
                the reports, of iOS 9.2 and of 2022: it is launched; Apple’s guide: no such app is, \
                so a scenario has to ask for it
                """)),
    Rule(
        "wake.health-stays-quit", "Health data does not launch an app that was swiped away.",
        versions: .from(9), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsHealthData], then: [.declineToWake(.forceQuit)],
        .contested(
            .guideBackgroundExecution, .so26375767, .reactNativeHealth217,
            note: "the reports: it does, see wake.health-after-force-quit")),
    Rule(
        "wake.call-after-force-quit", "A VoIP push launches even an app that was swiped away.",
        versions: .from(8), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsCall], then: [.perform(.launchInBackground)],
        .inferred(
            "That a VoIP push launches an app that was swiped away is known of PushKit; no page was found that says so"
        )),
    Rule(
        "wake.session-cancelled",
        "The transfers of a background session are cancelled when the user swipes the app away.",
        versions: .from(7), on: .transition(.wake), from: .notRunning,
        when: [.forceQuit, .reasonIsSession], then: [.declineToWake(.transfersCancelled)],
        .documented(.urlSessionBackgroundConfiguration)),
    Rule(
        "wake.after-force-quit",
        """
        An app that was swiped away is not launched in the background, except by what has a rule of \
        its own, such as a change of place.
        """,
        on: .transition(.wake), from: .notRunning, when: [.forceQuit],
        then: [.declineToWake(.forceQuit)],
        .documented(
            .guideBackgroundExecution, .applicationDidReceiveRemoteNotificationToComplete,
            .urlSessionBackgroundConfiguration, .tn3115)),
]
