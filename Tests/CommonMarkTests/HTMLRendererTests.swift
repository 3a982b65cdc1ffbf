import CommonMark
import Diagnostics
import Markup
import Testing

@Suite("HTML renderer")
struct HTMLRendererTests {
    @Test func putsHTMLInPlaceOfCodeBlocks() {
        var renderer = HTMLRenderer()
        renderer.codeBlock = { code in
            guard code.language == "scenario" else { return nil }
            return HTML { $0.element(.p, text: "\(code.lines.count)") }
        }
        let html = renderer.render(
            Document(parsing: "> ```scenario id=a\n> x\n> y\n> ```\n\n```swift\nz\n```\n"))
        #expect(
            html.markup.string == """
                <blockquote>
                <p>2</p>
                </blockquote>
                <pre><code class="language-swift">z
                </code></pre>

                """)
    }

    @Test func rewritesDestinationsAndReplacesLinks() {
        var renderer = HTMLRenderer()
        renderer.linkDestination = { $0.destination == "a.md" ? "a/?x&y" : nil }
        renderer.link = { link, content in
            guard link.destination.utf8.starts(with: "trace:".utf8) else { return nil }
            return HTML { html in html.element(.b) { $0.append(content) } }
        }
        renderer.imageSource = { "/img/" + $0.source }
        let html = renderer.render(
            Document(parsing: "[a *b*](a.md) [3](trace:cold/count) ![i](p.png \"t\")"))
        #expect(
            html.markup.string == """
                <p><a href="a/?x&amp;y">a <em>b</em></a> <b>3</b> \
                <img src="/img/p.png" alt="i" title="t" /></p>

                """)
    }

    @Test func doesNotLinkWhereARewritingIsUnsafe() {
        var renderer = HTMLRenderer()
        renderer.linkDestination = { _ in "javascript:alert(1)" }
        #expect(renderer.render(Document(parsing: "[a](b)")).markup.string == "<p>a</p>\n")
    }

    @Test func namesFootnotesInTheLanguageOfThePage() {
        var renderer = HTMLRenderer()
        renderer.footnoteLabels = FootnoteLabels(list: "脚注", backlink: { "回到\($0).\($1)" })
        let html = renderer.render(Document(parsing: "a[^n]\n\n[^n]: b\n")).markup.string
        #expect(html.contains("aria-label=\"脚注\""))
        #expect(html.contains("aria-label=\"回到1.1\""))
    }

    @Test func rendersInlinesAlone() {
        let document = Document(parsing: "# a *b*\n")
        let html = document.headings.map { HTMLRenderer().render($0.content, of: document) }
        #expect(html.map(\.markup.string) == ["a <em>b</em>"])
    }
}

/// The HTML of a document, with nothing inserted.
func html(of document: Document) -> String { HTMLRenderer().render(document).markup.string }
