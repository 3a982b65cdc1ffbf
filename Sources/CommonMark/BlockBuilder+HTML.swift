import Diagnostics
import Markup

extension BlockBuilder {
    /// Adds a block of HTML.
    ///
    /// An element may start in one block and end in another, with Markdown between them.
    mutating func add(
        html node: SyntaxNode, to nester: inout HTMLNester<Block>, levels: Int
    ) {
        let text = HTMLBlockText(node, in: syntax.source)
        var tokens = HTMLTokens(text.bytes)
        var run = HTMLInlines(levels: max(0, levels - nester.depth))
        var end = text.range(0..<0).start
        while let (token, stretch) = tokens.next() {
            let range = text.range(stretch)
            end = range.end
            switch token {
            case .text: text.inlines(stretch).forEach { run.add($0) }
            case .comment: break
            case .other(let name):
                run.add(unknown: name, literal: text.string(stretch), range, &html)
            case .tag(let tag):
                guard let element = SafeElement.all[tag.name], !element.isPhrase else {
                    run.add(tag, literal: text.string(stretch), range, &html)
                    continue
                }
                let start = HTMLStart(tag, element, literal: text.string(stretch), range: range)
                if !tag.isEnd, nester.closed(byStartOf: element) == nil {
                    html.misplaced(start)
                    run.add(Inline(.html(start.literal), range))
                    continue
                }
                flush(&run, to: &nester)
                if tag.isEnd {
                    self.end(start, &nester)
                } else {
                    self.start(start, isSelfClosing: tag.isSelfClosing, &nester, levels: levels)
                }
                run = HTMLInlines(levels: max(0, levels - nester.depth))
            }
        }
        flush(&run, to: &nester)
        close(nester.closedByBlock, of: &nester, at: end)
    }

    /// Closes elements of HTML, the innermost first.
    ///
    /// - Parameters:
    ///   - count: The number of elements.
    ///   - nester: The open elements.
    ///   - end: The place after the elements; nil for the end of their content.
    ///   - hasEndTag: True if an end tag closes the element.
    mutating func close(
        _ count: Int, of nester: inout HTMLNester<Block>, at end: SourcePosition? = nil,
        hasEndTag: Bool = false
    ) {
        for _ in 0..<count {
            let closed = nester.pop()
            let (start, content) = (closed.start, closed.content)
            if !hasEndTag, !start.element.endsByItself { html.unclosed(start) }
            let last = max(start.range.end, content.last?.range.end ?? start.range.end)
            let range = SourceRange(start: start.range.start, end: max(last, end ?? last))
            nester.add(block(of: start, content, range))
        }
    }

    private mutating func start(
        _ start: HTMLStart, isSelfClosing: Bool, _ nester: inout HTMLNester<Block>, levels: Int
    ) {
        guard let count = nester.closed(byStartOf: start.element) else { return }
        for name in start.dropped { html.dropped(name, of: start) }
        close(count, of: &nester, at: start.range.start)
        if nester.depth >= levels {
            reportDepth(at: start.range.start)
            return
        }
        nester.push(start)
        if isSelfClosing || start.element.content == .nothing {
            close(1, of: &nester, at: start.range.end, hasEndTag: true)
        }
    }

    private mutating func end(_ tag: HTMLStart, _ nester: inout HTMLNester<Block>) {
        guard let count = nester.closed(byEndOf: tag.name, tag.element) else {
            return html.stray(tag.name, tag.range)
        }
        close(count - 1, of: &nester, at: tag.range.start)
        close(1, of: &nester, at: tag.range.end, hasEndTag: true)
    }

    /// Adds the text between two blocks of HTML.
    private mutating func flush(_ run: inout HTMLInlines, to nester: inout HTMLNester<Block>) {
        var inlines = run.finish(&html)
        if run.hasDropped, let first = inlines.first { reportDepth(at: first.range.start) }
        if nester.innermost?.element.tag != .pre { inlines.trim() }
        guard let first = inlines.first, let last = inlines.last else { return }
        note(addressesOf: inlines)
        let range = SourceRange(start: first.range.start, end: max(first.range.end, last.range.end))
        close(nester.closedByContent, of: &nester, at: range.start)
        nester.add(
            Block(kind: nester.depth == 0 ? .paragraph(inlines) : .inlines(inlines), range: range))
    }

    private mutating func block(
        of start: HTMLStart, _ content: [Block], _ range: SourceRange
    ) -> Block {
        if start.element.tag == .hr { return Block(kind: .thematicBreak, range: range) }
        guard let level = start.element.level else {
            return Block(kind: .element(start.htmlElement(), content), range: range)
        }
        let inlines = content.flatMap(\.texts).flatMap { $0 }
        let heading = Block(
            kind: .heading(
                heading(inlines, level: level, explicit: start.id, range)), range: range)
        var element = start.htmlElement()
        if element.attributes.isEmpty { return heading }
        element.tag = .div
        element.id = nil
        return Block(kind: .element(element, [heading]), range: range)
    }
}

extension SafeElement {
    /// The level of a heading; nil for any other element.
    fileprivate var level: Int? {
        switch tag {
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        default: nil
        }
    }
}

extension [Inline] {
    /// Removes the white space at both ends.
    fileprivate mutating func trim() {
        while let first, first.isWhite { removeFirst() }
        while let last, last.isWhite { removeLast() }
        if let first { self[0] = first.trimmed(atStart: true) }
        if let last { self[count - 1] = last.trimmed(atStart: false) }
    }
}

extension Inline {
    /// True if it shows nothing.
    fileprivate var isWhite: Bool {
        switch kind {
        case .softBreak, .silentBreak: true
        case .text(let words): !isEscaped && words.utf8.allSatisfy(\.isSpace)
        default: false
        }
    }

    /// The text without the white space at one end, unless it is escaped: then its columns are
    /// unknown.
    fileprivate func trimmed(atStart: Bool) -> Inline {
        guard case .text(let words) = kind, !isEscaped else { return self }
        let bytes = Array(words.utf8)
        guard let first = bytes.firstIndex(where: { !$0.isSpace }),
            let last = bytes.lastIndex(where: { !$0.isSpace })
        else { return self }
        var inline = self
        let kept = atStart ? first..<bytes.count : 0..<last + 1
        inline.kind = .text(String(decoding: bytes[kept], as: UTF8.self))
        inline.range.start.column += kept.lowerBound
        inline.range.end.column -= bytes.count - kept.upperBound
        return inline
    }
}
