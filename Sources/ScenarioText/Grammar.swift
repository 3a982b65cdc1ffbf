import Diagnostics
import LifecycleCore

/// The phrases that can stand in a place, in the order of the reference.
public func phrases(in place: Place) -> [Phrase] {
    switch place {
    case .line: linePhrases
    case .handler: handlerPhrases
    }
}

/// The same phrases, to be followed word by word.
func tree(of place: Place) -> PhraseTree {
    switch place {
    case .line: lineTree
    case .handler: handlerTree
    }
}

private let lineTree = PhraseTree(linePhrases)
private let handlerTree = PhraseTree(handlerPhrases)

private let linePhrases: [Phrase] =
    phrases(settingRows) + eventPhrases() + phrases(inputRows) + windowPhrases()
    + phrases(actionRows) + plainPhrases() + phrases(endRows) + phrases(expectationRows)

private func phrases(_ rows: [PhraseRow], behind start: Text = "") -> [Phrase] {
    rows.map { Phrase($0, behind: start) }
}

private func eventPhrases() -> [Phrase] {
    Event.allCases.map { event in
        let actor: Text = event.namesActor ? "\(event.actor.name) " : ""
        return Phrase("at <time> \(actor)\(event.phrase)", .event(event), ReaderText(event.summary))
    }
}

private func windowPhrases() -> [Phrase] {
    WindowEvent.allCases.map { event in
        Phrase(
            "at <time> \(event.actor.name) \(event.verb) window <count>", .window(event),
            ReaderText(event.summary))
    }
}

private func plainPhrases() -> [Phrase] {
    PlainAction.all.map { plain in
        Phrase("at <time> app \(plain.phrase)", .action(plain.action), plain.says)
    }
}

/// How the app and its device are set up, and what the app does when it is called.
private let settingRows: [PhraseRow] = [
    PhraseRow("ios <version>", .setting(.version), "The version of iOS that the app runs on."),
    PhraseRow(
        "sdk <version>", .setting(.sdk), "The SDK that the app is built with, if it is another one."
    ),
    PhraseRow(
        "app uses scenes", .setting(.usesScenes), "The app adopts scenes; this is the default."),
    PhraseRow(
        "app uses delegate", .setting(.usesDelegate), "The app has an app delegate and no scenes."),
    PhraseRow(
        "app supports several windows", .setting(.supportsWindows),
        "The app supports several windows, each with a scene; windows are counted from 1."),
    PhraseRow(
        "app observes notifications", .setting(.observesNotifications),
        "The app observes UIKit's notifications, so the trace shows them."),
    PhraseRow(
        "app exits on suspend", .setting(.exitsOnSuspend),
        "Info.plist says UIApplicationExitsOnSuspend."),
    PhraseRow(
        "device shows calls full screen", .setting(.callsFullScreen),
        "Incoming calls take the whole screen, a setting from iOS 14 on."),
    PhraseRow(
        "app has mode <mode>", .setting(.hasMode), "The app declares it in UIBackgroundModes."),
    PhraseRow(
        "app lists task identifiers", .setting(.declaresTasks),
        "Info.plist says BGTaskSchedulerPermittedIdentifiers; from iOS 13 on that ends fetch."),
    PhraseRow(
        "app watches views", .setting(.watchesViews),
        "The trace shows the methods of the first view controller."),
    PhraseRow(
        "app watches snapshots", .setting(.watchesSnapshots),
        "The trace shows when the system takes a picture of the app for the switcher."),
    PhraseRow("app uses <size>", .setting(.appSize), "The memory that the app holds."),
    PhraseRow(
        "other app <app> uses <size>", .setting(.otherSuspended),
        "Another app that is suspended, and the memory that it holds."),
    PhraseRow(
        "other app <app> uses <size> in background", .setting(.otherRunning),
        "Another app that runs in the background, and the memory that it holds."),
    PhraseRow(
        "app preserves state", .setting(.preservesState),
        "The app delegate saves and restores the state of the interface."),
    PhraseRow(
        "app returns false at launch", .setting(.launchReturnsFalse),
        "A launch method of the app delegate returns false."),
    PhraseRow(
        "app has notification center delegate", .setting(.hasNotificationCenterDelegate),
        "The app has set a delegate of UNUserNotificationCenter."),
    PhraseRow(
        "app handles pushes with completion", .setting(.handlesPushesWithCompletion),
        "Each push goes to the method that has a completion handler, from iOS 7 on."),
    PhraseRow(
        "app uses AccessorySetupKit", .setting(.usesAccessorySetupKit),
        "The app set up its Bluetooth accessories with AccessorySetupKit, from iOS 18 on."),
    PhraseRow("device has passcode", .setting(.hasPasscode), "The device has a passcode."),
    PhraseRow(
        "device has always-on display", .setting(.hasAlwaysOnDisplay),
        "The display stays on while the device is locked, from iOS 16 on."),
    PhraseRow(
        "device is iPad", .setting(.isOnPad), "The device is an iPad; otherwise it is an iPhone."),
    PhraseRow(
        "option one false is not enough", .setting(.oneFalseIsNotEnough),
        decides: "launch.content-refused"),
    PhraseRow(
        "option exits without background", .setting(.exitsWithoutBackground),
        decides: "background.skipped"),
    PhraseRow(
        "option wake enters background", .setting(.wakeEnters),
        decides: "wake.enters"),
    PhraseRow(
        "option background launch enters background", .setting(.backgroundLaunchEnters),
        decides: "launch.background-enters"),
    PhraseRow(
        "option notification before method", .setting(.notificationFirst),
        decides: "foreground.notification-first"),
    PhraseRow(
        "option swiped scene enters background", .setting(.swipedScene(.entersBackground)),
        decides: "force-quit.scenes-enters"),
    PhraseRow(
        "option swiped scene disconnects", .setting(.swipedScene(.disconnects)),
        decides: "force-quit.scenes-disconnects"),
    PhraseRow(
        "option quick swipe makes second scene", .setting(.swipedScene(.secondScene)),
        decides: "force-quit.quick"),
    PhraseRow(
        "option swiped app enters again", .setting(.swipedEntersAgain),
        decides: "force-quit.background-enters-again"),
    PhraseRow(
        "option location relaunch from 8", .setting(.relaunchFrom8),
        decides: "wake.location-7-1-refused"),
    PhraseRow(
        "option launch calls short push method", .setting(.launchCallsShortPushMethod),
        decides: "deliver.push-at-launch-called"),
    PhraseRow(
        "option location stays quit", .setting(.locationStaysQuit),
        decides: "wake.location-stays-quit-26-4"),
    PhraseRow(
        "option scene notification before state", .setting(.sceneNotificationFirst),
        decides: "activate.scenes-notification-first"),
    PhraseRow(
        "option push when active", .setting(.pushComesWhenActive),
        decides: "front.push-when-active"),
    PhraseRow(
        "option silent push after force quit", .setting(.silentPushRelaunches),
        decides: "wake.push-after-force-quit"),
    PhraseRow(
        "option content before foreground", .setting(.contentBeforeForeground),
        decides: "front.url-first-by-option"),
    PhraseRow(
        "option prewarm calls launch methods", .setting(.prewarmCallsLaunchMethods),
        decides: "prewarm.calls-launch-methods"),
    PhraseRow(
        "option late task loses", .setting(.lateTaskLoses),
        "What nobody knows is decided the other way: see task.begin-loses."),
    PhraseRow("view <view> fills window", .rootView, "The view at the bottom of the window."),
    PhraseRow("view <view> is in <view>", .subview, "A view that lies in another one."),
    PhraseRow(
        "view <view> handles events", .viewHandlesEvents, "The view handles what reaches it."),
    PhraseRow(
        "view <view> has frame <frame>", .viewFrame,
        "Where the view lies in the one around it, so that a touch at a point finds it."),
    PhraseRow("view <view> is hidden", .viewHidden, "No touch finds the view or what is in it."),
    PhraseRow(
        "view <view> ignores touches", .viewIgnoresTouches,
        "The view's isUserInteractionEnabled is false."),
    PhraseRow(
        "view <view> is transparent", .viewTransparent, "The view's alpha is less than 0.01."),
    PhraseRow(
        "view <view> recognizes gestures", .viewRecognizesGestures,
        "A gesture recognizer of the view recognizes the touches in it."),
    PhraseRow(
        "controller of <view> is presented by controller of <view>", .presented,
        "The one controller presents the other, which comes back to it in the chain."),
    PhraseRow(
        "view <view> has controller", .viewHasController,
        "The view is the root view of a view controller."),
    PhraseRow(
        "controller of <view> handles events", .controllerHandlesEvents,
        "The controller of the view handles what reaches it."),
    PhraseRow(
        "view <view> is first responder", .firstResponder,
        "The view hears first of what has no place on the screen."),
    PhraseRow(
        "app runs under debugger", .setting(.runsUnderDebugger),
        "A debugger is attached: the app is never suspended, and no watchdog bites."),
    PhraseRow(
        "app runs in simulator", .setting(.runsInSimulator),
        "The app runs in the simulator of Xcode, which gives a launch more time."),
    PhraseRow(
        "when <callback>", .whenCalled,
        "What the app does in a method; the indented lines below say it."),
    PhraseRow(
        "when task <task> expires", .whenTaskExpires,
        "What the app does in the expiration handler of a background task."),
    PhraseRow(
        "when <kind> task starts", .whenTaskStarts,
        "What the app does in the handler that it registered with BGTaskScheduler."),
]

/// Input that goes to the responders.
private let inputRows: [PhraseRow] = [
    PhraseRow("at <time> user touches <view>", .touch, "The user touches a view."),
    PhraseRow(
        "at <time> user touches <point>", .touchPoint,
        "The user touches a point of the window, which looks for the view under it."),
    PhraseRow(
        "at <time> user triggers action", .input(.action),
        "A control without a target sends its action."),
    PhraseRow(
        "at <time> user opens editing menu", .input(.menu), "The user opens the editing menu."),
    PhraseRow("at <time> user shakes device", .input(.shake), "The user shakes the device."),
    PhraseRow(
        "at <time> user presses remote control", .input(.remoteControl),
        "The user presses a button of the headphones or of Control Center."),
]

/// What the app's code does at a time, said with values or in words of their own.
private let actionRows: [PhraseRow] = [
    PhraseRow(
        "at <time> app begins task <task>", .beginTask,
        "The app calls beginBackgroundTask(withName:expirationHandler:)."),
    PhraseRow("at <time> app ends task <task>", .endTask, "The app calls endBackgroundTask(_:)."),
    PhraseRow(
        "at <time> app reads backgroundTimeRemaining", .readTimeRemaining,
        "The app reads how much time it has left."),
    PhraseRow(
        "at <time> app completes event", .complete,
        "The app calls the completion handler of the event before; unsaid, it does so at once."),
    PhraseRow(
        "at <time> app starts <activity>", .start,
        "The app begins to play sound, or to receive locations."),
    PhraseRow("at <time> app stops <activity>", .stop, "The app stops it."),
    PhraseRow(
        "at <time> app raises badge", .raiseBadge,
        "The app raises the number on its icon by one."),
    PhraseRow(
        "at <time> app reports call", .reportCall,
        "The app reports a call to CallKit; unsaid, it does so at once."),
]

/// What the app's code does to its process.
private let endRows: [PhraseRow] = [
    PhraseRow("at <time> app crashes", .crash, "The app crashes."),
    PhraseRow("at <time> app exits", .exit, "The app calls exit."),
    PhraseRow(
        "at <time> app blocks main thread for <time>", .block,
        "The app works on its main thread without a break."),
]

private let handlerPhrases: [Phrase] =
    actionPhrases(delay: "") + actionPhrases(delay: "after <time> ")
    + actionPhrases(delay: "every <time> ") + actionPhrases(delay: "after <time> by <clock> ")
    + actionPhrases(delay: "every <time> by <clock> ")

private func actionPhrases(delay: Text) -> [Phrase] {
    let phrases =
        phrases(handlerRows, behind: delay)
        + PlainAction.all.map { plain in
            Phrase("\(delay)\(plain.command)", .action(plain.action), plain.says)
        }
        + phrases(handlerEndRows, behind: delay)
    guard !delay.isEmpty else { return phrases }
    // With a delay in front each action says the same.
    return phrases.prefix(1) + phrases.dropFirst().map { $0.hidden }
}

/// What the app's code does when it is called, said with values or in words of their own.
private let handlerRows: [PhraseRow] = [
    PhraseRow("begin task <task>", .beginTask, "Begins a background task."),
    PhraseRow("end task <task>", .endTask, "Ends a background task."),
    PhraseRow(
        "read backgroundTimeRemaining", .readTimeRemaining, "Reads how much time is left."),
    PhraseRow("complete event", .complete, "Calls the completion handler of a background event."),
    PhraseRow("start <activity>", .start, "Begins audio or location updates."),
    PhraseRow("stop <activity>", .stop, "Stops audio or location updates."),
    PhraseRow("raise badge", .raiseBadge, "Raises the number on the icon by one."),
    PhraseRow("report call", .reportCall, "Reports a call to CallKit."),
]

/// What the app's code does to its process when it is called.
private let handlerEndRows: [PhraseRow] = [
    PhraseRow("crash", .crash, "Crashes."),
    PhraseRow("exit", .exit, "Calls exit."),
    PhraseRow(
        "block main thread for <time>", .block, "Works on the main thread without a break."),
]
