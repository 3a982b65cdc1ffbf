import Diagnostics
import Markup

/// Nests the HTML in a text: each element ends at its end tag or at the end of the text.
struct HTMLInlines {
    private var nester = HTMLNester<Inline>()
    /// The number of elements that may be open at a time.
    private let levels: Int
    /// True if the text may have blocks such as lists, as in the cell of a table.
    private let hasBlocks: Bool
    /// True if the text is within a link, where no other link may be.
    private let isInLink: Bool
    /// True if an element was too deep and was dropped.
    private(set) var hasDropped = false

    init(levels: Int, hasBlocks: Bool = false, isInLink: Bool = false) {
        self.levels = levels
        self.hasBlocks = hasBlocks
        self.isInLink = isInLink
    }

    /// Nests the HTML that cmark found in a text.
    ///
    /// - Returns: The text, and true if an element in it was too deep and was dropped.
    static func nested(
        _ list: [Inline], levels: Int, hasBlocks: Bool = false, isInLink: Bool = false,
        _ notes: inout HTMLNotes
    ) -> (inlines: [Inline], hasDropped: Bool) {
        var text = HTMLInlines(levels: levels, hasBlocks: hasBlocks, isInLink: isInLink)
        for var inline in list {
            if case .html(let literal) = inline.kind {
                text.add(html: literal, inline.range, &notes)
                continue
            }
            let (depth, isInner) = (text.nester.depth, text.isInnerLink)
            inline.mapContent(isInLink: isInner) { content, isInLink in
                let (content, hasDropped) = nested(
                    content, levels: max(0, levels - depth - 1), isInLink: isInLink, &notes)
                text.hasDropped = text.hasDropped || hasDropped
                return content
            }
            text.add(inline)
        }
        return (text.finish(&notes), text.hasDropped)
    }

    /// Adds an inline that is not HTML.
    mutating func add(_ inline: Inline) { nester.add(inline) }

    /// Adds HTML as found by cmark.
    private mutating func add(html literal: String, _ range: SourceRange, _ notes: inout HTMLNotes)
    {
        var tokens = HTMLTokens(Array(literal.utf8))
        switch tokens.next()?.token {
        case .tag(let tag): add(tag, literal: literal, range, &notes)
        case .other(let name): add(unknown: name, literal: literal, range, &notes)
        case .comment, .text, nil: nester.add(Inline(.html(literal), range))
        }
    }

    /// Adds HTML that is shown as text.
    mutating func add(
        unknown name: String, literal: String, _ range: SourceRange, _ notes: inout HTMLNotes
    ) {
        // The name with the case in which it is written.
        let start = literal.utf8.drop { !$0.isLetter }.prefix(name.utf8.count)
        let written = start.lazy.map(\.lowercased).elementsEqual(name.utf8) ? String(start) : nil
        notes.shown(name, written ?? name, range)
        nester.add(Inline(.html(literal), range))
    }

    mutating func add(
        _ tag: HTMLTag, literal: String, _ range: SourceRange, _ notes: inout HTMLNotes
    ) {
        if SafeElement.passedOver.contains(tag.name) { return }
        guard let element = SafeElement.all[tag.name], element.isPhrase || mayHave(element) else {
            return add(unknown: tag.name, literal: literal, range, &notes)
        }
        if tag.isEnd { return end(tag.name, element, range, &notes) }
        let start = HTMLStart(tag, element, literal: literal, range: range)
        guard let count = nester.closed(byStartOf: element),
            start.value(.href) == nil || !isInnerLink
        else {
            notes.misplaced(start)
            nester.add(Inline(.html(literal), range))
            return
        }
        for name in start.dropped { notes.dropped(name, of: start) }
        close(count, at: range.start, &notes)
        if element.content == .nothing {
            nester.add(Self.inline(of: start))
        } else if nester.depth >= levels {
            hasDropped = true
        } else {
            nester.push(start)
            if tag.isSelfClosing { close(1, at: range.end, endTag: range.end, &notes) }
        }
    }

    /// Closes the open elements and returns everything.
    mutating func finish(_ notes: inout HTMLNotes) -> [Inline] {
        if let innermost = nester.innermost { close(nester.depth, at: innermost.range.end, &notes) }
        return nester.take()
    }

    /// True if the next inline is within a link.
    private var isInnerLink: Bool { isInLink || nester.hasOpen { $0.value(.href) != nil } }

    /// Returns true for a block that a cell of a Markdown table may have; tables are not allowed.
    private func mayHave(_ element: SafeElement) -> Bool {
        hasBlocks && element.content != .parts && element.content != .text
            && !element.parents.contains(.tr) && !element.parents.contains(.table)
    }

    private mutating func end(
        _ name: String, _ element: SafeElement, _ range: SourceRange, _ notes: inout HTMLNotes
    ) {
        guard let count = nester.closed(byEndOf: name, element) else {
            return notes.stray(name, range)
        }
        close(count - 1, at: range.start, &notes)
        close(1, at: range.end, endTag: range.start, &notes)
    }

    /// Closes the innermost elements.
    ///
    /// - Parameters:
    ///   - count: The number of elements.
    ///   - end: The place after them.
    ///   - endTag: The start of the end tag of the only element; nil if it has none.
    ///   - notes: The diagnostics.
    private mutating func close(
        _ count: Int, at end: SourcePosition, endTag: SourcePosition? = nil,
        _ notes: inout HTMLNotes
    ) {
        for _ in 0..<count {
            let closed = nester.pop()
            let (start, content) = (closed.start, closed.content)
            if endTag == nil, !start.element.endsByItself { notes.unclosed(start) }
            let end = max(end, content.last?.range.end ?? start.range.end)
            let range = SourceRange(start: start.range.start, end: end)
            nester.add(Self.inline(of: start, content, range, endTag ?? end))
        }
    }

    /// The inline for an element without content.
    private static func inline(of start: HTMLStart) -> Inline {
        guard start.element.tag == .img else {
            return Inline(.element(start.htmlElement(), []), start.range)
        }
        let words = start.value(.alt) ?? ""
        let alternative = Inline(.text(words), start.range, isEscaped: true)
        var image = Image(
            source: start.value(.src) ?? "", title: start.value(.title) ?? "",
            content: words.isEmpty ? [] : [alternative], range: start.range)
        var element = start.htmlElement(without: [.src, .alt, .title])
        image.attributes = element.attributes
        image.isHTML = true
        let inline = Inline(.image(image), start.range)
        guard element.id != nil else { return inline }
        element.tag = .span
        element.attributes = []
        return Inline(.element(element, [inline]), start.range)
    }

    /// The inline for an element with content; a link around another link becomes a span.
    private static func inline(
        of start: HTMLStart, _ content: [Inline], _ range: SourceRange, _ endTag: SourcePosition
    ) -> Inline {
        guard let address = start.value(.href) else {
            var element = start.htmlElement()
            // In a link, a browser would end the link at a second `<a>`.
            if element.tag == .a { element.tag = .span }
            return Inline(.element(element, content), range)
        }
        let link = Link(
            destination: address, title: start.value(.title) ?? "", content: content, range: range,
            contentRange: SourceRange(start: start.range.end, end: max(start.range.end, endTag)),
            destinationRange: start.addressRange, isHTML: true)
        let inline = Inline(.link(link), range)
        let isOutermost = !content.contains { $0.hasLink }
        var element = start.htmlElement(without: [.href, .title])
        if isOutermost, element.id == nil { return inline }
        element.tag = .span
        return Inline(.element(element, isOutermost ? [inline] : content), range)
    }
}

extension Inline {
    /// True if it is a link or contains one.
    fileprivate var hasLink: Bool {
        if case .link = kind { return true }
        return content?.contains { $0.hasLink } ?? false
    }
}
