import CommonMark
import Diagnostics
import SiteModel

extension ScenarioSource {
    /// The difference between a repeated scenario and its original; nil if they are equal.
    ///
    /// Comments and blanks do not count, so a translation can have its own comments.
    ///
    /// - Parameters:
    ///   - original: The text of the original.
    ///   - name: The name of the original.
    ///   - place: The place of the original.
    ///   - page: The bytes of the page with the copy.
    /// - Returns: The difference with the right lines, or nil.
    func difference(
        from original: ScenarioSource, name: String, at place: Text, page: [UInt8]
    ) -> Diagnostic? {
        guard statements != original.statements else { return nil }
        var fault = Diagnostic(
            .mismatch, "block.copy-differs", range: code.fence?.opening ?? code.range,
            "the scenario differs from '\(name)' at \(place), whose run it shows",
            notes: ["correct the wrong one, or leave the copy empty"])
        let options = code.lines.prefix { $0.text.hasPrefix("#|") }.count
        if let first = code.lines.dropFirst(options).first, let closing = code.fence?.closing {
            let lineBreak = SourceText(page).lineBreak(ofLine: code.range.start.line)
            var text = Text()
            for line in original.runnableLines {
                text.bytes += Array(first.prefix.utf8) + line.bytes + lineBreak
            }
            let range = SourceRange(
                start: SourcePosition(line: first.position.line, column: 1),
                end: SourcePosition(line: closing.start.line, column: 1))
            fault.replacements = [Replacement(range: range, text: text)]
        }
        return fault
    }
}
