/// Something that comes to an app from outside: an event, and what it comes to.
public struct Stimulus: Hashable, Sendable {
    /// What the user or the system does.
    public var event: Event
    /// What it is done to.
    public var target: Target

    /// Where an event comes.
    public enum Target: Hashable, Sendable {
        /// To the app, or to the device: nowhere on the screen in particular.
        case app
        /// To a window, counted from 1.
        case window(UInt8)
        /// To a view that the scenario names.
        case view(ViewName)
        /// To a point of the window.
        case point(Point)
    }

    /// Creates the stimulus of an event.
    public init(_ event: Event, at target: Target = .app) {
        self.event = event
        self.target = target
    }
}
