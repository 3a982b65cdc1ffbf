import Foundation
import Testing

/// The files of a process that is killed while it writes are removed by the next one.
@Suite struct LeftoverTests {
    /// A process id that no process has.
    private static let dead = "999999999"

    private func site(pages: Int = 1) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("title: Site\n", to: "Content/site.yml")
        for number in 0..<pages {
            try folder.write(
                """
                ---
                title: x
                ---
                ```scenario id=s\(number) ios=12
                at 0s user opens app
                ```
                ```trace for=s\(number)
                ```

                """, to: "Content/en/\(number == 0 ? "index" : "p\(number)").md")
        }
        return folder
    }

    @Test func blessRemovesThoseOfTheDead() throws {
        let folder = try site()
        try folder.write("x", to: "Content/en/.tracebook-\(Self.dead)-index.md")
        try folder.write("x", to: "Content/.tracebook-\(Self.dead)-site.yml")
        let others = [
            "Content/en/.tracebook-\(ProcessInfo.processInfo.processIdentifier)-index.md",
            "Content/en/.tracebook-notes.md", "Content/en/.tracebook-\(Self.dead)-photo.jpg",
            "Content/en/.tracebook-\(Self.dead)x-index.md", "Content/en/.tracebook--index.md",
        ]
        for other in others { try folder.write("x", to: other) }
        _ = try ProcessRun(of: "verify --bless", in: folder)
        let left = folder.files(in: ".").filter { $0.contains(".tracebook-") }
        #expect(left.sorted() == others.sorted())
    }

    @Test func buildRemovesThoseOfTheDead() throws {
        let folder = try site()
        try folder.write("{{{body}}}", to: "Templates/page.mustache")
        try folder.write("x", to: "_site.tracebook-\(Self.dead)/a/b.html")
        // The old site, whose place nothing has taken, is moved back.
        try folder.write("x", to: "_site.tracebook-\(Self.dead)-old/index.html")
        try folder.write("index.html\n", to: "_site.tracebook-\(Self.dead)-old/.tracebook")
        let others = [
            "_site.tracebook-\(ProcessInfo.processInfo.processIdentifier)/a.html",
            "_site.tracebook-notes/a.html", "_site2.tracebook-\(Self.dead)/a.html",
        ]
        for other in others { try folder.write("x", to: other) }
        _ = try ProcessRun(of: "verify --bless", in: folder)
        let result = try ProcessRun(of: "build", in: folder)
        #expect(result.status == 0, "\(result.output)")
        let left = folder.files(in: ".").filter { $0.hasPrefix("_site") && !$0.hasPrefix("_site/") }
        #expect(left.sorted() == others.sorted())
    }

    /// Whenever a signal arrives, each page is old or new, and there are no other files.
    @Test(arguments: ["INT", "TERM", "HUP"])
    func aSignalLeavesNothingBehind(_ signal: String) throws {
        // A run takes some hundredths of a second, and tenths on a busy machine.
        for wait in ["0.01", "0.015", "0.02", "0.025", "0.03", "0.05", "0.1", "0.3"] {
            let folder = try site(pages: 120)
            try folder.write("title: Site\nnavigation: []\n", to: "Content/site.yml")
            let before = folder.contents()
            _ = try ProcessRun(
                of: "verify --bless & sleep \(wait); kill -\(signal) $!; wait", in: folder)
            let after = folder.contents()
            #expect(Set(after.keys) == Set(before.keys))
        }
    }
}
