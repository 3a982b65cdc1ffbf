import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import Markup
import ScenarioText
import Testing
import TraceViews

@testable import SiteModel
@testable import SiteRendering

/// The texts of Tracebook in its languages.
@Suite struct TranslationTests {
    private static let path = "Templates/simulator.qaa.yml"
    private let originals = LanguageFile.measure.filter {
        LanguageFile.ofPages.contains($0.module)
    }.flatMap(\.entries).map(\.original.string)

    @Test(arguments: LanguageFile.tags)
    func aLanguageOfTheCommandSaysEverythingThatRowsSay(_ tag: String) {
        let language = Language(tag: tag, theme: nil)
        let untold = RowText.all.filter {
            language.translation(of: Text(string: $0.original)) == nil
        }
        #expect(untold.map { "\($0.speaker.string): \($0.original)" } == [])
    }

    @Test(arguments: LanguageFile.tags)
    func aLanguageOfTheCommandSaysNothingTwice(_ tag: String) {
        var said: Set<String> = []
        for entry in LanguageFile.builtIn(for: tag).flatMap(\.entries) {
            #expect(said.insert(entry.original.string).inserted, "\(entry.original.string)")
        }
        for file in LanguageFile.builtIn(for: tag) { #expect(file.diagnostics == []) }
    }

    @Test func whatNothingSaysIsNamedWithWhatIsSaidInstead() {
        var source: Text = "# Rules\n\(Text(quoting: Text(string: originals[0] + "!"))): 规则\n"
        for text in LanguageFile.measure.flatMap(\.entries).map(\.original.string)
        where text != originals[0] {
            source.append("\(Text(quoting: Text(string: text))): 规则\n" as Text)
        }
        #expect(
            reports(source)[0] == """
                \(Self.path):2:1: Tracebook has no such text [template.unknown-text]
                the text is "\(originals[0])"
                """)
    }

    @Test func whatHasNoTranslationIsListed() throws {
        let report = try #require(reports("\"\(originals[0])\": règle\n").first)
        #expect(
            report.hasPrefix(
                """
                \(Self.path):1:1: \(originals.count - 1) texts stay in English \
                [template.missing-text]
                "\(originals[1])"

                """))
        #expect(report.hasSuffix("\nand \(originals.count - 11) more"))
    }

    /// The texts of a theme have precedence over those of the command.
    @Test func aThemeHasTheLastWord() {
        let source = SourceFile(path: "", bytes: Array("Row: 行号\n".utf8))
        let language = Language(tag: "zh-Hans", theme: source)
        #expect(language.phrase("Row").string == "行号")
        #expect(language.phrase("Who").string == "谁")
    }

    /// A text is found whatever characters of the table's syntax it has.
    @Test(arguments: ["two\nlines", "a\ttab", "a \\n that is none", "\\", "\n", "plain"])
    func everyTextIsFoundAgain(_ text: String) {
        let original = Text(string: text)
        let language = Language(
            tag: "fr",
            texts: [
                ("before", "avant"), (original, "«\(original)»"), ("two", "deux"), ("a", "un"),
            ])
        #expect(language.translation(of: original)?.string == "«\(text)»")
        #expect(language.translation(of: "before")?.string == "avant")
        let again = Language(tag: "fr", table: language.table)
        #expect(again.translation(of: original)?.string == "«\(text)»")
    }

    /// The file has the same words as a figure of the site below the name of a rule.
    @Test(arguments: [Language.english, .simplifiedChinese])
    func theScriptSaysOfEachRuleWhatAFigureSays(_ language: Language) throws {
        let file = ruleScript(language)
        #expect(file.path == "rules.\(language.tag.string).js")
        let script = String(decoding: file.bytes, as: UTF8.self)
        let prefix = "window.tracebookRules="
        #expect(script.hasPrefix(prefix))
        let texts = try JSONDecoder().decode(
            [String: String].self, from: Data(script.dropFirst(prefix.count).utf8))
        #expect(texts.count == ruleBook.count)

        let (scenario, _) = Scenario.parse(Array("at 0s user opens app\n".utf8))
        let trace = scenario.run()
        let shown = reasons(behind: [trace], rules: nil, in: language).markup.string
        for entry in trace.entries {
            let text = try #require(texts["\(entry.rule.rule.id)"])
            #expect(shown.contains("<dd>\(text)</dd>"))
        }
    }

    /// The simulator in a page has the same words as the site.
    @Test func theScriptOfARunHasTheWordsOfItsViews() throws {
        let theme: SourceFile? = nil
        let runs = Language(tag: "zh-Hans", theme: theme, of: LanguageFile.ofRuns)
        #expect(runs.phrase("opens app").string == "打开应用")
        #expect(runs.phrase("Sources").string == "Sources")
        let script = String(decoding: engineScript(runs).bytes, as: UTF8.self)
        #expect(script.hasPrefix("window.tracebookEngineWords=\""))
        #expect(script.contains("opens app\\u0009打开应用\\u000a"))
    }

    /// The place, the id and the notes of each diagnostic.
    private func reports(_ source: Text) -> [String] {
        LanguageFile(source.bytes, path: Self.path).faults(in: "qaa").map { fault in
            let start = fault.range.start
            let place: Text = "\(fault.file):\(start.line):\(start.column)"
            let head: Message = "\(place): \(fault.summary) [\(fault.id.name)]"
            return ([head] + fault.notes).map(\.string).joined(separator: "\n")
        }
    }
}
