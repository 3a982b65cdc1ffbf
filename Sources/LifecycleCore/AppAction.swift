/// What the code of the app does.
public enum AppAction: Hashable, Sendable {
    /// Calls `beginBackgroundTask(withName:expirationHandler:)`.
    case beginTask(TaskName)
    /// Calls `endBackgroundTask(_:)` with the identifier that the task's begin returned.
    case endTask(TaskName)
    /// Reads `UIApplication.backgroundTimeRemaining`.
    case readTimeRemaining
    /// Works on the main thread without a break.
    case block(Span)
    /// Calls the completion handler that came with an event in the background.
    case complete
    /// Starts or goes on with something that a background mode permits.
    case start(Activity)
    /// Stops it.
    case stop(Activity)
    /// Raises the number on the icon by one.
    case raiseBadge
    /// Reports an incoming call to CallKit.
    case reportCall
    /// Crashes.
    case crash
    /// Calls `exit`.
    case exit

    /// What the rules call it.
    var kind: ActionKind {
        switch self {
        case .beginTask: .beginTask
        case .endTask: .endTask
        case .readTimeRemaining: .readTimeRemaining
        case .block: .block
        case .complete: .complete
        case .start: .startActivity
        case .stop: .stopActivity
        case .raiseBadge: .raiseBadge
        case .reportCall: .reportCall
        case .crash: .crash
        case .exit: .exit
        }
    }
}
