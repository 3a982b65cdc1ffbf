import CommonMark
import Diagnostics
import ScenarioText
import SiteModel

extension TraceBlock {
    /// The diagnostic about a difference.
    ///
    /// It has the right lines, with the markers of the enclosing quote or list.
    ///
    /// - Parameters:
    ///   - difference: The difference of the run.
    ///   - version: The version of iOS, if the scenario runs on several.
    ///   - page: The bytes of the page with the block.
    ///   - file: The file with the trace, if it is not in the block.
    /// - Returns: The diagnostic, which does not name the file yet.
    func mismatch(
        _ difference: TraceDifference, version: Text?, page: [UInt8], file: BlockFile?
    ) -> Diagnostic {
        let id = scenario?.text ?? ""
        let name: Message = version.map { "'\(id)' on iOS \($0)" } ?? "'\(id)'"
        let isOneSided =
            difference.expected.isEmpty || difference.actual.isEmpty || !difference.lost.isEmpty
        let label: Message = isOneSided ? "" : "first difference "
        var mismatch = Diagnostic(
            .mismatch, "trace.mismatch", range: file == nil ? fence.opening : .fileStart,
            "the run of \(name) differs from its trace: \(label)\(difference.firstDifference)",
            notes: [difference.summary])
        let strange = difference.expected.first { line in
            !difference.actual.contains(line) && nameOfUnseenCharacter(in: line) != nil
        }
        if let name = strange.flatMap(nameOfUnseenCharacter) {
            mismatch.notes.append("a line of the trace contains \(name), which is invisible")
        }
        if !difference.lost.isEmpty {
            mismatch.notes.append("not blessed: only the author knows what the line should become")
            return mismatch
        }
        if let file {
            mismatch.replacements = [file.replacement(by: difference.right)]
        } else {
            mismatch.replacements = replacements(by: difference.right, in: SourceText(page))
        }
        mismatch.isBlessable = true
        return mismatch
    }

    private var endLine: Int { fence.closing?.start.line ?? code.range.end.line }

    private func replacements(by lines: [Text], in page: SourceText) -> [Replacement] {
        let prefix = LinePrefix(of: code, fence)
        let lineBreak = page.lineBreak(ofLine: fence.line)
        var text = Text()
        for line in lines { text.bytes += prefix.line(line) + lineBreak }
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
}

/// The length of a fence that is longer than any run of its character in the lines.
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
    /// The replacement of the whole contents of the file, which keeps its line breaks.
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
