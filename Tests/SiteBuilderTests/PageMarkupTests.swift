import Testing

@testable import SiteBuilder

/// What becomes of a page on its way to a file.
@Suite struct PageMarkupTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var html: String
        var compact: String

        init(_ html: String, _ compact: String) {
            self.html = html
            self.compact = compact
        }

        /// A page that stays as it is.
        init(same html: String) {
            self.init(html, html)
        }

        var testDescription: String { html }
    }

    static let cases = [
        Case(
            "<table><thead><tr><th>a</th><th>b</th></tr></thead>\n<tbody>\n"
                + "<tr><td>c</td><td>d</td></tr>\n</tbody></table>",
            "<table><thead><tr><th>a<th>b<tbody>\n<tr><td>c<td>d</table>"),
        Case("<td><table><tr><td>a</td></tr></table></td>b", "<td><table><tr><td>a</table></td>b"),
        // What stands between the end tag and the next one keeps it.
        Case(same: "<tr><td>a</td> b <td>c</td><!-- d --></tr>"),
        Case(
            "<select><option>a</option>\n<option>b</option></select>",
            "<select><option>a<option>b</select>"),
        Case(
            "<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dd>c</dd>\n</dl>",
            "<dl>\n<dt>a<dd>b<dd>c</dl>"),
        // White space between these shows where a style sheet puts them into one line.
        Case(same: "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        Case("<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"),
        Case("<p>a</p>\n<p>b</p></div>", "<p>a</p>\n<p>b</div>"),
        Case(same: "<a href=b><p>a</p></a><p>c</p>\n<table></table><p>d</p> e<p>f</p>"),
        // A value keeps its marks where it needs them.
        Case(
            "<a class=\"b\" href=\"c?d&amp;e\" id=\"f g\" title=\"\" lang='h'>",
            "<a class=b href=c?d&amp;e id=\"f g\" title=\"\" lang='h'>"),
        Case("<a href=\"b/\" rel=\"c=d\" hidden  >", "<a href=\"b/\" rel=\"c=d\" hidden>"),
        Case("<a title=\"b > c\">d</a>", "<a title=\"b > c\">d</a>"),
        Case(
            "a<wbr/>b<br />c<img src=\"d\" alt=\"e\" />", "a<wbr>b<br>c<img src=d alt=e>"),
        Case(
            "<svg width=\"1\"><path class=\"a\" d=\"M0 0\"/><g/><rect x=\"2\" y=\"3\"/></svg>",
            "<svg width=1><path class=a d=\"M0 0\"/><g/><rect x=2 y=\"3\"/></svg>"),
        // Where everything is text, and where nothing is a tag.
        Case(same: "<script>a = \"<p id=\\\"b\\\"></p>\n<p>\"</script>"),
        Case(same: "<style>a[b=\"c\"]{}</style><title><p></p><p></title>"),
        Case(same: "<!doctype html>a < b, <3 <!-- <p id=\"c\"></p><p> --> </"),
        Case(
            "<pre><code class=\"a\">  b\n  c</code></pre>",
            "<pre><code class=a>  b\n  c</code></pre>"),
        Case(same: "<p class=\"without end"),
        Case(same: "<p></p>\n"),
        Case(same: ""),
    ]

    @Test(arguments: cases)
    func isCompacted(_ it: Case) {
        let compact = PageMarkup.compacted(Array(it.html.utf8))
        #expect(String(decoding: compact, as: UTF8.self) == it.compact)
        #expect(PageMarkup.compacted(compact) == compact)
    }
}
