import Testing

@testable import SiteBuilder

/// What becomes of a style sheet on its way into a page.
@Suite struct StyleSheetTests {
    @Test(
        arguments: [
            ("a { b: c }\n", "a { b: c }\n"),
            ("/* why */\na {\n    b: c;\n}\n\n/* and */ d { e }", "a {\nb: c;\n}\nd { e }\n"),
            ("/* several\n   lines */\n\ta { b: c }\r\n", "a { b: c }\n"),
            // What could stand in a string or an address stays.
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
        #expect(styles.filled(into: "\0<p>x y</p>") == "a { }\nb { }\n<p>x y</p>")
        #expect(
            styles.filled(into: "\0<p class=\"z y\"><i class=\"y\">")
                == "a { }\nb { }\n.y { }\n<p class=\"z y\"><i class=\"y\">")
        #expect(styles.filled(into: "\0<p id=\"x\" class=\"xx\">").hasPrefix("a { }\nb { }\n<"))
        #expect(styles.filled(into: "\0<b>").hasPrefix("a { }\nb { }\nb { }\n<"))
        #expect(styles.filled(into: "\0<html lang=\"zh-Hans\">").contains("}\n:lang(zh) { }\n<"))
        #expect(styles.filled(into: "\0<article lang=\"zh\">").contains("b { }\n:lang(zh) { }\n<"))
        #expect(styles.filled(into: "\0<html lang=\"zho\"><a lang=\"zh\">").contains("b { }\n<"))
        #expect(styles.files.map(\.path) == ["classes/x.css", "classes/y.css"])
    }
}
