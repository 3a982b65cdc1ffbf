import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import Markup
import ScenarioText
import Testing
import TraceViews

@testable import SiteChecks
@testable import SiteModel
@testable import SiteRendering

/// What the simulator says, in the language of a page.
@Suite struct TranslationTests {
    private static let file = "Templates/simulator.zh-Hans.yml"

    @Test func ourOwnSaysEverything() throws {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        let bytes = Array(try Data(contentsOf: root.appendingPathComponent(Self.file)))
        let translation = Translation(SourceFile(path: "", bytes: bytes), as: Self.file)
        #expect(reports(translation).isEmpty)
    }

    @Test func whatNobodySaysIsNamedWithWhatIsSaidInstead() {
        let said = Set(SimulatorText.all.map(\.original)).sorted()
        var source: Text = "# Rules\n\(Text(quoting: Text(string: said[0] + "!"))): 规则\n"
        for text in said.dropFirst() {
            source.append("\(Text(quoting: Text(string: text))): 规则\n" as Text)
        }
        let reports = reports(
            Translation(SourceFile(path: "", bytes: source.bytes), as: Self.file))
        #expect(
            reports[0] == """
                \(Self.file):2:1: the simulator does not say this [template.unknown-text]
                what it says is "\(said[0])"
                """)
    }

    @Test func whatHasNoTranslationIsNamedWithWhoeverSaysIt() throws {
        let texts = SimulatorText.all
        let report = try #require(
            reports(
                Translation(
                    SourceFile(
                        path: "", bytes: Array("\"\(texts[0].original)\": 规则".utf8)),
                    as: Self.file)
            ).first)
        let next = try #require(texts.first { $0.original != texts[0].original })
        let count = Set(texts.map(\.original)).count - 1
        #expect(
            report.hasPrefix(
                """
                \(Self.file):1:1: \(count) texts of the simulator stay in English \
                [template.missing-text]
                \(next.speaker.string) says "\(next.original)"

                """))
        #expect(report.hasSuffix("\nand \(count - 10) more"))
    }

    /// The file has the very words that a figure of the site has below the name of a rule.
    @Test(arguments: ["en", "zh-Hans"])
    func theScriptSaysOfEachRuleWhatAFigureSays(_ language: String) throws {
        let rule = ruleBook[0]
        let source = SourceFile(path: "", bytes: Array("\"\(rule.statement)\": 规 < 则\n".utf8))
        let translation = language == "en" ? nil : Translation(source, as: "")
        let file = ruleScript(language, translation)
        #expect(file.path == "rules.\(language).js")
        let script = String(decoding: file.bytes, as: UTF8.self)
        let prefix = "window.tracebookRules="
        #expect(script.hasPrefix(prefix))
        let texts = try JSONDecoder().decode(
            [String: String].self, from: Data(script.dropFirst(prefix.count).utf8))
        #expect(texts.count == ruleBook.count)
        #expect(texts["\(rule.id)"]?.contains("规 &lt; 则") == (language != "en"))

        let (scenario, _) = Scenario.parse(Array("at 0s user opens app\n".utf8))
        let trace = scenario.run()
        let shown = reasons(
            behind: [trace], rules: nil, in: Language(tag: Text(string: language))
        ).translated { translation?.text(for: $0) }.markup.string
        for entry in trace.entries {
            let text = try #require(texts["\(entry.rule.rule.id)"])
            #expect(shown.contains("<dd>\(text)</dd>"))
        }
    }

    /// Each diagnostic with its place, its id and its notes.
    private func reports(_ translation: Translation) -> [String] {
        translation.diagnostics.map { fault in
            let start = fault.range.start
            let place: Text = "\(fault.file):\(start.line):\(start.column)"
            let head: Text = "\(place): \(fault.summary) [\(fault.id.name)]"
            return ([head] + fault.notes).map(\.string).joined(separator: "\n")
        }
    }
}
