import Diagnostics
import FixtureTesting
import Markup
import ScenarioText
import Testing

@testable import TraceViews

/// A table folds the right launches, and loses no row.
@Suite struct LaunchFoldTests {
    private static let leaving = "at 0s user opens app\nat 5s user goes home\n"

    @Test(arguments: [
        ("ios 17\n" + leaving, 10),
        ("ios 12\napp uses delegate\n" + leaving, 6),
    ])
    func foldsALaunchThatMoreFollows(_ source: String, _ count: Int) {
        #expect(trace(source).launchRows == count)
    }

    @Test(arguments: [
        // Nothing follows.
        "ios 17\nat 0s user opens app\n",
        // The code of the app does something in the launch.
        "ios 17\nwhen didFinishLaunchingWithOptions\n  read activationState\n" + leaving,
        "ios 17\nwhen didFinishLaunchingWithOptions\n  block main thread for 3s\n" + leaving,
        // The user does not open it, or it was running.
        "ios 17\nat 0s silent push arrives\nat 60s user opens app\nat 65s user goes home\n",
        "ios 17\napp starts suspended\n" + leaving,
        // Something else happens at the same moment.
        "ios 17\nat 0s user opens app\nat 0s user goes home\nat 9s user opens app\n",
    ])
    func leavesOpenWhatIsNotALaunchLikeAnyOther(_ source: String) {
        #expect(trace(source).launchRows == nil)
    }

    @Test func hasEachRowOnceInGroups() {
        let run = trace("ios 17\n" + Self.leaving)
        let table = run.table(id: "a", title: "A").markup
        #expect(fault(inMarkup: table.bytes) == nil)
        let groups = pieces(of: table.string, between: "<tbody", and: "</tbody>")
        #expect(
            groups.map { pieces(of: $0, between: "<tr id=\"a-", and: "\"").count } == [0, 10, 6])
        #expect(groups.first?.contains("<b>Launch</b> · 10 rows, 6 calls") == true)
        let open = run.table(id: "a", title: "A", isLaunchOpen: true).markup.string
        #expect(!open.contains("<details>"))
        #expect(pieces(of: open, between: "<tbody", and: "</tbody>").count == 1)
    }

    @Test func runsShareALaunchUpToItsLastRow() {
        let run = trace("ios 17\n" + Self.leaving)
        #expect(run.sharesLaunch(with: trace("ios 17\nat 0s user opens app\nat 9s call rings\n")))
        #expect(!run.sharesLaunch(with: trace("ios 12\n" + Self.leaving)))
        #expect(!run.sharesLaunch(with: trace("ios 17\nat 1s user opens app\nat 9s call rings\n")))
        #expect(!run.sharesLaunch(with: trace("ios 17\nat 0s user opens app\n")))
    }

    private func trace(_ source: String) -> Trace {
        let (scenario, diagnostics) = Scenario.parse(Array(source.utf8))
        #expect(diagnostics.map(\.summary.string) == [])
        return scenario.run()
    }
}
