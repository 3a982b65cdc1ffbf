import Diagnostics
import FixtureTesting
import Foundation
import SiteModel
import Testing
import TraceViews

/// Every kind of fault is in the catalogue, and in a fixture, so that its words are reviewed.
@Suite struct DiagnosticIDTests {
    private let ids = diagnosticCatalogue.map { Text($0.id).string }

    @Test func theCatalogueHasEachIDOnce() {
        #expect(ids.count == Set(ids).count)
    }

    @Test func theCatalogueHasWhatTheSourcesReport() throws {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        let code = try texts(in: root.appendingPathComponent("Sources")) { path in
            path.hasSuffix(".swift") && !path.contains("/Catalogue/")
        }
        let topics = Set(ids.compactMap { $0.split(separator: ".").first })
        let reported = Set(
            code.split(separator: "\"").filter { literal in
                let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
                let letters = parts.last?.utf8.allSatisfy { $0 == 45 || (97...122).contains($0) }
                return parts.count == 2 && topics.contains(parts[0]) && letters == true
                    && parts[1] != ""
            }.map(String.init))
        #expect(reported.subtracting(["site.yml"]).sorted() == ids.sorted())
    }

    @Test func everyIDIsInAFixture() throws {
        let tests = fixturesFolder.deletingLastPathComponent()
        let shown =
            try texts(in: fixturesFolder) { path in
                !path.hasSuffix(".md") && !path.hasSuffix(".scenario")
            }
            + texts(in: tests.appendingPathComponent("SiteBuilderTests")) { $0.hasSuffix(".swift") }
        // A search takes minutes to give up; `UndecidedTests` gives it fewer steps.
        let unseen = ids.filter {
            $0 != "log.undecided" && !shown.contains("[\($0)]") && !shown.contains(" \($0): ")
        }
        #expect(unseen.sorted() == [])
    }

    private func texts(in folder: URL, where isMeant: (String) -> Bool) throws -> String {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { isMeant($0) }
            .compactMap { FileManager.default.contents(atPath: "\(folder.path)/\($0)") }
            .map { String(decoding: $0, as: UTF8.self) }
            .joined()
    }
}
