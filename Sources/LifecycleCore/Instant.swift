/// A point in virtual time, in whole milliseconds since the scenario began.
public struct Instant: Hashable, Comparable, Sendable {
    /// The milliseconds since the scenario began, from 0 to ten years.
    public var milliseconds: Int64

    /// Creates a point in time from milliseconds.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The start of a scenario.
    public static let zero = Instant(milliseconds: 0)

    /// Returns whether one point in time is before another.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The point in time a span later.
    public static func + (instant: Instant, span: Span) -> Instant {
        Instant(milliseconds: instant.milliseconds + span.milliseconds)
    }

    /// The point in time a span earlier.
    public static func - (instant: Instant, span: Span) -> Instant {
        Instant(milliseconds: instant.milliseconds - span.milliseconds)
    }

    /// The span from one point in time to a later one.
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

    /// Returns whether one span is shorter than another.
    public static func < (left: Span, right: Span) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
