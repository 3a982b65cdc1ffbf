import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

/// `Tests/Fixtures/recorded`: what somebody logged on a device or a simulator, and a scenario that
/// does the same.
///
/// The comparison is exact in the order of the callbacks that were recorded and in the states
/// that were printed. A callback that the record does not name at all was not logged, so nothing
/// is known of it.
@Suite struct RecordedCases {
    /// A line of a record: a callback or notification, and the state where it was printed.
    struct Line: Equatable, CustomStringConvertible {
        var name: String
        var state: String?
        var description: String { state.map { "\(name) [\($0)]" } ?? name }
    }

    @Test(arguments: fixtures(in: "recorded", "scenario"))
    func isReproduced(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        let (start, recorded) = try Self.record(beside: fixture)
        let trace = scenario.run()
        let simulated = trace.entries.filter { $0.time >= start }.compactMap(Self.line)
        let named = simulated.filter { line in recorded.contains { $0.name == line.name } }
        try #require(named.map(\.name) == recorded.map(\.name))
        for (recorded, simulated) in zip(recorded, named) where recorded.state != nil {
            #expect(simulated == recorded)
        }
        #expect(scenario.expectations.compactMap { trace.fault(in: $0)?.summary.string } == [])
    }

    private static func line(of entry: TraceEntry) -> Line? {
        let name: StaticString
        switch entry.what {
        case .callback(let callback): name = callback.name
        case .notification(let notification): name = notification.name
        default: return nil
        }
        return Line(name: "\(name)", state: entry.reads.map { "\($0.name)" })
    }

    /// The moment from which on the record counts, and its lines.
    private static func record(beside fixture: Fixture) throws -> (Instant, [Line]) {
        let text = String(decoding: try fixture.bytes(ofSibling: "recorded"), as: UTF8.self)
        var lines = text.split(separator: "\n")
        let from = try #require(lines.removeFirst().wholeMatch(of: #/from (\d+)s/#))
        let seconds = try #require(Int64(from.output.1))
        return (
            Instant.zero + .seconds(seconds),
            lines.map { line in
                let parts = line.split(separator: " [")
                return Line(
                    name: String(parts[0]),
                    state: parts.count > 1 ? String(parts[1].dropLast()) : nil)
            }
        )
    }
}
