/// What a timer of the app measures its time with.
public enum TimerClock: UInt8, CaseIterable, Sendable {
    /// The clock of the scenario, which never stops.
    case scenario
    /// `DispatchTime`, the deadline of a dispatch timer, which stands still while the device
    /// sleeps.
    case deadline
    /// `DispatchWallTime`, the wall deadline of a dispatch timer, which goes on.
    case wallDeadline
}
