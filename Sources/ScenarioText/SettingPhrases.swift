import LifecycleCore

/// The phrases of settings.
let settingRows: [PhraseRow] = [
    PhraseRow("ios <version>", .setting(.version), "The version of iOS that the app runs on."),
    PhraseRow(
        "sdk <version>", .setting(.sdk), "The SDK that the app is built with, if it is another one."
    ),
    PhraseRow(
        "app uses scenes", .setting(.usesScenes), "The app adopts scenes; this is the default."),
    PhraseRow(
        "app uses delegate", .setting(.usesDelegate), "The app has an app delegate and no scenes."),
    PhraseRow(
        "app supports several windows", or: "app supports one window", .supportsWindows,
        "The app supports several windows, each with a scene; windows are counted from 1."),
    PhraseRow(
        "app observes notifications", or: "app observes no notifications", .observesNotifications,
        "The app observes UIKit's notifications, so the trace shows them."),
    PhraseRow(
        "app exits on suspend", or: "app stays in background", .exitsOnSuspend,
        "Info.plist has UIApplicationExitsOnSuspend."),
    PhraseRow(
        "device shows calls full screen", or: "device shows calls as banners", .callsFullScreen,
        "Incoming calls take the whole screen, a setting from iOS 14 on."),
    PhraseRow(
        "app has mode <mode>", or: "app has no mode", .hasMode,
        "The app declares it in UIBackgroundModes."),
    PhraseRow(
        "app lists task identifiers", or: "app lists no task identifiers", .declaresTasks,
        "Info.plist has BGTaskSchedulerPermittedIdentifiers; from iOS 13 on this turns fetch off."),
    PhraseRow(
        "app watches views", or: "app watches no views", .watchesViews,
        "The trace shows the methods of the first view controller."),
    PhraseRow(
        "app watches scene phase", or: "app watches no scene phase", .watchesScenePhase,
        "The trace shows each change of scenePhase in a view, from iOS 14 on."),
    PhraseRow(
        "app watches snapshots", or: "app watches no snapshots", .watchesSnapshots,
        "The trace shows when the system takes a picture of the app for the switcher."),
    PhraseRow("app uses <size>", .setting(.appSize), "The memory that the app holds."),
    PhraseRow(
        "other app <app> uses <size>", .setting(.otherSuspended),
        "Another app that is suspended, and the memory that it holds."),
    PhraseRow(
        "other app <app> uses <size> in background", .setting(.otherRunning),
        "Another app that runs in the background, and the memory that it holds."),
    PhraseRow(
        "app preserves state", or: "app preserves no state", .preservesState,
        "The app delegate saves and restores the state of the interface."),
    PhraseRow(
        "app returns false at launch", or: "app returns true at launch", .launchReturnsFalse,
        "A launch method of the app delegate returns false."),
    PhraseRow(
        "app has notification center delegate", or: "app has no notification center delegate",
        .hasNotificationCenterDelegate,
        "The app has set a delegate of UNUserNotificationCenter."),
    PhraseRow(
        "app handles pushes with completion", or: "app handles pushes without completion",
        .handlesPushesWithCompletion,
        "Each push goes to the method that has a completion handler, from iOS 7 on."),
    PhraseRow(
        "app uses AccessorySetupKit", or: "app uses no AccessorySetupKit", .usesAccessorySetupKit,
        "The app set up its Bluetooth accessories with AccessorySetupKit, from iOS 18 on."),
    PhraseRow(
        "device has passcode", or: "device has no passcode", .hasPasscode,
        "The device has a passcode."),
    PhraseRow(
        "device has always-on display", or: "device has no always-on display", .hasAlwaysOnDisplay,
        "The display stays on while the device is locked, from iOS 16 on."),
    PhraseRow(
        "device is iPad", or: "device is iPhone", .isOnPad,
        "The device is an iPad; otherwise it is an iPhone."),
    PhraseRow(
        "app runs under debugger", or: "app runs without debugger", .runsUnderDebugger,
        "A debugger is attached: the app is never suspended, and no watchdog ends it."),
    PhraseRow(
        "app runs in simulator", or: "app runs on device", .runsInSimulator,
        "The app runs in the simulator of Xcode, which gives a launch more time."),
]

/// The phrases that select a side of a contested question.
let optionRows: [PhraseRow] = [
    PhraseRow(
        "option one false is not enough", or: "option one false is enough", .oneFalseIsNotEnough),
    PhraseRow(
        "option exits without background", or: "option exits through background",
        .exitsWithoutBackground),
    PhraseRow(
        "option wake enters background", or: "option wake enters nothing", .wakeEnters),
    PhraseRow(
        "option background launch enters background", or: "option background launch enters nothing",
        .backgroundLaunchEnters),
    PhraseRow(
        "option notification before method", or: "option notification after method",
        .notificationFirst),
    PhraseRow(
        "option swiped scene enters background", or: "option swiped scene ends by version",
        .swipedSceneEnters),
    PhraseRow(
        "option swiped scene disconnects", .swipedSceneDisconnects),
    PhraseRow(
        "option quick swipe makes second scene", .quickSwipeMakesScene),
    PhraseRow(
        "option swiped app enters again", or: "option swiped app enters once", .swipedAppEntersAgain
    ),
    PhraseRow(
        "option location relaunch from 8", or: "option location relaunch before 8", .relaunchesFrom8
    ),
    PhraseRow(
        "option launch calls short push method", or: "option launch calls no push method",
        .launchCallsShortPushMethod),
    PhraseRow(
        "option location stays quit", or: "option location relaunches", .locationStaysQuit),
    PhraseRow(
        "option prewarm calls launch methods", or: "option prewarm calls nothing",
        .prewarmCallsLaunchMethods),
    PhraseRow(
        "option content before foreground", or: "option content after foreground",
        .contentBeforeForeground),
    PhraseRow(
        "option silent push after force quit", or: "option no silent push after force quit",
        .silentPushRelaunches),
    PhraseRow(
        "option push when active", or: "option push before active", .pushComesWhenActive),
    PhraseRow(
        "option scene notification before state", or: "option scene notification after state",
        .sceneNotificationFirst),
    PhraseRow(
        "option first phase inactive", or: "option first phase active", .firstPhaseIsInactive),
    PhraseRow(
        "option launches before first unlock", or: "option no launch before first unlock",
        .launchesBeforeFirstUnlock),
    PhraseRow("option visit stays quit", or: "option visit relaunches", .visitStaysQuit),
    PhraseRow(
        "option processing task relaunches", or: "option processing task stays quit",
        .processingTaskRelaunches),
    PhraseRow(
        "option health data relaunches", or: "option health data stays quit",
        .healthDataRelaunches),
    PhraseRow(
        "option late task loses", or: "option late task wins", .lateTaskLoses,
        "What is unknown is decided the other way: see task.begin-loses."),
]
