import CommonMark
package import Diagnostics
import SiteModel

/// The text of a scenario, with the origin of each line: a page, or a file that the block includes.
package struct ScenarioSource: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        var text: Text
        /// True if readers see the line.
        var isShown: Bool
        var origin: Origin
    }

    enum Origin: Equatable, Sendable {
        case block(CodeLine)
        /// A line of a file, from 1, after a number of skipped bytes.
        case file(String, line: Int, skipping: Int)
    }

    package private(set) var lines: [Line] = []
    /// The block with the text.
    let code: CodeBlock
    /// The page of the block, as messages name it.
    package let page: String

    /// Creates the text of a block, after the lines that it includes.
    init(_ block: ScenarioBlock, page: String, including included: [Line] = []) {
        code = block.code
        self.page = page
        let texts = code.lines.map { Text(string: $0.text) }
        let isShown = Directives(texts, isFile: false).isShown
        // The option lines are about the page.
        let options = texts.prefix { $0.bytes.starts(with: "#|".utf8) }.count
        lines = included
        for (index, line) in code.lines.enumerated() {
            lines.append(
                Line(
                    text: texts[index], isShown: isShown[index] && index >= options,
                    origin: .block(line)))
        }
    }

    var bytes: [UInt8] {
        lines.flatMap { $0.text.bytes + [UInt8(ascii: "\n")] }
    }

    /// The text as readers see it.
    package var shown: Text {
        Text(lines.filter(\.isShown).flatMap { $0.text.bytes + [UInt8(ascii: "\n")] })
    }

    /// The text as readers can run it: everything but the option lines.
    package var runnable: Text {
        Text(runnableLines.flatMap { $0.bytes + [UInt8(ascii: "\n")] })
    }

    /// The lines without the option lines, which are about the page.
    var runnableLines: [Text] {
        lines.map(\.text).filter { !$0.bytes.starts(with: "#|".utf8) }
    }

    /// The statements without comments, blank lines and redundant blanks.
    var statements: [Text] {
        lines.compactMap { line in
            let bytes = line.text.bytes
            let words = bytes[..<commentStart(in: bytes)].split(whereSeparator: isBlank)
            if words.isEmpty { return nil }
            let indentation = bytes.first.map(isBlank) ?? false ? [[UInt8(ascii: " ")][...]] : []
            return Text((indentation + words).joined(separator: [UInt8(ascii: " ")]))
        }
    }

    private func commentStart(in bytes: [UInt8]) -> Int {
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            let startsWord = index == 0 || isBlank(bytes[index - 1])
            if byte == UInt8(ascii: "#"), startsWord, !isQuoted { return index }
        }
        return bytes.count
    }

    /// Translates a diagnostic about the text to the file of the line.
    package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var placed = diagnostic
        placed.range = place(of: diagnostic.range)
        placed.replacements = diagnostic.replacements.map {
            Replacement(range: place(of: $0.range), text: $0.text)
        }
        placed.file = Text(string: page)
        if case .file(let file, _, _)? = origin(ofLine: diagnostic.range.start.line) {
            placed.file = Text(string: file)
            placed.notes.append("included from \(page):\(code.range.start.line)")
        }
        return placed
    }

    private func origin(ofLine number: Int) -> Origin? {
        lines.indices.contains(number - 1) ? lines[number - 1].origin : nil
    }

    private func place(of range: SourceRange) -> SourceRange {
        SourceRange(start: place(of: range.start), end: place(of: range.end))
    }

    private func place(of position: SourcePosition) -> SourcePosition {
        switch origin(ofLine: position.line) {
        case .block(let line)?: line.position(ofByte: position.column - 1)
        case .file(_, let line, let skipped)?:
            SourcePosition(line: line, column: position.column + skipped)
        // Something missing belongs after the last line.
        case nil: code.placeInFile(of: SourcePosition(line: Int.max, column: 1))
        }
    }
}
