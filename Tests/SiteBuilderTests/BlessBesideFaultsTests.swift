import Diagnostics
import FixtureTesting
import SiteChecks
import SiteModel
import Testing

/// A fault is refused, and everything else is blessed: no mistake in one block keeps another one
/// from its trace.
@Suite struct BlessBesideFaultsTests {
    private static let good = """
        ```scenario id=the-good-one ios=12
        at 0s user opens app
        ```

        ```trace for=the-good-one
        x
        ```


        """

    /// Pages with every kind of fault that has a case.
    @Test(arguments: fixtures(in: "diagnostics", "md"))
    func isBlessedBesideTheFaultsOfAPage(_ fixture: Fixture) throws {
        let page = try fixture.bytes()
        try expectGoodOneBlessed(beside: page, name: fixture.name)
    }

    /// Mistakes in the options of a block whose trace is right.
    @Test(arguments: [
        "titel=\"Home\"", "view=tables", "ios=12-1", "ios=17 ios=18", "editable=2-99",
        "hidden hide=source", "title=", "skip=\"\"", "ID", "id=b", "from=b", "beside=b",
        "include=nothing.scenario", "expect=error:scenario.empty", "exercise=start", "goal=x",
        "of=b", "view=table,table", "static editable=1", "title=a&b", "session=x from=y",
    ])
    func isBlessedBesideASlip(_ option: String) throws {
        for lines in [[], ["#| titel: x"], ["#- hide", "#- hide"], ["#- show"], ["#- region x"]] {
            let page = """
                ---
                title: x
                ---
                ```scenario id=a \(option)
                \((lines + ["ios 12", "at 0s user opens app"]).joined(separator: "\n"))
                ```

                ```trace for=a
                   0.000  user    opens app
                ...
                ```

                """
            try expectGoodOneBlessed(beside: Array(page.utf8), name: option)
        }
    }

    private func expectGoodOneBlessed(beside page: [UInt8], name: String) throws {
        let front = Array("---\ntitle: y\n---\n".utf8)
        var pages = [("en/other.md", front + Array(Self.good.utf8)), ("en/index.md", page)]
        // Also on the same page, if it has front matter before the block.
        let fence = Array("\n---\n".utf8)
        let place = page.indices.first { $0 > 0 && page[$0...].starts(with: fence) }
        if let place {
            let start = place + fence.count
            pages = [
                ("en/index.md", page[..<start] + Array(Self.good.utf8) + page[start...])
            ]
        }
        let content = SourceFolder(
            name: "Content",
            files: [SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8))]
                + pages.map { SourceFile(path: $0.0, bytes: Array($0.1)) })
        let after = try BlessLaws.check(content)
        let hasTrace = after.files.contains { file in
            String(decoding: file.bytes, as: UTF8.self).contains(
                "for=the-good-one\n   0.000  user    opens app\n")
        }
        #expect(hasTrace, "\(name)")
    }
}
