/// The app under study: how it is built, and what its code does when it is called.
public struct App: Hashable, Sendable {
    /// The version of iOS that it runs on.
    public var version: IOSVersion
    /// The version of the SDK that it is built with; nil where it is that of the version.
    public var sdk: IOSVersion?
    /// Whether it adopts scenes; iOS before 13 calls its app delegate all the same.
    public var adoptsScenes: Bool
    /// Whether it supports several windows, each with a scene of its own.
    public var supportsWindows: Bool
    /// Whether it observes UIKit's notifications, so that they show in the trace.
    public var observesNotifications: Bool
    /// Whether its Info.plist says `UIApplicationExitsOnSuspend`.
    public var exitsOnSuspend: Bool
    /// Whether incoming calls take the whole screen on iOS 14 and later, a setting of the user.
    public var callsFullScreen: Bool
    /// Whether it runs under a debugger: then it is never suspended, and no watchdog bites.
    public var isDebugged: Bool
    /// Whether it runs in the simulator of Xcode, which gives a launch more time.
    public var isInSimulator: Bool
    /// What it declares in `UIBackgroundModes`.
    public var modes: BackgroundModes
    /// Whether the trace shows the methods of its first view controller.
    public var watchesViews: Bool
    /// Whether the trace shows each change of `scenePhase` that a view of a scene is told.
    public var watchesScenePhase: Bool
    /// Whether it saves and restores the state of its interface in the app delegate.
    public var preservesState: Bool
    /// Whether a launch method returns false.
    public var launchReturnsFalse: Bool
    /// Whether it has set a delegate of `UNUserNotificationCenter`.
    public var hasNotificationCenterDelegate: Bool
    /// Whether it implements `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`,
    /// which is then called for the notifications that the user sees too.
    public var handlesPushesWithCompletion: Bool
    /// Whether it set up its Bluetooth accessories with AccessorySetupKit.
    public var usesAccessorySetupKit: Bool
    /// Whether the device has a passcode.
    public var hasPasscode: Bool
    /// Whether the display of the device stays on while the device is locked.
    public var hasAlwaysOnDisplay: Bool
    /// Whether the device is an iPad.
    public var isOnPad: Bool
    /// Whether a launch keeps its content from the app only if both launch methods return false: one
    /// page of Apple's says so, two others that one is enough.
    public var oneFalseIsNotEnough: Bool
    /// Whether an app with `UIApplicationExitsOnSuspend` never enters the background: Apple's guide
    /// says so, developers saw it enter.
    public var exitsWithoutBackground: Bool
    /// Whether a suspended app that is woken is told again that it entered the background: an
    /// article of Apple's says so, a log shows nothing of it.
    public var wakeEnters: Bool
    /// Whether a background launch sends `applicationDidEnterBackground(_:)`: an article of
    /// Apple's says so, logs show nothing of it.
    public var backgroundLaunchEnters: Bool
    /// Whether the notification of entering the foreground comes before the method: a page of
    /// Apple's says so, the implementation does it the other way round.
    public var notificationFirst: Bool
    /// Whether its Info.plist says `BGTaskSchedulerPermittedIdentifiers`.
    public var declaresTasks: Bool
    /// In which order the scene of an app that is swiped away ends: reports contradict each other.
    public var swipedScene: SwipedScene
    /// Whether an app in the background that is swiped away is notified once more that it entered it:
    /// one report on iOS 6.1 says so.
    public var swipedEntersAgain: Bool
    /// Whether a change of place launches an app that was swiped away from iOS 8 on, as Apple's
    /// guide says, and not from iOS 7.1 on, as one report says.
    public var relaunchesFrom8: Bool
    /// Whether a launch for a push calls the method without a completion handler: one report says
    /// so, a page of Apple's says that it does not.
    public var launchCallsShortPushMethod: Bool
    /// Whether a change of place no longer launches an app that was swiped away from iOS 26.4 on: one
    /// report says so, Apple's guide says that it does.
    public var locationStaysQuit: Bool
    /// Whether `applicationState` reads inactive while a scene's notification of becoming active is
    /// posted: one report says so, logs of the method beside it say active.
    public var sceneNotificationFirst: Bool
    /// Whether a push that is tapped over the app on iOS 11 is handed over when the app is active again:
    /// one report says so, Apple's guide has it before.
    public var pushComesWhenActive: Bool
    /// Whether a silent push launches an app that was swiped away from iOS 13 on: three reports say so,
    /// Apple's pages say that it does not.
    public var silentPushRelaunches: Bool
    /// Whether a scene is handed a URL before it enters the foreground on iOS 13 to 15 too, as tests on
    /// later versions have it.
    public var contentBeforeForeground: Bool
    /// Whether a process that is started ahead of a launch calls the launch methods: logs and reports
    /// on iOS 15 to 18 say so, Apple says that no code of the app runs.
    public var prewarmCallsLaunchMethods: Bool
    /// Whether a view is told at a launch that its scene is inactive before it is told that it is
    /// active: a comment of a developer says so, three who printed it saw active alone.
    public var firstPhaseIsInactive: Bool
    /// Whether a background task that is begun in the background loses to suspension: its request
    /// is asynchronous, and who wins is not known.
    public var lateTaskLoses: Bool
    /// Whether the trace shows the snapshots that the system takes of it.
    public var watchesSnapshots: Bool
    /// The memory that it holds, in megabytes; 0 where that is not said.
    public var megabytes: Int32
    /// The other apps that hold memory.
    public var otherApps: [OtherApp]
    /// The views of its window, each after the one that it lies in.
    public var views: [View]
    /// The view that hears first of what has no place on the screen.
    public var firstResponder: ViewName?
    /// What its code does, and when.
    public var handlers: [Handler]

    /// Creates an app that adopts scenes where the version has them and does nothing when called.
    public init(version: IOSVersion = .standard) {
        self.version = version
        self.sdk = nil
        self.adoptsScenes = true
        self.supportsWindows = false
        self.observesNotifications = false
        self.exitsOnSuspend = false
        self.callsFullScreen = false
        self.isDebugged = false
        self.isInSimulator = false
        self.modes = []
        self.watchesViews = false
        self.watchesScenePhase = false
        self.preservesState = false
        self.launchReturnsFalse = false
        self.hasNotificationCenterDelegate = false
        self.handlesPushesWithCompletion = false
        self.usesAccessorySetupKit = false
        self.hasPasscode = false
        self.hasAlwaysOnDisplay = false
        self.isOnPad = false
        self.oneFalseIsNotEnough = false
        self.exitsWithoutBackground = false
        self.wakeEnters = false
        self.backgroundLaunchEnters = false
        self.notificationFirst = false
        self.swipedScene = .byVersion
        self.swipedEntersAgain = false
        self.relaunchesFrom8 = false
        self.launchCallsShortPushMethod = false
        self.locationStaysQuit = false
        self.sceneNotificationFirst = false
        self.pushComesWhenActive = false
        self.silentPushRelaunches = false
        self.contentBeforeForeground = false
        self.prewarmCallsLaunchMethods = false
        self.firstPhaseIsInactive = false
        self.lateTaskLoses = false
        self.declaresTasks = false
        self.watchesSnapshots = false
        self.megabytes = 0
        self.otherApps = []
        self.views = []
        self.handlers = []
    }

    /// How the app hears of its lifecycle on the version that it runs on.
    ///
    /// Before iOS 13 an app with a scene manifest is called through its app delegate
    /// (documented with the scene-based life cycle).
    public var model: AppModels {
        adoptsScenes && VersionSwitch.isOn(.scenesAvailable, in: version) ? .scenes : .delegate
    }

    /// Whether the SDK that the app is built with makes it adopt scenes.
    var mustAdoptScenes: Bool {
        VersionSwitch.isOn(.scenesRequired, in: sdk ?? version)
    }

    /// Whether it implements the method for pushes that has a completion handler: it says so, its
    /// code fills the method, or it declares the mode, which is of no use without the method.
    private var implementsPushesWithCompletion: Bool {
        handlesPushesWithCompletion || modes.contains(.remoteNotification)
            || handlers.contains { $0.method == .callback(.didReceiveSilentNotification) }
    }

    /// The conditions of rules that depend on nothing but how the app is set up.
    var conditions: Conditions {
        var met = Conditions()
        met.insert(.callsSetFullScreen, if: callsFullScreen, else: .callsSetBanner)
        met.insert(.exitsOnSuspend, if: exitsOnSuspend, else: .staysInBackground)
        met.insert(
            .supportsWindows, if: supportsWindows && model == .scenes, else: .oneWindow)
        met.insert(.usesAccessorySetupKit, if: usesAccessorySetupKit)
        met.insert(.hasPasscode, if: hasPasscode, else: .noPasscode)
        met.insert(.handlesPushesWithCompletion, if: implementsPushesWithCompletion)
        met.insert(.hasAlwaysOnDisplay, if: hasAlwaysOnDisplay)
        met.insert(.launchReturnsFalse, if: launchReturnsFalse)
        met.insert(.hasNotificationCenterDelegate, if: hasNotificationCenterDelegate)
        met.insert(.preservesState, if: preservesState)
        met.insert(.onPad, if: isOnPad, else: .onPhone)
        met.insert(.oneFalseIsEnough, if: !oneFalseIsNotEnough)
        met.insert(.exitsWithoutBackground, if: exitsWithoutBackground)
        met.insert(.wakeEnters, if: wakeEnters)
        met.insert(.backgroundLaunchEnters, if: backgroundLaunchEnters)
        met.insert(.notificationFirst, if: notificationFirst)
        met.insert(.mustAdoptScenes, if: mustAdoptScenes)
        met.insert(.hasCallMode, if: modes.contains(.voip))
        met.insert(.swipedEnters, if: swipedScene == .entersBackground)
        met.insert(.swipedDisconnects, if: swipedScene == .disconnects)
        met.insert(.swipedQuickly, if: swipedScene == .secondScene)
        met.insert(.swipedEntersAgain, if: swipedEntersAgain)
        met.insert(.relaunchFrom8, if: relaunchesFrom8)
        met.insert(.launchCallsShortPushMethod, if: launchCallsShortPushMethod)
        met.insert(.locationStaysQuit, if: locationStaysQuit)
        met.insert(.sceneNotificationFirst, if: sceneNotificationFirst)
        met.insert(.pushComesWhenActive, if: pushComesWhenActive)
        met.insert(.silentPushRelaunches, if: silentPushRelaunches)
        met.insert(.contentBeforeForeground, if: contentBeforeForeground)
        met.insert(.prewarmCallsLaunchMethods, if: prewarmCallsLaunchMethods)
        met.insert(.watchesScenePhase, if: watchesScenePhase)
        met.insert(.firstPhaseIsInactive, if: firstPhaseIsInactive)
        met.insert(.lateTaskLoses, if: lateTaskLoses)
        met.insert(.debugged, if: isDebugged)
        met.insert(.declaresTasks, if: declaresTasks)
        return met
    }
}

/// What becomes of the scene of an app that the user swipes away.
public enum SwipedScene: UInt8, Sendable {
    /// What was reported last of the version and the device.
    case byVersion
    /// It enters the background before the app is terminated.
    case entersBackground
    /// It disconnects without entering the background.
    case disconnects
    /// The swipe is quick: it disconnects, and a second scene comes and goes.
    case secondScene
}

/// What the app's code does in one of its methods.
public struct Handler: Hashable, Sendable {
    /// The method that is called.
    public var method: HandledMethod
    /// What it does, in order.
    public var actions: [DelayedAction]

    /// Creates a handler of a method.
    public init(method: HandledMethod, actions: [DelayedAction]) {
        self.method = method
        self.actions = actions
    }
}

/// A method that an app can fill with code.
public enum HandledMethod: Hashable, Sendable {
    /// A method of the app or scene delegate.
    case callback(Callback)
    /// The expiration handler that a background task was begun with.
    case expiration(TaskName)
    /// The block that was registered for a background task of the scheduler.
    case launchHandler(LaunchReason)
}

/// An action, and how long after the call it comes.
public struct DelayedAction: Hashable, Sendable {
    /// The time between the call and the action.
    public var delay: Span
    /// The action.
    public var action: AppAction
    /// The time after which it comes again and again, as with a `Timer` that repeats; nil for an
    /// action that comes once.
    public var period: Span?
    /// What measures the time.
    public var clock: TimerClock

    /// Creates an action that comes some time after the call, once or again and again.
    public init(
        delay: Span, action: AppAction, period: Span? = nil, clock: TimerClock = .scenario
    ) {
        self.delay = delay
        self.action = action
        self.period = period
        self.clock = clock
    }
}
