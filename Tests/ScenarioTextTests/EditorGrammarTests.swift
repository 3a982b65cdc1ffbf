import Diagnostics
import FixtureTesting
import Foundation
import ScenarioText
import Testing

/// The grammar for editors colours the words of the language, and no others.
@Suite struct EditorGrammarTests {
    private let file = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Editors/vscode/syntaxes/scenario.tmLanguage.json")

    @Test func hasTheKeywordsOfTheParser() throws {
        let grammar = try String(contentsOf: file, encoding: .utf8)
        let list = try #require(grammar.firstMatch(of: /\(\?<!\[\\\\w-\]\)\(\?:([^)]*)\)/))
        let written = grammar.replacingCharacters(
            in: list.1.startIndex..<list.1.endIndex, with: keywords.joined(separator: "|"))
        expectEqual(Array(written.utf8), to: file)
    }

    /// Every literal word of every phrase.
    private var keywords: [String] {
        let words = Place.allCases.flatMap { phrases(in: $0) }.flatMap { phrase in
            phrase.pattern.string.split(separator: " ").filter { word in
                // A version in a phrase has the colour of any other number.
                !word.hasPrefix("<") && !word.allSatisfy(\.isNumber)
            }
        }
        // Longer words come first, as the first match counts.
        return Set(words.map(String.init)).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    @Test func coloursEachStatement() throws {
        let data = try Data(contentsOf: file)
        let grammar = try JSONDecoder().decode(Grammar.self, from: data)
        let rules = try grammar.patterns.map { try NSRegularExpression(pattern: $0.match) }
        for word in keywords {
            let range = NSRange(word.startIndex..., in: word)
            let first = rules.firstIndex { $0.firstMatch(in: word, range: range)?.range == range }
            #expect(first.map { grammar.patterns[$0].name } == "keyword.other.scenario", "\(word)")
        }
    }

    private struct Grammar: Decodable {
        struct Rule: Decodable {
            var name: String
            var match: String
        }
        var patterns: [Rule]
    }
}
