import Foundation
import SiteBuilder
import Testing

@testable import TracebookCommand

/// What becomes of a script of the theme on its way into a site.
@Suite struct CompactScriptTests {
    @Test func leavesOutIndentationEmptyLinesAndLinesOfComment() {
        let script = """
            // What it is for.
            "use strict";

            /** One line. */
            function a() {
              // Why.
              return "// no comment";  // here it stays
            }
            /* Several
               lines. */
            a();

            """
        let compact = """
            "use strict";
            function a() {
            return "// no comment";  // here it stays
            }
            a();

            """
        #expect(String(decoding: compactScript(Array(script.utf8)), as: UTF8.self) == compact)
        #expect(compactScript(Array(compact.utf8)) == Array(compact.utf8))
    }

    /// Text of several lines would lose its indentation.
    @Test func noScriptOfTheThemeHasTextOfSeveralLines() {
        for file in Theme.files where file.path.hasSuffix(".js") {
            for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
                let ticks = line.count { $0 == UInt8(ascii: "`") }
                #expect(ticks % 2 == 0, "\(file.path): \(String(decoding: line, as: UTF8.self))")
            }
        }
    }

    @Test func aScriptThatSomebodyChangedStaysAsItIs() throws {
        let folder = try TemporaryFolder()
        #expect(folder.run("new", "site", "@/a").status == 0)
        let changed = "// Mine.\n  const mine = 1;\n"
        try folder.write(changed, to: "a/Public/tracebook.js")
        try folder.write(changed, to: "a/Public/mine.js")
        let built = folder.run(
            "build", "--content", "@/a/Content", "--templates", "@/a/Templates",
            "--assets", "@/a/Public", "--output", "@/_site")
        #expect(built.status == 0)
        #expect(folder.text(of: "_site/tracebook.js") == changed)
        #expect(folder.text(of: "_site/mine.js") == changed)
        let ours = folder.text(of: "_site/runs.js")
        #expect(ours?.contains("//") == false && ours?.contains("\n  ") == false)
    }
}
