import Diagnostics
import SiteBuilder
import SiteModel
import SiteRendering
import Testing

/// A translation gives examples to the reference where its original does, unless it says otherwise.
@Suite struct TranslatedExampleTests {
    @Test(arguments: [
        ("", "", true, true),
        ("examples: false\n", "", false, false),
        ("examples: false\n", "examples: true\n", false, true),
        ("", "examples: false\n", true, false),
    ])
    func followTheOriginal(
        _ original: String, _ translation: String, _ inOriginal: Bool, _ inTranslation: Bool
    ) throws {
        func page(_ key: String, _ scenario: String) -> [UInt8] {
            Array("---\ntitle: x\n\(key)---\n\n```scenario \(scenario)```\n".utf8)
        }
        let scenario = "id=a\nios 27\n\nat 0s user opens app\n"
        let configuration = """
            title: Site
            languages:
              en: English
              zh-Hans: 简体中文
            reference: true

            """
        let result = build(
            SiteSources(
                content: SourceFolder(
                    name: "",
                    files: [
                        SourceFile(path: "site.yml", bytes: Array(configuration.utf8)),
                        SourceFile(path: "en/index.md", bytes: page(original, scenario)),
                        SourceFile(path: "zh-Hans/index.md", bytes: page(translation, "of=a\n")),
                    ]),
                templates: SourceFolder(
                    name: "Templates",
                    files: [SourceFile(path: "page.mustache", bytes: Array("{{{body}}}".utf8))]),
                assets: SourceFolder(name: "Public", files: [])))
        for (folder, isExample) in [("", inOriginal), ("zh-Hans/", inTranslation)] {
            let path = "\(folder)reference/callbacks/didFinishLaunchingWithOptions.html"
            let file = try #require(
                result.files.first { $0.path == path }, "\(result.diagnostics.map(\.id.name))")
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(text.contains("/index.html#run-a\"") == isExample, "\(path)")
        }
    }
}
