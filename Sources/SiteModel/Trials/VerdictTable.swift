package import CommonMark
import Diagnostics

/// A block that is replaced by the verdicts of trials, by ranges of versions.
package struct VerdictTable: Sendable {
    /// The trials to show, in their order; nil for all of the site.
    package var names: [BlockName]?
    package var code: CodeBlock

    private static let keys = [OptionReader.Key(name: "of")]

    /// Reads the options.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (VerdictTable, [Diagnostic]) {
        let (info, faults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: keys, block: "verdicts")
        let names =
            options.hasFlag("of")
            ? options.list("of").compactMap { options.name($0.0, at: $0.1) } : nil
        if let line = code.firstLineWithContent, fence.isClosed {
            options.report(
                "block.content", line, "the verdicts come from trials, so the block is empty")
        }
        return (VerdictTable(names: names, code: code), faults + options.diagnostics)
    }
}
