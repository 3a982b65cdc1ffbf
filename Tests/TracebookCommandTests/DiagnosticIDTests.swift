import FixtureTesting
import Foundation
import Testing

/// Every kind of fault is in a fixture, so that its words are looked at.
@Suite struct DiagnosticIDTests {
    @Test func everyIDIsInAFixture() throws {
        let sources = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SiteBuilder")
        let code = try texts(in: sources, ".swift").joined()
        let kind = #/"((?:site|page|block|trace|claim|link|template)\.[a-z-]+)"/#
        let ids = Set(code.matches(of: kind).map { String($0.1) }).subtracting(["site.yml"])
        let reports =
            try texts(in: fixturesFolder.appendingPathComponent("diagnostics"), ".stderr")
            + texts(in: fixturesFolder.appendingPathComponent("sites"), ".txt")
            + texts(in: fixturesFolder.appendingPathComponent("verify"), "/output")
        let shown = reports.joined()
        #expect(ids.count > 30)
        #expect(ids.filter { !shown.contains("[\($0)]") }.sorted() == [])
    }

    private func texts(in folder: URL, _ suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(suffix) }
            .map { name in
                let data = try Data(contentsOf: folder.appendingPathComponent(name))
                return String(decoding: data, as: UTF8.self)
            }
    }
}
