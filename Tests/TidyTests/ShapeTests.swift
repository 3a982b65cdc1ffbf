import Foundation
import Testing

/// The rules that keep the code readable from its folders.
@Suite struct ShapeTests {
    /// Files are short, as a longer one has two tasks, and paths have no spaces.
    @Test func isShortAndNamedWithoutSpaces() {
        for file in swiftFiles(in: "Sources") {
            #expect(file.lines.count <= 350, "\(file.path) has \(file.lines.count) lines")
            #expect(!file.path.contains(" "))
        }
    }

    /// The two files that a newcomer opens first.
    @Test(arguments: [
        ("Sources/LifecycleCore/Step.swift", 90), ("Sources/SiteBuilder/Build.swift", 80),
    ])
    func fitsOnAPage(_ path: String, _ most: Int) throws {
        let text = try String(
            contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(count <= most, "\(path) has \(count) lines")
    }

    /// Words that mark unfinished work.
    @Test func hasNoBannedWord() {
        let banned = [
            "TODO": "do it", "FIXME": "mend it", "XXX": "say what",
            "fatalError(": "use precondition with a message",
        ]
        for file in swiftFiles(in: "Sources") {
            for (word, advice) in banned {
                #expect(!file.text.contains(word), "\(file.path) says '\(word)': \(advice)")
            }
        }
    }

    /// Types are not named with endings that say nothing.
    @Test func namesTypesAfterWhatTheyAre() {
        let empty = #/(?:struct|class|enum|protocol|actor) \w*(?:Manager|Helper|Utility|Utils)\b/#
        for file in swiftFiles(in: "Sources") {
            for line in file.lines
            where line.contains("Manager") || line.contains("Util")
                || line.contains("Helper")
            {
                #expect(line.firstMatch(of: empty) == nil, "\(file.path): \(line)")
            }
        }
    }
}
