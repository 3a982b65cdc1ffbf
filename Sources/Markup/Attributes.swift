public import Diagnostics

/// The attributes of an element, in the order in which they are written.
public struct Attributes: ExpressibleByDictionaryLiteral, Sendable {
    /// Names and values; the values are not escaped yet.
    var list: [(StaticString, Value)]

    /// Creates attributes from names and values.
    public init(dictionaryLiteral elements: (StaticString, Value)...) {
        list = elements
    }

    /// Whether there are none.
    public var isEmpty: Bool { list.isEmpty }

    /// Adds an attribute at the end.
    public mutating func add(_ name: StaticString, _ value: Value) {
        list.append((name, value))
    }

    /// What an attribute says.
    ///
    /// Most values are literals and numbers, which need no memory of their own.
    public enum Value: ExpressibleByStringInterpolation, Sendable {
        /// Words that stand in the source of this program.
        case literal(StaticString)
        /// Text that is put together.
        case text(Text)
        /// A whole number.
        case number(Int)

        /// Creates a value from a literal.
        public init(stringLiteral value: StaticString) {
            self = .literal(value)
        }

        /// Creates a value from an interpolated literal.
        public init(stringInterpolation: Text.Interpolation) {
            self = .text(Text(stringInterpolation: stringInterpolation))
        }
    }
}
