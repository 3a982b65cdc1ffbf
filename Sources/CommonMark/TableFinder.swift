import Diagnostics

/// Finds tables in the paragraphs and headings of cmark's tree.
struct TableFinder {
    /// The lines that end like a delimiter row; a file without one has no table.
    let candidates: Set<Int>

    init(_ source: SourceLines) {
        var candidates: Set<Int> = []
        for line in 1..<source.count + 1 where Self.mayBeDelimiter(line, in: source) {
            candidates.insert(line)
        }
        self.candidates = candidates
    }

    /// Finds the tables of a tree, at most one for each block, except those on known lines.
    func tables(
        in nodes: [SyntaxNode], of source: SourceLines, except known: Set<Int>
    ) -> [TableSyntax] {
        var result: [TableSyntax] = []
        var containers = Containers()
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            containers.leave(before: index)
            switch node.kind {
            case .document, .list: index += 1
            case .quote, .item:
                containers.enter(node, in: source)
                index += 1
            case .paragraph where isCandidate(node), .heading where isCandidate(node):
                let table = table(in: node, containers, of: source, except: known)
                if let table { result.append(table) }
                index = node.end
            default: index = node.end
            }
        }
        return result
    }

    private func isCandidate(_ node: SyntaxNode) -> Bool {
        node.line > 0 && node.lastLine > node.line
            && (node.line + 1...node.lastLine).contains { candidates.contains($0) }
    }

    private func table(
        in node: SyntaxNode, _ containers: Containers, of source: SourceLines,
        except known: Set<Int>
    ) -> TableSyntax? {
        var lines = containers.leafLines(node.line...node.lastLine, in: source)
        if node.kind == .heading {
            // Hyphens below a table are a rule that ends it, so the lines from there on are not
            // part of it.
            let underline = lines.indices.dropFirst().first { source.isUnderline(lines[$0]) }
            guard let underline else { return nil }
            let isRule = source.bytes[lines[underline].bytes.lowerBound] == .hyphen
            lines.removeSubrange((isRule ? underline : underline + 1)...)
        }
        for index in lines.indices.dropFirst() where candidates.contains(lines[index].line) {
            let header = lines[index - 1]
            if known.contains(header.line) || header.isLazy || header.indent > 3 { continue }
            if lines[index].isLazy || lines[index].indent > 3 { continue }
            guard let alignments = TableRow(lines[index], in: source).alignments else { continue }
            let row = TableRow(header, in: source)
            guard row.cells.count == alignments.count else { continue }
            let end = lines[(index + 1)...].firstIndex { endsTable($0, in: source) }
            return table(lines[(index - 1)..<(end ?? lines.count)], alignments, in: source)
        }
        return nil
    }

    private func table(
        _ lines: ArraySlice<LeafLine>, _ alignments: [Table.Alignment], in source: SourceLines
    ) -> TableSyntax {
        var rows: [[LeafContent]] = []
        var surplus: [SourceRange] = []
        var splices: [SourceLines.Splice] = []
        for (index, line) in lines.enumerated() {
            if index != 1 {
                let row = TableRow(line, in: source)
                rows.append(row.contents(columns: alignments.count))
                if let range = row.surplus(columns: alignments.count) { surplus.append(range) }
            }
            let standIn = index == 0 ? "<?" : index == lines.count - 1 ? "?>" : "."
            splices.append(
                SourceLines.Splice(
                    line: line.line, column: line.bytes.lowerBound - source.start(line.line),
                    removed: line.bytes.count, inserted: Array(standIn.utf8)))
        }
        let last = lines[lines.endIndex - 1]
        let end = source.position(line: last.line, offset: source.trimmedEnd(last.bytes))
        return TableSyntax(
            firstLine: lines[lines.startIndex].line, lineCount: lines.count, end: end,
            alignments: alignments, rows: rows, surplus: surplus, splices: splices)
    }

    /// Returns true if a line of a paragraph ends a table before it, as any numbered list does.
    private func endsTable(_ line: LeafLine, in source: SourceLines) -> Bool {
        if line.isLazy { return true }
        var index = line.bytes.lowerBound
        // A pipe alone has no cells.
        if source.bytes[index] == .pipe, source.trimmedEnd(line.bytes) == index + 1 { return true }
        while index < line.bytes.upperBound, source.bytes[index].isDigit { index += 1 }
        guard (1...9).contains(index - line.bytes.lowerBound), index + 1 < line.bytes.upperBound
        else { return false }
        let isDelimiter =
            source.bytes[index] == UInt8(ascii: ".") || source.bytes[index] == .closeParenthesis
        return isDelimiter && source.bytes[index + 1].isBlank && line.indent <= 3
    }

    private static func mayBeDelimiter(_ line: Int, in source: SourceLines) -> Bool {
        var index = source.end(line)
        var hasHyphen = false
        var hasMark = false
        while index > source.start(line) {
            index -= 1
            switch source.bytes[index] {
            case .hyphen: hasHyphen = true
            case .pipe, .colon: hasMark = true
            case .space, .tab: break
            default: return hasHyphen && hasMark
            }
        }
        return hasHyphen && hasMark
    }
}
