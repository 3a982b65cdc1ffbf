import DeviceLogs
import Diagnostics
import FixtureTesting
import LifecycleCore
import LogLaws
import ScenarioText
import Testing

/// Logs of real or simulated runs are found possible.
@Suite struct PossibleTests {
    /// `Tests/Fixtures/recorded`: logs of devices.
    @Test(arguments: fixtures(in: "recorded", "scenario"))
    func explainsWhatWasRecorded(_ fixture: Fixture) throws {
        let (scenario, _) = Scenario.parse(try fixture.bytes())
        let record = String(decoding: try fixture.bytes(ofSibling: "recorded"), as: UTF8.self)
        // `without NAME` names what was not logged.
        let lines = record.split(separator: "\n").filter { !$0.hasPrefix("without") }
        let (log, faults) = DeviceLog.read(Array(lines.joined(separator: "\n").utf8))
        // Some records have only states, kills and console output.
        guard !log.calls.isEmpty else { return }
        #expect(faults == [])
        try expectExplained(log, on: scenario.app.version)
    }

    /// The trace of each scenario whose app only listens.
    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func explainsWhatIsSimulated(_ fixture: Fixture) throws {
        let (scenario, _) = Scenario.parse(try fixture.bytes())
        let app = scenario.app
        let isPassive = scenario.timeline.allSatisfy { line in
            if case .action = line.timed.agendaItem { false } else { true }
        }
        guard isPassive, app.handlers.isEmpty else { return }
        var lines: [String] = []
        for entry in scenario.run().entries {
            // A block has no name that a device could print.
            guard let call = ObservedCall(entry), !"\(call.name)".contains(" ") else { continue }
            let scene = app.supportsWindows && entry.scene > 0 ? " scene \(entry.scene)" : ""
            lines.append("\(call.name)\(entry.reads.map { " [\($0.name)]" } ?? "")\(scene)")
        }
        let (log, _) = DeviceLog.read(Array(lines.joined(separator: "\n").utf8))
        guard !log.calls.isEmpty else { return }
        #expect(log.calls.count == lines.count)
        try expectExplained(log, on: app.version)
    }

    /// Expects an explanation whose scenario does what the log says.
    private func expectExplained(_ log: DeviceLog, on version: IOSVersion) throws {
        var circumstances = Circumstances()
        circumstances.version = version
        let finding = log.verdict(in: circumstances).finding
        guard case .explained(let explanation) = finding else {
            Issue.record("\(finding)")
            return
        }
        #expect(explanation.refutation(of: log) == nil)
    }
}
