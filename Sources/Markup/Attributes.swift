public import Diagnostics

/// The attributes of an element, in the order of their output.
public struct Attributes: ExpressibleByDictionaryLiteral, Sendable {
    /// Names and values; the values are not yet escaped.
    var list: [(StaticString, Value)]

    /// Creates attributes from names and values.
    public init(dictionaryLiteral elements: (StaticString, Value)...) {
        list = elements
    }

    /// Whether there are no attributes.
    public var isEmpty: Bool { list.isEmpty }

    /// Adds an attribute at the end.
    public mutating func add(_ name: StaticString, _ value: Value) {
        list.append((name, value))
    }

    /// The value of an attribute.
    ///
    /// Most values are literals and numbers, which need no allocation.
    public enum Value: ExpressibleByStringInterpolation, Sendable {
        /// A literal in the source of this program.
        case literal(StaticString)
        /// Text made at run time.
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
