import Diagnostics
import FixtureTesting
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// A mismatch proposes lines that are right once they are in place.
@Suite struct MismatchTests {
    @Test(
        arguments: fixtures(in: "diagnostics", "md").filter { $0.name.hasPrefix("trace.mismatch") })
    func whatIsProposedIsVerified(_ fixture: Fixture) throws {
        var page = try fixture.bytes()
        let found = mismatches(on: page)
        #expect(!found.isEmpty)
        // Replacing from the end keeps the earlier places valid.
        for diagnostic in found.reversed() {
            let replacement = try #require(diagnostic.replacements.first)
            page = replacing(replacement, in: page)
        }
        #expect(mismatches(on: page) == [])
    }

    private func mismatches(on page: [UInt8]) -> [Diagnostic] {
        let content = SourceFolder(
            name: "Content",
            files: [
                SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                SourceFile(path: "en/index.md", bytes: page),
            ])
        return verify(content).diagnostics
    }

    private func replacing(_ replacement: Replacement, in page: [UInt8]) -> [UInt8] {
        let lines = page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let before = lines[..<(replacement.range.start.line - 1)]
        let after = lines[(replacement.range.end.line - 1)...]
        let lineBreak = [UInt8(ascii: "\n")]
        return Array(before.joined(separator: lineBreak)) + lineBreak + replacement.text.bytes
            + Array(after.joined(separator: lineBreak))
    }
}
