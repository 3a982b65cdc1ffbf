/// An action of the app's code.
public enum AppAction: Hashable, Sendable {
    /// Calls `beginBackgroundTask(withName:expirationHandler:)`.
    case beginTask(TaskName)
    /// Calls `endBackgroundTask(_:)` with the identifier of a task that it began.
    case endTask(TaskName)
    /// Reads `UIApplication.backgroundTimeRemaining`.
    case readTimeRemaining
    /// Blocks the main thread for a span.
    case block(Span)
    /// Calls the completion handler of a background event.
    case complete
    /// Starts or continues an activity that a background mode permits.
    case start(Activity)
    /// Stops such an activity.
    case stop(Activity)
    /// Raises the number on the icon by one.
    case raiseBadge
    /// Reports an incoming call to CallKit.
    case reportCall
    /// Opens another app, as with `open(_:options:completionHandler:)`.
    case openOtherApp
    /// Calls `endBackgroundTask(_:)` with the identifier `.invalid`.
    case endInvalidTask
    /// Locks a file that it shares with other processes.
    case lockFile
    /// Unlocks the shared file.
    case unlockFile
    /// Exceeds the memory limit of a process.
    case exceedMemoryLimit
    /// Overuses the system: too many events or too much work.
    case overuseSystem
    /// Draws with OpenGL ES.
    case draw
    /// Registers a launch handler for a task that already has one.
    case registerTwice
    /// Registers a launch handler after the launch.
    case registerLate
    /// Reads `UIScene.activationState` of each connected scene.
    case readActivationState
    /// Reads `UIApplication.isProtectedDataAvailable`.
    case readProtectedData
    /// Asks for Face ID, as with `LAContext.evaluatePolicy(_:localizedReason:reply:)`.
    case askForFaceID
    /// Asks for Touch ID, in the same way.
    case askForTouchID
    /// Asks the user for a permission, such as for the camera.
    case askForPermission(PermissionName)
    /// Crashes.
    case crash
    /// Calls `exit`.
    case exit

    /// Whether the action takes effect only after the current method has returned.
    ///
    /// Another app or a prompt takes the screen after the callback, not in the middle of it
    /// (`TableException.otherAppLater`).
    var comesLater: Bool {
        switch self {
        case .openOtherApp, .askForFaceID, .askForTouchID, .askForPermission: true
        default: false
        }
    }

    /// The kind of action that rules answer.
    public var kind: ActionKind {
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
        case .openOtherApp: .openOtherApp
        case .endInvalidTask: .endInvalidTask
        case .lockFile: .lockFile
        case .unlockFile: .unlockFile
        case .exceedMemoryLimit: .exceedMemoryLimit
        case .overuseSystem: .overuseSystem
        case .draw: .draw
        case .registerTwice: .registerTwice
        case .registerLate: .registerLate
        case .readActivationState: .readActivationState
        case .readProtectedData: .readProtectedData
        case .askForFaceID, .askForTouchID: .askForBiometrics
        case .askForPermission: .askForPermission
        case .crash: .crash
        case .exit: .exit
        }
    }
}
