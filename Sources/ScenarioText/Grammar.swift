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
            "app watches views", .watchesViews,
            "The trace shows the methods of the first view controller."),
        Phrase(
            "app preserves state", .preservesState,
            "The app delegate saves and restores the state of the interface."),
        Phrase(
            "app returns false at launch", .launchReturnsFalse,
            "A launch method of the app delegate returns false."),
        Phrase(
            "app has notification center delegate", .hasNotificationCenterDelegate,
            "The app has set a delegate of UNUserNotificationCenter."),
        Phrase("device has passcode", .hasPasscode, "The device has a passcode."),
        Phrase("device is iPad", .isOnPad, "The device is an iPad; otherwise it is an iPhone."),
        Phrase(
            "option one false is not enough", .oneFalseIsNotEnough,
            "A contested rule is decided the other way: see launch.content-refused."),
        Phrase(
            "option exits without background", .exitsWithoutBackground,
            "A contested rule is decided the other way: see background.skipped."),
        Phrase(
            "option wake enters background", .wakeEnters,
            "A contested rule is decided the other way: see wake.enters."),
        Phrase(
            "option background launch enters background", .backgroundLaunchEnters,
            "A contested rule is decided the other way: see launch.background-enters."),
        Phrase(
            "option notification before method", .notificationFirst,
            "A contested rule is decided the other way: see foreground.notification-first."),
        Phrase("view <view> fills window", .rootView, "The view at the bottom of the window."),
        Phrase("view <view> is in <view>", .subview, "A view that lies in another one."),
        Phrase(
            "view <view> handles events", .viewHandlesEvents, "The view handles what reaches it."),
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
            "The app calls the completion handler of a background event."),
        Phrase(
            "at <time> app starts <activity>", .start,
            "The app begins to play sound, or to receive locations."),
        Phrase("at <time> app stops <activity>", .stop, "The app stops it."),
        Phrase(
            "at <time> app raises badge", .raiseBadge,
            "The app raises the number on its icon by one."),
        Phrase(
            "at <time> app reports call", .reportCall, "The app reports a call to CallKit."),
        Phrase("at <time> app crashes", .crash, "The app crashes."),
        Phrase("at <time> app exits", .exit, "The app calls exit."),
        Phrase(
            "at <time> app blocks main thread for <time>", .block,
            "The app works on its main thread without a break."),
    ] + expectationPhrases

private let handlerPhrases: [Phrase] =
    actionPhrases(delay: "") + actionPhrases(delay: "after <time> ")
    + actionPhrases(delay: "every <time> ")

private func actionPhrases(delay: Text) -> [Phrase] {
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
        Phrase("\(delay)crash", .crash, "Crashes."),
        Phrase("\(delay)exit", .exit, "Calls exit."),
        Phrase(
            "\(delay)block main thread for <time>", .block,
            "Works on the main thread without a break."),
    ]
}

private func eventPhrase(of event: Event) -> Phrase {
    let actor: Text = event.namesActor ? "\(event.actor.name) " : ""
    return Phrase("at <time> \(actor)\(event.phrase)", .event(event), event.summary)
}

extension Event {
    /// What the event is, one sentence for readers.
    var summary: StaticString {
        switch self {
        case .userOpensApp: "The user taps the icon of the app, or its card in the switcher."
        case .userGoesHome: "The user goes to the home screen."
        case .userOpensSwitcher: "The user opens the app switcher."
        case .userClosesSwitcher: "The user closes the app switcher and is where they were."
        case .userOpensOtherApp: "The user opens another app."
        case .userSwipesAppAway: "The user swipes the app away in the switcher: force quit."
        case .userLocksDevice: "The user locks the device."
        case .userUnlocksDevice: "The user unlocks the device."
        case .callRings: "A phone call comes in."
        case .userAnswersCall: "The user answers the ringing call."
        case .userDeclinesCall: "The user declines the ringing call."
        case .callEnds: "The call is over, or the caller gives up."
        case .alertAppears: "The system shows an alert, such as a question for permission."
        case .userDismissesAlert: "The user dismisses the alert."
        case .userOpensNotificationCenter: "The user opens Notification Center."
        case .userClosesNotificationCenter: "The user closes Notification Center."
        case .userOpensControlCenter: "The user opens Control Center."
        case .userClosesControlCenter: "The user closes Control Center."
        case .systemEvictsApp: "The system needs the memory of the app."
        case .systemPrewarmsApp: "The system starts the process ahead of a launch."
        case .systemDropsPrewarmedApp: "The system drops a process that it had started ahead."
        case .userInvokesSiri: "The user invokes Siri."
        case .userDismissesSiri: "The user is done with Siri."
        case .biometricPromptAppears: "The app asks for a face or a finger."
        case .biometricPromptEnds: "The prompt for a face or a finger goes."
        case .bannerAppears: "A notification shows as a banner."
        case .userTapsBanner: "The user taps the banner of another app."
        case .userHalfUnlocksDevice: "The user begins to unlock the device and gives up."
        case .userOpensURL: "The user opens a URL or document that belongs to the app."
        case .userOpensUniversalLink: "The user opens a universal link, or goes on by Handoff."
        case .userTapsPush: "The user taps a push notification of the app."
        case .userTapsLocalNotification: "The user taps a local notification of the app."
        case .userChoosesQuickAction: "The user chooses a quick action of the app's icon."
        case .userAcceptsShare: "The user accepts a CloudKit share."
        case .silentPushArrives: "A push with content-available arrives."
        case .systemStartsFetch: "The system lets the app fetch in the background."
        case .systemStartsRefreshTask: "The system runs a BGAppRefreshTask of the app."
        case .systemStartsProcessingTask: "The system runs a BGProcessingTask of the app."
        case .downloadFinishes: "The transfers of a background URLSession are finished."
        case .locationChanges: "The device crosses a region or moves far."
        case .bluetoothEventArrives: "A Bluetooth accessory has something for the app."
        case .voipPushArrives: "A push of PushKit announces a call of the app's own."
        case .systemWarnsOfMemory: "The system is short of memory and says so."
        case .timeChanges: "The time changes significantly: midnight, time zone, carrier."
        case .deviceRestarts: "The device is switched off and on."
        case .systemUpdatesApp: "The system installs an update of the app."
        case .userTurnsRefreshOff: "The user switches Background App Refresh off."
        case .userTurnsRefreshOn: "The user switches Background App Refresh on."
        case .userTurnsLowPowerOn: "The user switches Low Power Mode on."
        case .userTurnsLowPowerOff: "The user switches Low Power Mode off."
        }
    }
}
