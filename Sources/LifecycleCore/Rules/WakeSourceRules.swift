/// Rules for the rarer events that launch or wake an app.
let wakeSourceRules: [Rule] = [
    wake(
        "wake.by-region-entry", "The device enters a region that the app watches.",
        .deviceEntersRegion, .regionEntry, 4),
    wake(
        "wake.by-region-exit", "The device leaves a region that the app watches.",
        .deviceLeavesRegion, .regionExit, 4),
    wake("wake.by-visit", "The user stays at a place, or leaves it.", .visitIsNoticed, .visit, 8),
    wake(
        "wake.by-peripheral", "A Bluetooth device asks for something that the app offers.",
        .peripheralEventArrives, .peripheral, 6),
    wake(
        "wake.by-accessory", "An accessory sends data.", .accessorySendsData, .accessory, 4),
    Rule(
        "wake.by-newsstand", "The download of an issue is finished.",
        versions: .from(5, before: 17), on: .event(.newsstandIssueArrives), from: .any,
        then: [.because(.newsstand), .perform(.wake)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "wake.newsstand-from-17", "Newsstand’s framework is gone, and nothing downloads an issue.",
        versions: .from(17), on: .event(.newsstandIssueArrives), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .observed(.xamarin18624, note: "that nothing wakes a Newsstand app follows from it")),
    wake(
        "wake.by-health-data", "HealthKit has data that the app asked for.", .healthDataArrives,
        .healthData, 8),
    Rule(
        "wake.socket-too-often", "An app that its VoIP socket wakes too often is killed.",
        versions: .before(10), on: .event(.socketDataArrives), from: [.background, .suspended],
        when: [.wokenTooOften], then: [.countSocketWake, .kill(.wokenTooOften)],
        .documented(.appleSigkill, note: "0xbad22222")),
    Rule(
        "wake.by-socket", "Data arrives on a socket that an app with the mode voip has set aside.",
        versions: .before(10), on: .event(.socketDataArrives), from: .any,
        then: [.countSocketWake, .because(.voipSocket), .perform(.wake)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "wake.socket-from-10", "From iOS 10 on PushKit takes the place of VoIP sockets.",
        versions: .from(10), on: .event(.socketDataArrives), from: .any,
        then: [.nothing(.notOnThisVersion)],
        .inferred(
            "Apple’s page marks the VoIP API of iOS 4 to 9 as deprecated; it names no version in which sockets stop waking",
            .setKeepAliveTimeout)),
    absent("wake.visit-before-8", .visitIsNoticed, "Visits came with iOS 8.", 8),
    absent(
        "wake.peripheral-before-6", .peripheralEventArrives,
        "Apps can be Bluetooth peripherals from iOS 6 on.", 6),
    absent("wake.newsstand-before-5", .newsstandIssueArrives, "Newsstand came with iOS 5.", 5),
    absent("wake.health-data-before-8", .healthDataArrives, "HealthKit came with iOS 8.", 8),

    Rule(
        "deliver.region-entry",
        "The location manager tells its delegate that a region was entered.",
        on: .transition(.deliverRegionEntry), from: .executing, then: [.call(.didEnterRegion)],
        .observed(.twocanoes, .locationManagerDidEnterRegion, note: "iOS 5")),
    Rule(
        "deliver.region-exit", "The location manager tells its delegate that a region was left.",
        on: .transition(.deliverRegionExit), from: .executing, then: [.call(.didExitRegion)],
        .observed(.twocanoes, .locationManagerDidExitRegion, note: "iOS 5")),
    Rule(
        "deliver.visit", "The location manager tells its delegate of the visit.",
        versions: .from(8), on: .transition(.deliverVisit), from: .executing,
        then: [.call(.didVisit)],
        .documented(.locationManagerDidVisit)),
    Rule(
        "deliver.peripheral-restored",
        "A launch for Bluetooth restores the peripheral manager first, then tells of its state.",
        versions: .from(7), on: .transition(.deliverPeripheralEvent), from: .background,
        when: [.justLaunched], then: [.call(.willRestorePeripheral), .call(.didUpdatePeripheral)],
        .documented(.tn3115, .coreBluetoothGuide)),
    Rule(
        "deliver.peripheral", "The peripheral manager tells its delegate.",
        versions: .from(6), on: .transition(.deliverPeripheralEvent), from: .executing,
        then: [.call(.didUpdatePeripheral)],
        .inferred(
            "The model has one method of the manager: it stands for the one that an event calls, such as didReceiveRead",
            .tn3115, .coreBluetoothGuide)),
    Rule(
        "deliver.accessory", "The stream of the accessory tells its delegate.",
        on: .transition(.deliverAccessory), from: .executing, then: [.call(.accessoryStream)],
        .documented(.streamHandle, .guideBackgroundExecution)),
    Rule(
        "deliver.newsstand", "The download tells its delegate where the issue is.",
        versions: .from(5, before: 17), on: .transition(.deliverNewsstand), from: .executing,
        then: [.call(.newsstandDownload)],
        .documented(.connectionDidFinishDownloadingDestinationUrl)),
    Rule(
        "deliver.socket-data", "The app reads what came; its keep-alive handler keeps it open.",
        versions: .before(10), on: .transition(.deliverSocketData), from: .executing,
        then: [.call(.socketData)],
        .documented(.guideBackgroundExecution, .setKeepAliveTimeout)),
    Rule(
        "deliver.health-data", "The observer query calls its handler.",
        versions: .from(8), on: .transition(.deliverHealthData), from: .executing,
        then: [.call(.healthUpdate)],
        .observed(.codeComments2026, .hkObserverQuery)),
    Rule(
        "scene.connects-at-launch",
        "An app that is not running is launched in the background when its scene is needed.",
        versions: .from(13), models: .scenes, on: .event(.systemConnectsScene), from: .notRunning,
        then: [.because(.icon), .perform(.wake), .perform(.connectInBackground)],
        .documented(.appleLifeCycle)),
    Rule(
        "scene.connects", "The system may connect a scene of an app in the background.",
        versions: .from(13), models: .scenes, on: .event(.systemConnectsScene),
        from: [.background, .suspended], when: [.sceneUnattached],
        then: [
            .perform(.thaw), .perform(.connectInBackground), .perform(.startBackgroundTime),
        ],
        .documented(.appleLifeCycle)),
    Rule(
        "scene.connected", "A scene that is connected is not connected again.",
        versions: .from(13), models: .scenes, on: .event(.systemConnectsScene),
        from: [.inactive, .active, .background, .suspended], then: [.nothing(.sceneConnected)],
        .inferred("Each session has one scene", .uiSceneSession)),
    Rule(
        "scene.none", "An app without scenes has none to connect.",
        models: .delegate, on: .event(.systemConnectsScene), from: .any,
        then: [.nothing(.noSuchWindow)],
        .inferred("Scenes belong to apps that adopt them")),
]
