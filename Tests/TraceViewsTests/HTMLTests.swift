import Diagnostics
import Markup
import ScenarioText
import Testing
import TraceViews

@Suite struct HTMLTests {
    @Test func escapesTextAndAttributeValues() {
        var html = HTML()
        html.element(.p, ["title": "\"a\" < b & c"], text: "<b> & \"c\"")
        #expect(
            html.markup.string == """
                <p title="&quot;a&quot; &lt; b &amp; c">&lt;b&gt; &amp; &quot;c&quot;</p>
                """)
    }

    @Test func replacesWhatXMLCannotSay() {
        var html = HTML()
        html.append(Text([0x00, 0x1B, UInt8(ascii: "\n")]))
        #expect(html.markup.string == "\u{FFFD}\u{FFFD}\n")
    }

    @Test func letsNoTitleOrSourceBreakOut() {
        let hostile: Text = "\"></figure><script>alert(1)</script>&amp;"
        let trace = Scenario.parse(Array("at 0s user opens app".utf8)).scenario.run()
        let figure = trace.figure(id: "run", title: hostile, source: hostile).markup
        #expect(!figure.string.contains("<script"))
        #expect(fault(inMarkup: figure.bytes) == nil)
    }
}
