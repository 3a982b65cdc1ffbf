import DeviceLogs
import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

/// Altered records are found impossible, at the line that breaks the rules.
///
/// A record is an excerpt. It may begin when the app is already inactive or amid the calls of one
/// event, and what it never names may have happened. So a swap of the first two calls can be
/// possible for a while.
@Suite struct ImpossibleTests {
    /// A record and its alteration.
    struct Case: Sendable, CustomTestStringConvertible {
        var record: String
        var change: Change
        /// The number of calls, from the first one on, that are still possible.
        var possible: Int

        var testDescription: String { "\(record): \(change)" }
    }

    enum Change: Sendable {
        case swap(Int)
        case double(Int)
        case drop(Int)

        func apply(to lines: [String]) -> [String] {
            var lines = lines
            switch self {
            case .swap(let index): lines.swapAt(index, index + 1)
            case .double(let index): lines.insert(lines[index], at: index)
            case .drop(let index): lines.remove(at: index)
            }
            return lines
        }
    }

    static let cases = [
        Case(record: "TR01-cold-launch", change: .swap(0), possible: 2),
        Case(record: "TR01-cold-launch", change: .swap(1), possible: 1),
        Case(record: "TR03-leave", change: .swap(0), possible: 1),
        Case(record: "TR04-universal-link-cold", change: .swap(4), possible: 4),
        Case(record: "TR19-lock-ios5", change: .swap(1), possible: 1),
        Case(record: "TR22-home-and-lock-ios4", change: .drop(3), possible: 3),
        Case(record: "TR22-home-and-lock-ios4", change: .double(0), possible: 1),
        Case(record: "TR22-home-and-lock-ios4", change: .double(4), possible: 5),
        Case(record: "TR22-home-and-lock-ios4", change: .swap(4), possible: 4),
        Case(record: "TR31-call-answered", change: .swap(0), possible: 1),
        Case(record: "TR35-swipe", change: .swap(1), possible: 1),
        Case(record: "TR41-scene-launch", change: .swap(2), possible: 2),
    ]

    @Test(arguments: cases) func isFoundWhereItIs(_ testCase: Case) throws {
        let fixture = try #require(
            fixtures(in: "recorded", "scenario").first { $0.name == testCase.record })
        let (scenario, _) = Scenario.parse(try fixture.bytes())
        let record = String(decoding: try fixture.bytes(ofSibling: "recorded"), as: UTF8.self)
        let calls = record.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("from") && !$0.hasPrefix("without")
        }
        let lines = testCase.change.apply(to: calls)
        let (log, _) = DeviceLog.read(Array(lines.joined(separator: "\n").utf8))
        try #require(log.calls.count == lines.count)
        var circumstances = Circumstances()
        circumstances.version = scenario.app.version
        let verdict = log.verdict(in: circumstances)
        guard case .impossible(let contradiction) = verdict.finding else {
            Issue.record("\(verdict.finding)")
            return
        }
        #expect(contradiction.position == testCase.possible, "\(verdict.diagnostics)")
        #expect(verdict.diagnostics.first?.range.start.line == testCase.possible + 1)
        #expect(!contradiction.allowed.isEmpty)
    }
}
