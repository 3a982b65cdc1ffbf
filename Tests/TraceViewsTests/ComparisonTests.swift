import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import Testing

@testable import TraceViews

@Suite struct ComparisonTests {
    private static let visit = """
        ios 12
        app uses delegate
        at 0s user opens app
        at 5s user goes home
        """

    private func table(of comparison: Comparison, ids: (Text?, Text?)) -> HTML {
        comparison.table(names: ("a", "b"), titles: ("A", "B"), ids: ids)
    }

    @Test func findsNoDifferenceBetweenARunAndItself() {
        let run = trace(Self.visit)
        let comparison = Comparison(run, run)
        #expect(comparison.firstDifference == nil)
        #expect(table(of: comparison, ids: (nil, nil)).markup.isEmpty)
        #expect(comparison.sentence(in: .english).string == "Both runs are the same, row by row.")
    }

    @Test func marksWhatIsAddedMissingAndChanged() {
        let comparison = Comparison(
            trace(Self.visit),
            trace(Self.visit.replacing("at 5s user goes home", with: "at 6s user goes home")))
        let markup = table(of: comparison, ids: ("a", "b")).markup
        #expect(fault(inMarkup: markup.bytes) == nil)
        #expect(comparison.firstDifference == 7)
        #expect(
            pieces(of: markup.string, between: "<tr class=\"changed\"", and: "</tr>").count == 6)
        #expect(!markup.string.contains("class=\"missing\""))
        #expect(markup.string.contains("href=\"#a-7\"") && markup.string.contains("href=\"#b-7\""))
    }

    @Test func laysEntriesOfOneMomentBesideEachOther() {
        let call = "at 0s user opens app\nat 5s call rings\nat 60s call ends"
        let alignment = RunAlignment(trace("ios 12\n" + call), trace("ios 17\n" + call))
        let (old, new) = (trace("ios 12\n" + call), trace("ios 17\n" + call))
        for line in alignment.lines {
            guard case .same(let one, let other) = line else { continue }
            #expect(old.entries[one].time == new.entries[other].time)
        }
    }

    @Test(arguments: [("ios 4", "ios 27"), ("ios 13", "ios 12"), ("ios 17", "ios 17")])
    func hasEachEntryOfBothRunsOnceAndInOrder(_ first: String, _ second: String) {
        let steps = "\nat 0s user opens app\nat 5s call rings\nat 9s user locks device"
        let (one, other) = (trace(first + steps), trace(second + steps))
        var (left, right): ([Int], [Int]) = ([], [])
        for line in RunAlignment(one, other).lines {
            switch line {
            case .same(let i, let j), .changed(let i, let j):
                left.append(i)
                right.append(j)
            case .missing(let i): left.append(i)
            case .added(let j): right.append(j)
            }
        }
        #expect(left == Array(one.entries.indices))
        #expect(right == Array(other.entries.indices))
    }

    @Test func comparesThousandsOfEntries() {
        var steps = "ios 17\n"
        for visit in 0..<100 {
            steps += "at \(visit * 60)s user opens app\nat \(visit * 60 + 10)s user goes home\n"
        }
        let other = Comparison(trace(steps), trace(steps.replacing("ios 17", with: "ios 12")))
        #expect(other.firstDifference == 2)
    }

    private func trace(_ source: String) -> Trace {
        Scenario.parse(Array(source.utf8)).scenario.run()
    }
}
