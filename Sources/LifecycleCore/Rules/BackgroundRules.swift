/// Rules for the time in the background, suspension and resuming.
let backgroundRules: [Rule] = [
    Rule(
        "background.exits-after-wake",
        """
        An app with UIApplicationExitsOnSuspend that was launched in the background has the usual \
        time there.
        """,
        versions: .before(13), on: .transition(.startBackgroundTime), from: .background,
        when: [.exitsOnSuspend, .woken, .noAssertion],
        then: [.perform(.photographAfterWork), .start(.suspension)],
        .observed(.twocanoes, note: "iOS 5: launched for a region, and told of it afterwards")),
    Rule(
        "background.exits",
        "Until iOS 12 an app with UIApplicationExitsOnSuspend is terminated on its way out.",
        versions: .before(13), on: .transition(.startBackgroundTime), from: .background,
        when: [.exitsOnSuspend], unless: [.woken], then: [.perform(.terminate)],
        .contested(
            .twocanoes, .csdn95166914, .sourcedaddy, .guideBackgroundExecution,
            note: """
                observed: applicationDidEnterBackground comes before applicationWillTerminate; \
                Apple’s guide: the app never enters the background
                """)),
    Rule(
        "background.with-task",
        "With a background task open, the app's time in the background runs.",
        on: .transition(.startBackgroundTime), from: .background, when: [.anyTaskOpen],
        unless: [.activityRuns],
        then: [.start(.expiration), .start(.assertionLimit), .perform(.limitWindow)],
        .documented(.appleExtendingBackgroundTime)),
    Rule(
        "background.no-task", "Without an assertion the app is suspended shortly.",
        on: .transition(.startBackgroundTime), from: .background, when: [.noAssertion],
        then: [.perform(.photographAfterWork), .start(.suspension)],
        .documented(.guideStateTransitions)),
    Rule(
        "background.left", "Back in the foreground no time runs.",
        on: .transition(.stopBackgroundTime), from: .background,
        then: [
            .cancel(.suspension), .cancel(.expiration), .cancel(.assertionLimit),
            .cancel(.window), .cancel(.taskExpiry), .cancel(.taskRefusal),
            .set(.snapshotDue, false),
        ],
        .inferred(.limitInBackground, .appleForum85066)),
    Rule(
        "background.busy", "What a background mode permits keeps the app running.",
        on: .transition(.startBackgroundTime), from: .background,
        then: [.perform(.limitWindow)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "activity.continued-in-background", "A continued task begins in the foreground only.",
        on: .action(.startActivity), from: .background, when: [.activityIsContinuedTask],
        then: [.nothing(.notOnScreen)],
        .documented(.appleContinuedProcessing)),
    Rule(
        "activity.start", "What a background mode permits goes on in the background too.",
        on: .action(.startActivity), from: .executing,
        then: [.changeActivity, .perform(.holdTasks)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "activity.holds-tasks",
        "While it goes on in the background, the time for background tasks does not run.",
        on: .transition(.holdTasks), from: .background, when: [.activityRuns],
        then: [.cancel(.expiration), .cancel(.assertionLimit)],
        .inferred(.limitWithoutActivity, .guideBackgroundExecution)),
    Rule(
        "activity.stop-in-background", "When it stops in the background the app may be suspended.",
        on: .action(.stopActivity), from: .background, when: [.activityRuns],
        then: [.changeActivity, .perform(.endActivity)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "activity.ended-beside-task",
        "When it has stopped, the time for the background tasks that are open begins.",
        on: .transition(.endActivity), from: .background, when: [.anyTaskOpen],
        unless: [.activityRuns],
        then: [.countBackground, .start(.expiration), .start(.assertionLimit)],
        .inferred(.limitWithoutActivity, .appleForum85066)),
    Rule(
        "activity.ended",
        "When it has stopped, the time in the background begins, with no task until suspension.",
        on: .transition(.endActivity), from: .background, unless: [.activityRuns],
        then: [.countBackground, .perform(.loseAssertion)],
        .inferred(.limitWithoutActivity, .guideBackgroundExecution)),
    Rule(
        "activity.stop", "When it stops the app may be suspended.",
        on: .action(.stopActivity), from: .executing,
        then: [.changeActivity, .perform(.loseAssertion)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "activity.cancelled",
        "The user can cancel a continued task; its expiration handler is called.",
        versions: .from(26), on: .event(.userCancelsContinuedTask), from: .executing,
        when: [.continuedTaskRuns],
        then: [
            .perform(.tellExpiry), .endContinuedTask, .perform(.endActivity),
        ],
        .documented(.appleContinuedProcessing)),
    Rule(
        "activity.none-to-cancel", "Without a continued task the user has nothing to cancel.",
        versions: .from(26), on: .event(.userCancelsContinuedTask), from: .any,
        then: [.nothing(.nothingToComplete)],
        .inferred(
            "The user can cancel only a task that the system shows", .appleContinuedProcessing)),
    absent(
        "activity.continued-before-26", .userCancelsContinuedTask,
        "Continued tasks came with iOS 26.", 26),
    Rule(
        "processing.taken-up", "The user takes up the device, which is not idle any more.",
        versions: .from(13), on: .event(.userStartsUsingDevice), from: .background,
        when: [.windowIsOfProcessing], then: [.perform(.takeUpDevice)],
        .documented(.bgProcessingTask)),
    Rule(
        "processing.ended",
        "A processing task runs while the device is idle; when the user takes it up the task ends.",
        versions: .from(13), on: .transition(.takeUpDevice), from: .background,
        when: [.windowIsOfProcessing],
        then: [.perform(.tellExpiry), .endWindow, .perform(.loseAssertion)],
        .documented(.bgProcessingTask)),
    Rule(
        "processing.none", "A device that is taken up does nothing to other apps.",
        on: .event(.userStartsUsingDevice), from: .any, then: [.nothing(.noDifference)],
        .inferred(.onlyProcessingWaits, .bgProcessingTask)),
    Rule(
        "badge.raise", "The number on the icon shows whether code still runs.",
        on: .action(.raiseBadge), from: .executing, then: [.raiseBadge],
        .inferred("Only code that runs can raise the number")),
    Rule(
        "suspend.lock-held", "An app that holds a lock on a shared file when suspended is killed.",
        on: .timer(.suspension), from: .background, when: [.holdsLock], then: [.kill(.lockHeld)],
        .documented(
            .appleSigkill,
            note: "0xdead10cc; that it is about shared files is what developers report")),
    Rule(
        "suspend.exits", "Until iOS 12 an app that exits on suspend is terminated instead.",
        versions: .before(13), on: .timer(.suspension), from: .background, when: [.exitsOnSuspend],
        then: [.perform(.terminate)],
        .inferred(
            "The log on iOS 5 shows such an app launched anew for each region, so it ends instead of being suspended",
            .twocanoes, .appleIOS13ReleaseNotes)),
    Rule(
        "suspend", "An app without an assertion is suspended; no method is called.",
        on: .timer(.suspension), from: .background, then: [.become(.suspended)],
        .documented(.guideAppLifeCycle)),
    Rule(
        "snapshot.no-scene", "An app without a connected scene has nothing to show in a snapshot.",
        versions: .from(13), models: .scenes, on: .transition(.photographAfterWork),
        from: .background, when: [.snapshotDue, .sceneUnattached],
        then: [.set(.snapshotDue, false)],
        .inferred("A snapshot shows the window of a scene")),
    Rule(
        "snapshot.after-work",
        """
        When the app has finished the work that it was woken for, the system takes a snapshot, \
        before it suspends the app.
        """,
        on: .transition(.photographAfterWork), from: .background, when: [.snapshotDue],
        then: [.set(.snapshotDue, false), .takeSnapshot],
        .documented(.appleBackgroundExecution, .applicationHandleEventsForBackgroundSession)),
    Rule(
        "thaw",
        "A suspended app runs again without a call; work that fell due meanwhile runs first.",
        on: .transition(.thaw), from: .suspended,
        then: [
            .become(.background), .sleep(false), .perform(.tellQueued),
            .perform(.tellClosedWindows), .perform(.runTimers),
        ],
        .observed(.developersOverdueTimers)),
    Rule(
        "thaw.notifications",
        "Notifications that came while the app was suspended are posted first, each kind once.",
        on: .transition(.tellQueued), from: .background, then: [.postQueued],
        .documented(.appleQueuedNotifications, .guideStateTransitions)),
    Rule(
        "thaw.timers",
        """
        A timer that fell due while the app was suspended fires once for all the dates that it \
        missed, and next at the time at which it would have fired anyway.
        """,
        on: .transition(.runTimers), from: .background, then: [.runOverdueWork],
        .documented(.timer, note: "it fires only once for the missed dates")),
    Rule(
        "sleep.begins", "A locked device on which no app runs falls asleep.",
        on: .event(.deviceFallsAsleep), from: [.notRunning, .suspended], when: [.locked],
        unless: [.asleep],
        then: [.sleep(true), .openAtUnlock(.icon)],
        .inferred("A timer with a deadline of DispatchTime goes by its clock", .dispatchTime)),
    Rule(
        "sleep.prevented", "A device that is used, or on which the app runs, stays awake.",
        on: .event(.deviceFallsAsleep), from: .any, unless: [.asleep],
        then: [.nothing(.deviceAwake)],
        .inferred("Code that runs keeps the device from sleeping")),
    Rule(
        "sleep.again", "A device that sleeps cannot fall asleep.",
        on: .event(.deviceFallsAsleep), from: .any, then: [.nothing(.deviceAsleep)],
        .inferred(.oneSleep)),
    Rule(
        "sleep.ends",
        """
        The device wakes up: a dispatch timer with a deadline goes on from where it stood, one \
        with a wall deadline has gone on meanwhile.
        """,
        on: .event(.deviceWakesUp), from: .any, when: [.asleep], then: [.sleep(false)],
        .inferred(
            "That a deadline of DispatchWallTime advances while the device sleeps was not found on a page",
            .dispatchTime)),
    Rule(
        "sleep.awake", "A device that is awake cannot wake up.",
        on: .event(.deviceWakesUp), from: .any, then: [.nothing(.deviceAwake)],
        .inferred(.oneSleep)),
    Rule(
        "file.lock", "An app may lock a file that it shares with its extensions.",
        on: .action(.lockFile), from: .executing, then: [.set(.holdsLock, true), .recordAction],
        .documented(
            .appleSigkill,
            note: "0xdead10cc; that it is about shared files is what developers report")),
    Rule(
        "file.unlock", "A file that is unlocked again is not in danger.",
        on: .action(.unlockFile), from: .executing, then: [.set(.holdsLock, false), .recordAction],
        .documented(.appleSigkill, note: "0xdead10cc")),
]
