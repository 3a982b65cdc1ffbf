public import Diagnostics
public import LifecycleCore

/// Writes the times of successive lines.
///
/// Most lines have the same time as the line above, whose digits are copied.
public struct RepeatedTime {
    private var last: (time: Instant, digits: Range<Int>)?

    /// Creates a writer without a previous time.
    public init() {}

    /// Appends a time in seconds with three decimals; all calls must pass the same buffer.
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
