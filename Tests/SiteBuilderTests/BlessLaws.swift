import CommonMark
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

enum BlessLaws {
    /// Blesses a site, and then blesses the result again.
    ///
    /// - Returns: The site afterwards.
    @discardableResult
    static func check(_ content: SourceFolder) throws -> SourceFolder {
        let proposal = proposal(for: content)
        let result = bless(proposal.changes, of: proposal, in: content)
        try #require(
            result.dropped.isEmpty,
            "\(shown(content))\n--- after which there would be\n\(result.faults)")
        var after = content
        for file in result.files {
            if let index = after.files.firstIndex(where: { $0.path == file.path }) {
                after.files[index].bytes = file.new
            } else {
                after.files.append(SourceFile(path: file.path, bytes: file.new))
            }
            guard let old = file.old, file.path.hasSuffix(".md") else { continue }
            let isSame = rest(of: old) == rest(of: file.new)
            try #require(isSame, "\(shown(content))\n--- became\n\(shown(after))")
        }
        let again = SiteBuilder.proposal(for: after)
        try #require(
            again.changes.isEmpty, "\(shown(after))\n--- is changed again\n\(again.changes)")
        return after
    }

    /// A page without its traces, the words of its claims, where its links lead, and blank lines, as a
    /// new trace may have one above it.
    private static func rest(of page: [UInt8]) -> [ArraySlice<UInt8>] {
        let document = Document(parsing: body(ofPage: page))
        var replacements: [Replacement] = []
        for code in document.codeBlocks where code.language == "trace" {
            // The markers of its first line are on the line of the fence too.
            replacements.append(
                Replacement(
                    range: SourceRange(
                        start: SourcePosition(line: code.range.start.line, column: 1),
                        end: SourcePosition(line: code.range.end.line + 1, column: 1)), text: ""))
        }
        for link in document.links {
            let isClaim = link.destination.hasPrefix("trace:")
            if let range = isClaim ? link.contentRange : link.destinationRange {
                replacements.append(Replacement(range: range, text: ""))
            }
        }
        let rest = replacing(replacements, in: page) ?? page
        return rest.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .filter { !$0.allSatisfy { [0x20, 0x09, 0x3E].contains($0) } }
    }

    private static func shown(_ content: SourceFolder) -> String {
        content.files.map { "=== \($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))" }
            .joined()
    }
}
