/// What SwiftUI's `scenePhase` says of a scene, or of an app.
public enum ScenePhase: UInt8, CaseIterable, Sendable {
    case active
    case inactive
    case background

    /// The phase of what is in a state; nil where no code can read one.
    public init?(of state: LifecycleState) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background, .suspended: self = .background
        case .notRunning: return nil
        }
    }

    /// The phase that a callback tells; nil where it tells none.
    public init?(toldBy callback: Callback) {
        switch callback {
        case .scenePhaseActive: self = .active
        case .scenePhaseInactive: self = .inactive
        case .scenePhaseBackground: self = .background
        default: return nil
        }
    }

    /// What tells a view of a scene that the scene is in the phase from now on.
    public var callback: Callback {
        switch self {
        case .active: .scenePhaseActive
        case .inactive: .scenePhaseInactive
        case .background: .scenePhaseBackground
        }
    }

    /// The value as a program prints it.
    public var name: StaticString { callback.name }
}
