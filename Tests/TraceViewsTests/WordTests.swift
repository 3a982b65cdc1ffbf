import Diagnostics
import FixtureTesting
import LifecycleCore
import Markup
import ScenarioText
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

    @Test(arguments: [
        (0, "0 秒"), (1, "1 毫秒"), (65_500, "1 分 5.5 秒"), (90_000_000, "1 天 1 小时"),
    ])
    func saysATimeInChinese(_ milliseconds: Int64, _ words: String) {
        let span = Span(milliseconds: milliseconds)
        #expect(Text(spoken: span, in: .simplifiedChinese).string == words)
    }

    /// Tables name the trigger of a rule in the words with which a statement begins.
    @Test func namesWhatHappensAsStatementsDo() {
        let patterns = phrases(in: .line).map { phrase in
            phrase.pattern.string.filter { !"<>".contains($0) }
        }
        for rule in ruleBook {
            switch rule.on {
            case .timer, .transition: continue
            case .event, .action: break
            }
            let words = rule.on.words(in: .english).string.split(separator: " ")
                .filter { !["a", "an", "the"].contains($0) }
            let start = "at time \(words.joined(separator: " "))"
            #expect(patterns.contains { "\($0) ".hasPrefix("\(start) ") }, "\(start)")
        }
    }

    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func saysInChineseWhatHappens(_ fixture: Fixture) throws {
        let trace = Scenario.parse(try fixture.bytes()).scenario.run()
        for entry in trace.entries {
            switch entry.what {
            case .callback, .notification, .sentEvent: continue
            default: break
            }
            let words = trace.words(for: entry, in: .simplifiedChinese).string
            // The text in parentheses is from crash reports.
            let own = words.prefix { $0 != "（" }
            #expect(own.contains { $0.isHan }, "\(words)")
            #expect(!own.contains(#/[a-z] [a-z]/#), "\(words)")
        }
    }

    @Test func saysInChineseWhatStartsAMove() {
        let triggers =
            Event.allCases.map { Trigger.event($0) }
            + ActionKind.allCases.map { .action($0) } + SystemTimer.allCases.map { .timer($0) }
        for trigger in triggers {
            let words = trigger.words(in: .simplifiedChinese).string
            #expect(words.contains { $0.isHan } && !words.contains(#/[a-z] [a-z]/#), "\(words)")
        }
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

extension Character {
    fileprivate var isHan: Bool { ("\u{4E00}"..."\u{9FFF}").contains(self) }
}
