import CommonMark
import Diagnostics
import ScenarioText

extension TraceBlock {
    /// How the committed trace differs from the one that came out; nil if it does not.
    ///
    /// Nothing is normalised but the ends of lines and of the file, for white space that is
    /// ignored here would make the promised text another one than the run's.
    func difference(from trace: Trace) -> TraceDifference? {
        var text: [UInt8] = []
        for line in code.lines {
            text += line.text.utf8
            text.append(UInt8(ascii: "\n"))
        }
        if text == trace.text.bytes { return nil }
        return TraceDifference(expected: code.lines.map { Text(string: $0.text) }, trace: trace)
    }

    /// The diagnostic about a difference.
    ///
    /// It brings the lines that would be right, with the markers of the quote or list they are in.
    ///
    /// - Parameters:
    ///   - difference: How the run differs.
    ///   - version: The version of iOS, where the scenario runs on several.
    ///   - page: The bytes of the page that the block is on.
    /// - Returns: The diagnostic, which does not name the file yet.
    func mismatch(_ difference: TraceDifference, version: Text?, page: [UInt8]) -> Diagnostic {
        let id = scenario?.text ?? ""
        let name: Text = version.map { "'\(id)' on iOS \($0)" } ?? "'\(id)'"
        let isOneSided = difference.expected.isEmpty || difference.actual.isEmpty
        let label: Text = isOneSided ? "" : "first difference "
        return Diagnostic(
            .mismatch, "trace.mismatch", range: fence.opening,
            "the run of \(name) differs from its trace: \(label)\(difference.firstDifference)",
            notes: [difference.summary],
            replacements: [replacement(by: difference.actual, in: SourceText(page))])
    }

    /// The block with its fences.
    var range: SourceRange { code.range }

    /// The line of the closing fence.
    private var endLine: Int { fence.closing?.start.line ?? code.range.end.line }

    private func replacement(by lines: [Text], in page: SourceText) -> Replacement {
        let prefix = prefix(in: page)
        let lineBreak = page.lineBreak(ofLine: fence.line)
        var text = Text()
        for line in lines { text.bytes += prefix + line.bytes + lineBreak }
        return Replacement(
            range: SourceRange(
                start: SourcePosition(line: fence.line + 1, column: 1),
                end: SourcePosition(line: endLine, column: 1)),
            text: text)
    }

    /// What stands before every line of the block in the file.
    private func prefix(in page: SourceText) -> [UInt8] {
        if let first = code.lines.first { return Array(first.prefix.utf8) }
        guard let closing = fence.closing else { return [] }
        let line = page.content(ofLine: closing.start.line) ?? []
        return Array(line.prefix(closing.start.column - 1))
    }
}
