import CommonMark
import Foundation
import Testing

/// Documents in `Tests/Fixtures/commonmark/<area>/`, each with its expected result beside it.
///
/// This is `<case>.html` in the site's dialect, or `<case>.positions` with the places of
/// everything.
@Suite("Fixtures")
struct FixtureTests {
    @Test(arguments: Fixture.all)
    func givesWhatStandsBesideIt(_ fixture: Fixture) throws {
        let source = try Data(contentsOf: fixture.folder.appendingPathComponent(fixture.markdown))
        let document = Document(parsing: Array(source))
        let actual =
            fixture.isPositions
            ? PositionListing(document).text : html(of: document)
        let golden = fixture.folder.appendingPathComponent(fixture.golden)
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            try Data(actual.utf8).write(to: golden)
            Issue.record("rewrote \(fixture.golden); review it with git diff")
        } else {
            let expected = try String(decoding: Data(contentsOf: golden), as: UTF8.self)
            #expect(actual == expected)
        }
    }

    @Test func thereAreFixtures() {
        #expect(Fixture.all.count > 20)
    }
}

/// A Markdown file and its expected result.
struct Fixture: CustomTestStringConvertible, Sendable {
    var folder: URL
    var markdown: String
    var golden: String

    var isPositions: Bool { golden.hasSuffix(".positions") }
    var testDescription: String { "\(folder.lastPathComponent)/\(golden)" }

    static let all: [Fixture] = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/commonmark")
        let files = FileManager.default.subpaths(atPath: root.path) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().map { path in
            let file = root.appendingPathComponent(path)
            let name = file.deletingPathExtension().lastPathComponent
            let folder = file.deletingLastPathComponent()
            // A case is about places if its area is.
            let kind = folder.lastPathComponent == "positions" ? "positions" : "html"
            return Fixture(
                folder: folder, markdown: file.lastPathComponent, golden: "\(name).\(kind)")
        }
    }()
}
