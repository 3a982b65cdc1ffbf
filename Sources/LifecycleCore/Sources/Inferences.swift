/// Sentences that follow from other facts, from each of which several facts are inferred.
let inferences: [SourceRow] = [
    SourceRow(sentence: .asOnReturn, "as-on-return", "The callbacks are the same as on a return"),
    SourceRow(sentence: .asWithoutScenes, "as-without-scenes", "As in an app without scenes"),
    SourceRow(
        sentence: .backgroundTaskHistory, "background-task-history",
        "Quinn’s history of the API tells how the time changed; the value for this version follows from it"
    ),
    SourceRow(
        sentence: .contentAvailable7, "content-available-7", "content-available came with iOS 7"),
    SourceRow(
        sentence: .deletedNoCode, "deleted-no-code",
        "The code of a deleted app is not on the device, so nothing can launch it"),
    SourceRow(
        sentence: .featureCameLater, "feature-came-later", "The feature came with a later version"),
    SourceRow(
        sentence: .fromTheMeaning, "from-the-meaning", "It follows from the meaning of the code"),
    SourceRow(
        sentence: .handlerTimeOf11, "handler-time-of-11",
        "On iOS 11 the completion handler has that time"),
    SourceRow(
        sentence: .limitInBackground, "limit-in-background",
        "The limit is one of time in the background, so it does not apply on screen"),
    SourceRow(
        sentence: .limitWithoutActivity, "limit-without-activity",
        "What a background mode permits keeps the app running for as long as it goes on, so no time is short meanwhile"
    ),
    SourceRow(sentence: .lockNoApps, "lock-no-apps", "The lock screen offers no app to open"),
    SourceRow(
        sentence: .lockNoSwitcher, "lock-no-switcher", "The lock screen offers no app switcher"),
    SourceRow(
        sentence: .memoryWarningOrder, "memory-warning-order",
        "Apple’s page on memory warnings lists the calls without giving their order"),
    SourceRow(
        sentence: .modelLimit, "model-limit",
        "No rule applies: the model covers only what it has evidence for"),
    SourceRow(
        sentence: .mostActiveScene, "most-active-scene",
        "The app is in the state of its most active scene"),
    SourceRow(
        sentence: .noCodeToNotify, "no-code-to-notify",
        "An app that is not running has no code that could be notified"),
    SourceRow(
        sentence: .noMemory, "no-memory", "An app that is not running holds no memory to free"),
    SourceRow(
        sentence: .noProcess, "no-process", "An app that is not running has no process to end"),
    SourceRow(
        sentence: .nothingToUnlock, "nothing-to-unlock",
        "Nothing has to be unlocked, so the passcode is not asked for"),
    SourceRow(
        sentence: .offScreenNothingToResign, "off-screen-nothing-to-resign",
        "An app that is not on screen is not active, so nothing that covers the screen makes it resign"
    ),
    SourceRow(
        sentence: .oneAlertAtATime, "one-alert-at-a-time",
        "The report has a second alert appear when the first one is dismissed; that the system shows one alert at a time is concluded from it"
    ),
    SourceRow(
        sentence: .oneProcess, "one-process",
        "The app has one process, which runs or is prewarmed already"),
    SourceRow(sentence: .oneSleep, "one-sleep", "The device sleeps or is awake already"),
    SourceRow(sentence: .oneSwitcher, "one-switcher", "The switcher is open or closed already"),
    SourceRow(
        sentence: .onlyProcessingWaits, "only-processing-waits",
        "Only processing tasks wait for an idle device"),
    SourceRow(
        sentence: .passcodeThenGoesOn, "passcode-then-goes-on",
        "The system asks for the passcode and then goes on with what the user chose"),
    SourceRow(
        sentence: .protectedDataFiles, "protected-data-files",
        "The method is about files, not about the screen, so an app off the screen is told too"),
    SourceRow(
        sentence: .queuedLikeOthers, "queued-like-others",
        "Apple’s table of queued notifications does not list it; it is treated like those that it lists"
    ),
    SourceRow(
        sentence: .reasonsAreASet, "reasons-are-a-set",
        "An app can be inactive for several reasons; only the first makes it resign and only the end of the last makes it active"
    ),
    SourceRow(
        sentence: .scenarioAboutElse, "scenario-about-else",
        "A scenario that does not speak of it is about something else"),
    SourceRow(
        sentence: .taskTimeInBackground, "task-time-in-background",
        "A task begun in a background launch gets the same time as one begun in the foreground; sources name 10 to 600 seconds"
    ),
    SourceRow(
        sentence: .viewStays, "view-stays",
        "A view stays where it is in the window while the app is in the background"),
    SourceRow(
        sentence: .watchdogMeasures, "watchdog-measures",
        "The watchdog measures how long the app has not answered"),
    SourceRow(
        sentence: .wordsLikeResume, "words-like-resume",
        "The words are like those of the watchdog for a return, “failed to resume in time”"),
]
