public import Diagnostics
import LifecycleCore

/// One way to write a statement of the scenario language.
///
/// The table of phrases is the language: the parser matches against it, messages suggest from it,
/// and its rows are what a reference of the language prints.
public struct Phrase: Sendable {
    /// The words, with the places of values in angle brackets: `expect state <state> at <time>`.
    public var pattern: Text
    /// What the statement means, one sentence for readers.
    public var summary: StaticString
    /// The words one by one.
    var words: [Word]
    /// What the parser makes of it.
    var meaning: Meaning

    init(_ pattern: Text, _ meaning: Meaning, _ summary: StaticString) {
        self.pattern = pattern
        self.summary = summary
        self.meaning = meaning
        self.words = pattern.bytes.split(separator: UInt8(ascii: " ")).map { Word($0) }
    }
}

/// One place in a phrase.
enum Word: Equatable, Sendable {
    /// A word that is written as it stands.
    case literal([UInt8])
    /// A value.
    case value(ValueKind)

    init(_ bytes: ArraySlice<UInt8>) {
        for kind in ValueKind.allCases where bytes.elementsEqual(Text(kind.notation).bytes) {
            self = .value(kind)
            return
        }
        self = .literal(Array(bytes))
    }
}

/// What can be written at the place of a value.
enum ValueKind: UInt8, CaseIterable, Sendable {
    case time
    case version
    case task
    case callback
    case state
    case killCode
    case count
    case mode
    case activity
    case schedulerTask

    /// The place of the value in a pattern.
    var notation: StaticString {
        switch self {
        case .time: "<time>"
        case .version: "<version>"
        case .task: "<task>"
        case .callback: "<callback>"
        case .state: "<state>"
        case .killCode: "<code>"
        case .count: "<count>"
        case .mode: "<mode>"
        case .activity: "<activity>"
        case .schedulerTask: "<kind>"
        }
    }

    /// What is expected there, with an example.
    var description: StaticString {
        switch self {
        case .time: "a time such as 5s, 500ms, 3m or 1h"
        case .version: "a version of iOS such as 12 or 13.4"
        case .task: "the name of a task in quotes, such as \"save\""
        case .callback: "a callback such as applicationDidEnterBackground"
        case .state: "a state: not-running, inactive, active, background or suspended"
        case .killCode: "a kill code such as 0x8badf00d"
        case .count: "a whole number"
        case .mode: "a background mode such as fetch"
        case .activity: "audio or location"
        case .schedulerTask: "refresh or processing"
        }
    }
}

/// What the parser makes of a phrase.
enum Meaning: Equatable, Sendable {
    case version
    case sdk
    case usesDelegate
    case usesScenes
    case observesNotifications
    case exitsOnSuspend
    case callsFullScreen
    case whenCalled
    case whenTaskExpires
    case event(Event)
    case window(WindowEvent)
    case supportsWindows
    case beginTask
    case endTask
    case readTimeRemaining
    case block
    case complete
    case start
    case stop
    case raiseBadge
    case reportCall
    case crash
    case exit
    case runsUnderDebugger
    case hasMode
    case watchesViews
    case preservesState
    case launchReturnsFalse
    case hasNotificationCenterDelegate
    case hasPasscode
    case backgroundLaunchEnters
    case notificationFirst
    case whenTaskStarts
    case expectState
    case expectCalled
    case expectNeverCalled
    case expectTimes
    case expectOrder
    case expectKilled
    case expectNotKilled
}

/// Where in a scenario a phrase can stand.
public enum Place: UInt8, CaseIterable, Sendable {
    /// On a line of its own.
    case line
    /// Indented under a `when` line.
    case handler
}

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
        Phrase(
            "option background launch enters background", .backgroundLaunchEnters,
            "A contested rule is decided the other way: see launch.background-enters."),
        Phrase(
            "option notification before method", .notificationFirst,
            "A contested rule is decided the other way: see foreground.notification-first."),
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
        Phrase(
            "expect state <state> at <time>", .expectState,
            "The app is in a state after everything that happens at a moment."),
        Phrase("expect killed <code>", .expectKilled, "The system kills the app with a code."),
        Phrase("expect not killed", .expectNotKilled, "The system does not kill the app."),
        Phrase("expect never <callback>", .expectNeverCalled, "A method is not called."),
        Phrase("expect <callback>", .expectCalled, "A method is called at least once."),
        Phrase(
            "expect <callback> <count> times", .expectTimes,
            "A method is called a number of times."),
        Phrase(
            "expect <callback> before <callback>", .expectOrder,
            "The first call of one method comes before the first call of another."),
    ]

private let handlerPhrases: [Phrase] =
    actionPhrases(delay: "") + actionPhrases(delay: "after <time> ")

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
