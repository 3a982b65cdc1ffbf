import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// Places are those in the file, whatever is around them.
@Suite struct PlacesTests {
    private let fault = "at 0s user opns app"

    @Test(arguments: [
        ("", 12), ("> ", 14), ("- ", 14), ("> - ", 16), ("1. > ", 17), ("   ", 15), (">", 13),
    ])
    func findsAFaultThroughMarkers(_ marker: String, _ column: Int) {
        let rest = String(marker.map { $0 == ">" ? ">" : " " as Character })
        let page = """
            ---
            title: x
            ---
            \(marker)```scenario
            \(rest)\(fault)
            \(rest)```
            """
        #expect(findings(onPage: page) == ["5:\(column) scenario.unknown-word"])
    }

    @Test func countsBytes() {
        let page = "---\ntitle: 标题\n---\n> 中文 [字](没有.md)\n>\n> ```scenario id=é\n> ```\n"
        #expect(
            findings(onPage: page) == [
                "4:10 link.unknown-page", "6:3 scenario.empty", "6:18 block.bad-value",
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func countsLinesWhateverEndsThem(_ lineBreak: String) {
        let lines = ["---", "title: x", "---", "", "```scenario", fault, "```", ""]
        let page = lines.joined(separator: lineBreak)
        #expect(findings(onPage: page) == ["6:12 scenario.unknown-word"])
        #expect(findings(onPage: "\u{FEFF}" + page) == ["6:12 scenario.unknown-word"])
    }

    @Test func readsAPageThatIsNoUTF8() {
        let page = Array("---\ntitle: x\n---\n".utf8) + [0xFF, 0xC3] + Array(" [a](b.md)".utf8)
        let content = SourceFolder(
            name: "",
            files: [
                SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                SourceFile(path: "en/index.md", bytes: page),
            ])
        let diagnostics = verify(content).diagnostics
        #expect(diagnostics.map(\.range.start.column).contains(4))
        #expect(diagnostics.first?.file.string == "en/index.md")
    }
}
