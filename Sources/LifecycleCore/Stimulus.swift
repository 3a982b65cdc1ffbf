/// An event from outside with its target.
public struct Stimulus: Hashable, Sendable {
    /// The event.
    public var event: Event
    /// The target of the event.
    public var target: Target

    /// The target of an event.
    public enum Target: Hashable, Sendable {
        /// The app or the device, at no particular place on the screen.
        case app
        /// A window, counted from 1.
        case window(UInt8)
        /// A view, by its name.
        case view(ViewName)
        /// A point of the window.
        case point(Point)
    }

    /// Creates the stimulus of an event.
    public init(_ event: Event, at target: Target = .app) {
        self.event = event
        self.target = target
    }
}
