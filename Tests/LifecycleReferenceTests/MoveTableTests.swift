import FixtureTesting
import LifecycleCore
import LifecycleLaws
import ScenarioText
import Testing
import TraceViews

@testable import LifecycleReference

/// The tables of moves equal the moves in steps of the simulator.
///
/// The optimised `properties moves` writes them and compares them with every search. A debug build
/// compares a part of the steps: every sequence of three events for each kind of app on the newest
/// of its versions, and of two on all others.
@Suite struct MoveTableTests {
    @Test(arguments: MoveSetup.all.indices)
    func hasEachMoveOfAShortSequence(_ index: Int) {
        let setup = MoveSetup.all[index]
        let search = MoveSearch(setup, length: setup.isNewest ? 3 : 2, goesOn: false)
        #expect(search.unknown == [], "\(setup.name)")
        #expect(search.findings.ways.leftOut == [], "\(setup.name)")
    }

    @Test func readsEachLine() {
        #expect(Move.all.count == Move.lines.count)
        #expect(CallFacts.all.count == CallFacts.lines.count)
        #expect(ImpossiblePath.all.count == ImpossiblePath.lines.count)
    }

    /// Every committed scenario, including those of other tests; `OwnSiteTests` has those of pages.
    @Test(arguments: folders.flatMap { fixtures(in: $0, "scenario") })
    func hasEachMoveOfACommittedScenario(_ fixture: Fixture) throws {
        let scenario = Scenario.parse(try fixture.bytes()).scenario
        #expect(scenario.movesThatAreNotInTheTable() == [])
        var ways = FoundWays()
        ways.add(scenario)
        #expect(ways.leftOut == [])
    }

    private static let folders = ["scenarios", "recorded", "recorded-wide", "views", "disputes"]

    /// The drawings show the moves of the table.
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
