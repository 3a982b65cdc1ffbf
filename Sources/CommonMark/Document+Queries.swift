public import Diagnostics

extension Document {
    /// All blocks in document order, nested blocks included, footnotes last.
    public var allBlocks: [Block] {
        var result: [Block] = []
        for block in blocks + footnotes.flatMap(\.blocks) { block.append(to: &result) }
        return result
    }

    /// The code blocks in document order, nested ones included.
    public var codeBlocks: [CodeBlock] {
        allBlocks.compactMap { block in
            if case .codeBlock(let code) = block.kind { code } else { nil }
        }
    }

    /// The headings in document order.
    public var headings: [Heading] {
        allBlocks.compactMap { block in
            if case .heading(let heading) = block.kind { heading } else { nil }
        }
    }

    /// The links in document order, also those in headings and tables.
    public var links: [Link] {
        var links: [Link] = []
        forEachInline { inline in
            if case .link(let link) = inline.kind { links.append(link) }
        }
        return links
    }

    /// The images in document order.
    public var images: [Image] {
        var images: [Image] = []
        forEachInline { inline in
            if case .image(let image) = inline.kind { images.append(image) }
        }
        return images
    }

    /// The content of the paragraphs, headings and cells in document order.
    public var texts: [[Inline]] { allBlocks.flatMap(\.texts) }

    /// The ids of elements written in HTML, with their places.
    ///
    /// Of several elements with the same id the first has it; a heading has it before all elements.
    public var anchors: [(id: String, range: SourceRange)] {
        anchorRanges.map { ($0.key, $0.value) }.sorted { $0.range.start < $1.range.start }
    }

    /// The blocks of the section below a heading of the document, up to the next heading of its
    /// level or above.
    public func section(below heading: Heading) -> ArraySlice<Block> {
        let start = blocks.firstIndex { $0.range == heading.range } ?? blocks.count
        return blocks[start...].dropFirst().prefix { !$0.ends(sectionOf: heading) }
    }

    /// Visits every inline in document order, a container before its content.
    public func forEachInline(_ visit: (Inline) -> Void) {
        for text in texts { text.forEachInline(visit) }
    }
}

extension Block {
    /// Whether the section below a heading ends above the block.
    func ends(sectionOf heading: Heading) -> Bool {
        if case .heading(let other) = kind { other.level <= heading.level } else { false }
    }

    /// The block and all that is nested in it, in document order.
    public var all: [Block] {
        var result: [Block] = []
        append(to: &result)
        return result
    }

    fileprivate func append(to list: inout [Block]) {
        list.append(self)
        switch kind {
        case .quote(let blocks), .alert(_, let blocks):
            for block in blocks { block.append(to: &list) }
        case .list(let content):
            for block in content.items.flatMap(\.blocks) { block.append(to: &list) }
        case .element(_, let blocks):
            for block in blocks { block.append(to: &list) }
        default: break
        }
    }

    /// The text directly in the block: that of a paragraph, a heading or each cell.
    public var texts: [[Inline]] {
        switch kind {
        case .paragraph(let content), .inlines(let content): [content]
        case .heading(let heading): [heading.content]
        case .table(let table): ([table.header] + table.rows).joined().map(\.content)
        default: []
        }
    }
}
