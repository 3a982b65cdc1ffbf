/// The five states of an app, as in Apple's documentation.
public enum LifecycleState: UInt8, CaseIterable, Sendable {
    /// The app has not been started, or has been terminated.
    case notRunning
    /// In the foreground, but events such as touches are not delivered.
    case inactive
    /// In the foreground, and events are delivered.
    case active
    /// Not on screen, executing code.
    case background
    /// In memory, executing no code.
    case suspended

    /// The name for readers, in lower case.
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

/// A set of lifecycle states.
public struct LifecycleStates: OptionSet, Hashable, Sendable {
    /// A bit for each state, by its raw value.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the set of one state.
    public init(_ state: LifecycleState) {
        self.init(rawValue: 1 << state.rawValue)
    }

    /// Only the state not running.
    public static let notRunning = LifecycleStates(.notRunning)
    /// Only the state inactive.
    public static let inactive = LifecycleStates(.inactive)
    /// Only the state active.
    public static let active = LifecycleStates(.active)
    /// Only the state background.
    public static let background = LifecycleStates(.background)
    /// Only the state suspended.
    public static let suspended = LifecycleStates(.suspended)
    /// The app is on screen.
    public static let foreground: LifecycleStates = [.inactive, .active]
    /// The process executes code.
    public static let executing: LifecycleStates = [.inactive, .active, .background]
    /// The app is not on screen.
    public static let offScreen: LifecycleStates = [.notRunning, .background, .suspended]
    /// All states.
    public static let any: LifecycleStates = [
        .notRunning, .inactive, .active, .background, .suspended,
    ]
}

/// The value of `UIApplication.applicationState`.
///
/// There is no value for a suspended app, which reads `background` once it runs again
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
