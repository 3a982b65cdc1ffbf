import Diagnostics
import FixtureTesting
import ScenarioText
import Testing

/// `Tests/Fixtures/scenario-faults`: scenarios with faults, each with the messages.
@Suite struct FaultCases {
    @Test(arguments: fixtures(in: "scenario-faults", "scenario"))
    func isReportedWithItsPlace(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        // Failed expectations are found only by running.
        let findings =
            diagnostics.isEmpty
            ? scenario.expectations.compactMap { scenario.run().fault(in: $0) } : diagnostics
        var messages = Text()
        for finding in findings {
            let start = finding.range.start
            let width = finding.range.end.column - start.column
            messages.append(
                """
                \(start.line):\(start.column)+\(width): \(finding.summary.text) [\(finding.id.name)]

                """ as Text)
        }
        expectEqual(messages.bytes, to: fixture.sibling("messages"))
    }
}
