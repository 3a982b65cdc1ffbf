public import LifecycleCore

extension AgendaItem {
    /// Everything that can happen from outside or by the app's own code.
    ///
    /// One background task, one activity and two windows represent all of them.
    public static let all: [AgendaItem] =
        Event.allCases.filter(\.about.isApp).map { .event($0) }
        + ActionKind.allCases.map { .action($0.example) }
        + Event.allCases.filter { $0.about.method != nil }.map { .event($0) }
        + Event.allCases.filter(\.about.isWindow).flatMap { event in
            [1, 2].map { .stimulus(Stimulus(event, at: .window($0))) }
        }
        // The app opens with the first window.
        .filter { $0 != .stimulus(Stimulus(.userOpensWindow, at: .window(1))) }
}

extension ActionKind {
    /// One action that represents the kind.
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

extension AgendaItem {
    /// The number of the window that is opened; nil for everything else.
    var openedWindow: UInt8? {
        guard case .stimulus(let stimulus) = self, stimulus.event == .userOpensWindow,
            case .window(let number) = stimulus.target
        else { return nil }
        return number
    }
}
