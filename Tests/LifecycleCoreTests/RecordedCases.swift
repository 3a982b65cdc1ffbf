import FixtureTesting
import Foundation
import Testing

/// `Tests/Fixtures/recorded`: what was logged on a device or a simulator, and a scenario that
/// does the same.
///
/// The comparison is exact in the order of the lines that were recorded, and in the states and
/// launch options that were printed. What the record does not name at all was not logged, so
/// nothing is known of it; what its author logs elsewhere and not here is named as missing.
@Suite struct RecordedCases {
    @Test(arguments: fixtures(in: "recorded", "scenario"))
    func isReproduced(_ fixture: Fixture) throws {
        let comparison = try Comparison(of: fixture)
        #expect(comparison.diagnostics == [])
        #expect(comparison.faults == [])
        #expect(comparison.unknownNames == [], "no name that a trace could show")
    }

    /// A sequence that is neither a case nor said to be none has been forgotten.
    @Test func hasACaseOrAReasonForEachSequence() throws {
        let readme = try String(
            contentsOf: fixturesFolder.appendingPathComponent("recorded/README.md"),
            encoding: .utf8)
        let listed = readme.matches(of: #/^    (TR\d\d(?: TR\d\d)*)$/#.anchorsMatchLineEndings())
            .flatMap { $0.output.1.split(separator: " ") }
        let excused = readme.matches(of: #/^\| (TR\d\d) \|/#.anchorsMatchLineEndings())
            .map(\.output.1)
        let cases = fixtures(in: "recorded", "scenario").map { $0.name.prefix(4) }
        let reproduced = Set(cases)
        print(
            "recorded sequences: \(listed.count), in \(cases.count) cases \(reproduced.count),",
            "not reproduced \(excused.count)")
        #expect(Set(listed).count == listed.count)
        #expect(Set(listed) == reproduced.union(excused))
        #expect(reproduced.isDisjoint(with: excused))
    }
}
