import SiteBuilder
import Testing

/// What the search of a site can find is what a reader can see.
@Suite struct PageTextTests {
    private func listing(_ html: String) -> [String] {
        PageText(html: html).sections.map { "\($0.heading)|\($0.id)|\($0.text)" }
    }

    @Test(
        arguments: [
            ("", []),
            ("<p>One</p>\n<p>two</p>", ["||One two"]),
            ("<p>in<em>line</em> 进入<strong>后台</strong>之后</p>", ["||inline 进入后台之后"]),
            ("<p>scene<wbr>Did<wbr>Disconnect</p>", ["||sceneDidDisconnect"]),
            ("<p>a<br>b</p><table><tr><td>c</td><td>d</td></tr></table>", ["||a b c d"]),
            (
                "a<h2 id=\"x\">H <code>c</code></h2>b<h3 id=\"y\">K</h3>c",
                ["||a", "H c|x|b", "K|y|c"]
            ),
            ("<h2>no id</h2>b", ["||no id b"]),
            ("<p>a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;</p>", ["||a <b> &amp; \"c\" '"]),
            ("a<svg><text>not running</text></svg>b", ["||ab"]),
            ("a<select><option>12</option></select>b", ["||ab"]),
            (
                "<h2 id=\"x\">H</h2><a class=\"permalink\" href=\"#x\">#</a>"
                    + "<p class=\"stale\">b</p><p>a</p>",
                ["H|x|a"]
            ),
            (
                "<p>a</p><table class=\"trace\"><tr><th scope=\"row\"><span>1</span></th>"
                    + "<td>0.000</td></tr></table><p>b</p>",
                ["||a b"]
            ),
            (
                "<p>a</p><section class=\"reasons\"><h2 id=\"x\">H</h2><section>c</section>"
                    + "</section><ul class=\"columns\"><li>d</li></ul><p>b</p>",
                ["||a b"]
            ),
            (
                "<table class=\"reference excerpt\"><tr><td>a</td></tr></table>"
                    + "<table class=\"reference\"><tr><th>b</th><td>c</td></tr></table>",
                ["||b c"]
            ),
            ("<p id=\"p\">a\n  b\t c</p>", ["||a b c"]),
        ] as [(String, [String])])
    func cutsAtHeadings(_ html: String, _ expected: [String]) {
        #expect(listing(html) == expected)
    }
}
