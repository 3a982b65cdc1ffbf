import Diagnostics

/// Turns cmark's inline nodes into values, each with its exact place.
struct InlineBuilder {
    let nodes: [SyntaxNode]
    let dialect: Dialect
    private(set) var aligner: InlineAligner
    /// True if markup was too deep and was dropped.
    private(set) var hasDropped = false

    init(_ nodes: [SyntaxNode], content: LeafContent, dialect: Dialect) {
        self.nodes = nodes
        self.dialect = dialect
        self.aligner = InlineAligner(content)
    }

    /// The children of a node; markup that is too deep is dropped, but its text stays.
    mutating func children(of parent: Int, levels: Int) -> [Inline] {
        var result: [Inline] = []
        append(parent + 1..<nodes[parent].end, levels: levels, to: &result)
        return result
    }

    private mutating func append(_ range: Range<Int>, levels: Int, to list: inout [Inline]) {
        var index = range.lowerBound
        // Markup that is too deep is opened and closed without a level of its own.
        var dropped: [Int] = []
        while true {
            while let last = dropped.last, nodes[last].end <= index {
                closeDropped(nodes[last].kind)
                dropped.removeLast()
            }
            guard index < range.upperBound else { return }
            let node = nodes[index]
            if node.hasChildren, levels == 0, !isAutolink(node) {
                openDropped(node.kind)
                dropped.append(index)
                index += 1
            } else {
                switch node.kind {
                case .emphasis, .strong: list.append(emphasis(node, at: index, levels: levels))
                case .link, .image: list.append(link(node, at: index, levels: levels))
                default: append(node, to: &list)
                }
                index = node.end
            }
        }
    }

    private mutating func emphasis(_ node: SyntaxNode, at index: Int, levels: Int) -> Inline {
        let start = aligner.offset
        let width = node.kind == .strong ? 2 : 1
        aligner.delimiter(width)
        let content = children(of: index, levels: levels - 1)
        aligner.delimiter(width)
        let kind = node.kind == .strong ? Inline.Kind.strong(content) : .emphasis(content)
        return Inline(kind, place(start..<aligner.offset))
    }

    // Kept out of the recursion, whose frames it would make larger.
    @inline(never)
    private mutating func append(_ node: SyntaxNode, to list: inout [Inline]) {
        let start = aligner.offset
        switch node.kind {
        case .text:
            appendText(node.literal, to: &list)
        case .softBreak:
            let isSilent = dialect == .site && aligner.content.isHan(around: start)
            list.append(Inline(isSilent ? .silentBreak : .softBreak, place(aligner.lineBreak())))
        case .lineBreak:
            list.append(Inline(.lineBreak, place(aligner.lineBreak())))
        case .code:
            list.append(Inline(.code(clean(node.literal)), place(aligner.code())))
        case .html:
            list.append(Inline(.html(clean(node.literal)), place(aligner.html(node.literal))))
        default:
            preconditionFailure("a block stands among inlines")
        }
    }

    private mutating func appendText(_ literal: String, to list: inout [Inline]) {
        for piece in aligner.text(literal) {
            guard !piece.isEscaped else {
                let text = Inline(.text(clean(piece.text)), place(piece.offsets), isEscaped: true)
                list.append(text)
                continue
            }
            // Columns must not jump within an inline of plain text, so that it can be split.
            var start = piece.offsets.lowerBound
            for end in aligner.content.jumps(in: piece.offsets) + [piece.offsets.upperBound] {
                let isWhole = end - start == piece.offsets.count
                let words = isWhole ? piece.text : aligner.content.string(start..<end)
                append(clean(words), place(start..<end), to: &list)
                start = end
            }
        }
    }

    private func append(_ words: String, _ range: SourceRange, to list: inout [Inline]) {
        if let last = list.last, case .text = last.kind, !last.isEscaped,
            last.isEven, last.range.end == range.start
        {
            list[list.count - 1].append(words, upTo: range.end)
        } else {
            list.append(Inline(.text(words), range))
        }
    }

    private mutating func link(_ node: SyntaxNode, at index: Int, levels: Int) -> Inline {
        let start = aligner.offset
        if isAutolink(node), let offsets = aligner.autolink() {
            let inner = place(offsets.lowerBound + 1..<offsets.upperBound - 1)
            let words = nodes[index + 1..<node.end].reduce("") { $0 + $1.literal }
            let link = Link(
                destination: clean(node.literal), title: "",
                content: [Inline(.text(clean(words)), inner)],
                range: place(offsets), contentRange: inner, destinationRange: inner)
            return Inline(.link(link), link.range)
        }
        aligner.openLink(isImage: node.kind == .image)
        let inner = aligner.offset
        let content = children(of: index, levels: levels - 1)
        let contentRange = place(inner..<aligner.offset)
        let destination = aligner.closeLink()
        let range = place(start..<aligner.offset)
        if node.kind == .image {
            let image = Image(
                source: clean(node.literal), title: clean(node.attribute), content: content,
                range: range)
            return Inline(.image(image), range)
        }
        let link = Link(
            destination: clean(node.literal), title: clean(node.attribute), content: content,
            range: range,
            contentRange: contentRange, destinationRange: destination.map(place))
        return Inline(.link(link), range)
    }

    private func isAutolink(_ node: SyntaxNode) -> Bool {
        node.kind == .link && aligner.isAtAutolink
    }

    private mutating func openDropped(_ kind: SyntaxNode.Kind) {
        hasDropped = true
        switch kind {
        case .emphasis: aligner.delimiter(1)
        case .strong: aligner.delimiter(2)
        default: aligner.openLink(isImage: kind == .image)
        }
    }

    private mutating func closeDropped(_ kind: SyntaxNode.Kind) {
        switch kind {
        case .emphasis: aligner.delimiter(1)
        case .strong: aligner.delimiter(2)
        default: aligner.closeLink()
        }
    }

    private func clean(_ text: String) -> String {
        dialect == .site ? HanEmphasis.clean(text) : text
    }

    private func place(_ offsets: Range<Int>) -> SourceRange {
        aligner.content.range(offsets)
    }
}

extension Inline {
    init(_ kind: Kind, _ range: SourceRange, isEscaped: Bool = false) {
        self.kind = kind
        self.range = range
        self.isEscaped = isEscaped
    }
}

extension Inline {
    /// True if the text has as many bytes as its place in the file.
    fileprivate var isEven: Bool {
        guard case .text(let words) = kind else { return false }
        return words.utf8.count == range.end.column - range.start.column
    }
}

extension SyntaxNode {
    fileprivate var hasChildren: Bool {
        switch kind {
        case .emphasis, .strong, .link, .image: true
        default: false
        }
    }
}
