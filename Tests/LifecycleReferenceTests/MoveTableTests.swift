import FixtureTesting
import Foundation
import LifecycleCore
import LifecycleLaws
import ScenarioText
import Testing
import TraceViews

@testable import LifecycleReference

/// The tables of moves and of calls are what steps of the simulator make: every sequence of three
/// happenings, of two for an app with an option, for each kind of app on each band of versions, and every
/// committed scenario.
@Suite struct MoveTableTests {
    /// How many happenings follow each other in every order; fewer for an app that takes the other
    /// side of a contested question.
    private static func length(for setup: MoveSetup) -> Int { setup.hasOption ? 2 : 3 }

    private static func findings() async throws -> Findings {
        var all = Findings()
        // Two searches at once: more would be worlds upon worlds in memory.
        try await withThrowingTaskGroup(of: (Int, Findings).self) { group in
            var found: [Int: Findings] = [:]
            for (index, setup) in MoveSetup.all.enumerated() {
                if index > 1, let (index, findings) = try await group.next() {
                    found[index] = findings
                }
                group.addTask {
                    (index, MoveSearch(setup, length: length(for: setup)).findings)
                }
            }
            for try await (index, findings) in group { found[index] = findings }
            for (_, findings) in found.sorted(by: { $0.key < $1.key }) { all.formUnion(findings) }
        }
        for folder in ["scenarios", "recorded", "recorded-wide"] {
            for fixture in fixtures(in: folder, "scenario") {
                all.add(Scenario.parse(try fixture.bytes()).scenario)
            }
        }
        return all
    }

    /// A file of a table, which is written anew with `UPDATE_FIXTURES=1`.
    private struct Table {
        var name: String
        var content: String
        var reader: String
        var lines: [String]

        var file: URL {
            fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Sources/LifecycleReference/Moves/Rows/\(name).swift")
        }

        var source: String {
            """
            // swift-format-ignore-file
            //
            // \(content), as `\(reader)` reads it. Not written by
            // hand: `UPDATE_FIXTURES=1 swift test --filter MoveTableTests` writes it anew.

            /// The lines of the table.
            let \(name.prefix(1).lowercased() + name.dropFirst()) = \"""

            """ + lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n"
        }
    }

    private static func tables(of findings: Findings) -> [Table] {
        let moves = findings.moves.lines
        let plain = LifecycleState.allCases.map { state in
            let name = "\(state)"
            return Table(
                name: "MovesFrom\(name.prefix(1).uppercased() + name.dropFirst())",
                content: "Every move from one state that steps of the simulator make",
                reader: "MoveTable+Reading.swift",
                lines: moves.filter { $0.hasPrefix("\(name) ") })
        }
        let others = moves.filter { line in !plain.contains { $0.lines.contains(line) } }
        return plain + [
            Table(
                name: "MovesByOption", content: "What moves the other side of a question makes",
                reader: "MoveTable+Reading.swift", lines: others),
            Table(
                name: "ReadingRows", content: "What methods read", reader: "CallFacts.swift",
                lines: findings.calls.readingLines),
            Table(
                name: "NeighbourRows", content: "What is called beside methods",
                reader: "CallFacts.swift", lines: findings.calls.neighbourLines),
        ]
    }

    @Test func isWhatStepsMake() async throws {
        for table in Self.tables(of: try await Self.findings()) {
            expectEqual(Array(table.source.utf8), to: table.file)
        }
    }

    @Test func readsEachLine() {
        #expect(Move.all.count == Move.lines.count)
        #expect(CallFacts.all.count == CallFacts.lines.count)
    }

    /// Every committed scenario, those of other tests too; `OwnSiteTests` has those of pages.
    @Test(arguments: folders.flatMap { fixtures(in: $0, "scenario") })
    func hasEachMoveOfACommittedScenario(_ fixture: Fixture) throws {
        let scenario = Scenario.parse(try fixture.bytes()).scenario
        #expect(scenario.movesThatAreNotInTheTable() == [])
    }

    private static let folders = ["scenarios", "recorded", "recorded-wide", "views", "disputes"]

    /// The drawings show what the table has.
    @Test func drawsTheMovesOfTheTable() {
        let drawn = StateMove.all
        for move in drawn {
            let own = Move.all.filter {
                $0.option == nil && $0.from == move.from && $0.to == move.to
            }
            let models = own.reduce(into: AppModels()) { $0.formUnion($1.model) }
            #expect(models == move.models, "\(move.from) to \(move.to)")
        }
        for move in Move.all {
            #expect(drawn.contains { $0.from == move.from && $0.to == move.to })
        }
    }
}
