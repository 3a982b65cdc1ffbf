/// The five states of an app, as Apple's documentation draws them.
public enum LifecycleState: UInt8, CaseIterable, Sendable {
    /// The app was not started, or it was terminated.
    case notRunning
    /// In the foreground, but events such as touches are not delivered.
    case inactive
    /// In the foreground, and events are delivered.
    case active
    /// Not on screen, executing code.
    case background
    /// In memory, executing nothing.
    case suspended

    /// The name for readers, in small letters.
    public var name: StaticString {
        switch self {
        case .notRunning: "not running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}

/// A set of lifecycle states, for the rules that hold in several.
public struct LifecycleStates: OptionSet, Hashable, Sendable {
    /// One bit for each state, by its raw value.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the set of one state.
    public init(_ state: LifecycleState) {
        self.init(rawValue: 1 << state.rawValue)
    }

    /// Not running alone.
    public static let notRunning = LifecycleStates(.notRunning)
    /// Inactive alone.
    public static let inactive = LifecycleStates(.inactive)
    /// Active alone.
    public static let active = LifecycleStates(.active)
    /// Background alone.
    public static let background = LifecycleStates(.background)
    /// Suspended alone.
    public static let suspended = LifecycleStates(.suspended)
    /// The app is on screen.
    public static let foreground: LifecycleStates = [.inactive, .active]
    /// The process executes code.
    public static let executing: LifecycleStates = [.inactive, .active, .background]
    /// There is no app on screen.
    public static let offScreen: LifecycleStates = [.notRunning, .background, .suspended]
    /// Every state.
    public static let any: LifecycleStates = [
        .notRunning, .inactive, .active, .background, .suspended,
    ]
}

/// What `UIApplication.applicationState` reads.
///
/// There is no value for a suspended app: it reads `background` once it runs again
/// (Apple, `UIApplication.State`).
public enum ApplicationState: UInt8, CaseIterable, Sendable {
    /// `UIApplication.State.active`, raw value 0.
    case active = 0
    /// `UIApplication.State.inactive`, raw value 1.
    case inactive = 1
    /// `UIApplication.State.background`, raw value 2.
    case background = 2

    /// Apple's name of the case.
    public var name: StaticString {
        switch self {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        }
    }
}
