public import Diagnostics

/// Markup under construction: the one place that escapes.
///
/// Text goes in through `append` and comes out escaped; markup goes in only as elements or as
/// other `HTML`. SVG is built with it too, so every element is closed and the result is
/// well-formed XML as long as no attribute repeats.
///
///     var html = HTML()
///     html.element("p", ["class": "summary"]) { $0.append("a < b") }
public struct HTML: Equatable, Sendable {
    /// The markup so far.
    public private(set) var markup = Text()

    /// Creates empty markup.
    public init() {}

    /// Appends text, escaped.
    public mutating func append(_ text: Text) {
        for byte in text.bytes { append(escaping: byte) }
    }

    /// Appends markup that is finished.
    public mutating func append(_ other: HTML) {
        markup.append(other.markup)
    }

    /// Appends a line feed, so that generated files have lines that a diff can name.
    public mutating func lineFeed() {
        markup.append(UInt8(ascii: "\n"))
    }

    /// Appends an element with content.
    public mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        markup.append(UInt8(ascii: ">"))
        content(&self)
        markup.append(literal: "</")
        markup.append(literal: name)
        markup.append(UInt8(ascii: ">"))
    }

    /// Appends an element that contains text.
    public mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:], text: Text
    ) {
        element(name, attributes) { $0.append(text) }
    }

    /// Appends an element without content, such as `wbr` or `rect`.
    public mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
        open(name, attributes)
        markup.append(literal: "/>")
    }

    private mutating func open(_ name: StaticString, _ attributes: Attributes) {
        markup.append(UInt8(ascii: "<"))
        markup.append(literal: name)
        for (name, value) in attributes.list {
            markup.append(UInt8(ascii: " "))
            markup.append(literal: name)
            markup.append(literal: "=\"")
            append(value)
            markup.append(UInt8(ascii: "\""))
        }
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): markup.append(literal: "&amp;")
        case UInt8(ascii: "<"): markup.append(literal: "&lt;")
        case UInt8(ascii: ">"): markup.append(literal: "&gt;")
        case UInt8(ascii: "\""): markup.append(literal: "&quot;")
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): markup.append(byte)
        // XML has no way to write the other control characters.
        case ..<0x20: markup.append(literal: "\u{FFFD}")
        default: markup.append(byte)
        }
    }
}

/// The attributes of an element, in the order in which they are written.
public struct Attributes: ExpressibleByDictionaryLiteral, Sendable {
    /// Names and values; the values are not escaped yet.
    var list: [(StaticString, Text)]

    /// Creates attributes from names and values.
    public init(dictionaryLiteral elements: (StaticString, Text)...) {
        list = elements
    }

    /// Adds an attribute at the end.
    mutating func add(_ name: StaticString, _ value: Text) {
        list.append((name, value))
    }
}
