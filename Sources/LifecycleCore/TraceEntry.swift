/// One line of a trace: what happened, when, and by which rule.
public struct TraceEntry: Equatable, Sendable {
    /// When it happened.
    public var time: Instant
    /// What happened.
    public var what: Occurrence
    /// What `UIApplication.applicationState` reads at that moment in the app's own code; nil
    /// where none of it runs.
    public var reads: ApplicationState?
    /// Why the app is launched, where the call itself tells it; nil in all other entries.
    public var option: LaunchReason?
    /// The number of the scene that it is about, from 1; 0 where it is about none.
    public var scene: UInt8
    /// The state of the app afterwards.
    public var state: LifecycleState
    /// The rule that made it happen.
    public var rule: RuleNumber

    /// Who makes it happen.
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
            .heldPushDiscarded:
            .system
        }
    }
}

/// What a trace entry records.
public enum Occurrence: Equatable, Sendable {
    /// The user or the system did something to the app.
    case event(Stimulus)
    /// The user or the system did something, and nothing happened to the app.
    case ignored(Stimulus, Reason)
    /// A scene of several went from one state to another.
    case sceneStateChange(from: LifecycleState, to: LifecycleState)
    /// The window looked for the view under a finger; nil where it found none but itself.
    case hitTest(ViewName?)
    /// The app's code did something that needs no words of its own.
    case did(AppAction)
    /// The system took the memory of another app, by its index.
    case evictedOther(Int32)
    /// The system took a picture of the app for the switcher.
    case snapshot
    /// The system discarded the silent push that it held back for the app.
    case heldPushDiscarded
    /// `UIApplication` handed an event to its window.
    case sentEvent
    /// An event reached a responder, which handled it or passed it on.
    case responder(Responder, Event, handles: Bool)
    /// UIKit called a method of the app or scene delegate.
    case callback(Callback)
    /// UIKit posted a notification that the app observes.
    case notification(NotificationName)
    /// The app went from one state to another.
    case stateChange(from: LifecycleState, to: LifecycleState)
    /// The app began a background task.
    case began(TaskName)
    /// The app ended a background task.
    case ended(TaskName)
    /// UIKit called the expiration handler of a background task.
    case expirationHandler(TaskName)
    /// The app read `backgroundTimeRemaining`; nil stands for the largest number there is, which
    /// an app in the foreground reads.
    case timeRemaining(Span?)
    /// The app's code read what state a scene is in.
    case activationState(ActivationState)
    /// The app's code read whether protected files can be read.
    case protectedData(isAvailable: Bool)
    /// The app's code works on the main thread for a span.
    case blocked(Span)
    /// The app called the completion handler that was waiting.
    case completed
    /// The app began something that a background mode may permit.
    case started(Activity)
    /// The app stopped it.
    case stopped(Activity)
    /// The number on the icon was raised to this.
    case badge(Int32)
    /// The app reported an incoming call to CallKit.
    case reportedCall
    /// The system called a block that the app had registered for a background task.
    case handled(LaunchReason)
    /// The app crashed.
    case crashed
    /// The app called `exit`.
    case exited
    /// The system did not wake the app.
    case notWoken(Reason)
    /// The app's code was to act, and nothing came of it.
    case refused(AppAction, Reason)
    /// The console warned of a background task that has been open for long.
    case warned(TaskName)
    /// The system did not launch the app.
    case launchRefused(Reason)
    /// The system killed the process.
    case killed(KillReason)

    /// Whether it is about one scene.
    var isOfScene: Bool {
        switch self {
        case .callback(let callback): callback.receiver.isOfScene
        case .notification(let name): name.isOfScene
        case .sceneStateChange, .activationState: true
        default: false
        }
    }

    /// Whether code of the app runs in it, which can read `applicationState`.
    package var isInAppCode: Bool {
        switch self {
        case .callback, .notification, .began, .ended, .expirationHandler, .timeRemaining, .blocked,
            .completed, .started, .stopped, .badge, .handled, .reportedCall, .sentEvent,
            .responder, .hitTest, .did, .activationState, .protectedData:
            true
        case .event, .ignored, .stateChange, .sceneStateChange, .refused, .launchRefused, .notWoken,
            .killed, .warned, .crashed,
            .exited, .evictedOther, .snapshot, .heldPushDiscarded:
            false
        }
    }
}
