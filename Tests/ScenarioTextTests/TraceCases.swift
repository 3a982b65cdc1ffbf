import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

/// `Tests/Fixtures/scenarios`: scenarios, each with its expected trace.
@Suite struct TraceCases {
    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func givesItsTrace(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        let trace = scenario.run()
        expectEqual(trace.text.bytes, to: fixture.sibling("trace"))
        let faults = scenario.expectations.compactMap { trace.fault(in: $0)?.summary.string }
        #expect(faults == [])
    }

    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func givesTheSameTraceAgain(_ fixture: Fixture) throws {
        let source = try fixture.bytes()
        #expect(Scenario.parse(source).scenario.run() == Scenario.parse(source).scenario.run())
    }
}
