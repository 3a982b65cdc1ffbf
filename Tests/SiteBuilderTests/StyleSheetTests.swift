import Diagnostics
import Markup
import Testing

@testable import SiteModel
@testable import SiteRendering

/// A style sheet is shortened on its way into a page.
@Suite struct StyleSheetTests {
    @Test(
        arguments: [
            ("a { b: c }\n", "a { b: c }\n"),
            ("/* why */\na {\n    b: c;\n}\n\n/* and */ d { e }", "a {\nb: c;\n}\nd { e }\n"),
            ("/* several\n   lines */\n\ta { b: c }\r\n", "a { b: c }\n"),
            // Text that could be in a string or an address stays.
            ("a { content: \"/* b */\" } /* why */", "a { content: \"/* b */\" } /* why */\n"),
            ("a { }\n/*/ without end", "a { }\n"),
            ("", ""),
        ])
    func isShortened(_ css: String, _ short: String) {
        #expect(StyleSheet.shortened(css) == short)
    }

    @Test func aPageHasTheSheetsOfItsClassesInTheOrderOfTheirNames() {
        let files = [
            ("b.css", "b { }"), ("page.mustache", "{{{styles}}}"), ("a.css", "a { }"),
            ("classes/y.css", ".y { }"), ("classes/x.css", ".x { }"),
            ("elements/b.css", "b { }"), ("languages/zh.css", ":lang(zh) { }"),
        ]
        let folder = SourceFolder(
            name: "Templates",
            files: files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
        let styles = PageStyles(folder)
        /// The styles of a page with one element.
        func css(_ tag: Markup.Tag, _ attributes: Attributes = [:]) -> String {
            let page = HTML { html in
                html.note(.styles, 0..<0)
                html.element(tag, attributes, text: "x y")
            }
            let filled = styles.filled(into: page).markup.string
            return String(filled.prefix { $0 != "<" })
        }
        #expect(css(.p) == "a { }\nb { }\n")
        #expect(css(.p, ["class": "z y"]) == "a { }\nb { }\n.y { }\n")
        #expect(css(.p, ["id": "x", "class": "xx"]) == "a { }\nb { }\n")
        #expect(css(.b) == "a { }\nb { }\nb { }\n")
        #expect(css(.html, ["lang": "zh-Hans"]) == "a { }\nb { }\n:lang(zh) { }\n")
        #expect(css(.article, ["lang": "zh"]) == "a { }\nb { }\n:lang(zh) { }\n")
        #expect(css(.html, ["lang": "zho"]) == "a { }\nb { }\n")
        #expect(css(.a, ["lang": "zh"]) == "a { }\nb { }\n")
        #expect(styles.files.map(\.path) == ["classes/x.css", "classes/y.css"])
    }
}
