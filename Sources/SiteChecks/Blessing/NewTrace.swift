import CommonMark
import Diagnostics
import ScenarioText
import SiteModel

extension ScenarioBlock {
    /// The fault of a run without a committed trace, with a block that would be one.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - count: The number of versions that the scenario runs on.
    ///   - page: The bytes of the page.
    /// - Returns: The fault, which does not name the file yet.
    func faultOfNoTrace(of run: Run, onOneOf count: Int, in page: [UInt8]) -> Diagnostic {
        let version = count > 1 ? Text(run.span) : nil
        let onVersion: Message = version.map { " on iOS \($0)" } ?? ""
        var fault = Diagnostic(
            .mismatch, "trace.unverified", range: fence.opening,
            "the run of '\(name)'\(onVersion) has no committed trace")
        guard let id else {
            fault.notes = ["give the scenario an 'id', and commit a trace for it"]
            return fault
        }
        let options: Text = "for=\(id.text)\(version.map { " ios=\($0)" } ?? "" as Text)"
        fault.notes = [
            "'tracebook verify --bless' adds a block 'trace \(options)' after the scenario"
        ]
        fault.replacements = [replacement(byTraceOf: run.trace, options: options, in: page)]
        fault.isBlessable = true
        return fault
    }

    /// The insertion of a block with a trace right after the scenario, in the same quote or list.
    ///
    /// It is at the end of the line of the closing fence, which leaves the end of the file as it
    /// is.
    private func replacement(byTraceOf trace: Trace, options: Text, in page: [UInt8]) -> Replacement
    {
        let source = SourceText(page)
        let last = fence.closing?.end.line ?? code.range.end.line
        let end = SourcePosition(
            line: last, column: 1 + (source.content(ofLine: last)?.count ?? 0))
        let lines = trace.text.bytes.split(separator: UInt8(ascii: "\n")).map { Text($0) }
        let length = max(3, fenceLength(around: lines, of: fence.character))
        let signs = Text(repeatElement(UInt8(ascii: fence.character), count: length))
        let block: [Text] = ["\(signs)trace \(options)" as Text] + lines + [signs]
        let prefix = LinePrefix(of: fence)
        let lineBreak = source.lineBreak(ofLine: fence.line)
        // A blank line would make a tight list loose.
        var text = Text(fence.linePrefix.isEmpty ? lineBreak : [])
        for line in block { text.bytes += lineBreak + prefix.line(line) }
        return Replacement(range: SourceRange(start: end, end: end), text: text)
    }
}
