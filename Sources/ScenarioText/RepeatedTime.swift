public import Diagnostics
public import LifecycleCore

/// The time of one line after the other.
///
/// Most lines are of the moment of the line above, whose
/// digits are copied.
public struct RepeatedTime {
    private var last: (time: Instant, digits: Range<Int>)?

    /// Starts with no time.
    public init() {}

    /// Appends a time in seconds with three decimals, as wide as wanted; always to one buffer.
    public mutating func append(_ time: Instant, width: Int = 0, to text: inout TextBuffer) {
        if let last, last.time == time {
            text.append(again: last.digits)
            return
        }
        let start = text.count
        text.append(seconds: time - .zero, width: width)
        last = (time, start..<text.count)
    }
}
