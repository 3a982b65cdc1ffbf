// Theory of operation.
//
// Markup writes HTML, SVG and XML, and takes notes while it writes: which elements, ids, classes and
// addresses there are and where, and the words that a search finds. Whoever asks later reads the
// notes and never the markup, so there is one idea of what a tag is. All escaping happens here.
//
// It knows no page, no template and no look.

public import Diagnostics

/// Markup under construction, with notes of what is in it.
///
/// Text goes in through `append` and comes out escaped; markup goes in only as elements or as
/// other `HTML`. SVG is built with it too, so every element is closed and the result is
/// well-formed XML as long as no attribute repeats.
///
///     var html = HTML()
///     html.element(.p, ["class": "summary"]) { $0.append("a < b") }
public struct HTML: Equatable, Sendable {
    /// The markup so far.
    public internal(set) var markup = Text()
    /// The values in the markup that later stages ask for, in their order.
    public internal(set) var marks: [Mark] = []
    /// The elements of the markup.
    public internal(set) var tags = TagSet()
    /// What the markup says to a search.
    public internal(set) var words = MarkupWords()
    /// How many elements are open of which a search finds no word.
    private var silence = 0

    /// Creates empty markup.
    public init() {}

    /// Creates empty markup with room for a number of bytes.
    public init(capacity: Int) {
        markup.bytes.reserveCapacity(capacity)
    }

    /// Creates markup by filling it.
    public init(_ fill: (inout HTML) -> Void) {
        fill(&self)
    }

    /// Creates markup from text, escaped.
    public init(text: Text) {
        append(text)
    }

    /// Whether there is nothing.
    public var isEmpty: Bool { markup.isEmpty }

    /// Appends text, escaped.
    public mutating func append(_ text: Text) {
        text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
        if silence == 0 { words.text.append(text) }
    }

    /// Appends text, escaped.
    public mutating func append(string: String) {
        append(Text(string: string))
    }

    /// Appends markup that is finished.
    public mutating func append(_ other: HTML) {
        let start = markup.count
        markup.append(other.markup)
        marks.reserveCapacity(marks.count + other.marks.count)
        for mark in other.marks { marks.append(mark.moved(by: start)) }
        tags.formUnion(other.tags)
        if silence == 0 { words.append(other.words) }
    }

    /// Appends bytes as they are: the parts of a template, and Markdown's own HTML.
    public mutating func append(verbatim bytes: some Sequence<UInt8>) {
        markup.bytes.append(contentsOf: bytes)
    }

    /// Appends text, escaped, that a search does not find.
    public mutating func append(silent text: Text) {
        text.bytes.withUnsafeBufferPointer { append(escaping: $0) }
    }

    /// Notes a value that was appended as it is, or in parts; behind all that are noted already.
    public mutating func note(_ kind: Mark.Kind, _ range: Range<Int>) {
        marks.append(Mark(kind, range))
    }

    /// Notes an element that was appended as it is.
    public mutating func note(_ tag: Tag) {
        tags.insert(tag)
    }

    /// Appends a line feed, so that generated files have lines that a diff can name.
    public mutating func lineFeed() {
        markup.append(UInt8(ascii: "\n"))
        separateWords()
    }

    /// Appends a line feed, unless the line is empty.
    public mutating func freshLine() {
        if let last = markup.bytes.last, last != UInt8(ascii: "\n") { lineFeed() }
    }

    /// Appends what a search does not find.
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
    ///   - end: What closes it; CommonMark has a blank in front of the slash.
    public mutating func empty(
        _ tag: Tag, _ attributes: Attributes = [:], end: StaticString = "/>"
    ) {
        open(tag, attributes)
        markup.append(literal: end)
    }

    // The two ends of an element are functions of their own, as the compiler puts a copy of
    // `element` in the place of each call that has a closure.

    /// Appends the start of an element, for one whose content is not written in one place.
    @inline(never)
    public mutating func start(_ tag: Tag, _ attributes: Attributes = [:]) {
        open(tag, attributes)
        markup.append(UInt8(ascii: ">"))
        if tag.isSilent { silence += 1 }
    }

    /// Appends the end of an element.
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

    /// Appends the name of an element; where a heading has its level is noted.
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
