import FixtureTesting
import Foundation
import Testing

/// `Tests/Fixtures/recorded`: logs of devices or simulators, each with a scenario that does the
/// same.
///
/// The comparison is exact in the order of the recorded lines, and in the printed states and launch
/// options. Names that the record never has were not logged, so nothing is known of them. Names
/// that its author logs elsewhere and not here are listed as missing.
@Suite struct RecordedCases {
    @Test(arguments: fixtures(in: "recorded", "scenario"))
    func isReproduced(_ fixture: Fixture) throws {
        let comparison = try Comparison(of: fixture)
        #expect(comparison.diagnostics == [])
        #expect(comparison.faults == [])
        #expect(comparison.unknownNames == [], "no name that a trace could show")
    }

    /// A sequence that is neither a case nor listed with a reason has been forgotten.
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
