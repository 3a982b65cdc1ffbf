/// A buffer for text that is built from thousands of small pieces.
///
/// An array checks at each append whether its storage is shared, which costs more than copying a
/// word. A buffer cannot be copied, so it needs no check.
public struct TextBuffer: ~Copyable {
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var used = 0

    /// Creates an empty buffer with room for a number of bytes; it grows when needed.
    public init(capacity: Int) {
        self.capacity = max(64, capacity)
        memory = .allocate(capacity: self.capacity)
    }

    deinit {
        memory.deallocate()
    }

    /// The number of bytes so far.
    public var count: Int { used }

    /// Calls a closure with the bytes so far; the pointer must not escape it.
    public func withBytes(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
        read(UnsafeBufferPointer(start: memory, count: used))
    }

    /// The bytes so far as text.
    public var text: Text {
        Text(UnsafeBufferPointer(start: memory, count: used))
    }

    /// Appends UTF-8 code units.
    @inlinable
    public mutating func append(contentsOf piece: UnsafeBufferPointer<UInt8>) {
        guard let start = piece.baseAddress else { return }
        if capacity - used < piece.count { grow(by: piece.count) }
        (memory + used).update(from: start, count: piece.count)
        used += piece.count
    }

    /// Appends text.
    @inlinable
    public mutating func append(_ text: Text) {
        text.bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends a literal.
    @inlinable
    public mutating func append(literal: StaticString) {
        literal.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends one byte, usually an ASCII character.
    @inlinable
    public mutating func append(_ byte: UInt8) {
        if capacity == used { grow(by: 1) }
        memory[used] = byte
        used += 1
    }

    /// Appends a copy of bytes that are already in the buffer.
    public mutating func append(again range: Range<Int>) {
        precondition(range.upperBound <= used, "a buffer repeats what it has")
        if capacity - used < range.count { grow(by: range.count) }
        (memory + used).update(from: memory + range.lowerBound, count: range.count)
        used += range.count
    }

    /// Appends a whole number in decimal.
    public mutating func append(_ number: Int) {
        withDecimal(number.magnitude, isNegative: number < 0) { append(contentsOf: $0) }
    }

    /// Appends a count of tenths, hundredths or thousandths, as a decimal number.
    ///
    /// - Parameters:
    ///   - count: The count.
    ///   - places: The number of decimals: 1 for tenths, 2 for hundredths.
    ///   - width: The least number of bytes, padded with blanks on the left; up to 24.
    public mutating func append(decimal count: Int64, places: Int, width: Int = 0) {
        withDecimal(count.magnitude, isNegative: count < 0, places: places, width: width) {
            append(contentsOf: $0)
        }
    }

    @usableFromInline
    mutating func grow(by room: Int) {
        capacity = max(2 * capacity, used + room)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: used)
        memory.deallocate()
        memory = larger
    }
}

/// Calls a closure with a number in decimal.
///
/// - Parameters:
///   - magnitude: The number, in units of its last decimal.
///   - isNegative: Whether to put a minus sign before it.
///   - places: The number of decimals.
///   - width: The least number of bytes, padded with blanks on the left; up to 24.
///   - use: The closure that takes the bytes.
func withDecimal(
    _ magnitude: some FixedWidthInteger, isNegative: Bool, places: Int = 0, width: Int = 0,
    _ use: (UnsafeBufferPointer<UInt8>) -> Void
) {
    // The digits are written from the last one; the largest number has 20.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
        var rest = magnitude
        var start = bytes.endIndex
        func put(_ byte: UInt8) {
            start -= 1
            bytes[start] = byte
        }
        let point = bytes.endIndex - places
        repeat {
            if start == point, places > 0 { put(UInt8(ascii: ".")) }
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0 || start >= point && places > 0
        if isNegative { put(UInt8(ascii: "-")) }
        while bytes.endIndex - start < width { put(UInt8(ascii: " ")) }
        use(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
}
