import Diagnostics
import Markup

/// Reads the HTML between the tags of a template, to find out what it adds to a page.
///
/// A value may begin in one part and end in another, with tags of the template between them.
struct TemplateMarks {
    /// What a part ends in the middle of.
    private enum State {
        case text
        /// The name of an element, as far as it has been read.
        case tagName([UInt8])
        /// Between the attributes of an element.
        case element(Tag?)
        case attributeName([UInt8], Tag?)
        /// After the `=` between an attribute and its value.
        case equals(Mark.Kind?, Tag?)
        /// In a value up to a quotation mark; nil for an unquoted value.
        case value(Mark.Kind?, quote: UInt8?, Tag?)
        /// The text of a script or a style element, perhaps with the first sign of its end.
        case rawText(hasBracket: Bool)
        /// An end tag, or a declaration.
        case end
        case comment(dashes: Int)
    }

    /// What a byte begins or ends.
    private enum Event {
        case element(Tag)
        /// A value begins at the byte or after it.
        case valueBegins(behind: Bool)
        /// A value ends before the byte.
        case valueEnds(Mark.Kind)
    }

    private var state = State.text

    /// The steps that add a part to a page.
    mutating func steps(for part: ArraySlice<UInt8>) -> [Template.Step] {
        var steps: [Template.Step] = []
        var html = HTML()
        var copied = part.startIndex
        /// The start of the open value in `html`; nil if it began in an earlier part.
        var start: Int?
        func copy(to end: Int) {
            html.append(verbatim: part[copied..<end])
            copied = end
        }
        for index in part.indices {
            switch read(part[index]) {
            case .element(let tag)?: html.note(tag)
            case .valueBegins(let isBehind)?:
                copy(to: isBehind ? index + 1 : index)
                start = html.markup.count
            case .valueEnds(let kind)?:
                copy(to: index)
                if let start {
                    html.note(kind, start..<html.markup.count)
                } else {
                    steps += [.markup(html), .endValue]
                    html = HTML()
                }
                start = nil
            case nil: break
            }
        }
        copy(to: part.endIndex)
        if case .equals(let kind, let tag) = state {
            // A tag of the template supplies the value.
            state = .value(kind, quote: nil, tag)
            start = html.markup.count
        }
        if case .value(let kind?, _, _) = state, let start {
            steps.append(.startValue(html, kind, start))
        } else {
            steps.append(.markup(html))
        }
        return steps
    }

    private mutating func read(_ byte: UInt8) -> Event? {
        switch state {
        case .text:
            if byte == UInt8(ascii: "<") { state = .tagName([]) }
        case .tagName(let name): return read(byte, inName: name)
        case .element(let tag): read(byte, inElement: tag)
        case .attributeName(let name, let tag): read(byte, inAttribute: name, of: tag)
        case .equals(let kind, let tag):
            let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            state = .value(kind, quote: isQuote ? byte : nil, tag)
            return kind == nil ? nil : .valueBegins(behind: isQuote)
        case .value(let kind, let quote, let tag):
            let isEnd = quote.map { $0 == byte } ?? (isSpace(byte) || byte == UInt8(ascii: ">"))
            guard isEnd else { return nil }
            state = .element(tag)
            if quote == nil { read(byte, inElement: tag) }
            return kind.map { .valueEnds($0) }
        case .rawText(let hasBracket):
            state =
                hasBracket && byte == UInt8(ascii: "/")
                ? .end : .rawText(hasBracket: byte == UInt8(ascii: "<"))
        case .end:
            if byte == UInt8(ascii: "-") { state = .comment(dashes: 1) }
            if byte == UInt8(ascii: ">") { state = .text }
        case .comment(let dashes):
            let isEnd = byte == UInt8(ascii: ">") && dashes >= 2
            state = isEnd ? .text : .comment(dashes: byte == UInt8(ascii: "-") ? dashes + 1 : 0)
        }
        return nil
    }

    private mutating func read(_ byte: UInt8, inName name: [UInt8]) -> Event? {
        let isStart = name.isEmpty
        if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") {
            state = .end
            return nil
        }
        guard isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") else {
            state = .tagName(name + [byte])
            return nil
        }
        let tag = Tag(String(decoding: name, as: UTF8.self))
        read(byte, inElement: tag)
        return tag.map { .element($0) }
    }

    private mutating func read(_ byte: UInt8, inElement tag: Tag?) {
        if byte == UInt8(ascii: ">") {
            state = tag == .script || tag == .style ? .rawText(hasBracket: false) : .text
        } else if isSpace(byte) || byte == UInt8(ascii: "/") {
            state = .element(tag)
        } else {
            state = .attributeName([byte], tag)
        }
    }

    private mutating func read(_ byte: UInt8, inAttribute name: [UInt8], of tag: Tag?) {
        if byte == UInt8(ascii: "=") {
            state = .equals(Mark.Kind(attribute: Text(name), of: tag), tag)
        } else if isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
            read(byte, inElement: tag)
        } else {
            state = .attributeName(name + [byte], tag)
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}

extension Tag {
    private static let tags = Dictionary(
        uniqueKeysWithValues: Tag.allCases.map { (Text($0.name).string, $0) })

    /// The tag with a name; nil if pages do not use such an element.
    init?(_ name: String) {
        guard let tag = Self.tags[name] else { return nil }
        self = tag
    }
}
