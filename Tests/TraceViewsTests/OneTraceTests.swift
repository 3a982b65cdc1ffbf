import Diagnostics
import FixtureTesting
import LifecycleCore
import Markup
import ScenarioText
import Testing

@testable import TraceViews

/// Every view of a run tells the same story, because one value feeds them all.
@Suite struct OneTraceTests {
    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func numbersRowsCirclesAndObjectsAlike(_ fixture: Fixture) throws {
        try check(Scenario.parse(try fixture.bytes()).scenario.run())
    }

    @Test func numbersALongRunAlikeAndSaysWhatIsNotDrawn() throws {
        let trace = runOfVisits(60)
        let circles = try circleNumbers(in: trace)
        let missing = (1...trace.entries.count).filter { !circles.contains($0) }
        let first = try #require(missing.first)
        let last = try #require(missing.last)
        #expect(missing == Array(first...last))
        let figure = trace.figure(id: "long", title: "Long", source: nil).markup.string
        #expect(figure.contains("Rows \(first)–\(last) of \(trace.entries.count) are not drawn"))
        #expect(rowNumbers(in: trace) == Array(1...trace.entries.count))
    }

    @Test func drawsThousandsOfEntriesInBoundedSpace() {
        let trace = runOfVisits(500)
        #expect(trace.entries.count > 5000)
        let timeline = trace.timeline(title: "Long", describedBy: "x").markup
        #expect(timeline.count < 40_000)
    }

    @Test func showsTheViewsThatAreAskedFor() {
        let trace = runOfVisits(1)
        let table = trace.figure(id: "a", title: "A", source: nil, views: .table).markup.string
        #expect(!table.contains("<svg") && table.contains("<table"))
        let line = trace.figure(id: "a", title: "A", source: nil, views: .timeline).markup.string
        #expect(line.contains("<svg") && !line.contains("<table"))
    }

    @Test func showsARunInWhichNothingHappens() {
        let trace = Scenario.parse([]).scenario.run()
        #expect(trace.summary.string == "On iOS 26 nothing happens.")
        let figure = trace.figure(id: "empty", title: "Empty", source: "").markup
        #expect(fault(inMarkup: figure.bytes) == nil)
        #expect(fault(inMarkup: trace.timelineDocument(title: "Empty").markup.bytes) == nil)
        #expect(trace.json.string == "[]\n")
    }

    private func check(_ trace: Trace) throws {
        let all = Array(1...trace.entries.count)
        #expect(rowNumbers(in: trace) == all)
        #expect(try circleNumbers(in: trace) == all)
        let objects = pieces(of: trace.json.string, between: "{\"row\":", and: ",")
        #expect(objects == all.map(String.init))
        let figure = trace.figure(id: "run", title: "Run", source: nil).markup
        #expect(fault(inMarkup: figure.bytes) == nil)
        let ids = pieces(of: figure.string, between: " id=\"", and: "\"")
        #expect(Set(ids).count == ids.count)
        let links = pieces(of: figure.string, between: " href=\"#", and: "\"")
        #expect(links.allSatisfy { ids.contains($0) })
        checkDiagram(trace)
    }

    /// The drawing, the words below it and the rules have the same moves, and the path is that of
    /// the rows of the table.
    private func checkDiagram(_ trace: Trace) {
        let diagram = trace.diagram(id: "run", title: "Run").markup.string
        let table = trace.table(id: "run", title: "Run").markup.string
        // The first row says where it starts, if it moves; each of the others does from the one before.
        let rows = pieces(of: table, between: "<tr id=\"", and: "><th").map { row in
            pieces(of: row, between: "class=\"", and: "\"").joined().split(separator: " ")
        }
        let states = rows.flatMap { $0.filter { $0.hasPrefix("s-") }.map { $0.dropFirst(2) } }
        let start = rows.first?.first { $0.hasPrefix("f-") }?.dropFirst(2)
        let path = [start ?? states.first].compactMap(\.self) + states
        let moves = zip(path, path.dropFirst()).filter { $0 != $1 }
        let taken = Set(moves.map { "e-\($0)-\($1)" })
        #expect(states.count == rows.count)
        let solid = pieces(of: diagram, between: "class=\"edge taken ", and: "\"")
        let dashed = pieces(of: diagram, between: "class=\"edge ghost ", and: "\"")
        #expect(Set(solid) == taken)
        let possible = StateMove.all.filter { $0.models.contains(trace.app.model) }
        #expect(Set(solid + dashed) == Set(possible.map { $0.token.string }))
        let letters = pieces(of: diagram, between: "<text class=\"letter\"", and: "</text>")
            .compactMap { $0.split(separator: ">").last.map(String.init) }
        let named = pieces(of: diagram, between: "<span class=\"move\"><b>", and: "<")
        #expect(letters.sorted() == named.sorted())
        let heads = pieces(
            of: diagram, between: "<th scope=\"row\"><span class=\"move\">", and: "<")
        #expect(heads.count == solid.count)
        let now = pieces(of: diagram, between: "visited now\" ", and: "</g>")
        #expect(now.count == 1 && now[0].contains(">\(trace.finalState.name)<"))
    }

    private func rowNumbers(in trace: Trace) -> [Int] {
        let table = trace.table(id: "run", title: "Run").markup.string
        let numbers = pieces(of: table, between: "<th scope=\"row\"><span>", and: "<")
        return numbers.compactMap { Int($0) }
    }

    /// The numbers in the circles, `2–5` as each of 2, 3, 4 and 5.
    private func circleNumbers(in trace: Trace) throws -> [Int] {
        let timeline = trace.timeline(title: "Run", describedBy: "x").markup.string
        let texts = pieces(of: timeline, between: "<text class=\"number\"", and: "</text>")
        return try texts.flatMap { text in
            let ends = try #require(text.split(separator: ">").last).split(separator: "–")
            let first = try #require(ends.first.flatMap { Int($0) })
            let last = try #require(ends.last.flatMap { Int($0) })
            return Array(first...last)
        }
    }

    /// A run in which the user comes and goes, with a little more than ten entries a visit.
    private func runOfVisits(_ count: Int) -> Trace {
        var source = "ios 17\n"
        for visit in 0..<count {
            source += "at \(visit * 60)s user opens app\nat \(visit * 60 + 10)s user goes home\n"
        }
        return Scenario.parse(Array(source.utf8)).scenario.run()
    }
}
