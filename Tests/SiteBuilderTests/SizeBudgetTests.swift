import Diagnostics
import Foundation
import SiteBuilder
import Testing

/// What a reader's connection is asked for, and what is said where it is too much.
@Suite struct SizeBudgetTests {
    /// Letters that no compression makes much smaller: six bits each.
    private func noise(_ count: Int) -> [UInt8] {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var state: UInt64 = 1
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return letters[Int(state >> 58)]
        }
    }

    private func findings(
        body: [UInt8] = [], head: String = "", styles: [UInt8] = [],
        assets: [String: [UInt8]] = [:]
    ) -> [String] {
        let page = Array("---\ntitle: x\n---\n".utf8) + body
        let template = Array("<head>\(head)</head>{{{body}}}".utf8)
        let result = build(
            SiteSources(
                content: SourceFolder(
                    name: "",
                    files: [
                        SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                        SourceFile(path: "en/index.md", bytes: page),
                    ]),
                templates: SourceFolder(
                    name: "Templates",
                    files: [
                        SourceFile(path: "page.mustache", bytes: template),
                        SourceFile(path: "a.css", bytes: styles),
                    ]),
                assets: SourceFolder(
                    name: "Public",
                    files: assets.map { SourceFile(path: $0.key, bytes: $0.value) })))
        return result.diagnostics.map {
            "\($0.file.string): \($0.summary.string) [\($0.id.name)]"
        }
    }

    @Test func warnsOfALargePage() {
        #expect(findings(body: noise(40_000)).isEmpty)
        #expect(
            findings(body: noise(45_000)) == [
                "en/index.md: 'index.html' has about 34 KB compressed, and the budget is 30 KB "
                    + "[page.size]"
            ])
    }

    @Test func takesRepetitionForWhatItIs() {
        let line = Array("the same line again and again\n".utf8)
        let body = (0..<10_000).flatMap { _ in line }
        #expect(findings(body: body).isEmpty)
    }

    @Test func warnsOfLargeScriptsAndStyles() {
        let head = """
            <link rel="stylesheet" href="a.css"><script src="b/c.js" defer></script>\
            <script src="d.js"></script>
            """
        let assets = ["a.css": noise(14_500), "b/c.js": noise(4_500), "d.js": noise(4_500)]
        #expect(
            findings(head: head, assets: assets) == [
                "Public/a.css: a.css: about 11 KB compressed, and the budget is 10 KB [site.size]",
                "Public/b/c.js: b/c.js and d.js: about 7 KB compressed, and the budget is 6 KB "
                    + "[site.size]",
            ])
    }

    @Test func warnsOfLargeStylesInEveryPage() {
        #expect(
            findings(styles: noise(14_500)) == [
                "Templates/a.css: the styles have about 11 KB compressed, and the budget is 10 KB "
                    + "[site.size]"
            ])
    }

    @Test func warnsOfManyFiles() {
        let names = ["a.js", "b.js", "c.js", "d.js"]
        let head = names.map { "<script src=\"\($0)\"></script>" }.joined()
        let assets = Dictionary(uniqueKeysWithValues: names.map { ($0, [UInt8]()) })
        #expect(
            findings(head: head, assets: assets) == [
                "index.html: a page loads 5 files, and the budget is 4 [site.requests]"
            ])
    }
}
