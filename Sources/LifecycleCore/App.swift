/// The app under study: its configuration, and what its code does in callbacks.
public struct App: Hashable, Sendable {
    /// The version of iOS that the app runs on.
    public var version: IOSVersion
    /// The version of the SDK that the app is built with; nil if it equals the iOS version.
    public var sdk: IOSVersion?
    /// Whether the app adopts scenes; before iOS 13 its app delegate is called all the same.
    public var adoptsScenes: Bool
    /// Whether the app supports several windows, each with its own scene.
    public var supportsWindows: Bool
    /// Whether the app observes UIKit's notifications, so that the trace shows them.
    public var observesNotifications: Bool
    /// Whether Info.plist sets `UIApplicationExitsOnSuspend`.
    public var exitsOnSuspend: Bool
    /// Whether incoming calls take the whole screen on iOS 14 and later, which the user can set.
    public var callsFullScreen: Bool
    /// Whether the app runs under a debugger: then it is never suspended and has no watchdog.
    public var isDebugged: Bool
    /// Whether the app runs in the Xcode simulator, which gives a launch more time.
    public var isInSimulator: Bool
    /// The modes in `UIBackgroundModes`.
    public var modes: BackgroundModes
    /// Whether the trace shows the methods of the first view controller.
    public var watchesViews: Bool
    /// Whether the trace shows each change of `scenePhase` that a view receives.
    public var watchesScenePhase: Bool
    /// Whether the app delegate saves and restores the state of the interface.
    public var preservesState: Bool
    /// Whether a launch method returns false.
    public var launchReturnsFalse: Bool
    /// Whether the app sets a delegate of `UNUserNotificationCenter`.
    public var hasNotificationCenterDelegate: Bool
    /// Whether the app has `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`,
    /// which then receives the visible notifications too.
    public var handlesPushesWithCompletion: Bool
    /// Whether the app lacks that method, although its background modes suggest it.
    public var lacksPushesWithCompletion: Bool
    /// Whether the app set up its Bluetooth accessories with AccessorySetupKit.
    public var usesAccessorySetupKit: Bool
    /// Whether the device has a passcode.
    public var hasPasscode: Bool
    /// Whether the display stays on while the device is locked.
    public var hasAlwaysOnDisplay: Bool
    /// Whether the device is an iPad.
    public var isOnPad: Bool
    /// Whether Info.plist has `BGTaskSchedulerPermittedIdentifiers`.
    public var declaresTasks: Bool
    /// The contested options that differ from the model.
    var otherSides: ContestedOptions
    /// Whether a background task that begins in the background loses to suspension.
    ///
    /// The request is asynchronous, so which of the two wins is unknown.
    public var lateTaskLoses: Bool
    /// Whether the trace shows the snapshots of the app.
    public var watchesSnapshots: Bool
    /// The memory of the app, in megabytes; 0 if unknown.
    public var megabytes: Int32
    /// The other apps that hold memory.
    public var otherApps: [OtherApp]
    /// The views of the window, each after its superview.
    public var views: [View]
    /// The first responder, for events without a place on the screen.
    public var firstResponder: ViewName?
    /// What the app's code does in its methods.
    public var handlers: [Handler]

    /// Creates an app that adopts scenes if its version has them, and whose callbacks are empty.
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
        self.lacksPushesWithCompletion = false
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

    /// The lifecycle model of the app on its version: app delegate or scenes.
    ///
    /// Before iOS 13 an app with a scene manifest is called through its app delegate
    /// (documented with the scene-based life cycle).
    public var model: AppModels {
        adoptsScenes && VersionSwitch.isOn(.scenesAvailable, in: version) ? .scenes : .delegate
    }

    /// Whether the SDK requires the app to adopt scenes.
    var mustAdoptScenes: Bool {
        VersionSwitch.isOn(.scenesRequired, in: sdk ?? version)
    }

    /// Whether the app implements the method for pushes with a completion handler.
    ///
    /// It does if its settings say so, or if a handler fills the method. If they say nothing, it
    /// does if it declares the mode, which is of little use without the method.
    private var implementsPushesWithCompletion: Bool {
        handlesPushesWithCompletion
            || modes.contains(.remoteNotification) && !lacksPushesWithCompletion
            || handlers.contains { $0.method == .callback(.didReceiveSilentNotification) }
    }

    /// The conditions of rules that the app's settings alone decide.
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
        met.insert(
            .handlesTaskExpiry,
            if: handlers.contains { $0.method == .callback(.taskExpirationHandler) })
        return met
    }
}

/// What the app's code does in a method.
public struct Handler: Hashable, Sendable {
    /// The method that is called.
    public var method: HandledMethod
    /// The actions, in order.
    public var actions: [DelayedAction]

    /// Creates a handler of a method.
    public init(method: HandledMethod, actions: [DelayedAction]) {
        self.method = method
        self.actions = actions
    }
}

/// A method that the scenario can fill with actions.
public enum HandledMethod: Hashable, Sendable {
    /// A method of the app or scene delegate.
    case callback(Callback)
    /// The expiration handler of a background task.
    case expiration(TaskName)
    /// The launch handler that is registered for a task of the scheduler.
    case launchHandler(LaunchReason)
}

/// An action with its delay after the call.
public struct DelayedAction: Hashable, Sendable {
    /// The time from the call to the action.
    public var delay: Span
    /// The action of the app's code.
    public var action: AppAction
    /// The period of an action that repeats, as with a repeating `Timer`; nil if it does not.
    public var period: Span?
    /// The clock that measures the delay.
    public var clock: TimerClock

    /// Creates an action with a delay, which can repeat.
    public init(
        delay: Span, action: AppAction, period: Span? = nil, clock: TimerClock = .scenario
    ) {
        self.delay = delay
        self.action = action
        self.period = period
        self.clock = clock
    }
}
