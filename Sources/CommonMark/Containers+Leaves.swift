extension Containers {
    /// The lines of a paragraph or of a heading, the underline included.
    func leafLines(_ lines: ClosedRange<Int>, in source: SourceLines) -> [LeafLine] {
        var result: [LeafLine] = []
        for line in lines where line <= source.count {
            let (cursor, isComplete) = match(line, in: source)
            let (offset, columns) = source.indentation(at: cursor, line: line)
            // cmark keeps the blanks before a lazy line.
            let start = isComplete ? offset : cursor.offset + (cursor.isInsideTab ? 1 : 0)
            result.append(
                LeafLine(
                    line: line, bytes: start..<source.end(line),
                    virtualSpaces: isComplete ? 0 : cursor.restOfTab, indent: columns,
                    isLazy: !isComplete))
        }
        return result
    }

    /// The content of a paragraph: its lines without the definitions at its start.
    func paragraph(_ node: SyntaxNode, in source: SourceLines) -> LeafContent {
        let lines = leafLines(node.line...max(node.line, node.lastLine), in: source)
        var content = LeafContent(lines[...], in: source)
        content.drop(first: LinkSyntax.definitions(in: content.bytes))
        return content
    }

    /// The content of a heading, without number signs or underline.
    func heading(_ node: SyntaxNode, in source: SourceLines) -> LeafContent {
        let first = leafLines(node.line...node.line, in: source)[0]
        if let text = source.headingText(first.bytes) {
            var content = LeafContent()
            content.append(text, line: node.line, in: source)
            return content
        }
        let lines = leafLines(node.line...max(node.line, node.lastLine), in: source)
        var content = LeafContent()
        for index in lines.indices.dropFirst() where source.isUnderline(lines[index]) {
            content = LeafContent(lines[..<index], in: source)
            let definitions = LinkSyntax.definitions(in: content.bytes + [.lineFeed])
            // If there is nothing but definitions above it, an underline is text.
            if definitions <= content.bytes.count {
                content.drop(first: definitions)
                return content
            }
        }
        return content
    }
}

extension SourceLines {
    /// The text of a heading between the opening and the closing number signs.
    fileprivate func headingText(_ offsets: Range<Int>) -> Range<Int>? {
        var start = offsets.lowerBound
        while start < offsets.upperBound, bytes[start] == .hash { start += 1 }
        let level = start - offsets.lowerBound
        guard (1...6).contains(level) else { return nil }
        guard start == offsets.upperBound || bytes[start].isBlank else { return nil }
        while start < offsets.upperBound, bytes[start].isBlank { start += 1 }
        var end = trimmedEnd(start..<offsets.upperBound)
        var closing = end
        while closing > start, bytes[closing - 1] == .hash { closing -= 1 }
        if closing == start {
            end = start
        } else if closing < end, bytes[closing - 1].isBlank {
            end = trimmedEnd(start..<closing)
        }
        return start..<end
    }

    /// The end of a range without its trailing white space.
    func trimmedEnd(_ offsets: Range<Int>) -> Int {
        var end = offsets.upperBound
        while end > offsets.lowerBound, bytes[end - 1].isSpace { end -= 1 }
        return end
    }

    /// Returns true if a line is the underline of a heading.
    func isUnderline(_ line: LeafLine) -> Bool {
        let end = trimmedEnd(line.bytes)
        guard !line.isLazy, line.indent <= 3, end > line.bytes.lowerBound else { return false }
        let sign = bytes[line.bytes.lowerBound]
        guard sign == .hyphen || sign == UInt8(ascii: "=") else { return false }
        return bytes[line.bytes.lowerBound..<end].allSatisfy { $0 == sign }
    }
}
