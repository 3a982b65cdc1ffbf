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
    private let originals = LanguageFile.originals.filter(LanguageFile.shown.contains)

    /// Whoever changes the English need not know the language, so this is a warning.
    @Test(arguments: LanguageFile.tags)
    func aLanguageOfTheCommandSaysAllThatPagesShow(_ tag: String) {
        let language = Language(tag: tag, theme: nil)
        let faults = LanguageFile.faults(in: tag, theme: nil).map { fault in
            ([fault.summary] + fault.notes).map(\.string).joined(separator: "\n")
        }
        let untold = ourWords.filter { word in
            word.contains(/[a-z]/) && language.translation(of: Text(string: word)) == nil
        }
        for text in faults + untold { Issue.record("\(tag): \(text)", severity: .warning) }
    }

    @Test(arguments: LanguageFile.tags)
    func aLanguageOfTheCommandSaysNothingTwice(_ tag: String) {
        var said: Set<String> = []
        for entry in LanguageFile.builtIn(for: tag).flatMap(\.entries) {
            #expect(said.insert(entry.original.string).inserted, "\(entry.original.string)")
        }
        for file in LanguageFile.builtIn(for: tag) { #expect(file.diagnostics == []) }
    }

    @Test func whatNothingSaysIsNamedWithWhatIsSaidInstead() throws {
        let word = try #require(originals.first { !rowSentences.contains($0) && $0.count > 5 })
        #expect(
            reports(file(of: LanguageFile.originals, with: word + "!", for: word))[0] == """
                \(Self.path):1:1: Tracebook has no such text [template.unknown-text]
                the text is "\(word)"
                """)
    }

    @Test func whatHasChangedSinceItsTranslationIsNamed() {
        let sentence = rowSentences[0]
        let source = file(of: LanguageFile.originals, with: "\(sentence) So", for: sentence)
        #expect(
            reports(source)[0] == """
                \(Self.path):1:1: the English text has changed since it was translated \
                [template.outdated-text]
                the text is "\(sentence)"
                """)
        let language = Language(
            tag: "qaa", theme: SourceFile(path: Self.path, bytes: source.bytes))
        let shown = HTML { $0.english(Text(string: sentence), on: language) }
        #expect(shown.markup.string.hasPrefix("0 <small>"))
    }

    /// A translation is kept for a sentence that has changed a little, and for no other.
    ///
    /// A sentence of several rows is named once.
    @Test(arguments: [
        ("A suspended app runs no code.", "A suspended app runs no code at all.", true),
        ("A suspended app runs no code.", "The user locks the device.", false),
        ("A suspended app runs no code.", "A suspended app runs no code.", false),
    ])
    func aSentenceThatHasChangedALittleKeepsItsTranslation(
        _ before: String, _ now: String, _ isKept: Bool
    ) {
        let source = SourceFile(path: "", bytes: Array("\"\(before)\": 挂起\n".utf8))
        let found = OutdatedTranslation.all(
            in: LanguageFile(source.bytes, path: Self.path).entries, rows: [now, now],
            originals: [now])
        #expect(found.map(\.original.string) == (isKept ? [now] : []))
    }

    /// A file with the place of each text as its translation, but for one text another key.
    private func file(of texts: [String], with key: String, for text: String) -> Text {
        var source: Text = "\(Text(quoting: Text(string: key))): \"0\"\n"
        for (place, other) in texts.enumerated() where other != text {
            source.append("\(Text(quoting: Text(string: other))): \"\(place)\"\n" as Text)
        }
        return source
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
        let file = ruleScript(language, sources: "reference/sources.html")
        #expect(file.path == "rules.\(language.tag.string).js")
        let script = String(decoding: file.bytes, as: UTF8.self)
        let prefix = "window.tracebookRules="
        #expect(script.hasPrefix(prefix))
        let texts = try JSONDecoder().decode(
            [String: String].self, from: Data(script.dropFirst(prefix.count).utf8))
        #expect(texts.count == ruleBook.count)

        let (scenario, _) = Scenario.parse(Array("at 0s user opens app\n".utf8))
        let trace = scenario.run()
        let shown = reasons(
            behind: [trace], rules: nil, sources: "reference/sources.html", in: language
        ).markup.string
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
        let file = LanguageFile(source.bytes, path: Self.path)
        return LanguageFile.faults(in: "qaa", theme: file).map { fault in
            let start = fault.range.start
            let place: Text = "\(fault.file):\(start.line):\(start.column)"
            let head: Message = "\(place): \(fault.summary) [\(fault.id.name)]"
            return ([head] + fault.notes).map(\.string).joined(separator: "\n")
        }
    }
}
