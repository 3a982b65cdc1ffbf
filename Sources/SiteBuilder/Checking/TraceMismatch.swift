import CommonMark
import Diagnostics
import ScenarioText

extension TraceBlock {
    /// How the committed trace differs from the one that came out; nil if it does not.
    ///
    /// Nothing is normalised but the ends of lines and of the file, for white space that is
    /// ignored here would make the promised text another one than the run's. The diagnostic
    /// brings the lines that would be right, with the markers of the quote or list they are in.
    ///
    /// - Parameters:
    ///   - trace: The trace that came out.
    ///   - version: The version of iOS, where the scenario runs on several.
    ///   - page: The bytes of the page that the block is on.
    ///   - file: The file with the trace, where it is not in the block.
    /// - Returns: The difference with the lines that would be right, or nil.
    func mismatch(
        with trace: Trace, version: Text?, page: [UInt8], file: BlockFile? = nil
    ) -> Diagnostic? {
        let expected = file?.lines ?? code.lines.map { Text(string: $0.text) }
        let lines = trace.text.bytes.split(separator: UInt8(ascii: "\n")).map { Text($0) }
        let actual = TracePattern(expected).reconciled(with: lines)
        guard let line = firstDifference(expected, actual) else { return nil }
        let id = scenario?.text ?? ""
        let name: Text = version.map { "'\(id)' on iOS \($0)" } ?? "'\(id)'"
        let place = file == nil ? lineInPage(line) : line + 1
        var mismatch = Diagnostic(
            .mismatch, "trace.mismatch", range: fence.opening,
            """
            the run of \(name) differs from its trace: \
            \(words(for: line, on: place, expected, actual))
            """)
        if let file {
            mismatch.range = .fileStart
            mismatch.file = Text(string: file.file)
            mismatch.replacements = [file.replacement(by: actual)]
        } else {
            mismatch.replacements = replacements(by: actual, in: SourceText(page))
        }
        mismatch.isBlessable = true
        return mismatch
    }

    private func firstDifference(_ expected: [Text], _ actual: [Text]) -> Int? {
        let common = zip(expected, actual).prefix { $0 == $1 }.count
        return common == max(expected.count, actual.count) ? nil : common
    }

    private func lineInPage(_ index: Int) -> Int {
        index < code.lines.count ? code.lines[index].position.line : endLine
    }

    private func words(
        for index: Int, on line: Int, _ expected: [Text], _ actual: [Text]
    ) -> Text {
        if expected.isEmpty { return "nothing is committed yet" }
        if actual.isEmpty { return "nothing came out" }
        guard index < expected.count else {
            return "it goes on with '\(actual[index].trimmed)' behind line \(line - 1)"
        }
        guard index < actual.count else {
            return "it has ended before '\(expected[index].trimmed)' on line \(line)"
        }
        if expected[index].words == actual[index].words {
            return "line \(line) differs in white space alone"
        }
        return "line \(line) has '\(expected[index].trimmed)', the run '\(actual[index].trimmed)'"
    }

    /// The line of the closing fence.
    private var endLine: Int { fence.closing?.start.line ?? code.range.end.line }

    private func replacements(by lines: [Text], in page: SourceText) -> [Replacement] {
        let prefix = prefix(in: page)
        let lineBreak = page.lineBreak(ofLine: fence.line)
        var text = Text()
        for line in lines { text.bytes += prefix + line.bytes + lineBreak }
        let content = Replacement(
            range: SourceRange(
                start: SourcePosition(line: fence.line + 1, column: 1),
                end: SourcePosition(line: endLine, column: 1)),
            text: text)
        let missing = max(0, fenceLength(around: lines, of: fence.character) - fence.length)
        guard missing > 0, let closing = fence.closing else { return [content] }
        let signs = Text(repeatElement(UInt8(ascii: fence.character), count: missing))
        return [
            Replacement(
                range: SourceRange(start: fence.opening.end, end: fence.opening.end), text: signs),
            content,
            Replacement(range: SourceRange(start: closing.end, end: closing.end), text: signs),
        ]
    }

    /// What stands before every line of the block in the file.
    private func prefix(in page: SourceText) -> [UInt8] {
        if let first = code.lines.first { return Array(first.prefix.utf8) }
        guard let closing = fence.closing else { return [] }
        let line = page.content(ofLine: closing.start.line) ?? []
        return Array(line.prefix(closing.start.column - 1))
    }
}

/// How long a fence must be, so that no line in it has as many of its characters in a row.
func fenceLength(around lines: [Text], of character: Unicode.Scalar) -> Int {
    var longest = 2
    for line in lines {
        var run = 0
        for byte in line.bytes {
            run = byte == UInt8(ascii: character) ? run + 1 : 0
            longest = max(longest, run)
        }
    }
    return longest + 1
}

extension BlockFile {
    /// The replacement of everything in the file, which keeps its line breaks.
    fileprivate func replacement(by lines: [Text]) -> Replacement {
        let old = SourceText(bytes)
        let lineBreak = old.lineBreak(ofLine: 1)
        let hasEnd = bytes.last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
        var text = Text(lines.map(\.bytes).joined(separator: lineBreak))
        if hasEnd { text.bytes += lineBreak }
        let start = SourcePosition(line: 1, column: 1 + markLength)
        return Replacement(range: SourceRange(start: start, end: old.end), text: text)
    }
}

extension Text {
    /// The text without blanks around it.
    fileprivate var trimmed: Text {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let front = bytes.drop(while: isBlank)
        guard let last = front.lastIndex(where: { !isBlank($0) }) else { return Text() }
        return Text(front[...last])
    }

    /// The words of the text, whatever is between them.
    fileprivate var words: [ArraySlice<UInt8>] {
        bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
