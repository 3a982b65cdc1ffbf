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
    /// Whether its Info.plist says `BGTaskSchedulerPermittedIdentifiers`.
    public var declaresTasks: Bool
    /// Which sides of contested questions it takes that the model does not.
    var otherSides: ContestedOptions
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
        self.otherSides = ContestedOptions()
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
        for option in ContestedOption.allCases where self[option] { met.insert(.option(option)) }
        met.insert(.callsSetFullScreen, if: callsFullScreen)
        met.insert(.exitsOnSuspend, if: exitsOnSuspend)
        met.insert(.supportsWindows, if: supportsWindows && model == .scenes)
        met.insert(.usesAccessorySetupKit, if: usesAccessorySetupKit)
        met.insert(.hasPasscode, if: hasPasscode)
        met.insert(.handlesPushesWithCompletion, if: implementsPushesWithCompletion)
        met.insert(.hasAlwaysOnDisplay, if: hasAlwaysOnDisplay)
        met.insert(.launchReturnsFalse, if: launchReturnsFalse)
        met.insert(.hasNotificationCenterDelegate, if: hasNotificationCenterDelegate)
        met.insert(.preservesState, if: preservesState)
        met.insert(.onPad, if: isOnPad)
        met.insert(.mustAdoptScenes, if: mustAdoptScenes)
        met.insert(.hasCallMode, if: modes.contains(.voip))
        met.insert(.watchesScenePhase, if: watchesScenePhase)
        met.insert(.lateTaskLoses, if: lateTaskLoses)
        met.insert(.debugged, if: isDebugged)
        met.insert(.declaresTasks, if: declaresTasks)
        return met
    }
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
