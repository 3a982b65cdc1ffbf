import Diagnostics
import FixtureTesting
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// Proposals for claims of pages are right, and in the right place.
@Suite struct ClaimTests {
    static let pages = fixtures(in: "verify", "md").filter {
        $0.name.hasPrefix("claim-") && $0.name.hasSuffix("/input")
    }

    @Test(arguments: pages)
    func whatIsProposedIsRight(_ fixture: Fixture) throws {
        var page = try fixture.bytes()
        // Replacing from the end keeps the earlier places valid.
        for diagnostic in mismatches(on: page).reversed() where diagnostic.isBlessable {
            let replacement = try #require(diagnostic.replacements.first)
            #expect(replacement.range == diagnostic.range)
            page = replacing(replacement, in: page)
        }
        // The rest is left to the author, with a reason.
        for diagnostic in mismatches(on: page) {
            #expect(diagnostic.replacements.isEmpty)
            let reason = diagnostic.notes.first?.string ?? ""
            #expect(reason.hasPrefix("not blessed"), "\(diagnostic.summary.string)")
        }
    }

    @Test(arguments: ["", "> ", "- ", "1. > ", "   ", "| ", "## "])
    func isFoundThroughMarkers(_ marker: String) {
        let page = """
            ---
            title: x
            ---
            ```scenario id=a
            at 0s user opens app
            ```

            \(marker)It is [suspended](trace:a/final), it is [gone](trace:a/finl).
            """
        let column = 1 + marker.utf8.count
        #expect(
            findings(onPage: page).filter { $0.contains("claim") } == [
                "8:\(column + 7) claim.mismatch", "8:\(column + 55) claim.path",
            ])
    }

    @Test func isAboutTheRunOfAnotherPage() {
        let content = SourceFolder(
            name: "",
            files: [
                SourceFile(
                    path: "site.yml", bytes: Array("title: S\nlanguages: [en, zh-Hans]\n".utf8)),
                SourceFile(
                    path: "en/index.md",
                    bytes: Array(
                        "---\ntitle: x\n---\n```scenario id=a\nat 0s user opens app\n```\n".utf8)),
                SourceFile(
                    path: "zh-Hans/index.md",
                    bytes: Array(
                        "---\ntitle: x\n---\n[挂起](trace:a/final)，[活跃](trace:a/final)\n".utf8)),
            ])
        let found = verify(content).diagnostics.filter { $0.id == "claim.mismatch" }
        #expect(found.map(\.file.string) == ["zh-Hans/index.md"])
        #expect(found.map(\.range.start.column) == [2])
        #expect(found.first?.replacements.first?.text == "活跃")
    }

    private func mismatches(on page: [UInt8]) -> [Diagnostic] {
        diagnostics(onPage: String(decoding: page, as: UTF8.self)).filter {
            $0.id == "claim.mismatch"
        }
    }

    private func replacing(_ replacement: Replacement, in page: [UInt8]) -> [UInt8] {
        let lines = page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        func offset(_ place: SourcePosition) -> Int {
            lines[place.line - 1].startIndex + place.column - 1
        }
        let (start, end) = (replacement.range.start, replacement.range.end)
        return page[..<offset(start)] + replacement.text.bytes + page[offset(end)...]
    }
}
