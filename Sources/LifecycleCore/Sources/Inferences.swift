/// Sentences that rules are concluded from, which follow from other facts.
let inferences: [SourceRow] = [
    SourceRow(
        sentence: .activityLikeUrl, "activity-like-url",
        "An activity is announced when a URL is handed over"),
    SourceRow(
        sentence: .alwaysOn, "always-on",
        "Flutter apps logged states on iOS 16.5 and 18.3 without the names of the callbacks; the callbacks follow from the states"
    ),
    SourceRow(
        sentence: .asAppDelegate, "as-app-delegate",
        "It is as with the method of the app delegate, which alone Apple’s pages name"),
    SourceRow(sentence: .asOnReturn, "as-on-return", "The callbacks are the same as on a return"),
    SourceRow(sentence: .asWithoutScenes, "as-without-scenes", "As in an app without scenes"),
    SourceRow(
        sentence: .backgroundStays, "background-stays",
        "Locking the device does not move an app that is in the background already"),
    SourceRow(
        sentence: .backgroundTaskHistory, "background-task-history",
        "Quinn’s history of the API tells how the time changed; the value for this version follows from it"
    ),
    SourceRow(
        sentence: .behindLockScreen, "behind-lock-screen",
        "The home screen and the other apps are behind the lock screen"),
    SourceRow(
        sentence: .callMissed, "call-missed", "A missed call acts as one that the user declines"),
    SourceRow(
        sentence: .callNotABanner, "call-not-a-banner",
        "The call does not show as a banner over this app, so there is no banner to expand"),
    SourceRow(
        sentence: .callReturns, "call-returns",
        "When a call ends the system returns to what it interrupted"),
    SourceRow(
        sentence: .callbacksOneByOne, "callbacks-one-by-one", "Callbacks come one after the other"),
    SourceRow(
        sentence: .calledInRunningCode, "called-in-running-code",
        "A method is called in an app that executes code"),
    SourceRow(
        sentence: .cancelShownTask, "cancel-shown-task",
        "The user can cancel only a task that the system shows"),
    SourceRow(
        sentence: .clockOfDispatchTime, "clock-of-dispatch-time",
        "A timer with a deadline of DispatchTime goes by its clock"),
    SourceRow(
        sentence: .codeRaisesNumber, "code-raises-number",
        "Only code that runs can raise the number"),
    SourceRow(
        sentence: .contentAvailable7, "content-available-7", "content-available came with iOS 7"),
    SourceRow(
        sentence: .controlNeedsTouch, "control-needs-touch",
        "A control sends its action when it is touched, and an app that receives no touches sends none"
    ),
    SourceRow(
        sentence: .crashRunsNothing, "crash-runs-nothing",
        "A process that crashes runs no more code of the app"),
    SourceRow(
        sentence: .debuggerNoSuspension, "debugger-no-suspension",
        "The debugger prevents suspension, so the time in the background has no end"),
    SourceRow(
        sentence: .definesRun, "defines-run", "This defines a run, and says nothing about iOS"),
    SourceRow(
        sentence: .definesScenario, "defines-scenario",
        "This defines a scenario, and says nothing about iOS"),
    SourceRow(
        sentence: .definesTable, "defines-table",
        "This defines the table, and says nothing about iOS"),
    SourceRow(
        sentence: .deletedElsewhere, "deleted-elsewhere",
        "An app is deleted on the home screen or in Settings, so the user has left it"),
    SourceRow(
        sentence: .deletedNoCode, "deleted-no-code",
        "The code of a deleted app is not on the device, so nothing can launch it"),
    SourceRow(
        sentence: .discardToldWhenThawed, "discard-told-when-thawed",
        "Apple’s page speaks of the next launch only; a process that lives on has no next launch, so it is told when it is thawed"
    ),
    SourceRow(
        sentence: .endInvalid, "end-invalid",
        """
        The invalid identifier names no task; Apple’s page on endBackgroundTask does not mention \
        it
        """
    ),
    SourceRow(
        sentence: .everyResponse, "every-response",
        "Apple’s page on the delegate speaks of every response and makes no difference between apps"
    ),
    SourceRow(
        sentence: .exitsAfterRegion, "exits-after-region",
        "The log on iOS 5 shows such an app launched anew for each region, so it ends instead of being suspended"
    ),
    SourceRow(
        sentence: .featureCameLater, "feature-came-later", "The feature came with a later version"),
    SourceRow(
        sentence: .fromTheMeaning, "from-the-meaning", "It follows from the meaning of the code"),
    SourceRow(
        sentence: .handlerTimeOf11, "handler-time-of-11",
        "On iOS 11 the completion handler has that time"),
    SourceRow(
        sentence: .handlerWithEvent, "handler-with-event",
        "The completion handler comes with the event, so without an event there is none to call"),
    SourceRow(
        sentence: .heldPushDelivered, "held-push-delivered",
        "A held push is delivered when the user opens the app, so afterwards none is held"),
    SourceRow(
        sentence: .hungOnScreen, "hung-on-screen",
        "The report speaks of an app that hung on screen, so one off the screen is not ended in this way"
    ),
    SourceRow(sentence: .inTime, "in-time", "What ends exactly at a limit is in time"),
    SourceRow(
        sentence: .inactiveRuns, "inactive-runs", "An inactive process runs as it does while active"
    ),
    SourceRow(
        sentence: .lastWindowSuspended, "last-window-suspended",
        "Closing the last window of a suspended app acts as when a suspended app is swiped away"),
    SourceRow(
        sentence: .limitInBackground, "limit-in-background",
        "The limit is one of time in the background, so it does not apply on screen"),
    SourceRow(
        sentence: .limitWithoutActivity, "limit-without-activity",
        "What a background mode permits keeps the app running for as long as it goes on, so no time is short meanwhile"
    ),
    SourceRow(
        sentence: .lockCoversAll, "lock-covers-all",
        "The lock screen covers everything, so the app is not on screen"),
    SourceRow(sentence: .lockNoApps, "lock-no-apps", "The lock screen offers no app to open"),
    SourceRow(
        sentence: .lockNoSwitcher, "lock-no-switcher", "The lock screen offers no app switcher"),
    SourceRow(
        sentence: .lockedOnce, "locked-once",
        "On a locked device the button only switches the display on and off"),
    SourceRow(
        sentence: .memoryWarningOrder, "memory-warning-order",
        "Apple’s page on memory warnings lists the calls without giving their order"),
    SourceRow(
        sentence: .menuNeedsTouch, "menu-needs-touch",
        "The user opens the menu with a touch, and an app that receives no touches opens none"),
    SourceRow(
        sentence: .modelLimit, "model-limit",
        "No rule applies: the model covers only what it has evidence for"),
    SourceRow(
        sentence: .modesInBackground, "modes-in-background",
        "The modes are about what goes on in the background"),
    SourceRow(
        sentence: .mostActiveScene, "most-active-scene",
        "The app is in the state of its most active scene"),
    SourceRow(
        sentence: .motionLikeTouches, "motion-like-touches",
        "Motion events are delivered like touches"),
    SourceRow(
        sentence: .noBackgroundMode, "no-background-mode",
        "No value on Apple’s page on UIBackgroundModes is about it"),
    SourceRow(sentence: .noCodeNeeded, "no-code-needed", "Neither needs code of the app"),
    SourceRow(
        sentence: .noCodeToNotify, "no-code-to-notify",
        "An app that is not running has no code that could be notified"),
    SourceRow(
        sentence: .noConnectionOption, "no-connection-option",
        "No property on Apple’s page on UIScene.ConnectionOptions is about it"),
    SourceRow(
        sentence: .noLaunchOption, "no-launch-option",
        "No key on Apple’s page on UIApplication.LaunchOptionsKey is about it"),
    SourceRow(
        sentence: .noMemory, "no-memory", "An app that is not running holds no memory to free"),
    SourceRow(
        sentence: .noOpenTask, "no-open-task", "The time is for open tasks, and none is open"),
    SourceRow(
        sentence: .noProcess, "no-process", "An app that is not running has no process to end"),
    SourceRow(
        sentence: .noSleepWhileRunning, "no-sleep-while-running",
        "Code that runs keeps the device from sleeping"),
    SourceRow(sentence: .nothingToClose, "nothing-to-close", "The window is closed already"),
    SourceRow(
        sentence: .nothingToDisconnect, "nothing-to-disconnect", "The scene is disconnected already"
    ),
    SourceRow(sentence: .nothingToDismiss, "nothing-to-dismiss", "There is nothing to dismiss"),
    SourceRow(sentence: .nothingToEnd, "nothing-to-end", "There is nothing to end"),
    SourceRow(sentence: .nothingToHide, "nothing-to-hide", "The window is hidden already"),
    SourceRow(sentence: .nothingToShow, "nothing-to-show", "The window is shown already"),
    SourceRow(
        sentence: .nothingToUnlock, "nothing-to-unlock",
        "Nothing has to be unlocked, so the passcode is not asked for"),
    SourceRow(
        sentence: .offScreenNothingToResign, "off-screen-nothing-to-resign",
        "An app that is not on screen is not active, so nothing that covers the screen makes it resign"
    ),
    SourceRow(
        sentence: .offloadedNoCode, "offloaded-no-code",
        "The code of an offloaded app is not on the device, so nothing can launch it"),
    SourceRow(sentence: .onScreenAlready, "on-screen-already", "The app is on screen already"),
    SourceRow(
        sentence: .oneProcess, "one-process",
        "The app has one process, which runs or is prewarmed already"),
    SourceRow(sentence: .oneSceneASession, "one-scene-a-session", "Each session has one scene"),
    SourceRow(sentence: .oneSleep, "one-sleep", "The device sleeps or is awake already"),
    SourceRow(sentence: .oneSwitcher, "one-switcher", "The switcher is open or closed already"),
    SourceRow(
        sentence: .onlyPrewarmedDropped, "only-prewarmed-dropped",
        "Only a prewarmed process can be dropped"),
    SourceRow(
        sentence: .onlyProcessingWaits, "only-processing-waits",
        "Only processing tasks wait for an idle device"),
    SourceRow(
        sentence: .openFirst, "open-first",
        "The app has to be opened before one of its windows can be shown"),
    SourceRow(
        sentence: .opensOtherApp, "opens-other-app",
        "An app that opens another app leaves as when the user opens that app"),
    SourceRow(
        sentence: .ownAlertWindow, "own-alert-window",
        "The alert belongs to the app’s own window, which is not on screen"),
    SourceRow(
        sentence: .ownIdentifier, "own-identifier",
        "Ending a task needs the identifier that its own begin returned"),
    SourceRow(
        sentence: .passcodeThenGoesOn, "passcode-then-goes-on",
        "The system asks for the passcode and then goes on with what the user chose"),
    SourceRow(
        sentence: .promptOfLeavingApp, "prompt-of-leaving-app",
        "The prompt of an app that leaves the screen is cancelled"),
    SourceRow(
        sentence: .protectedDataFiles, "protected-data-files",
        "The method is about files, not about the screen, so an app off the screen is told too"),
    SourceRow(
        sentence: .pushkitForSockets, "pushkit-for-sockets",
        "PushKit took the place of VoIP sockets"),
    SourceRow(
        sentence: .queuedLikeOthers, "queued-like-others",
        "Apple’s table of queued notifications does not list it; it is treated like those that it lists"
    ),
    SourceRow(
        sentence: .quickActionHome, "quick-action-home",
        "Quick actions are offered on the home screen, so the app is not on screen when one is chosen"
    ),
    SourceRow(
        sentence: .reasonsAreASet, "reasons-are-a-set",
        "An app can be inactive for several reasons; only the first makes it resign and only the end of the last makes it active"
    ),
    SourceRow(sentence: .repeatingTimer, "repeating-timer", "A repeating timer has no end"),
    SourceRow(
        sentence: .restartEndsAll, "restart-ends-all", "A restart of the device ends every process"),
    SourceRow(
        sentence: .runLoopOrder, "run-loop-order",
        "The main run loop takes what comes one after the other"),
    SourceRow(
        sentence: .runLoopTimers, "run-loop-timers",
        "Timers of one run loop are served one after the other"),
    SourceRow(
        sentence: .sameAsOnReturn, "same-as-on-return",
        "The callbacks are the same as on a return to the screen"),
    SourceRow(
        sentence: .scenarioAboutElse, "scenario-about-else",
        "A scenario that does not speak of it is about something else"),
    SourceRow(
        sentence: .sceneStateRead, "scene-state-read",
        "A scene’s state is read as applicationState is; unattached in willConnect follows from Apple’s page: a new scene is put in the unattached state"
    ),
    SourceRow(
        sentence: .scenesNeedAdoption, "scenes-need-adoption",
        "Scenes belong to apps that adopt them"),
    SourceRow(
        sentence: .screenOfOther, "screen-of-other", "The screen belongs to another app already"),
    SourceRow(
        sentence: .screenSharedByOthers, "screen-shared-by-others",
        "The screen is shared by two other apps"),
    SourceRow(
        sentence: .secondTaskAddsNone, "second-task-adds-none",
        "The time is the app’s, and a second task adds none"),
    SourceRow(
        sentence: .sessionHasConfiguration, "session-has-configuration",
        "A session that is kept has its configuration already"),
    SourceRow(
        sentence: .settingsElsewhere, "settings-elsewhere",
        "Settings is another app, so the user has left this one"),
    SourceRow(
        sentence: .sleepShowsNothing, "sleep-shows-nothing", "A device that sleeps shows nothing"),
    SourceRow(
        sentence: .snapshotOfScene, "snapshot-of-scene", "A snapshot shows the window of a scene"),
    SourceRow(
        sentence: .stateOfScene, "state-of-scene",
        "The state is one of a scene, and the app has no scene"),
    SourceRow(
        sentence: .suspensionAfterReturn, "suspension-after-return",
        "The app is suspended only after the method has returned"),
    SourceRow(
        sentence: .swipeUnattached, "swipe-unattached",
        "The app ends as with a scene, without the calls that are about a scene"),
    SourceRow(
        sentence: .taskTimeInBackground, "task-time-in-background",
        "A task begun in a background launch gets the same time as one begun in the foreground; sources name 10 to 600 seconds"
    ),
    SourceRow(
        sentence: .testsCompareWorlds, "tests-compare-worlds",
        "Tests compare what comes of a world and of its shortened form"),
    SourceRow(
        sentence: .timeForEachEvent, "time-for-each-event",
        "Apple’s guide gives every event its time without saying in which state the app has to be"),
    SourceRow(
        sentence: .timeOfEachEvent, "time-of-each-event",
        "Each event has its time in the background, and the foreground has no limit"),
    SourceRow(
        sentence: .touchesOnScreen, "touches-on-screen", "A touch belongs to what is on the screen"),
    SourceRow(
        sentence: .unlockElsewhere, "unlock-elsewhere",
        "After the unlock the device shows what it showed before the lock"),
    SourceRow(
        sentence: .unlockIos5Front, "unlock-ios5-front",
        "Unlocking into the app acts as when the app was in front before the lock"),
    SourceRow(
        sentence: .unlockedByChoice, "unlocked-by-choice",
        "What the user chose on the lock screen may have unlocked the device already"),
    SourceRow(
        sentence: .unobserved, "unobserved",
        "An app does not notice a notification that it does not observe"),
    SourceRow(
        sentence: .viewsDidAppear, "views-did-appear",
        "The views appear as in a launch to the screen: viewDidAppear comes when the app is active"),
    SourceRow(
        sentence: .viewsWillAppear, "views-will-appear",
        "The views appear as in a launch to the screen: viewWillAppear comes before the app is active"
    ),
    SourceRow(
        sentence: .warningOfOpenTask, "warning-of-open-task",
        "The warning speaks of an open task, so none comes when no task is open"),
    SourceRow(
        sentence: .watchdogMeasures, "watchdog-measures",
        "The watchdog measures how long the app has not answered"),
    SourceRow(
        sentence: .watchdogWaits, "watchdog-waits",
        "A watchdog waits for a callback to return, and all have returned"),
    SourceRow(
        sentence: .wholeCenterActivates, "whole-center-activates",
        "It becomes active only when Notification Center is fully extended"),
    SourceRow(
        sentence: .windowAskedByApp, "window-asked-by-app",
        "A new window is asked for by the app itself or through its icon"),
    SourceRow(
        sentence: .windowClosedRunning, "window-closed-running",
        "The scene disconnects as when a window of a running app is closed"),
    SourceRow(
        sentence: .wordsLikeResume, "words-like-resume",
        "The words are like those of the watchdog for a return, “failed to resume in time”"),
]
