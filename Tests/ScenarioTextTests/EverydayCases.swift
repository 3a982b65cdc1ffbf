import Diagnostics
import FixtureTesting
import ScenarioText
import Testing

/// `Tests/Fixtures/everyday`: what people write, and what the message about it proposes.
///
/// A table is named after the place of its lines: `steps` after a time, `statements` as they are,
/// `actions` below a `when` line, `switcher` after a time while the app switcher is open.
@Suite struct EverydayCases {
    struct Row: Sendable, CustomTestStringConvertible {
        var table: String
        var written: String
        var meant: String

        var testDescription: String { "\(table): \(written)" }

        var scenario: (text: String, line: Int) {
            switch table {
            case "steps": ("app starts active\nat 5s \(written)\n", 2)
            case "switcher":
                ("app starts active\nat 0s user opens switcher\nat 5s \(written)\n", 3)
            case "actions": ("when sceneDidBecomeActive\n  \(written)\n", 2)
            default: ("\(written)\n", 1)
            }
        }
    }

    static let rows: [Row] = fixtures(in: "everyday", "table").flatMap { table -> [Row] in
        let text = (try? table.bytes()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
            line -> Row? in
            let sides = line.split(separator: " -> ", maxSplits: 1)
            guard sides.count == 2, let written = sides[0].split(separator: "  ").first else {
                Issue.record("\(table): no row: \(line)")
                return nil
            }
            return Row(
                table: table.testDescription, written: String(written), meant: String(sides[1]))
        }
    }

    @Test func thereAreRows() {
        #expect(Self.rows.count > 200)
    }

    @Test(arguments: rows)
    func isProposed(_ row: Row) throws {
        let (text, line) = row.scenario
        let faults = Scenario.parse(Array(text.utf8)).diagnostics
        let fault = try #require(faults.first { $0.range.start.line == line })
        if row.meant.hasPrefix("! ") {
            #expect(fault.summary.string.hasSuffix("; \(row.meant.dropFirst(2))"))
            return
        }
        let meant = row.meant.split(separator: " | ").map(String.init)
        let proposed = meant.map { "'\($0)'" }.joined(separator: " or ")
        #expect(fault.summary.string.contains(proposed))
        #expect(fault.replacements.map(\.text.string) == (meant.count == 1 ? meant : []))
    }

    /// A proposal is a valid statement.
    @Test(arguments: rows.filter { !$0.meant.hasPrefix("!") })
    func isRightWhenTakenOver(_ row: Row) {
        for meant in row.meant.split(separator: " | ") {
            var right = row
            let delay = row.table == "actions" ? row.written.prefix(while: { $0 != " " }) : ""
            right.written =
                ["after", "every"].contains(delay) ? "after 2s \(meant)" : String(meant)
            let (text, line) = right.scenario
            let faults = Scenario.parse(Array(text.utf8)).diagnostics
            let words: [DiagnosticID] = [
                "scenario.unknown-word", "scenario.incomplete", "scenario.extra-word",
            ]
            #expect(!faults.contains { $0.range.start.line == line && words.contains($0.id) })
        }
    }
}
