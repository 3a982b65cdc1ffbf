/// Rules for events that launch or wake an app in the background, and for what prevents it.
let wakeRules: [Rule] = [
    wake("wake.by-push", "A silent push is handed to the app.", .silentPushArrives, .silentPush, 7),
    Rule(
        "wake.fetch-replaced",
        "An app that lists its tasks for BGTaskScheduler is not asked to fetch any more.",
        versions: .from(13), on: .event(.systemStartsFetch), from: .any, when: [.declaresTasks],
        then: [.nothing(.fetchReplaced)],
        .documented(.bgTaskScheduler)),
    wake("wake.by-fetch", "The system lets the app fetch.", .systemStartsFetch, .fetch, 7),
    wake(
        "wake.by-refresh-task", "The system runs a refresh task of the app.",
        .systemStartsRefreshTask, .refreshTask, 13),
    wake(
        "wake.by-processing-task", "The system runs a processing task of the app.",
        .systemStartsProcessingTask, .processingTask, 13),
    wake(
        "wake.by-download", "The transfers of a background session are finished.",
        .downloadFinishes, .sessionEvents, 7),
    wake(
        "wake.by-location", "The device crosses a region or moves far.", .locationChanges,
        .location, 4),
    wake(
        "wake.by-bluetooth", "A Bluetooth accessory has something for the app.",
        .bluetoothEventArrives, .bluetooth, 5),
    wake("wake.by-call", "A VoIP push arrives.", .voipPushArrives, .voipPush, 8),
    absent("wake.push-before-7", .silentPushArrives, "Silent pushes came with iOS 7.", 7),
    absent("wake.fetch-before-7", .systemStartsFetch, "Background fetch came with iOS 7.", 7),
    absent(
        "wake.refresh-before-13", .systemStartsRefreshTask, "BGTaskScheduler came with iOS 13.", 13),
    absent(
        "wake.processing-before-13", .systemStartsProcessingTask,
        "BGTaskScheduler came with iOS 13.", 13),
    absent("wake.download-before-7", .downloadFinishes, "Background sessions came with iOS 7.", 7),
    absent("wake.bluetooth-before-5", .bluetoothEventArrives, "Core Bluetooth came with iOS 5.", 5),
    absent("wake.call-before-8", .voipPushArrives, "PushKit came with iOS 8.", 8),

    // What prevents it.
    Rule(
        "wake.no-mode",
        "What needs a background mode wakes only an app that declares it in UIBackgroundModes.",
        on: .transition(.wake), from: .any, when: [.modeMissing],
        then: [.declineToWake(.modeMissing)],
        .documented(
            .guideBackgroundExecution, note: "that it hears of them on screen is inferred")),
    Rule(
        "wake.not-listed",
        "The system runs no task that BGTaskSchedulerPermittedIdentifiers does not list.",
        versions: .from(13), on: .transition(.wake), from: .any, when: [.reasonIsTask],
        unless: [.declaresTasks], then: [.declineToWake(.taskNotListed)],
        .documented(
            .bgTaskSchedulerNotPermitted,
            note: "its request is refused with this error, so there is no task to run")),
    Rule(
        "wake.offloaded", "An app that is offloaded is not launched before the user opens it.",
        versions: .from(11), on: .transition(.wake), from: .notRunning, when: [.offloaded],
        then: [.declineToWake(.appOffloaded)],
        .inferred("The code of an offloaded app is not on the device, so nothing can launch it")),
    Rule(
        "wake.deleted", "A deleted app is not launched before it is installed again.",
        on: .transition(.wake), from: .notRunning, when: [.deleted],
        then: [.declineToWake(.appDeleted)],
        .inferred(.deletedNoCode)),
    Rule(
        "wake.before-first-unlock-launches",
        """
        By reports an app is launched even before the first unlock after a restart, and finds no \
        protected data and empty defaults.
        """,
        versions: .from(7), on: .transition(.wake), from: .notRunning,
        when: [.awaitingFirstUnlock], option: .launchesBeforeFirstUnlock,
        then: [.perform(.launchInBackground)],
        .contested(
            .openradar16761393, .appleForum784473, .framnaPrewarming, .tn3115,
            note: """
                the radar: on iOS 7.1, for a change of place; the engineer: in a few cases, such as \
                calls; the article: after a restart with a Live Activity; Apple’s notes: not before \
                the first unlock, so a scenario has to ask for it
                """)),
    Rule(
        "wake.before-first-unlock", "After a restart nothing is launched before the first unlock.",
        versions: .from(7), on: .transition(.wake), from: .notRunning,
        when: [.awaitingFirstUnlock], then: [.declineToWake(.notUnlockedSinceRestart)],
        .contested(
            .tn3115, .guideBackgroundExecution, .appleForum802755, .meshtastic2247,
            note: """
                reports of iOS 7 and later: code of the app runs before it, see \
                wake.before-first-unlock-launches
                """)),
    Rule(
        "wake.before-first-unlock-6",
        "After a restart nothing is launched before the first unlock.",
        versions: .before(7), on: .transition(.wake), from: .notRunning,
        when: [.awaitingFirstUnlock], then: [.declineToWake(.notUnlockedSinceRestart)],
        .documented(.tn3115, .guideBackgroundExecution)),
    Rule(
        "wake.low-power",
        "In Low Power Mode no fetch, silent push or task of BGTaskScheduler wakes an app.",
        versions: .from(9), on: .transition(.wake), from: [.notRunning, .background, .suspended],
        when: [.lowPower, .reasonObeysRefresh], then: [.declineToWake(.lowPower)],
        .documented(.backgroundRefreshStatus)),
    Rule(
        "wake.refresh-off",
        "With Background App Refresh off no fetch, silent push or task wakes the app.",
        on: .transition(.wake), from: [.notRunning, .background, .suspended],
        when: [.refreshOff, .reasonObeysRefresh], then: [.declineToWake(.refreshOff)],
        .documented(.backgroundRefreshStatus)),
    Rule(
        "wake.region-refresh-off",
        "With Background App Refresh off no region wakes the app either.",
        versions: .from(7), on: .transition(.wake), from: [.notRunning, .background, .suspended],
        when: [.refreshOff, .reasonIsRegion], then: [.declineToWake(.refreshOff)],
        .documented(.regionMonitoringGuide)),
]

/// Rules for the launch or wake itself, and for handing over what it is for.
let deliveryRules: [Rule] = [
    Rule(
        "wake.launch", "An app that is not running is launched in the background.",
        on: .transition(.wake), from: .notRunning, then: [.perform(.launchInBackground)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "wake.thaw", "A suspended app resumes in the background; no method says so.",
        on: .transition(.wake), from: .suspended,
        then: [
            .perform(.thaw), .set(.woken, true), .countBackground, .perform(.enterAtWake),
            .set(.snapshotDue, true),
            .deliver, .perform(.startBackgroundTime),
        ],
        .contested(
            .jigarm, .appleBackgroundExecution,
            note: """
                observed on iOS 10: the event alone; Apple’s article: \
                applicationDidEnterBackground again
                """)),
    Rule(
        "wake.enters",
        "A woken app is told again that it entered the background, by one of Apple's articles.",
        models: .delegate, on: .transition(.enterAtWake), from: .background,
        option: .wakeEnters, then: [.call(.didEnterBackground), .post(.didEnterBackground)],
        .contested(
            .appleBackgroundExecution, .jigarm,
            note: """
                Apple’s article says so; the log on iOS 10 shows nothing of it, so a scenario \
                has to ask for it
                """)),
    Rule(
        "wake.running-unheld",
        "An app in the background that nothing keeps there has time again, for the event.",
        on: .transition(.wake), from: .background, when: [.noAssertion],
        then: [.set(.snapshotDue, true), .deliver, .perform(.loseAssertion)],
        .inferred(
            "Apple’s guide gives every event its time without saying in which state the app has to be",
            .guideBackgroundExecution)),
    Rule(
        "wake.running-held",
        "An app that something keeps in the background is handed the event besides.",
        on: .transition(.wake), from: .background,
        then: [.set(.snapshotDue, true), .deliver, .perform(.loseAssertion)],
        .observed(.jigarm, note: "iOS 10")),
    Rule(
        "wake.running", "An app on screen is handed the event in the state that it is in.",
        on: .transition(.wake), from: .foreground, then: [.deliver],
        .observed(.jigarm, note: "iOS 10")),
    Rule(
        "deliver.silent-push", "A silent push comes with a completion handler.",
        versions: .from(7), on: .transition(.deliverSilentPush), from: .executing,
        when: [.handlesPushesWithCompletion],
        then: [.callToComplete(.didReceiveSilentNotification)],
        .observed(.jigarm, note: "iOS 10")),
    Rule(
        "deliver.silent-push-short",
        "An app on screen without that method is handed the push in the one without a handler.",
        versions: .from(7), on: .transition(.deliverSilentPush), from: .foreground,
        then: [.call(.didReceiveRemoteNotification)],
        .documented(
            .applicationDidReceiveRemoteNotificationToComplete,
            .applicationDidReceiveRemoteNotification)),
    Rule(
        "deliver.silent-push-unheard",
        "In the background an app without that method is handed nothing.",
        versions: .from(7), on: .transition(.deliverSilentPush), from: .background, then: nil,
        .documented(.applicationDidReceiveRemoteNotificationToComplete)),
    Rule(
        "deliver.fetch", "A fetch comes with a completion handler.",
        versions: .from(7), on: .transition(.deliverFetch), from: .executing,
        then: [.callToComplete(.performFetch)],
        .observed(.appLaunchSequence, note: "iOS 11.0.3")),
    Rule(
        "deliver.refresh-task",
        "The handler that the app registered for the refresh task is called.",
        versions: .from(13), on: .transition(.deliverRefreshTask), from: .executing,
        then: [.callLaunchHandler(.refreshTask)],
        .documented(.bgTaskSchedulerRegister)),
    Rule(
        "deliver.processing-task",
        "The handler that the app registered for the processing task is called.",
        versions: .from(13), on: .transition(.deliverProcessingTask), from: .executing,
        then: [.callLaunchHandler(.processingTask)],
        .documented(.bgTaskSchedulerRegister)),
    Rule(
        "deliver.session-events",
        "The app is asked to make its session anew, whose delegate then hears that all is done.",
        versions: .from(7), on: .transition(.deliverSessionEvents), from: .executing,
        then: [
            .callToComplete(.handleEventsForBackgroundURLSession),
            .call(.urlSessionDidFinishEvents),
        ],
        .documented(
            .appleDownloadingInBackground, .applicationHandleEventsForBackgroundSession,
            .sessionDidFinishEvents,
            note: "that an app on screen is asked too is inferred")),
    Rule(
        "deliver.location", "The location manager hands the place to its delegate.",
        on: .transition(.deliverLocation), from: .executing, then: [.call(.didUpdateLocations)],
        .observed(.twocanoes, .locationManagerDidUpdateLocations, note: "iOS 5")),
    Rule(
        "deliver.bluetooth-restored",
        "A launch for Bluetooth restores the central manager first, then tells of its state.",
        versions: .from(7), on: .transition(.deliverBluetoothEvent), from: .background,
        when: [.justLaunched], then: [.call(.willRestoreCentral), .call(.didUpdateCentral)],
        .documented(.tn3115, .coreBluetoothGuide)),
    Rule(
        "deliver.bluetooth", "The central manager tells its delegate.",
        versions: .from(5), on: .transition(.deliverBluetoothEvent), from: .executing,
        then: [.call(.didUpdateCentral)],
        .inferred(
            "The model has one method of the manager: it stands for the one that an event calls, such as didConnect",
            .tn3115, .coreBluetoothGuide)),
]

/// The rule that an event launches or wakes an app from a version on.
func wake(
    _ id: StaticString, _ statement: StaticString, _ event: Event, _ reason: LaunchReason,
    _ version: UInt8
) -> Rule {
    Rule(
        id, statement, versions: .from(version), on: .event(event), from: .any,
        then: [.because(reason), .perform(.wake)],
        evidence(of: reason))
}

/// The evidence for waking an app; the archived guide is older than the scheduler of iOS 13.
private func evidence(of reason: LaunchReason) -> Evidence {
    switch reason {
    case .refreshTask, .processingTask: .documented(.bgTaskScheduler)
    case .voipPush: .documented(.pushRegistryDidReceiveIncomingPush)
    case .healthData: .observed(.codeComments2026)
    case .visit: .documented(.launchOptionsLocation)
    case .peripheral: .documented(.tn3115, .coreBluetoothGuide)
    default: .documented(.guideBackgroundExecution)
    }
}
