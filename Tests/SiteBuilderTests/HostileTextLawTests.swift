import Diagnostics
import FixtureTesting
import Foundation
import SiteModel
import SiteRendering
import Testing
import TraceViews

@testable import SiteBuilder

/// Law: no text and no name of an author becomes markup.
///
/// A site whose texts and names try to leave their places has no element and no attribute that it
/// does not have with plain ones. Names that can leave theirs are refused.
@Suite struct HostileTextLawTests {
    private static let templates: SourceFolder = {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Templates")
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        return SourceFolder(
            name: "Templates",
            files: paths.sorted().compactMap { path in
                (try? Data(contentsOf: root.appendingPathComponent(path))).map {
                    SourceFile(path: path, bytes: Array($0))
                }
            })
    }()

    private static let texts = [
        "\"><meta http-equiv=refresh content=0>", "\" onmouseover=\"x", "' onclick='x' y='",
        "<script>x</script>", "</script><script>x", "</title><script>x", "</style><iframe>",
        "--><object data=x>", "&quot; onload=&quot;x", "&#34; onload=&#34;x", "&lt;iframe&gt;",
        "`onload=x`", "\\\" onload=\\\"x", "]]><embed src=x>", "{{{title}}}", "{{#pages}}x",
        "=onload=x", "\u{2028}<iframe>", "%22 onload=%22x", "%3Ciframe%3E",
        "<img src=a.png onerror=x>",
        "<a href=terms.md onclick=x>", "<svg onload=x>", "</p onload=x>", "<x-y z>",
        "javascript:x", "<style>x</style>", "\"/onload=x/\"", "</textarea><iframe>",
    ]

    private static let names = [
        "\"", "<", ">", "&", "\\", "\u{1}", "\t", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "'",
        "=", " ", "`", "{", "}", "{{{x}}}", "%22", "%3C", "&quot;", "onload=x", "a", ";", "(", "]",
        "\"><meta http-equiv=refresh content=\"0;url=\\\\evil.test", "é", "#", "?", "$", "|",
    ]

    @Test(arguments: Array(1...4) as [UInt64])
    func nothingBecomesMarkup(_ seed: UInt64) throws {
        let plain = try #require(Self.markup { "plain" })
        try #require(plain.count > 150)
        var random = RandomNumbers(seed: seed)
        for _ in 0..<25 {
            let markup = Self.markup { Self.texts[random.pick(Self.texts.count)] }
            let found = try #require(markup)
            #expect(found.subtracting(plain) == [])
        }
    }

    @Test(arguments: Array(1...4) as [UInt64])
    func namesAreRefusedOrPlain(_ seed: UInt64) throws {
        let plain = try #require(Self.markup { "plain" })
        var random = RandomNumbers(seed: seed)
        var (refused, shown) = (0, 0)
        for _ in 0..<100 {
            let name = (0...random.pick(3)).map { _ in Self.names[random.pick(Self.names.count)] }
                .joined()
            let isRefused = name.unicodeScalars.contains(where: SitePath.isRefused)
            let found = Self.markup(page: "\(name).md") { "plain" }
            #expect((found == nil) == isRefused, "\(name.debugDescription)")
            if let found {
                shown += 1
                #expect(found.subtracting(plain) == [], "\(name.debugDescription)")
            } else {
                refused += 1
            }
        }
        #expect(refused > 20 && shown > 20)
    }

    @Test(arguments: names)
    func namesOfFilesThatAreCopiedAreToldToo(_ name: String) {
        let isRefused = name.unicodeScalars.contains { $0 != "&" && SitePath.isRefused($0) }
        var sources = Self.sources(page: "a.md") { "plain" }
        sources.assets.files.append(SourceFile(path: "\(name).png", bytes: [0]))
        let faults = build(sources).diagnostics.filter { $0.id == "site.file-name" }
        #expect(faults.isEmpty == !isRefused)
    }

    /// The names of all markup of a site; nil if the name of its page is refused.
    private static func markup(page: String = "a.md", _ text: () -> String) -> Set<String>? {
        let result = build(sources(page: page, text))
        if result.diagnostics.contains(where: { $0.id == "site.file-name" }) { return nil }
        let faults = result.diagnostics.filter { $0.severity != .warning }
        #expect(faults.map(\.summary.text) == [], "\(page)")
        return result.files.filter { $0.path.hasSuffix(".html") }
            .reduce(into: []) { $0.formUnion(HTMLNames($1.bytes).names) }
    }

    private static func sources(page: String, _ text: () -> String) -> SiteSources {
        func quoted() -> String { Text(quoting: Text(string: text())).string }
        func word() -> String { text().replacing("\n", with: " ") }
        let name = Text(quoting: Text(string: page)).string
        let address = page.utf8.map { "%" + String(Int($0) | 0x100, radix: 16).suffix(2) }.joined()
        let content = [
            (
                "site.yml",
                """
                title: \(quoted())
                description: \(quoted())
                baseURL: https://example.org
                embed: true
                glossary: terms.md
                languages:
                  en: \(quoted())
                navigation:
                - title: \(quoted())
                  print: true
                  pages: [\(name), terms.md]

                """
            ),
            (
                "en/terms.md",
                """
                ---
                title: \(quoted())
                ---

                ## Scene

                \(word())

                """
            ),
            ("en/index.md", "---\ntitle: \(quoted())\n---\n\n[\(word())](<\(address)>)\n"),
            (
                "en/\(page)",
                """
                ---
                title: \(quoted())
                description: \(quoted())
                keywords: [\(quoted())]
                aliases: [old.html]
                ---

                Plain *plain* **plain** ~~plain~~ `plain` <b>plain</b> [plain](terms.md "plain").

                \(word()) *\(word())* [\(word())](terms.md) ![\(word())](a.png)
                ![x](a.png '\(word())') [x](https://example.org/?\(word())) `\(word())`

                ## \(word())

                | \(word()) | b |
                |---|---|
                | \(word()) | c[^1] |

                > \(word())

                - [ ] \(word())

                1. \(word())

                [^1]: \(word())

                ```swift
                \(word())
                ```

                ```scenario id=a
                #| title: \(word())
                ios 17

                at 0s user opens app
                at 10s user goes home
                ```

                ~~~\(word())
                x
                ~~~

                """
            ),
        ]
        return SiteSources(
            content: SourceFolder(
                name: "Content", files: content.map { SourceFile(path: $0, bytes: Array($1.utf8)) }),
            templates: templates,
            assets: SourceFolder(
                name: "Public", files: [SourceFile(path: "a.png", bytes: [0])]))
    }
}
