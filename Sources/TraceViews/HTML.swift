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

    /// Creates empty markup with room for a number of bytes.
    init(capacity: Int) {
        markup.bytes.reserveCapacity(capacity)
    }

    /// Appends text, escaped.
    public mutating func append(_ text: Text) {
        text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
    }

    /// Appends markup from a literal: a part of an element, where tables make a whole of it.
    mutating func append(markup literal: StaticString) {
        markup.append(literal: literal)
    }

    /// Appends markup that was put together elsewhere in this module.
    mutating func append(markup buffer: borrowing TextBuffer) {
        buffer.withBytes { markup.bytes.append(contentsOf: $0) }
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
        start(name, attributes)
        content(&self)
        end(name)
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

    // The two ends of an element are functions of their own, as the compiler puts a copy of
    // `element` in the place of each call that has a closure.

    @inline(never)
    private mutating func start(_ name: StaticString, _ attributes: Attributes) {
        open(name, attributes)
        markup.append(UInt8(ascii: ">"))
    }

    @inline(never)
    private mutating func end(_ name: StaticString) {
        markup.append(literal: "</")
        markup.append(literal: name)
        markup.append(UInt8(ascii: ">"))
    }

    private mutating func open(_ name: StaticString, _ attributes: Attributes) {
        markup.append(UInt8(ascii: "<"))
        markup.append(literal: name)
        for (name, value) in attributes.list {
            markup.append(UInt8(ascii: " "))
            markup.append(literal: name)
            markup.append(literal: "=\"")
            switch value {
            case .literal(let words): words.withUTF8Buffer { append(escaping: $0) }
            case .text(let text): append(text)
            case .number(let number): markup.append(number)
            }
            markup.append(UInt8(ascii: "\""))
        }
    }

    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
        // What needs no escape is copied in one piece.
        var start = text.startIndex
        for index in text.indices {
            guard let escape = escape(of: text[index]) else { continue }
            markup.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            markup.append(literal: escape)
            start = index + 1
        }
        markup.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
}

/// What stands for a byte that text must not contain; nil for all others.
private func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    // XML has no way to write the other control characters.
    case ..<0x20: "\u{FFFD}"
    default: nil
    }
}

extension TextTable {
    /// Makes the markup for each value.
    init<Value>(markup values: [Value], _ write: (inout HTML, Value) -> Void) {
        self.init(values) { text, value in
            text.append(HTML { write(&$0, value) }.markup)
        }
    }

    /// Makes the markup for each pair of values.
    init<Row, Column>(
        markup rows: [Row], _ columns: [Column], _ write: (inout HTML, Row, Column) -> Void
    ) {
        self.init(rows, columns) { text, row, column in
            text.append(HTML { write(&$0, row, column) }.markup)
        }
    }
}

/// The attributes of an element, in the order in which they are written.
public struct Attributes: ExpressibleByDictionaryLiteral, Sendable {
    /// Names and values; the values are not escaped yet.
    var list: [(StaticString, Value)]

    /// Creates attributes from names and values.
    public init(dictionaryLiteral elements: (StaticString, Value)...) {
        list = elements
    }

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
