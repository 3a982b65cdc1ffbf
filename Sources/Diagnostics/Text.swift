// Theory of operation.
//
// This module describes what is wrong with a source text, where, and what would be right:
// severities, stable ids, positions and replacements. It imports nothing and does not know how
// diagnostics are printed.
//
// `Text` is here because every portable target uses it. In Embedded Swift a `String` that is
// compared or split links 86 KB of Unicode tables; bytes link nothing.

/// UTF-8 text as bytes, the only kind of text in portable targets.
///
/// Only integers, text and strings can be interpolated. Embedded Swift would print any
/// other value as a placeholder without a warning, so here it does not compile.
///
///     let line: Text = "line \(3): unknown word '\(word)'"
public struct Text: Equatable, Sendable {
    /// The UTF-8 code units.
    public var bytes: [UInt8]

    /// Creates text from UTF-8 code units, which are not validated.
    public init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Creates empty text.
    public init() {
        self.bytes = []
    }

    /// Creates text from a literal.
    public init(_ literal: StaticString) {
        self.bytes = []
        append(literal: literal)
    }

    /// Creates text from a string.
    public init(string: String) {
        self.bytes = Array(string.utf8)
    }

    /// Whether the text has no bytes.
    public var isEmpty: Bool { bytes.isEmpty }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// The text as a string; malformed UTF-8 is repaired with replacement characters.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends other text.
    @inlinable
    public mutating func append(_ other: Text) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Appends a literal.
    @inlinable
    public mutating func append(literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends one byte, usually an ASCII character.
    @inline(never)
    public mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends a whole number in decimal.
    @inlinable
    public mutating func append(_ number: some BinaryInteger) {
        append(decimal: UInt64(number.magnitude), isNegative: number < 0)
    }

    @usableFromInline
    mutating func append(decimal magnitude: UInt64, isNegative: Bool) {
        withDecimal(magnitude, isNegative: isNegative) { bytes.append(contentsOf: $0) }
    }

    /// Returns whether two texts have the same bytes.
    public static func == (left: Text, right: Text) -> Bool {
        guard left.count == right.count else { return false }
        return left.bytes.withUnsafeBufferPointer { left in
            right.bytes.withUnsafeBufferPointer { right in
                // A loop without an early exit compares many bytes at once.
                var difference: UInt8 = 0
                for index in left.indices { difference |= left[index] ^ right[index] }
                return difference == 0
            }
        }
    }

    /// Returns whether the text has the same bytes as a literal.
    public static func == (text: Text, literal: StaticString) -> Bool {
        literal.withUTF8Buffer { text.bytes.elementsEqual($0) }
    }
}

extension Text: ExpressibleByStringInterpolation {
    /// Creates text from a literal.
    public init(stringLiteral value: StaticString) {
        self.init(value)
    }

    /// Creates text from an interpolated literal.
    public init(stringInterpolation: Interpolation) {
        self = stringInterpolation.text
    }

    /// Collects the pieces of an interpolated literal.
    public struct Interpolation: StringInterpolationProtocol {
        @usableFromInline var text = Text()

        /// Makes room for the literal parts and an estimate of the rest.
        @inline(never)
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// Appends a literal part, which is empty if the literal begins or ends with a value.
        @inlinable @inline(__always)
        public mutating func appendLiteral(_ literal: StaticString) {
            if literal.utf8CodeUnitCount > 0 { text.append(literal: literal) }
        }

        /// Interpolates other text.
        public mutating func appendInterpolation(_ other: Text) {
            text.append(other)
        }

        /// Interpolates a literal.
        public mutating func appendInterpolation(_ literal: StaticString) {
            text.append(literal: literal)
        }

        /// Interpolates a string, for callers outside the portable targets.
        public mutating func appendInterpolation(_ string: String) {
            text.bytes.append(contentsOf: string.utf8)
        }

        /// Interpolates a whole number in decimal.
        @inlinable
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            text.append(number)
        }
    }
}
