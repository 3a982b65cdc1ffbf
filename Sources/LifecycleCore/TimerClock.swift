/// The clock that measures the time of a timer of the app.
public enum TimerClock: UInt8, CaseIterable, Sendable {
    /// The clock of the scenario, which never stops.
    case scenario
    /// `DispatchTime`, the deadline of a dispatch timer, which stops while the device sleeps.
    case deadline
    /// `DispatchWallTime`, the wall deadline of a dispatch timer, which continues.
    case wallDeadline
}
