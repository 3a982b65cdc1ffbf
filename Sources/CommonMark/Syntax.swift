/// cmark's tree of a file and the lines that it was parsed from, with the blocks that replace
/// syntax unknown to cmark.
struct Syntax {
    private(set) var source: SourceLines
    private(set) var nodes: [SyntaxNode]
    private(set) var footnotes: [FootnoteMarker] = []
    private(set) var tables: [TableSyntax] = []

    /// The number of times that the source is parsed again before an unstable result is given up.
    private static let mostRounds = 16

    init(_ file: [UInt8], dialect: Dialect) {
        source = SourceLines(file: file)
        guard dialect == .site else {
            nodes = Cmark.parse(source.bytes)
            return
        }
        nodes = []
        findFootnotes()
        helpHanEmphasis()
        findTables()
    }

    private mutating func helpHanEmphasis() {
        let splices = HanEmphasis.splices(for: source, nodes)
        if splices.isEmpty { return }
        source = source.splicing(splices)
        nodes = Cmark.parse(source.bytes)
    }

    /// Replaces footnote labels by list markers, and restores those that cmark does not take as
    /// items.
    private mutating func findFootnotes() {
        let plain = source
        footnotes = FootnoteMarker.candidates(in: source)
        for _ in 0..<Self.mostRounds {
            source = footnotes.isEmpty ? plain : plain.splicing(footnotes.map(\.splice))
            nodes = Cmark.parse(source.bytes)
            if footnotes.isEmpty { return }
            var items: Set<SourceLines.LineColumn> = []
            for node in nodes where node.kind == .item {
                items.insert(SourceLines.LineColumn(line: node.line, column: node.column))
            }
            let confirmed = footnotes.filter { items.contains($0.place) }
            if confirmed.count == footnotes.count { return }
            footnotes = confirmed
        }
        footnotes = []
        source = plain
        nodes = Cmark.parse(source.bytes)
    }

    /// Replaces each table by a processing instruction, until no more tables appear.
    private mutating func findTables() {
        let plain = source
        let finder = TableFinder(source)
        if finder.candidates.isEmpty { return }
        var rejected: Set<Int> = []
        for _ in 0..<Self.mostRounds {
            let known = Set(tables.map(\.firstLine)).union(rejected)
            let found = finder.tables(in: nodes, of: source, except: known)
            if found.isEmpty { return }
            tables = (tables + found).sorted { $0.firstLine < $1.firstLine }
            parse(plain)
            let wrong = tables.filter { !isInPlace($0) }
            if wrong.isEmpty { continue }
            rejected.formUnion(wrong.map(\.firstLine))
            tables.removeAll { rejected.contains($0.firstLine) }
            parse(plain)
            if tables.allSatisfy(isInPlace) { continue }
            break
        }
        guard !tables.allSatisfy(isInPlace) else { return }
        tables = []
        parse(plain)
    }

    private mutating func parse(_ plain: SourceLines) {
        source = plain.splicing(tables.flatMap(\.splices))
        var cells: [UInt8] = []
        var count = 0
        for index in tables.indices {
            tables[index].firstCell = count
            for cell in tables[index].rows.joined() where !cell.bytes.isEmpty {
                cells += Array("# ".utf8) + cell.bytes + Array(" #\n".utf8)
                count += 1
            }
        }
        nodes = Cmark.parse(cells + source.bytes, firstLine: 1 - count)
    }

    private func isInPlace(_ table: TableSyntax) -> Bool {
        nodes.contains { node in
            node.kind == .htmlBlock && node.line == table.firstLine
                && node.literal.utf8.lazy.filter { $0 == .lineFeed }.count == table.lineCount
        }
    }
}
