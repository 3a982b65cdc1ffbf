/// What the user or the system does to an app from outside.
public enum Event: UInt8, CaseIterable, Sendable {
    case userOpensApp
    case userGoesHome
    case userOpensSwitcher
    case userClosesSwitcher
    case userOpensOtherApp
    case userSwipesAppAway
    case userLocksDevice
    case userUnlocksDevice
    case callRings
    case userAnswersCall
    case userDeclinesCall
    case callEnds
    case alertAppears
    case userDismissesAlert
    case userOpensNotificationCenter
    case userClosesNotificationCenter
    case userOpensControlCenter
    case userClosesControlCenter
    case systemEvictsApp

    /// Who acts.
    public var actor: Actor {
        switch self {
        case .callRings, .callEnds, .alertAppears, .systemEvictsApp: .system
        default: .user
        }
    }
}

/// What the code of the app does.
public enum AppAction: Equatable, Sendable {
    /// Calls `beginBackgroundTask(withName:expirationHandler:)`.
    case beginTask(TaskName)
    /// Calls `endBackgroundTask(_:)` with the identifier that the task's begin returned.
    case endTask(TaskName)
    /// Reads `UIApplication.backgroundTimeRemaining`.
    case readTimeRemaining
    /// Works on the main thread without a break.
    case block(Span)

    /// What the rules call it.
    var kind: ActionKind {
        switch self {
        case .beginTask: .beginTask
        case .endTask: .endTask
        case .readTimeRemaining: .readTimeRemaining
        case .block: .block
        }
    }
}

/// The number of a background task's name in the scenario's list of names.
public struct TaskName: Equatable, Sendable {
    /// The index in the scenario's list of task names.
    public var index: UInt16

    /// Creates a task name from its index in the scenario's list.
    public init(index: UInt16) {
        self.index = index
    }
}

/// Who makes an entry of the trace happen.
public enum Actor: UInt8, CaseIterable, Sendable {
    case user
    case system
    case app
    case scene

    /// The word for it in a trace.
    public var name: StaticString {
        switch self {
        case .user: "user"
        case .system: "system"
        case .app: "app"
        case .scene: "scene"
        }
    }
}
