import Diagnostics
import Foundation
import SiteModel
import SiteRendering
import Testing

@testable import SiteBuilder

/// Law: the files of a site are read under any names, and faults are reported.
@Suite struct FileNameLawTests {
    /// Letters that some systems treat as equal: composed and decomposed, capital and small, wide
    /// and narrow, and signs that are letters to Unicode.
    private static let letters = [
        "a", "A", "é", "e\u{301}", "É", "\u{212A}", "k", "\u{AC00}", "\u{1100}\u{1161}", "ß", "ss",
        "ı",
        "\u{FB01}", "fi", "文", "\u{F900}", "豈", "\u{200B}", "%", "#", "?", " ", "\"", "<", "\\",
        "&", "..",
    ]
    private static let endings = [
        ".md", ".md", ".md", ".MD", ".scenario", ".trace", ".html", "", ".yml",
    ]
    private static let folders = [
        "en", "en", "en", "zh-Hans", "En", "", "en/é", "en/e\u{301}", "en/a.md",
    ]

    /// How many trees there are of each seed; the environment asks for more.
    private static let count =
        ProcessInfo.processInfo.environment["NAME_LAWS"].flatMap { Int($0) } ?? 250

    @Test(arguments: Array(1...4) as [UInt64])
    func everyTreeIsRead(_ seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        for _ in 0..<Self.count {
            let content = Self.tree(&random, isContent: true)
            let assets = Self.tree(&random, isContent: false)
            let result = verify(content, assets: assets)
            let sources = SiteSources(
                content: content,
                templates: SourceFolder(
                    name: "Templates",
                    files: [SourceFile(path: "page.mustache", bytes: Array("{{{body}}}".utf8))]),
                assets: assets)
            let built = build(sources)
            let twins = Set(content.files.map(\.path)).count < content.files.count
            if twins {
                for diagnostics in [result.diagnostics, built.diagnostics] {
                    #expect(diagnostics.contains { $0.id == "site.output-conflict" })
                }
            }
            // All files of a site are still different where it is published.
            #expect(Set(built.files.map(\.path)).count == built.files.count)
        }
    }

    private static func tree(_ random: inout RandomNumbers, isContent: Bool) -> SourceFolder {
        var folder = SourceFolder(name: isContent ? "Content" : "Public", files: [])
        var paths: Set<[UInt8]> = []
        func add(_ path: String, _ text: String) {
            guard paths.insert(Array(path.utf8)).inserted else { return }
            folder.files.append(SourceFile(path: path, bytes: Array(text.utf8)))
        }
        if isContent {
            add("site.yml", "title: S\nlanguages: [en, zh-Hans]\n")
            add(
                "en/index.md",
                "---\ntitle: x\n---\n## é\n\n[x](#e%CC%81) [y](e%CC%81.md) [z](é.md#a)\n")
        }
        for _ in 0..<random.pick(7) {
            let name = (0..<(1 + random.pick(2))).map { _ in
                Self.letters[random.pick(Self.letters.count)]
            }
            let folder = Self.folders[random.pick(Self.folders.count)]
            let path = (folder.isEmpty ? "" : folder + "/") + name.joined()
            add(path + Self.endings[random.pick(Self.endings.count)], "---\ntitle: y\n---\n## a\n")
        }
        return folder
    }

    @Test func twoFormsOfOneNameAreTold() {
        let page = Array("---\ntitle: x\n---\n".utf8)
        let names = ["en/caf\u{E9}.md", "en/cafe\u{301}.md", "en/index.md"]
        let content = SourceFolder(
            name: "Content",
            files: [
                SourceFile(
                    path: "site.yml",
                    bytes: Array("title: S\nnavigation:\n- title: N\n  pages: [café.md]\n".utf8))
            ] + names.map { SourceFile(path: $0, bytes: page) })
        let told = verify(content).diagnostics
        #expect(told.count == 1)
        #expect(told.first?.file == Text(string: "Content/en/caf\u{E9}.md"))
        #expect(
            told.first?.summary.text
                == "another file has this name, in different characters that look the same")
    }
}
