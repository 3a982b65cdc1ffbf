/// An entry of a trace: what happened, when, and by which rule.
public struct TraceEntry: Equatable, Sendable {
    /// The time of the entry.
    public var time: Instant
    /// What happened.
    public var what: Occurrence
    /// The value of `applicationState` in the app's code at that time; nil if no code runs.
    public var reads: ApplicationState?
    /// The launch reason that the call tells the app; nil for all other entries.
    public var option: LaunchReason?
    /// The number of the scene that the entry is about, from 1; 0 for none.
    public var scene: UInt8
    /// The state of the app after the entry.
    public var state: LifecycleState
    /// The rule that made it happen.
    public var rule: RuleNumber

    /// The actor of the entry.
    public var actor: Actor {
        switch what {
        case .event(let stimulus), .ignored(let stimulus, _): stimulus.event.actor
        case .sceneStateChange, .activationState: .scene
        case .callback(let callback): callback.receiver.isOfScene ? .scene : .app
        case .notification, .expirationHandler, .began, .ended, .timeRemaining, .blocked,
            .completed, .started, .stopped, .badge, .handled, .reportedCall, .sentEvent, .responder,
            .crashed, .exited, .refused, .did, .hitTest, .protectedData:
            .app
        case .stateChange, .warned, .launchRefused, .notWoken, .killed, .evictedOther, .snapshot,
            .heldPushDiscarded, .expiredUntold:
            .system
        }
    }
}

/// What a trace entry records.
public enum Occurrence: Equatable, Sendable {
    /// An event from the user or the system did something to the app.
    case event(Stimulus)
    /// An event did nothing to the app.
    case ignored(Stimulus, Reason)
    /// A scene of an app with several windows changed its state.
    case sceneStateChange(from: LifecycleState, to: LifecycleState)
    /// The window looked for the view at a point; nil if it found only itself.
    case hitTest(ViewName?)
    /// The app's code did something that has no case of its own.
    case did(AppAction)
    /// The system took the memory of another app, given by its index.
    case evictedOther(Int32)
    /// The system took a snapshot of the app for the switcher.
    case snapshot
    /// The system discarded the silent push that it had held back.
    case heldPushDiscarded
    /// `UIApplication` handed an event to its window.
    case sentEvent
    /// An event reached a responder, which handled it or passed it on.
    case responder(Responder, Event, handles: Bool)
    /// UIKit called a method of the app or scene delegate.
    case callback(Callback)
    /// UIKit posted a notification that the app observes.
    case notification(NotificationName)
    /// The app changed its state.
    case stateChange(from: LifecycleState, to: LifecycleState)
    /// The app began a background task.
    case began(TaskName)
    /// The app ended a background task.
    case ended(TaskName)
    /// UIKit called the expiration handler of a background task.
    case expirationHandler(TaskName)
    /// The app read `backgroundTimeRemaining`; nil if it is unlimited.
    ///
    /// In the foreground an app reads the largest possible number.
    case timeRemaining(Span?)
    /// The app's code read the state of a scene.
    case activationState(ActivationState)
    /// The app's code read whether protected data is available.
    case protectedData(isAvailable: Bool)
    /// The app's code blocked the main thread for a span.
    case blocked(Span)
    /// The app called the completion handler.
    case completed
    /// The app started an activity that a background mode may permit.
    case started(Activity)
    /// The app stopped such an activity.
    case stopped(Activity)
    /// The number on the icon was raised to this.
    case badge(Int32)
    /// The app reported an incoming call to CallKit.
    case reportedCall
    /// The system called the launch handler of a background task.
    case handled(LaunchReason)
    /// The app crashed.
    case crashed
    /// The app called `exit`.
    case exited
    /// The system did not wake the app.
    case notWoken(Reason)
    /// An action of the app's code did nothing.
    case refused(AppAction, Reason)
    /// The console warned of a background task that has been open for long.
    case warned(TaskName)
    /// A task of BGTaskScheduler expired, and the app has no expiration handler for it.
    case expiredUntold
    /// The system did not launch the app.
    case launchRefused(Reason)
    /// The system killed the process.
    case killed(KillReason)

    /// Whether the entry is about one scene.
    var isOfScene: Bool {
        switch self {
        case .callback(let callback): callback.receiver.isOfScene
        case .notification(let name): name.isOfScene
        case .sceneStateChange, .activationState: true
        default: false
        }
    }

    /// Whether code of the app runs, which can read `applicationState`.
    package var isInAppCode: Bool {
        switch self {
        case .callback, .notification, .began, .ended, .expirationHandler, .timeRemaining, .blocked,
            .completed, .started, .stopped, .badge, .handled, .reportedCall, .sentEvent,
            .responder, .hitTest, .did, .activationState, .protectedData:
            true
        case .event, .ignored, .stateChange, .sceneStateChange, .refused, .launchRefused, .notWoken,
            .killed, .warned, .crashed,
            .exited, .evictedOther, .snapshot, .heldPushDiscarded, .expiredUntold:
            false
        }
    }
}
