import CommonMark
import Diagnostics
import Markup
import SiteSearch
import Testing

@testable import SiteModel
@testable import SiteRendering

/// The search of a site finds what a reader can see.
@Suite struct PageTextTests {
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var body: HTML
        var sections: [String]

        init(_ name: String, _ sections: [String], _ write: (inout HTML) -> Void) {
            testDescription = name
            self.sections = sections
            body = HTML(write)
        }
    }

    @Test(
        arguments: [
            Case("nothing", []) { _ in },
            Case("blocks end a word", ["||One two a b"]) {
                $0.element(.p, text: "One")
                $0.element(.p, text: "two")
                $0.element(.tr) {
                    $0.element(.td, text: "a")
                    $0.element(.td, text: "b")
                }
            },
            Case("inline elements do not", ["||inline sceneDid"]) {
                $0.element(.p) {
                    $0.append("in")
                    $0.element(.em, text: "line")
                    $0.append(" scene")
                    $0.empty(.wbr)
                    $0.append("Did")
                }
            },
            Case("a break of a line does", ["||a b c"]) {
                $0.element(.p) {
                    $0.append("a")
                    $0.empty(.br)
                    $0.append("b\n  c")
                }
            },
            Case("headings with an id begin a section", ["||a", "H c|x|b no id", "K|y|c"]) {
                $0.append("a")
                $0.element(.h2, ["id": "x"]) {
                    $0.append("H ")
                    $0.element(.code, text: "c")
                }
                $0.append("b")
                $0.element(.h3, text: "no id")
                $0.element(.h3, ["id": "y"], text: "K")
                $0.append("c")
            },
            Case("text as it is, not as markup has it", ["||<b> & \"c\""]) {
                $0.element(.p, text: "<b> & \"c\"")
            },
            Case("controls and drawings say nothing", ["||a b"]) {
                $0.append("a")
                $0.element(.svg) { $0.element(.text, text: "not running") }
                $0.element(.select) { $0.element(.option, text: "12") }
                $0.append("b")
            },
            Case("nor does what is written silently", ["H|x|a"]) {
                $0.element(.h2, ["id": "x"], text: "H")
                $0.silently { $0.element(.h2, ["id": "y"], text: "again") }
                $0.silently { html in html.append(HTML { $0.element(.p, text: "b") }) }
                $0.element(.p, text: "a")
            },
            Case("what was made elsewhere", ["a|x|b c", "d|y|"]) {
                $0.append(HTML { $0.element(.h2, ["id": "x"], text: "a") })
                $0.append(HTML { $0.element(.p, text: "b") })
                $0.append("c")
                $0.append(HTML { $0.element(.h2, ["id": "y"], text: "d") })
            },
        ])
    func cutsAtHeadings(_ it: Case) {
        let sections = PageText(it.body).sections.map { "\($0.heading)|\($0.id)|\($0.text)" }
        #expect(sections == it.sections)
    }

    /// The search, the contents and the id have the same words of a heading.
    @Test(arguments: [
        "Launch[^1]", "Raw <b>bold</b> text", "A `code` *em* **strong** ~~gone~~",
        "![picture](a.png) of it",
        "[A *link*](x.md) and <https://example.org>", "A<br>b", "&amp; \\* \u{2014} é", "A <x-y> b",
        "A <img src=a.png alt=picture> b", "[**![in](a.png)** it][r]", "一 *二* 三",
    ])
    func headingsHaveOneText(_ heading: String) throws {
        let document = Document(parsing: "## \(heading)\n\nText.\n\n[^1]: note\n\n[r]: x.md\n")
        let words = PageText(HTMLRenderer().render(document)).sections
        let text = try #require(document.headings.first).text
        #expect(words.first?.heading == text.split(separator: " ").joined(separator: " "))
        #expect(!words.contains { $0.text.contains("↩") })
    }

    @Test func theWordsOfAPictureAreFound() {
        let document = Document(parsing: "See[^1] the ![*watch* dog](a.png).\n\n[^1]: Note.\n")
        let words = PageText(HTMLRenderer().render(document)).sections
        #expect(words.map(\.text) == ["See the watch dog. Note."])
    }
}
