import Diagnostics

/// Builds the value tree from cmark's tree and the source.
struct BlockBuilder {
    let syntax: Syntax
    let dialect: Dialect
    var blocks: [Block] = []
    var diagnostics: [Diagnostic] = []
    var notes: FootnoteRegister
    var headingIDs = HeadingIDs()
    var html = HTMLNotes()
    private var containers = Containers()
    /// True if the text of an inline has a byte that matches none of cmark's nodes.
    private(set) var hasLostInlines = false
    private var isDepthReported = false
    /// The nodes with the cells of tables, before the document.
    private var cells: [Int] = []

    private var nodes: [SyntaxNode] { syntax.nodes }
    private var source: SourceLines { syntax.source }

    init(_ syntax: Syntax, dialect: Dialect) {
        self.syntax = syntax
        self.dialect = dialect
        notes = FootnoteRegister(syntax.footnotes)
    }

    /// The footnotes, those without a reference last.
    var footnotes: [Footnote] { notes.footnotes }

    /// Builds everything: the body first, so that it numbers the footnotes.
    mutating func build() {
        guard let root = nodes.first else { return }
        var first = 1
        while first < root.end, nodes[first].line < 1 {
            cells.append(first)
            first = nodes[first].end
        }
        blocks = build(first..<root.end, levels: Document.deepestLevel)
        while let (note, item) = notes.next() {
            containers = item.containers
            containers.enter(nodes[item.node], in: source)
            var content = build(item.node + 1..<nodes[item.node].end, levels: item.levels)
            if item.marker.hasPlaceholder, !content.isEmpty { content.removeFirst() }
            notes.finish(note, content)
        }
        diagnostics += notes.diagnostics
    }

    private mutating func build(_ range: Range<Int>, levels: Int) -> [Block] {
        var nester = HTMLNester<Block>()
        var index = range.lowerBound
        while index < range.upperBound {
            containers.leave(before: index)
            let node = nodes[index]
            let levels = levels - nester.depth
            if levels <= 0, node.kind.isContainer {
                // The marker is dropped, its content stays.
                reportDepth(at: source.position(line: node.line, byte: node.column))
                if node.kind != .list { containers.enter(node, in: source) }
                index += 1
                continue
            }
            if isHTML(node) {
                add(html: node, to: &nester, levels: levels + nester.depth)
            } else if let block = block(node, at: index, levels: levels) {
                close(nester.closedByContent, of: &nester)
                nester.add(block)
            }
            index = node.end
        }
        close(nester.depth, of: &nester)
        return nester.take()
    }

    private mutating func block(_ node: SyntaxNode, at index: Int, levels: Int) -> Block? {
        switch node.kind {
        case .quote: quote(node, at: index, levels: levels)
        case .list: list(node, at: index, levels: levels)
        default: leaf(node, at: index, levels: levels)
        }
    }

    private mutating func quote(_ node: SyntaxNode, at index: Int, levels: Int) -> Block {
        let start = source.position(line: node.line, byte: node.column)
        containers.enter(node, in: source)
        var content = build(index + 1..<node.end, levels: levels - 1)
        let end = max(content.last?.range.end ?? start, markerEnd(start))
        let range = SourceRange(start: start, end: end)
        if dialect == .site, let alert = Alert.take(from: &content) {
            return Block(kind: .alert(alert, content), range: range)
        }
        return Block(kind: .quote(content), range: range)
    }

    // Kept out of the recursion, whose frames it would make larger.
    @inline(never)
    private mutating func leaf(_ node: SyntaxNode, at index: Int, levels: Int) -> Block {
        let start = source.position(line: node.line, byte: node.column)
        switch node.kind {
        case .paragraph:
            let content = containers.paragraph(node, in: source)
            let inlines = inlines(of: index, content, levels: levels)
            return Block(kind: .paragraph(inlines), range: content.range)
        case .heading:
            return heading(node, at: index, start: start, levels: levels)
        case .codeBlock:
            let scanner = CodeScanner(source: source, containers: containers)
            let code = scanner.block(node)
            if let fence = code.fence, !fence.isClosed { diagnostics.append(.unclosed(fence)) }
            return Block(kind: .codeBlock(code), range: code.range)
        case .htmlBlock: return html(node, start: start, levels: levels)
        default:
            let end = source.trimmedEnd(source.start(node.line)..<source.end(node.line))
            let place = source.position(line: node.line, offset: end)
            return Block(kind: .thematicBreak, range: SourceRange(start: start, end: place))
        }
    }

    private mutating func list(_ node: SyntaxNode, at index: Int, levels: Int) -> Block? {
        var items: [ListItem] = []
        var child = index + 1
        while child < node.end {
            let item = nodes[child]
            containers.leave(before: child)
            let place = SourceLines.LineColumn(line: item.line, column: item.column)
            if notes.add(place, node: child, containers: containers, levels: levels) {
                child = item.end
                continue
            }
            containers.enter(item, in: source)
            let start = source.position(line: item.line, byte: item.column)
            var content = build(child + 1..<item.end, levels: levels - 1)
            let end = max(content.last?.range.end ?? start, markerEnd(start))
            let isDone = dialect == .site ? TaskMark.take(from: &content) : nil
            let range = SourceRange(start: start, end: end)
            items.append(ListItem(blocks: content, isDone: isDone, range: range))
            child = item.end
        }
        guard let first = items.first, let last = items.last else { return nil }
        let list = List(
            start: node.isOrdered ? node.number : nil, isTight: node.isTight, items: items)
        return Block(
            kind: .list(list), range: SourceRange(start: first.range.start, end: last.range.end))
    }

    private mutating func heading(
        _ node: SyntaxNode, at index: Int, start: SourcePosition, levels: Int
    ) -> Block {
        let content = containers.heading(node, in: source)
        var builder = InlineBuilder(nodes, content: content, dialect: dialect)
        var inlines = builder.children(of: index, levels: levels)
        note(builder)
        let range = SourceRange(start: start, end: max(markerEnd(start), content.range.end))
        guard dialect == .site else {
            let heading = Heading(level: node.number, content: inlines, id: "", range: range)
            return Block(kind: .heading(heading), range: range)
        }
        let attributes = HeadingAttributes.take(from: &inlines)
        inlines = extended(inlines, levels: levels)
        var heading = heading(inlines, level: node.number, explicit: attributes?.id, range)
        heading.classes = attributes?.classes ?? []
        return Block(kind: .heading(heading), range: range)
    }

    /// Creates a heading with an id that no other heading has.
    mutating func heading(
        _ content: [Inline], level: Int, explicit: String?, _ range: SourceRange
    ) -> Heading {
        let id = headingIDs.name(content, explicit: explicit)
        if let explicit, explicit != id { diagnostics.append(.duplicateID(explicit, range)) }
        return Heading(
            level: level, content: content, id: id, isNamed: explicit != nil, range: range)
    }

    /// Returns true if a node is HTML that the site's dialect shows in part.
    private func isHTML(_ node: SyntaxNode) -> Bool {
        node.kind == .htmlBlock && dialect == .site && RawHTML.isVisible(node.literal)
            && !node.literal.utf8.elementsEqual("<??>\n".utf8)
            && !syntax.tables.contains { $0.firstLine == node.line }
    }

    private mutating func html(_ node: SyntaxNode, start: SourcePosition, levels: Int) -> Block {
        if let table = syntax.tables.first(where: { $0.firstLine == node.line }) {
            return self.table(table, start: start, levels: levels)
        }
        let lineCount = node.literal.utf8.lazy.filter { $0 == .lineFeed }.count
        let last = min(max(node.line, node.line + lineCount - 1), source.count)
        let end = source.trimmedEnd(source.start(last)..<source.end(last))
        let place = source.position(line: last, offset: end)
        let range = SourceRange(start: start, end: max(start, place))
        return Block(kind: .html(node.literal), range: range)
    }

    private mutating func table(
        _ syntax: TableSyntax, start: SourcePosition, levels: Int
    ) -> Block {
        diagnostics += syntax.surplus.map { .surplusCells($0) }
        var number = syntax.firstCell
        var rows: [[Table.Cell]] = []
        for row in syntax.rows {
            var cells: [Table.Cell] = []
            for content in row {
                var inlines: [Inline] = []
                if !content.bytes.isEmpty {
                    inlines = self.inlines(
                        of: self.cells[number], content, levels: levels, hasBlocks: true)
                    number += 1
                }
                cells.append(Table.Cell(content: inlines, range: content.range))
            }
            rows.append(cells)
        }
        let table = Table(
            alignments: syntax.alignments, header: rows[0], rows: Array(rows.dropFirst()))
        return Block(
            kind: .table(table), range: SourceRange(start: start, end: syntax.end))
    }

    private mutating func inlines(
        of index: Int, _ content: LeafContent, levels: Int, hasBlocks: Bool = false
    ) -> [Inline] {
        var builder = InlineBuilder(nodes, content: content, dialect: dialect)
        let inlines = builder.children(of: index, levels: levels)
        note(builder)
        guard dialect == .site else { return inlines }
        return extended(inlines, levels: levels, hasBlocks: hasBlocks)
    }

    private mutating func extended(
        _ inlines: [Inline], levels: Int, hasBlocks: Bool = false
    ) -> [Inline] {
        var inlines = inlines
        if inlines.hasHTML {
            let (nested, hasDropped) = HTMLInlines.nested(
                inlines, levels: levels, hasBlocks: hasBlocks, &html)
            if hasDropped, let first = inlines.first { reportDepth(at: first.range.start) }
            inlines = nested
        }
        let result = InlineExtensions.apply(to: inlines, notes: &notes)
        note(addressesOf: result)
        return result
    }

    /// Reports addresses that pages do not link to.
    mutating func note(addressesOf inlines: [Inline]) {
        inlines.forEachInline { inline in
            switch inline.kind {
            case .link(let link) where !AddressSafety.isSafe(link.destination, isImage: false):
                diagnostics.append(.unsafeAddress(inline.range))
            case .image(let image) where !AddressSafety.isSafe(image.source, isImage: true):
                diagnostics.append(.unsafeAddress(inline.range))
            default: break
            }
        }
    }

    private mutating func note(_ builder: InlineBuilder) {
        if !builder.aligner.isAtEnd { hasLostInlines = true }
        if builder.hasDropped { reportDepth(at: builder.aligner.content.range.start) }
    }

    mutating func reportDepth(at place: SourcePosition) {
        if !isDepthReported { diagnostics.append(.tooDeep(place)) }
        isDepthReported = true
    }

    /// The place after the first byte of a marker, which every container has.
    private func markerEnd(_ start: SourcePosition) -> SourcePosition {
        SourcePosition(line: start.line, column: start.column + 1)
    }
}

extension SyntaxNode.Kind {
    fileprivate var isContainer: Bool { self == .quote || self == .list || self == .item }
}

extension [Inline] {
    /// True if it has raw HTML.
    fileprivate var hasHTML: Bool {
        contains { inline in
            if case .html = inline.kind { return true }
            return inline.content?.hasHTML ?? false
        }
    }
}
