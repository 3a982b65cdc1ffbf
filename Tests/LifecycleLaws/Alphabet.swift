public import LifecycleCore

extension Happening {
    /// Everything that can happen from outside or by the app's own code.
    ///
    /// One background task, one activity and two windows stand for all of them.
    public static let all: [Happening] =
        Event.allCases.map { .event($0) }
        + ActionKind.allCases.map { .action($0.example) }
        + InputEvent.allCases.map { .input($0, nil) }
        + WindowEvent.allCases.flatMap { [.window($0, 1), .window($0, 2)] }
        // The first window is the one that the app opens with.
        .filter { $0 != .window(.userOpens, 1) }
}

extension ActionKind {
    /// One action of the kind, for all of them.
    var example: AppAction {
        switch self {
        case .beginTask: .beginTask(TaskName(index: 0))
        case .endTask: .endTask(TaskName(index: 0))
        case .readTimeRemaining: .readTimeRemaining
        case .block: .block(.seconds(4))
        case .complete: .complete
        case .startActivity: .start(.audio)
        case .stopActivity: .stop(.audio)
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
        case .askForBiometrics: .askForFaceID
        case .askForPermission: .askForPermission(PermissionName(index: 0))
        case .crash: .crash
        case .exit: .exit
        }
    }
}
