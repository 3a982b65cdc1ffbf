import Testing

@testable import SiteBuilder

/// What becomes of a style sheet on its way into a page.
@Suite struct StyleSheetTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var css: String
        var compact: String

        init(_ css: String, _ compact: String) {
            self.css = css
            self.compact = compact
        }

        var testDescription: String { css }
    }

    static let cases = [
        Case("a { color: red; }\n", "a{color:red}"),
        Case("/* why */\na { b: c }\n\n/* and */ d { e: f }\n", "a{b:c}d{e:f}"),
        Case("a > b,\n  c  d { e: f g }", "a>b,c d{e:f g}"),
        Case("a :hover { b: c }", "a :hover{b:c}"),
        Case("a { width: calc(1px + 2px) }", "a{width:calc(1px + 2px)}"),
        Case(
            "@media (min-width: 4rem) and (color) { a { b: c } }",
            "@media (min-width:4rem) and (color){a{b:c}}"),
        Case("a { b: c !important; }", "a{b:c!important}"),
        Case("a { grid-area: 1 / 2 }", "a{grid-area:1/2}"),
        Case(
            "a[b=\"c-d\"], a[b=\"\"], a[b=\"1\"], a[b=\"c d\"] { content: \"c\" }",
            "a[b=c-d],a[b=\"\"],a[b=\"1\"],a[b=\"c d\"]{content:\"c\"}"),
        // Nothing in strings, addresses and escapes is white space or a comment.
        Case("a { content: \"  /* { \\\" ; */ \" }", "a{content:\"  /* { \\\" ; */ \"}"),
        Case("a { b: url(x/*y;z) }", "a{b:url(x/*y;z)}"),
        Case(".\\{ { b: c }", ".\\{{b:c}"),
        Case(".\\26  d { b: c }", ".\\26  d{b:c}"),
        // What a comment keeps apart stays apart, and what it does not is not parted by it.
        Case("a/**/b c/* */ d { }", "a/**/b c d{}"),
        Case("a { } /* without end", "a{}"),
        Case("", ""),
    ]

    @Test(arguments: cases)
    func isCompacted(_ it: Case) {
        let compact = StyleSheet.compacted(Array(it.css.utf8))
        #expect(String(decoding: compact, as: UTF8.self) == it.compact)
        #expect(StyleSheet.compacted(compact) == compact)
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
        #expect(styles.filled(into: "\0<p>x y</p>") == "a{}b{}<p>x y</p>")
        #expect(
            styles.filled(into: "\0<p class=\"z y\"><i class=\"y\">")
                == "a{}b{}.y{}<p class=\"z y\"><i class=\"y\">")
        #expect(styles.filled(into: "\0<p id=\"x\" class=\"xx\">").hasPrefix("a{}b{}<"))
        #expect(styles.filled(into: "\0<b>").hasPrefix("a{}b{}b{}<"))
        #expect(styles.filled(into: "\0<html lang=\"zh-Hans\">").contains("b{}:lang(zh){}<"))
        #expect(styles.filled(into: "\0<article lang=\"zh\">").contains("b{}:lang(zh){}<"))
        #expect(styles.filled(into: "\0<html lang=\"zho\"><a lang=\"zh\">").contains("b{}<"))
        #expect(styles.all == "a{}b{}b{}:lang(zh){}.x{}.y{}")
        #expect(styles.files.map(\.path) == ["classes/x.css", "classes/y.css"])
    }
}
