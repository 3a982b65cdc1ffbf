/// The trigger of a rule.
public enum Trigger: Equatable, Sendable {
    /// An event from outside.
    case event(Event)
    /// An action of the app's code.
    case action(ActionKind)
    /// A timer that ends.
    case timer(SystemTimer)
    /// A transition that another rule performs.
    case transition(Transition)

    /// The number of triggers, which is greater than each index.
    package static let count = firstTransition + Transition.allCases.count

    /// The index of the trigger.
    package var index: Int {
        switch self {
        case .event(let event): Int(event.rawValue)
        case .action(let kind): Self.firstAction + Int(kind.rawValue)
        case .timer(let timer): Self.firstTimer + Int(timer.rawValue)
        case .transition(let transition): Self.firstTransition + Int(transition.rawValue)
        }
    }

    /// Whether its rules depend on the state of a scene, not of the app.
    var isOfScene: Bool {
        switch self {
        case .transition(let transition): transition.isOfScene
        case .event(let event): event.about.isWindow && event != .userOpensWindow
        case .action, .timer: false
        }
    }

    private static let firstAction = Event.allCases.count
    private static let firstTimer = firstAction + ActionKind.allCases.count
    private static let firstTransition = firstTimer + SystemTimer.allCases.count
}

/// The kinds of actions of the app's code.
public enum ActionKind: UInt8, CaseIterable, Sendable {
    case beginTask
    case endTask
    case readTimeRemaining
    case block
    case complete
    case startActivity
    case stopActivity
    case raiseBadge
    case reportCall
    case openOtherApp
    case endInvalidTask
    case lockFile
    case unlockFile
    case exceedMemoryLimit
    case overuseSystem
    case draw
    case registerTwice
    case registerLate
    case readActivationState
    case readProtectedData
    case askForBiometrics
    case askForPermission
    case crash
    case exit
}

/// A timer of the system, which runs until something happens.
public enum SystemTimer: UInt8, CaseIterable, Sendable {
    /// Until the app's code unblocks the main thread.
    case mainThread
    /// Until a request for a background task that came too late is refused.
    case taskRefusal
    /// Until an app in the background without an assertion is suspended.
    case suspension
    /// Until the expiration handlers of the background tasks are called.
    case expiration
    /// Until an app that still has a background task open is killed.
    case assertionLimit
    /// Until the console warns of a background task that has been open for long.
    case taskWarning
    /// Until an app must have finished what it was woken for.
    case window
    /// Until the expiration handler of a task of BGTaskScheduler is called.
    case taskExpiry
    /// Until an app that is still launching is killed.
    case launchWatchdog
    /// Until an app that has not returned to the foreground is killed.
    case resumeWatchdog
    /// Until an app that has not gone to the background is killed.
    case backgroundWatchdog
    /// Until an app that has not terminated is killed.
    case terminationWatchdog
    /// Until an app is launched again after a restart of the device.
    case relaunch
}

/// A step of the lifecycle that several events share.
public enum Transition: UInt8, CaseIterable, Sendable {
    // To the screen and away from it.
    case leaveScreen
    case returnToScreen
    case comeToFront
    case bringAppToFront
    case launch
    case restoreState
    case tellDiscard
    case configureScene
    case connectScene
    case connectInBackground
    case passLaunchContent
    case loadUnseenViews
    case bringViews
    case showViews
    case announceContent
    case enterForeground
    case enterForegroundByUnlock
    case becomeActive
    case resignActive
    case tellPhase
    case enterBackground
    case enterBackgroundByLock
    case saveState
    case loseProtectedData
    case regainProtectedData

    // In the background.
    case wake
    case launchInBackground
    case enterAtLaunch
    case enterAtWake
    case watchTask
    case unwatchTask
    case thaw
    case tellTimeChange
    case tellQueued
    case tellClosedWindows
    case disconnectClosed
    case disconnectOthers
    case runTimers
    case deliverHeldPush
    case discardPush
    case photographAfterWork
    case startBackgroundTime
    case stopBackgroundTime
    case limitWindow
    case loseAssertion
    case tellExpiry
    case takeUpDevice
    case holdTasks
    case endActivity
    case suspendAtOnce

    // Delivery of what the app is opened or woken for.
    case deliverURL
    case deliverUserActivity
    case deliverRemoteNotification
    case deliverLocalNotification
    case deliverQuickAction
    case deliverShare
    case deliverSilentPush
    case deliverFetch
    case deliverRefreshTask
    case deliverProcessingTask
    case deliverSessionEvents
    case deliverLocation
    case deliverBluetoothEvent
    case deliverVoIPPush
    case deliverRegionEntry
    case deliverRegionExit
    case deliverVisit
    case deliverPeripheralEvent
    case deliverAccessory
    case deliverNewsstand
    case deliverSocketData
    case deliverHealthData
    case checkCallReport

    // The end of the process.
    case leave
    case closeOverlays
    case noteForceQuit
    case forceQuit
    case terminate
    case exit
}

extension Transition {
    /// The effects of a transition that is the same for all apps and versions; nil if rules decide.
    var steps: [Effect]? {
        switch self {
        case .leaveScreen:
            [.start(.backgroundWatchdog), .perform(.resignActive), .perform(.enterBackground)]
        case .returnToScreen:
            [
                .start(.resumeWatchdog), .perform(.thaw), .perform(.tellTimeChange),
                .perform(.enterForeground), .perform(.becomeActive), .cancel(.resumeWatchdog),
            ]
        default: nil
        }
    }

    /// Whether the transition is about one scene, in an app that has scenes.
    ///
    /// For an event about the whole app it is performed for each scene in front.
    var isOfScene: Bool {
        switch self {
        case .configureScene, .connectScene, .connectInBackground, .announceContent,
            .enterForeground, .becomeActive, .resignActive, .tellPhase, .enterBackground,
            .saveState, .disconnectClosed, .disconnectOthers:
            true
        default: false
        }
    }
}
