import Diagnostics
import LifecycleReference
import SiteBuilder
import SiteChecks
import SiteModel
import SiteRendering
import Testing

/// Links that name a source lead to its row on the page of sources.
@Suite struct SourceLinkTests {
    private func result(of body: String, configuration: String) -> BuildResult {
        func file(_ path: String, _ text: String) -> SourceFile {
            SourceFile(path: path, bytes: Array(text.utf8))
        }
        let page = "---\ntitle: x\n---\n\n\(body)\n"
        return build(
            SiteSources(
                content: SourceFolder(
                    name: "",
                    files: [
                        file("site.yml", "title: Site\n\(configuration)"),
                        file("en/index.md", page), file("en/a/b.md", page),
                        file("zh-Hans/a/b.md", page),
                    ]),
                templates: SourceFolder(
                    name: "Templates", files: [file("page.mustache", "{{{body}}}")]),
                assets: SourceFolder(name: "Public", files: [])))
    }

    private func findings(_ result: BuildResult) -> [String] {
        result.diagnostics.filter { "\($0.id.name)" == "link.unknown-source" }.map {
            "\($0.file.string):\($0.range.start.line):\($0.range.start.column): "
                + "\($0.summary.string)"
        }
    }

    private static let languages = """
        languages:
          en: English
          zh-Hans: 简体中文
        navigation:
          - title: All
            pages:
              - a/b.md

        """

    /// The reference, with its lists in the navigation.
    private static let reference: String = {
        let lists = ReferencePath.lists.map {
            "      - \($0.replacing(".html", with: ".md"))\n"
        }
        return languages + lists.joined() + "reference: true\n"
    }()

    @Test func leadToTheRowInTheLanguageOfTheReader() {
        let result = result(
            of: "[a](source:timer), [b](<source:tn3115>)",
            configuration: Self.reference)
        #expect(findings(result).isEmpty)
        for (path, address) in [
            ("index.html", "reference/sources.html#source-"),
            ("a/b.html", "../reference/sources.html#source-"),
            ("zh-Hans/a/b.html", "../../zh-Hans/reference/sources.html#source-"),
        ] {
            let file = result.files.first { $0.path == path }
            let text = file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
            #expect(text.contains("href=\"\(address)timer\">a<"), "\(path): \(text)")
            #expect(text.contains("href=\"\(address)tn3115\">b<"), "\(path): \(text)")
        }
    }

    @Test func nameTheNearestWhereThereIsNone() {
        let result = result(
            of: "See [a](source:tn3116).", configuration: Self.reference)
        #expect(
            Set(findings(result))
                == Set(
                    ["en/index.md", "en/a/b.md", "zh-Hans/a/b.md"].map {
                        "\($0):5:16: there is no source 'tn3116'; did you mean 'tn3115'?"
                    }))
    }

    @Test func needThePageOfSources() {
        #expect(
            findings(result(of: "[a](source:timer)", configuration: Self.languages)).first?
                .hasSuffix("the site has no page of sources that could list 'timer'") == true)
    }
}
