import Diagnostics

/// A table in the source, split into cells.
struct TableSyntax {
    var firstLine: Int
    var lineCount: Int
    /// The place in the file after its last byte.
    var end: SourcePosition
    var alignments: [Table.Alignment]
    /// The header and the rows below it, each cut or filled up to the number of columns.
    var rows: [[LeafContent]]
    /// The places where rows have more cells than there are columns.
    var surplus: [SourceRange] = []
    /// The lines that replace the table for cmark.
    var splices: [SourceLines.Splice]
    /// The number of cells with text in the tables before this one.
    var firstCell = 0
}

/// A row of a table, split at its pipes.
struct TableRow {
    let source: SourceLines
    let line: Int
    /// The offsets of the cells, without white space around them.
    private(set) var cells: [Range<Int>] = []

    /// Splits a line; a pipe after a backslash is text.
    init(_ line: LeafLine, in source: SourceLines) {
        self.source = source
        self.line = line.line
        let end = source.trimmedEnd(line.bytes)
        var start = line.bytes.lowerBound
        if start < end, source.bytes[start] == .pipe { start += 1 }
        var index = start
        while index < end {
            if source.bytes[index] == .pipe, source.bytes[index - 1] != .backslash || index == start
            {
                cells.append(trimmed(start..<index))
                start = index + 1
            }
            index += 1
        }
        if start < end { cells.append(trimmed(start..<end)) }
    }

    /// The alignments of a delimiter row; nil if it is not one.
    var alignments: [Table.Alignment]? {
        var result: [Table.Alignment] = []
        for cell in cells {
            guard let first = source.bytes[cell].first, let last = source.bytes[cell].last else {
                return nil
            }
            let left = first == .colon
            let right = last == .colon && cell.count > 1
            let hyphens = source.bytes[cell].dropFirst(left ? 1 : 0).dropLast(right ? 1 : 0)
            guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == .hyphen }) else { return nil }
            result.append(left ? (right ? .center : .left) : (right ? .right : .none))
        }
        return result.isEmpty ? nil : result
    }

    /// The contents of the cells, without the backslashes before pipes, one for each column.
    func contents(columns: Int) -> [LeafContent] {
        var result = cells.prefix(columns).map(content)
        while result.count < columns {
            var empty = LeafContent()
            let end = source.end(line)
            empty.append(end..<end, line: line, in: source)
            result.append(empty)
        }
        return result
    }

    /// The place of the cells without a column; nil if there are none.
    ///
    /// An empty cell counts, as a pipe that is meant as text shifts all cells after it.
    func surplus(columns: Int) -> SourceRange? {
        let others = cells.dropFirst(columns)
        guard let first = others.first, let last = others.last else { return nil }
        return SourceRange(
            start: source.position(line: line, offset: first.lowerBound),
            end: source.position(line: line, offset: last.upperBound))
    }

    private func content(_ cell: Range<Int>) -> LeafContent {
        var content = LeafContent()
        var start = cell.lowerBound
        for index in cell.dropFirst() where source.bytes[index] == .pipe {
            content.append(start..<index - 1, line: line, in: source)
            start = index
        }
        content.append(start..<cell.upperBound, line: line, in: source)
        return content
    }

    private func trimmed(_ cell: Range<Int>) -> Range<Int> {
        var start = cell.lowerBound
        let end = source.trimmedEnd(cell)
        while start < end, source.bytes[start].isSpace { start += 1 }
        return start..<end
    }
}
