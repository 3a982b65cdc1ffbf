// Theory of operation.
//
// Diagnostics is the ground floor: what can be wrong with a source text, where, and what would
// be right. It knows severity, stable ids, places and replacements. It does not know how
// anything is printed, and it imports nothing.
//
// `Text` lives here because every portable target speaks through it. In Embedded Swift a
// `String` that is compared or split pulls in 86 KB of Unicode tables; bytes pull in nothing.

/// UTF-8 text as bytes, the only text that portable targets handle.
///
/// Interpolation takes integers and text and nothing else: Embedded Swift would print anything
/// else as a placeholder without a warning, so here it does not compile.
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

    /// Whether there is not one byte.
    public var isEmpty: Bool { bytes.isEmpty }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// The text as a string; malformed UTF-8 is repaired with replacement characters.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends other text.
    public mutating func append(_ other: Text) {
        bytes.append(contentsOf: other.bytes)
    }

    /// Appends a literal.
    public mutating func append(literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends one byte, an ASCII character as a rule.
    public mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends a whole number in decimal.
    public mutating func append(_ number: some BinaryInteger) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        // The digits come last one first, and are turned round in place.
        let start = bytes.count
        var rest = UInt64(number.magnitude)
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Whether the text has the same bytes as a literal.
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
        var text = Text()

        /// Makes room for the literal parts and a guess at the rest.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// Appends a literal part.
        public mutating func appendLiteral(_ literal: StaticString) {
            text.append(literal: literal)
        }

        /// Interpolates other text.
        public mutating func appendInterpolation(_ other: Text) {
            text.append(other)
        }

        /// Interpolates a literal held in a table.
        public mutating func appendInterpolation(_ literal: StaticString) {
            text.append(literal: literal)
        }

        /// Interpolates a string, for callers outside the portable targets.
        public mutating func appendInterpolation(_ string: String) {
            text.bytes.append(contentsOf: string.utf8)
        }

        /// Interpolates a whole number in decimal.
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            text.append(number)
        }
    }
}
