/// A moment of virtual time: whole milliseconds since the scenario began.
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since the scenario began, from 0 to ten years.
    public var milliseconds: Int64

    /// Creates a moment from the milliseconds since the scenario began.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The moment in which a scenario begins.
    public static let zero = Instant(milliseconds: 0)

    /// Tells whether one moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The moment that is a span after another.
    public static func + (instant: Instant, span: Span) -> Instant {
        Instant(milliseconds: instant.milliseconds + span.milliseconds)
    }

    /// The moment that is a span before another.
    public static func - (instant: Instant, span: Span) -> Instant {
        Instant(milliseconds: instant.milliseconds - span.milliseconds)
    }

    /// The span from one moment to a later one.
    public static func - (later: Instant, earlier: Instant) -> Span {
        Span(milliseconds: later.milliseconds - earlier.milliseconds)
    }
}

/// A length of virtual time in whole milliseconds.
public struct Span: Hashable, Comparable, Sendable {
    /// The length in milliseconds.
    public var milliseconds: Int64

    /// Creates a span from milliseconds.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Creates a span of whole seconds.
    public static func seconds(_ seconds: Int64) -> Span {
        Span(milliseconds: seconds * 1000)
    }

    /// Tells whether one span is shorter than another.
    public static func < (left: Span, right: Span) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
