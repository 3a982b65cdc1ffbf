// Theory of operation.
//
// This module writes HTML, SVG and XML, and escapes all text. While it writes, it records the
// elements, ids, classes and addresses with their positions, and the words for the search.
// Later stages read these records and never parse the markup.
//
// It knows nothing of pages, templates and styles.

public import Diagnostics

/// Markup under construction, with a record of its contents.
///
/// Text is escaped by `append`; markup is added as elements or as other `HTML`. Every element is
/// closed, so the result is well-formed XML, as SVG needs, if no element repeats an attribute.
///
///     var html = HTML()
///     html.element(.p, ["class": "summary"]) { $0.append("a < b") }
public struct HTML: Equatable, Sendable {
    /// The markup so far.
    public internal(set) var markup = Text()
    /// The marked values, in document order.
    public internal(set) var marks: [Mark] = []
    /// The tags that occur in the markup.
    public internal(set) var tags = TagSet()
    /// The words that a search finds.
    public internal(set) var words = MarkupWords()
    /// The number of open elements whose words are not searchable.
    private var silence = 0

    /// Creates empty markup.
    public init() {}

    /// Creates empty markup with reserved capacity, in bytes.
    public init(capacity: Int) {
        markup.bytes.reserveCapacity(capacity)
    }

    /// Creates markup by filling it.
    public init(_ fill: (inout HTML) -> Void) {
        fill(&self)
    }

    /// Creates markup from text, which is escaped.
    public init(text: Text) {
        append(text)
    }

    /// Whether there is no markup.
    public var isEmpty: Bool { markup.isEmpty }

    /// Appends text, which is escaped.
    public mutating func append(_ text: Text) {
        text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
        if silence == 0 { words.text.append(text) }
    }

    /// Appends a string, which is escaped.
    public mutating func append(string: String) {
        append(Text(string: string))
    }

    /// Appends other markup.
    public mutating func append(_ other: HTML) {
        let start = markup.count
        markup.append(other.markup)
        marks.reserveCapacity(marks.count + other.marks.count)
        for mark in other.marks { marks.append(mark.moved(by: start)) }
        tags.formUnion(other.tags)
        if silence == 0 { words.append(other.words) }
    }

    /// Appends bytes unescaped: parts of a template, and HTML in Markdown.
    public mutating func append(verbatim bytes: some Sequence<UInt8>) {
        markup.bytes.append(contentsOf: bytes)
    }

    /// Appends text, which is escaped and not searchable.
    public mutating func append(silent text: Text) {
        text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
    }

    /// Records words that a search finds and the markup has in an attribute, such as those of an
    /// image.
    public mutating func note(words text: Text) {
        if silence == 0 { words.text.append(text) }
    }

    /// Records a value that was appended verbatim or in parts; it is after all recorded values.
    public mutating func note(_ kind: Mark.Kind, _ range: Range<Int>) {
        marks.append(Mark(kind, range))
    }

    /// Records an element that was appended verbatim.
    public mutating func note(_ tag: Tag) {
        tags.insert(tag)
    }

    /// Appends a line feed, so that a diff of generated files shows short lines.
    public mutating func lineFeed() {
        markup.append(UInt8(ascii: "\n"))
        separateWords()
    }

    /// Appends a line feed, unless the line is empty.
    public mutating func freshLine() {
        if let last = markup.bytes.last, last != UInt8(ascii: "\n") { lineFeed() }
    }

    /// Appends content that is not searchable.
    public mutating func silently(_ content: (inout HTML) -> Void) {
        silence += 1
        content(&self)
        silence -= 1
        separateWords()
    }

    /// Appends an element with content.
    public mutating func element(
        _ tag: Tag, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
    ) {
        start(tag, attributes)
        content(&self)
        end(tag)
    }

    /// Appends an element that contains text.
    public mutating func element(_ tag: Tag, _ attributes: Attributes = [:], text: Text) {
        element(tag, attributes) { $0.append(text) }
    }

    /// Appends an element without content, such as `wbr` or `rect`.
    ///
    /// - Parameters:
    ///   - tag: The element.
    ///   - attributes: Its attributes.
    ///   - end: The closing characters; CommonMark writes a blank before the slash.
    public mutating func empty(
        _ tag: Tag, _ attributes: Attributes = [:], end: StaticString = "/>"
    ) {
        open(tag, attributes)
        markup.append(literal: end)
    }

    // `start` and `end` are separate functions because the compiler inlines `element` at each call
    // with a closure.

    /// Appends the start tag of an element whose content is written in several places.
    @inline(never)
    public mutating func start(_ tag: Tag, _ attributes: Attributes = [:]) {
        open(tag, attributes)
        markup.append(UInt8(ascii: ">"))
        if tag.isSilent { silence += 1 }
    }

    /// Appends the end tag of an element.
    @inline(never)
    public mutating func end(_ tag: Tag) {
        markup.append(literal: "</")
        write(tag)
        markup.append(UInt8(ascii: ">"))
        if tag.isSilent { silence -= 1 }
        if silence == 0, tag.headingLevel != nil { words.endHeading() }
        if !tag.isInline { separateWords() }
    }

    private mutating func open(_ tag: Tag, _ attributes: Attributes) {
        if !tag.isInline { separateWords() }
        tags.insert(tag)
        markup.append(UInt8(ascii: "<"))
        write(tag)
        for (name, value) in attributes.list {
            markup.append(UInt8(ascii: " "))
            markup.append(literal: name)
            markup.append(literal: "=\"")
            append(value, of: name, tag)
            markup.append(UInt8(ascii: "\""))
        }
    }

    /// Appends the name of an element, and marks the level of a heading.
    private mutating func write(_ tag: Tag) {
        markup.append(literal: tag.name)
        if tag.headingLevel != nil {
            marks.append(Mark(.level, markup.count - 1..<markup.count))
        }
    }

    private mutating func append(_ value: Attributes.Value, of name: StaticString, _ tag: Tag) {
        let start = markup.count
        switch value {
        case .literal(let words): words.withUTF8Buffer { append(escaping: $0) }
        case .text(let text): text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
        case .number(let number): markup.append(number)
        }
        guard let kind = Mark.Kind(attribute: name, of: tag) else { return }
        marks.append(Mark(kind, start..<markup.count))
        if kind == .id, silence == 0, tag.headingLevel != nil {
            words.startHeading(Text(markup.bytes[start...]))
        }
    }

    private mutating func separateWords() {
        if silence == 0 { words.separate() }
    }

    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
        // Bytes that need no escape are copied in one piece.
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

/// The escape of a byte that text must not contain; nil for all other bytes.
private func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    // XML cannot represent the other control characters.
    case ..<0x20: "\u{FFFD}"
    default: nil
    }
}
