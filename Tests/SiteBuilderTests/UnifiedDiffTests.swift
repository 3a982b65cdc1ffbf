import Diagnostics
import SiteChecks
import Testing

@Suite struct UnifiedDiffTests {
    /// The patch that replaces some lines of a file with a text.
    private func diff(_ file: String, lines: Range<Int>, by text: String) -> String {
        let range = SourceRange(
            start: SourcePosition(line: lines.lowerBound, column: 1),
            end: SourcePosition(line: lines.upperBound, column: 1))
        let replacement = Replacement(range: range, text: Text(string: text))
        return unifiedDiff(of: [replacement], inFile: "page.md", Array(file.utf8)).string
    }

    @Test func showsChangesWithThreeLinesAround() {
        let file = (1...9).map { "\($0)\n" }.joined()
        #expect(
            diff(file, lines: 5..<6, by: "five\n") == """
                --- a/page.md
                +++ b/page.md
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func quotesANameAsGitDoes() {
        let place = SourceRange(line: 1, column: 1, length: 1)
        let diff = unifiedDiff(
            of: [Replacement(range: place, text: "b")], inFile: "a\tb\"\u{1}.md", Array("a\n".utf8))
        #expect(
            diff.string
                == #"""
                --- "a/a\tb\"\001.md"
                +++ "b/a\tb\"\001.md"
                @@ -1,1 +1,1 @@
                -a
                +b

                """#)
    }

    @Test func endsANameWithBlanks() {
        let place = SourceRange(line: 1, column: 1, length: 1)
        let diff = unifiedDiff(
            of: [Replacement(range: place, text: "b")], inFile: "./my page.md", Array("a\n".utf8))
        #expect(
            diff.string
                == "--- a/my page.md\t\n+++ b/my page.md\t\n@@ -1,1 +1,1 @@\n-a\n+b\n")
    }

    @Test func leavesOutWhatOverlaps() {
        let replacements = [
            Replacement(range: SourceRange(line: 1, column: 1, length: 2), text: "x"),
            Replacement(range: SourceRange(line: 1, column: 2, length: 2), text: "y"),
            Replacement(range: SourceRange(line: 1, column: 4, length: 1), text: "z"),
        ]
        let diff = unifiedDiff(of: replacements, inFile: "page.md", Array("abcd".utf8))
        #expect(diff.string.contains("\n+xcz\n"))
    }

    @Test func isEmptyWhereNothingChanges() {
        #expect(diff("1\n2\n", lines: 1..<3, by: "1\n2\n") == "")
    }

    @Test func splitsHunksThatAreFarApart() {
        let file = (1...20).map { "\($0)\n" }.joined()
        let changed = (1...20).map { [2, 9, 17].contains($0) ? "x\($0)\n" : "\($0)\n" }.joined()
        let hunks = diff(file, lines: 1..<21, by: changed).split(separator: "\n")
            .filter { $0.hasPrefix("@@") }
        #expect(hunks == ["@@ -1,12 +1,12 @@", "@@ -14,7 +14,7 @@"])
    }

    @Test func insertsIntoAnEmptyStretch() {
        let text = diff("```\n```\n", lines: 2..<2, by: "a\n")
        #expect(text.hasSuffix("@@ -1,2 +1,3 @@\n ```\n+a\n ```\n"))
    }

    @Test func saysWhereTheLastLineHasNoEnd() {
        let text = diff("a\nb\n```", lines: 1..<2, by: "c\n")
        #expect(text.hasSuffix("-a\n+c\n b\n ```\n\\ No newline at end of file\n"))
    }

    @Test func staysQuickWhereNothingIsAlike() {
        let old = (0..<20_000).map { "old \($0)\n" }.joined()
        let new = (0..<20_000).map { "new \($0)\n" }.joined()
        let lines = diff(old, lines: 1..<20_001, by: new).split(separator: "\n")
        #expect(lines.count == 40_003)
    }
}
