import Foundation
import Testing

/// What keeps the house readable from its folders.
@Suite struct ShapeTests {
    /// A longer file does two jobs.
    @Test(arguments: swiftFiles(in: "Sources"))
    func isShort(_ file: SourceFile) {
        #expect(file.lines.count <= 350, "\(file.path) has \(file.lines.count) lines")
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

    /// Words that say that work is left.
    @Test(arguments: swiftFiles(in: "Sources"))
    func hasNoBannedWord(_ file: SourceFile) {
        let banned = [
            "TODO": "do it", "FIXME": "mend it", "XXX": "say what",
            "fatalError(": "use precondition with a message",
        ]
        for (word, advice) in banned {
            #expect(!file.text.contains(word), "\(file.path) says '\(word)': \(advice)")
        }
    }

    /// A type is named after what it is; these endings say nothing.
    @Test(arguments: swiftFiles(in: "Sources"))
    func namesTypesAfterWhatTheyAre(_ file: SourceFile) {
        let empty = #/(?:struct|class|enum|protocol|actor) \w*(?:Manager|Helper|Utility|Utils)\b/#
        #expect(file.text.firstMatch(of: empty) == nil, "\(file.path)")
    }

    /// A file is named after what it holds.
    @Test(arguments: swiftFiles(in: "Sources"))
    func isNamedWithoutSpaces(_ file: SourceFile) {
        #expect(!file.path.contains(" "))
    }

    /// The map of the house names every room.
    @Test func isOnTheMap() throws {
        let map = try String(
            contentsOf: repository.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        for target in ImportTests.allowed.keys {
            #expect(map.contains("`\(target)`"), "ARCHITECTURE.md does not mention \(target)")
        }
        #expect(map.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    }
}
