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
    /// Opens another app, as with `open(_:options:completionHandler:)`.
    case openOtherApp
    /// Calls `endBackgroundTask(_:)` with the identifier `.invalid`.
    case endInvalidTask
    /// Locks a file that it shares with other processes.
    case lockFile
    /// Unlocks it.
    case unlockFile
    /// Takes more memory than a process may have.
    case exceedMemoryLimit
    /// Wears out the system: so many events or so much work that it counts as excessive.
    case overuseSystem
    /// Draws with OpenGL ES.
    case draw
    /// Registers a launch handler for a task that has one.
    case registerTwice
    /// Registers a launch handler after the launch.
    case registerLate
    /// Reads `UIScene.activationState` of each connected scene.
    case readActivationState
    /// Reads `UIApplication.isProtectedDataAvailable`.
    case readProtectedData
    /// Asks for a face, as with `LAContext.evaluatePolicy(_:localizedReason:reply:)`.
    case askForFaceID
    /// Asks for a finger, in the same way.
    case askForTouchID
    /// Asks for a permission of the user, such as the one to use the camera.
    case askForPermission(PermissionName)
    /// Crashes.
    case crash
    /// Calls `exit`.
    case exit

    /// Whether the method that does it returns before it is done.
    ///
    /// Another app or a prompt takes the screen once the call under way has returned, and not in the
    /// middle of it (`TableException.otherAppLater`).
    var comesLater: Bool {
        switch self {
        case .openOtherApp, .askForFaceID, .askForTouchID, .askForPermission: true
        default: false
        }
    }

    /// What the rules call it.
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
