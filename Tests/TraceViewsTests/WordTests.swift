import Diagnostics
import LifecycleCore
import Testing

@testable import TraceViews

@Suite struct WordTests {
    @Test(arguments: [
        (0, "0 s"), (1, "1 ms"), (999, "999 ms"), (1000, "1 s"), (1050, "1.05 s"),
        (60_000, "1 min"), (65_500, "1 min 5.5 s"), (7_200_000, "2 h"),
        (86_400_000, "1 d"), (315_360_000_000, "3650 d"), (86_400_001, "1 d 0.001 s"),
    ])
    func saysATimeExactly(_ milliseconds: Int64, _ words: String) {
        #expect(Text(spoken: Span(milliseconds: milliseconds)).string == words)
    }

    @Test(arguments: [
        (VersionRange.all, "any version"), (.from(13), "iOS 13 and later"),
        (.from(13, 4), "iOS 13.4 and later"), (.before(7), "before iOS 7"),
        (.from(7, before: 13), "iOS 7 to 12"), (.from(6, before: 7), "iOS 6"),
    ])
    func saysARunOfVersions(_ range: VersionRange, _ words: String) {
        #expect(Text(range).string == words)
    }

    @Test func letsANameBreakBetweenItsPartsOnly() {
        var html = HTML()
        html.code("scene(_:willConnectTo:options:)")
        #expect(
            html.markup.string == """
                <code>scene(_:<wbr/>will<wbr/>Connect<wbr/>To:<wbr/>options:)</code>
                """)
    }
}
