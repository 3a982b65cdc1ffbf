import LifecycleLaws
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// Verifying a part of a site reads the pages that the part depends on, and finds the same as
/// reading all of them.
@Suite struct PartialVerifyTests {
    @Test(arguments: FixtureSite.all)
    func findsTheSameOfEachPage(_ site: FixtureSite) throws {
        let folder = try TemporaryFolder()
        try site.lay(folder)
        expectTheSameOfEachPart(content(of: folder))
    }

    @Test(arguments: Site.all)
    func findsTheSameOfEachPageOfASite(_ site: Site) throws {
        let folder = try TemporaryFolder()
        try site.lay(in: folder)
        expectTheSameOfEachPart(content(of: folder))
    }

    /// Pages in two languages that refer to each other in every way, sometimes wrongly.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func findsTheSameOfEachPageOfARandomSite(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        expectTheSameOfEachPart(randomSite(by: &generator))
    }

    /// It reads what the page continues, and what continues it.
    @Test func readsNoPageThatItDoesNotDependOn() {
        let pages = (0..<50).map { number in
            let basis = number % 10 == 0 ? "" : " from=s\(number - 1)"
            return page(
                "p\(number).md", "```scenario id=s\(number)\(basis)\nat 0s user goes home\n```\n")
        }
        let names = pages.map { String($0.path.dropFirst("en/".count)) }
        let content = SourceFolder(
            name: "Content", files: [configuration(names), page("index.md", "")] + pages)
        nonisolated(unsafe) var read: Set<Int> = []
        _ = verify(content, Selection(pages: ["Content/en/p2.md"], blocks: [])) { progress in
            if progress.stage == .reading { read.insert(progress.done) }
        }
        let all = content.files.map(\.path).filter { $0.hasSuffix(".md") }.sorted()
        #expect(read.sorted().map { all[$0] } == (0...3).map { "en/p\($0).md" })
    }

    private func expectTheSameOfEachPart(_ content: SourceFolder) {
        // A missing page makes the report read all pages, and no finding is about it.
        let all: Set<String> = ["nowhere"]
        let whole = verify(content)
        for page in content.files.map({ "Content/\($0.path)" }) {
            let part = Selection(pages: [page], blocks: [])
            let found = verify(content, part)
            let expected = verify(content, Selection(pages: all.union([page]), blocks: []))
            #expect(found == expected, "\(page)")
            for isStrict in [true, false] where expected.diagnostics.isEmpty {
                #expect(
                    verify(content, part, isStrict: isStrict)
                        == verify(
                            content, Selection(pages: all.union([page]), blocks: []),
                            isStrict: isStrict), "\(page)")
            }
        }
        for block in whole.blocks {
            let chosen = [Selection.Block(page: block.file, name: block.name)]
            #expect(
                verify(content, Selection(pages: [], blocks: chosen))
                    == verify(content, Selection(pages: all, blocks: chosen)), "\(chosen)")
        }
    }

    /// The notes in a folder, as if it were the current one.
    private func content(of folder: TemporaryFolder) -> SourceFolder {
        SourceFolder(
            name: "Content",
            files: folder.contents().filter { $0.key.hasPrefix("Content/") }.map {
                SourceFile(path: String($0.key.dropFirst("Content/".count)), bytes: $0.value)
            })
    }

    private func page(_ path: String, _ text: String, in language: String = "en") -> SourceFile {
        SourceFile(
            path: "\(language)/\(path)", bytes: Array("---\ntitle: T\n---\n\(text)".utf8))
    }

    private func configuration(_ pages: [String], _ more: String = "") -> SourceFile {
        let text = """
            title: Site
            navigation:
              - title: All
                pages: [\(pages.joined(separator: ", "))]

            """
        return SourceFile(path: "site.yml", bytes: Array((text + more).utf8))
    }

    private func randomSite(by generator: inout SplitMix) -> SourceFolder {
        let pages = (0..<6).map { "p\($0).md" }
        let more = """
            languages:
              en: English
              de: Deutsch
            glossary: terms.md

            """
        var files = [
            configuration(pages + ["terms.md"], more),
            SourceFile(path: "en/shared.trace", bytes: Array("...\n".utf8)),
            page("index.md", ""), page("terms.md", "## Watchdog\n\nIt watches.\n"),
        ]
        for number in pages.indices {
            for language in ["en", "de"] where language == "en" || number % 2 == 0 {
                // Most references lead to existing scenarios, and some to duplicate ids.
                let isThere = language == "en" && number < 5
                var text = isThere ? "## Part\n\n\(scenario("s\(number)"))" : ""
                for block in 0..<Int.random(in: 0...2, using: &generator) {
                    text += piece("x\(number)-\(block)", by: &generator)
                }
                files.append(page(pages[number], text, in: language))
            }
        }
        return SourceFolder(name: "Content", files: files)
    }

    private func scenario(_ id: String, _ options: String = "ios=12") -> String {
        "```scenario id=\(id) \(options)\nat 0s user opens app\n```\n\n"
    }

    /// A block or a sentence that may refer to those of any page, one of which does not exist.
    private func piece(_ own: String, by generator: inout SplitMix) -> String {
        let id = "s\(min(Int.random(in: 0...12, using: &generator) % 6, 5))"
        let other = Int.random(in: 0..<6, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return scenario(own)
        case 1: return scenario(id)
        case 2: return "```scenario id=\(own) from=\(id)\nat 1s user goes home\n```\n\n"
        case 3: return "```scenario of=\(id)\n```\n\n"
        case 4: return "```trace for=\(id)\n...\n```\n\n"
        case 5: return "```trace for=\(id)\nat 0s something else\n```\n\n"
        case 6: return "```trace for=\(id) file=shared.trace\n```\n\n"
        case 7: return "It makes [three](trace:\(id)/count/calls) calls.\n\n"
        case 8: return "[that](p\(other).md#part)\n\n"
        case 9: return "[see](p\(other).md#run-\(id)) it\n\n"
        case 10: return "The [dog](term:watchdog) watches.\n\n"
        default: return scenario(own, "ios=12 example-of=inactive")
        }
    }
}
