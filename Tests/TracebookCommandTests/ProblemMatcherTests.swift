import FixtureTesting
import Foundation
import Testing

/// The patterns with which editors and GitHub read the first line of a finding.
@Suite struct ProblemMatcherTests {
    private let folder = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Editors/vscode")

    @Test func editorAndGitHubReadTheSame() throws {
        let extensionFile = try decode(Extension.self, "package.json")
        let forGitHub = try decode(Matcher.self, "problem-matcher.json")
        #expect(
            extensionFile.contributes.problemMatchers.map { [$0.pattern] }
                == forGitHub.problemMatcher.map(\.pattern))
    }

    @Test(arguments: VerifyCase.all.filter { $0.testDescription.hasPrefix("difference-") })
    func findsThePlaceOfAFinding(_ verifyCase: VerifyCase) throws {
        let pattern = try decode(Matcher.self, "problem-matcher.json").problemMatcher[0].pattern[0]
        let line = try #require(verifyCase.file("output")?.split(separator: "\n").first)
        let text = String(line)
        let match = try NSRegularExpression(pattern: pattern.regexp)
            .firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
        func group(_ number: Int) -> Substring? {
            match.flatMap { Range($0.range(at: number), in: text) }.map { text[$0] }
        }
        #expect(group(pattern.file) == "Content/en/index.md")
        #expect(group(pattern.severity) == "error")
        #expect(group(pattern.code) == "trace.mismatch")
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ file: String) throws -> Value {
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        return try JSONDecoder().decode(type, from: data)
    }

    private struct Extension: Decodable {
        struct Contributions: Decodable { var problemMatchers: [Rules] }
        struct Rules: Decodable { var pattern: Pattern }
        var contributes: Contributions
    }

    private struct Matcher: Decodable {
        struct Rules: Decodable { var pattern: [Pattern] }
        var problemMatcher: [Rules]
    }

    private struct Pattern: Decodable, Equatable {
        var regexp: String
        var file, line, column, severity, message, code: Int
    }
}
