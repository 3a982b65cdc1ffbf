import FixtureTesting
import LifecycleCore
import LifecycleLaws
import ScenarioText
import Testing
import TraceViews

@testable import LifecycleReference

/// The ways of the reference explain what steps of the simulator call and change, and steps show them;
/// its lines are true.
///
/// The optimised `properties ways` compares them with every search. These tests take a part of the
/// steps: every sequence of three events for each kind of app on the newest of its versions, and of
/// two on all others.
@Suite struct WayTests {
    @Test(arguments: StepSetup.all.indices)
    func explainEachShortSequence(_ index: Int) {
        let setup = StepSetup.all[index]
        let search = StepSearch(setup, length: setup.isNewest ? 3 : 2, goesOn: false)
        #expect(search.ways.unexplained == [], "\(setup.name)")
        #expect(search.ways.leftOut == [], "\(setup.name)")
        #expect(search.falseLines.found == [], "\(setup.name)")
    }

    @Test func readsEachImpossiblePath() {
        #expect(ImpossiblePath.all.count == ImpossiblePath.lines.count)
    }

    /// Every committed scenario, including those of other tests; `OwnSiteTests` has those of pages.
    @Test(arguments: folders.flatMap { fixtures(in: $0, "scenario") })
    func explainEachCommittedScenario(_ fixture: Fixture) throws {
        var ways = FoundWays()
        ways.add(Scenario.parse(try fixture.bytes()).scenario)
        #expect(ways.unexplained == [])
        #expect(ways.leftOut == [])
    }

    private static let folders = ["scenarios", "recorded", "recorded-wide", "views", "disputes"]

    /// Ten thousand random runs of apps on the newest versions.
    @Test(arguments: 0..<10)
    func explainRandomRuns(_ part: UInt64) {
        let tests = AppUnderTest.all.filter { $0.includes(IOSVersion(18)) }
        let count = 1000 / UInt64(tests.count) + 1
        var ways = FoundWays()
        for test in tests { ways.addRandom(part * count..<(part + 1) * count, of: test) }
        #expect(ways.unexplained == [])
        #expect(ways.leftOut == [])
    }

    /// The drawings show the changes of state to which ways lead.
    @Test func drawsTheChangesOfState() {
        for old in LifecycleState.allCases {
            for new in LifecycleState.allCases where new != old {
                let models = Way.all(from: old, to: new).reduce(into: AppModels()) {
                    $0.formUnion($1.model)
                }
                let drawn = StateMove.all.first { $0.from == old && $0.to == new }
                #expect(drawn?.models ?? AppModels() == models, "\(old) to \(new)")
            }
        }
    }
}
