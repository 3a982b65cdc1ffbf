/// The phase of a scene or an app in SwiftUI.
public enum ScenePhase: UInt8, CaseIterable, Sendable {
    case active
    case inactive
    case background

    /// Creates the phase of a state; nil if no code can read one.
    public init?(of state: LifecycleState) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background, .suspended: self = .background
        case .notRunning: return nil
        }
    }

    /// Creates the phase that a callback reports; nil if it reports none.
    public init?(toldBy callback: Callback) {
        switch callback {
        case .scenePhaseActive: self = .active
        case .scenePhaseInactive: self = .inactive
        case .scenePhaseBackground: self = .background
        default: return nil
        }
    }

    /// The callback that reports the phase to a view.
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
