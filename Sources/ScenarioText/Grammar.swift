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
    [
        Phrase("ios <version>", .version, "The version of iOS that the app runs on."),
        Phrase("sdk <version>", .sdk, "The SDK that the app is built with, if it is another one."),
        Phrase("app uses scenes", .usesScenes, "The app adopts scenes; this is the default."),
        Phrase("app uses delegate", .usesDelegate, "The app has an app delegate and no scenes."),
        Phrase(
            "app supports several windows", .supportsWindows,
            "The app supports several windows, each with a scene; windows are counted from 1."),
        Phrase(
            "app observes notifications", .observesNotifications,
            "The app observes UIKit's notifications, so the trace shows them."),
        Phrase(
            "app exits on suspend", .exitsOnSuspend,
            "Info.plist says UIApplicationExitsOnSuspend."),
        Phrase(
            "device shows calls full screen", .callsFullScreen,
            "Incoming calls take the whole screen, a setting from iOS 14 on."),
        Phrase("app has mode <mode>", .hasMode, "The app declares it in UIBackgroundModes."),
        Phrase(
            "app lists task identifiers", .declaresTasks,
            "Info.plist says BGTaskSchedulerPermittedIdentifiers; from iOS 13 on that ends fetch."),
        Phrase(
            "app watches views", .watchesViews,
            "The trace shows the methods of the first view controller."),
        Phrase(
            "app watches snapshots", .watchesSnapshots,
            "The trace shows when the system takes a picture of the app for the switcher."),
        Phrase("app uses <size>", .appSize, "The memory that the app holds."),
        Phrase(
            "other app <app> uses <size>", .otherSuspended,
            "Another app that is suspended, and the memory that it holds."),
        Phrase(
            "other app <app> uses <size> in background", .otherRunning,
            "Another app that runs in the background, and the memory that it holds."),
        Phrase(
            "app preserves state", .preservesState,
            "The app delegate saves and restores the state of the interface."),
        Phrase(
            "app returns false at launch", .launchReturnsFalse,
            "A launch method of the app delegate returns false."),
        Phrase(
            "app has notification center delegate", .hasNotificationCenterDelegate,
            "The app has set a delegate of UNUserNotificationCenter."),
        Phrase(
            "app handles pushes with completion", .handlesPushesWithCompletion,
            "Each push goes to the method that has a completion handler, from iOS 7 on."),
        Phrase("device has passcode", .hasPasscode, "The device has a passcode."),
        Phrase(
            "device has always-on display", .hasAlwaysOnDisplay,
            "The display stays on while the device is locked, from iOS 16 on."),
        Phrase("device is iPad", .isOnPad, "The device is an iPad; otherwise it is an iPhone."),
        Phrase(
            "option one false is not enough", .oneFalseIsNotEnough,
            decides: "launch.content-refused"),
        Phrase(
            "option exits without background", .exitsWithoutBackground,
            decides: "background.skipped"),
        Phrase(
            "option wake enters background", .wakeEnters,
            decides: "wake.enters"),
        Phrase(
            "option background launch enters background", .backgroundLaunchEnters,
            decides: "launch.background-enters"),
        Phrase(
            "option notification before method", .notificationFirst,
            decides: "foreground.notification-first"),
        Phrase(
            "option swiped scene enters background", .swipedScene(.entersBackground),
            decides: "force-quit.scenes-enters"),
        Phrase(
            "option swiped scene disconnects", .swipedScene(.disconnects),
            decides: "force-quit.scenes-disconnects"),
        Phrase(
            "option quick swipe makes second scene", .swipedScene(.secondScene),
            decides: "force-quit.quick"),
        Phrase(
            "option swiped app enters again", .swipedEntersAgain,
            decides: "force-quit.background-enters-again"),
        Phrase(
            "option location relaunch from 8", .relaunchFrom8,
            decides: "wake.location-7-1-refused"),
        Phrase(
            "option late task loses", .lateTaskLoses,
            "What nobody knows is decided the other way: see task.begin-loses."),
        Phrase("view <view> fills window", .rootView, "The view at the bottom of the window."),
        Phrase("view <view> is in <view>", .subview, "A view that lies in another one."),
        Phrase(
            "view <view> handles events", .viewHandlesEvents, "The view handles what reaches it."),
        Phrase(
            "view <view> has frame <frame>", .viewFrame,
            "Where the view lies in the one around it, so that a touch at a point finds it."),
        Phrase("view <view> is hidden", .viewHidden, "No touch finds the view or what is in it."),
        Phrase(
            "view <view> ignores touches", .viewIgnoresTouches,
            "The view's isUserInteractionEnabled is false."),
        Phrase(
            "view <view> is transparent", .viewTransparent, "The view's alpha is less than 0.01."),
        Phrase(
            "view <view> recognizes gestures", .viewRecognizesGestures,
            "A gesture recognizer of the view recognizes the touches in it."),
        Phrase(
            "controller of <view> is presented by controller of <view>", .presented,
            "The one controller presents the other, which comes back to it in the chain."),
        Phrase(
            "view <view> has controller", .viewHasController,
            "The view is the root view of a view controller."),
        Phrase(
            "controller of <view> handles events", .controllerHandlesEvents,
            "The controller of the view handles what reaches it."),
        Phrase(
            "view <view> is first responder", .firstResponder,
            "The view hears first of what has no place on the screen."),
        Phrase(
            "app runs under debugger", .runsUnderDebugger,
            "A debugger is attached: the app is never suspended, and no watchdog bites."),
        Phrase(
            "app runs in simulator", .runsInSimulator,
            "The app runs in the simulator of Xcode, which gives a launch more time."),
        Phrase(
            "when <callback>", .whenCalled,
            "What the app does in a method; the indented lines below say it."),
        Phrase(
            "when task <task> expires", .whenTaskExpires,
            "What the app does in the expiration handler of a background task."),
    ]
    + [
        Phrase(
            "when <kind> task starts", .whenTaskStarts,
            "What the app does in the handler that it registered with BGTaskScheduler.")
    ]
    + Event.allCases.map(eventPhrase)
    + [
        Phrase("at <time> user touches <view>", .touch, "The user touches a view."),
        Phrase(
            "at <time> user touches <point>", .touchPoint,
            "The user touches a point of the window, which looks for the view under it."),
        Phrase(
            "at <time> user triggers action", .input(.action),
            "A control without a target sends its action."),
        Phrase(
            "at <time> user opens editing menu", .input(.menu), "The user opens the editing menu."),
        Phrase("at <time> user shakes device", .input(.shake), "The user shakes the device."),
        Phrase(
            "at <time> user presses remote control", .input(.remoteControl),
            "The user presses a button of the headphones or of Control Center."),
    ]
    + WindowEvent.allCases.map { event in
        Phrase(
            "at <time> \(event.actor.name) \(event.verb) window <count>", .window(event),
            event.summary)
    }
    + [
        Phrase(
            "at <time> app begins task <task>", .beginTask,
            "The app calls beginBackgroundTask(withName:expirationHandler:)."),
        Phrase("at <time> app ends task <task>", .endTask, "The app calls endBackgroundTask(_:)."),
        Phrase(
            "at <time> app reads backgroundTimeRemaining", .readTimeRemaining,
            "The app reads how much time it has left."),
        Phrase(
            "at <time> app completes event", .complete,
            "The app calls the completion handler of the event before; unsaid, it does so at once."),
        Phrase(
            "at <time> app starts <activity>", .start,
            "The app begins to play sound, or to receive locations."),
        Phrase("at <time> app stops <activity>", .stop, "The app stops it."),
        Phrase(
            "at <time> app raises badge", .raiseBadge,
            "The app raises the number on its icon by one."),
        Phrase(
            "at <time> app reports call", .reportCall,
            "The app reports a call to CallKit; unsaid, it does so at once."),
    ]
    + PlainAction.all.map { plain in
        Phrase("at <time> app \(plain.phrase)", .action(plain.action), plain.summary)
    }
    + [
        Phrase("at <time> app crashes", .crash, "The app crashes."),
        Phrase("at <time> app exits", .exit, "The app calls exit."),
        Phrase(
            "at <time> app blocks main thread for <time>", .block,
            "The app works on its main thread without a break."),
    ] + expectationPhrases

private let handlerPhrases: [Phrase] =
    actionPhrases(delay: "") + actionPhrases(delay: "after <time> ")
    + actionPhrases(delay: "every <time> ") + actionPhrases(delay: "after <time> by <clock> ")
    + actionPhrases(delay: "every <time> by <clock> ")

private func actionPhrases(delay: Text) -> [Phrase] {
    let phrases: [Phrase] =
        [
            Phrase("\(delay)begin task <task>", .beginTask, "Begins a background task."),
            Phrase("\(delay)end task <task>", .endTask, "Ends a background task."),
            Phrase(
                "\(delay)read backgroundTimeRemaining", .readTimeRemaining,
                "Reads how much time is left."),
            Phrase(
                "\(delay)complete event", .complete,
                "Calls the completion handler of a background event."),
            Phrase("\(delay)start <activity>", .start, "Begins audio or location updates."),
            Phrase("\(delay)stop <activity>", .stop, "Stops audio or location updates."),
            Phrase("\(delay)raise badge", .raiseBadge, "Raises the number on the icon by one."),
            Phrase("\(delay)report call", .reportCall, "Reports a call to CallKit."),
        ]
        + PlainAction.all.map { plain in
            Phrase("\(delay)\(plain.command)", .action(plain.action), plain.summary)
        }
        + [
            Phrase("\(delay)crash", .crash, "Crashes."),
            Phrase("\(delay)exit", .exit, "Calls exit."),
            Phrase(
                "\(delay)block main thread for <time>", .block,
                "Works on the main thread without a break."),
        ]
    guard delay != "" else { return phrases }
    // With a delay in front each action says the same.
    return phrases.prefix(1) + phrases.dropFirst().map { $0.hidden }
}

private func eventPhrase(of event: Event) -> Phrase {
    let actor: Text = event.namesActor ? "\(event.actor.name) " : ""
    return Phrase("at <time> \(actor)\(event.phrase)", .event(event), event.summary)
}
