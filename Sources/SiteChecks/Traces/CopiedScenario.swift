import CommonMark
import Diagnostics
import SiteModel

extension ScenarioSource {
    /// How a scenario that repeats another one differs from it; nil if it says the same.
    ///
    /// Comments and blanks do not count, so that a translation can have comments of its own.
    ///
    /// - Parameters:
    ///   - original: The text of the original.
    ///   - name: What the original is called.
    ///   - place: Where the original stands.
    ///   - page: The bytes of the page that the copy is on.
    /// - Returns: The difference with the lines that would be right, or nil.
    func difference(
        from original: ScenarioSource, name: String, at place: Text, page: [UInt8]
    ) -> Diagnostic? {
        guard statements != original.statements else { return nil }
        var fault = Diagnostic(
            .mismatch, "block.copy-differs", range: code.fence?.opening ?? code.range,
            "the scenario differs from '\(name)' at \(place), whose run it shows",
            notes: ["mend the one that is wrong, or leave the copy empty"])
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
