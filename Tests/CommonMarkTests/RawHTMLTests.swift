import CommonMark
import Foundation
import Testing

/// Nothing that is written in HTML runs, or reaches out of what it is written in.
@Suite("Raw HTML")
struct RawHTMLTests {
    /// What an attack is put into, and what of the page comes after that.
    static let places: [(before: String, after: String)] = [
        ("", "\n\n> END\n"), ("> ", "\n\nEND\n"), ("- ", "\n\n<!-- -->\n\nEND\n"),
        ("> - a\n>   ", "\n\nEND\n"), ("> words ", " words\n\nEND\n"), ("## ", "\n\nEND\n"),
        ("> ## words ", "\n\nEND\n"), ("| a |\n|---|\n| ", " |\n\nEND\n"),
        ("> *words ", " words*\n\nEND\n"), ("> [words ", " words](/x)\n\nEND\n"),
        ("> <div>", "</div>\n\nEND\n"), ("> <details><summary>", "\n>\n> words\n\nEND\n"),
        ("> <table><tr><td>", "\n>\n> </td></tr></table>\n\nEND\n"), ("> <p>", "</p>\n\nEND\n"),
        ("> <ul><li>", "</li></ul>\n\nEND\n"), ("> <a href=\"/x\">", "</a>\n\nEND\n"),
        ("> <a title=\"", "\">\n\nEND\n"), ("> <!-- -->", "\n\nEND\n"),
        ("    ", "\n\nEND\n"), ("> words[^1]\n\n[^1]: ", "\n\nEND\n"),
    ]

    @Test func noAttackRunsOrLeavesItsPlace() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/raw-html/attacks")
        let attacks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(attacks.count > 140)
        for attack in attacks {
            for place in Self.places { check(place.before + attack + place.after) }
        }
    }

    @Test(arguments: Array(1...8) as [UInt64])
    func noneOfTheRandomOnesDoes(_ seed: UInt64) {
        var random = RandomHTML(seed: seed)
        for _ in 0..<1500 { check(random.next()) }
    }

    /// Each element that reaches past its paragraph ends with the quote that it is in.
    @Test(arguments: Array(1...4) as [UInt64])
    func aQuoteEndsWhatIsInIt(_ seed: UInt64) {
        var random = RandomHTML(seed: seed + 100)
        for _ in 0..<500 {
            let text = random.next()
                .split(omittingEmptySubsequences: false) { $0.isNewline }
                .map { "> \($0)\n" }.joined()
            check(text + "\n\nEND\n")
        }
    }

    @Test func isNeverDeeperThanMarkdown() {
        for element in ["div", "b", "a id=x", "ul><li", "table><tr><td"] {
            let text = String(repeating: "<\(element)>", count: 5_000) + "words"
            for text in [text, "x " + text, "| a |\n|---|\n| \(text) |"] {
                let html = StrictHTML(CommonMarkTests.html(of: Document(parsing: text)))
                #expect(html.fault == nil)
                #expect(html.depth < Document.deepestLevel + 10)
            }
        }
    }

    private func check(_ text: String) {
        let html = CommonMarkTests.html(of: Document(parsing: text))
        // Footnotes have classes and roles of their own.
        let fault = StrictHTML(html.replacing(Self.footnotes, with: "")).fault
        #expect(fault == nil, "\(text.debugDescription) gives \(html)")
        guard text.hasSuffix("\nEND\n") else { return }
        #expect(html.contains("\n<p>END</p>\n"), "\(text.debugDescription) gives \(html)")
    }

    private static var footnotes: some RegexComponent {
        /(?s)<sup class="footnote-reference">.*?<\/sup>|<section class="footnotes".*<\/section>/
    }
}

/// Random pieces of HTML and of what is nearly HTML.
struct RandomHTML {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    }

    private static let names = [
        "a", "b", "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "td", "th",
        "tbody", "thead", "caption", "col", "colgroup", "details", "summary", "h2", "h3", "pre",
        "img", "br", "hr", "span", "center", "blockquote", "figure", "figcaption", "script",
        "style", "title", "svg", "iframe", "x-y", "picture", "source", "code", "sub", "FONT", "U",
    ]
    private static let attributes = [
        "href", "src", "id", "name", "title", "alt", "align", "width", "onclick", "onerror",
        "style", "class", "srcset", "open", "colspan", "lang", "HREF", "xlink:href", "start",
    ]
    private static let values = [
        "x", "javascript:alert(1)", "java&#115;cript:x", " javascript:x", "\u{1}javascript:x",
        "&#x1;javascript:x", "java\tscript:x", "JAVASCRIPT&colon;x", "data:text/html,x",
        "data:image/png;base64,x", "vbscript:x", "a b", "a&quot;b", "a&lt;b", "<b>", "100%", "-1",
        "center", "a.md#b", "&amp;", "&", "&bogus;", "\\", "`", "é", "进", "",
    ]
    private static let texts = [
        "word", " ", "\n", "\n", "\n\n", "\n\n", "**", "*", "`", "[", "](/x)", "![", "~~", "|",
        "- ", "> ", "# ", "    ", "```\n", "<", ">", "\"", "'", "=", "&lt;", "<!--", "-->", "<?",
        "?>", "<![CDATA[", "]]>", "\u{0}", "\u{7F}", "\u{FEFF}", "进入", "\r\n", "/>", "</", "\t",
    ]

    mutating func next() -> String {
        var text = ""
        for _ in 0..<(1 + pick(14)) {
            switch pick(5) {
            case 0: text += Self.texts[pick(Self.texts.count)]
            case 1: text += "</\(Self.names[pick(Self.names.count)])>"
            default: text += tag()
            }
        }
        return text + (pick(2) == 0 ? "\n" : "")
    }

    private mutating func tag() -> String {
        var tag = "<" + Self.names[pick(Self.names.count)]
        for _ in 0..<pick(4) {
            let quote = ["\"", "\"", "'", ""][pick(4)]
            tag +=
                [" ", " ", "\n", "/", ""][pick(5)] + Self.attributes[pick(Self.attributes.count)]
            if pick(6) > 0 { tag += "=\(quote)\(Self.values[pick(Self.values.count)])\(quote)" }
        }
        return tag + [">", ">", ">", "/>", ""][pick(5)]
    }

    private mutating func pick(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }
}
