import Diagnostics
import FixtureTesting
import LifecycleCore
import Markup
import ScenarioText
import Testing

@testable import TraceViews

/// Every view of a run tells the same story, because all are made from one value.
@Suite struct OneTraceTests {
    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func numbersRowsAndObjectsAlikeAndDrawsTheirStates(_ fixture: Fixture) throws {
        try check(Scenario.parse(try fixture.bytes()).scenario.run())
    }

    @Test func saysWhatIsNotDrawnOfALongRun() throws {
        let trace = runOfVisits(60)
        let figure = trace.figure(id: "long", title: "Long", source: nil).markup.string
        let all = statesOfTable(in: trace)
        let drawn = statesOfTimeline(in: trace)
        #expect(drawn.count == 65 && drawn.first == all.first && drawn.last == all.last)
        let words = try #require(pieces(of: figure, between: "broken. Rows ", and: " are").first)
        let rows = words.split(separator: " ")[0].split(separator: "–").compactMap { Int($0) }
        // In the omitted rows the state changes as often as the drawing lacks a change.
        let entries = trace.entries[(rows[0] - 2)...(rows[1] - 1)]
        let changes = zip(entries, entries.dropFirst()).filter { $0.state != $1.state }
        #expect(changes.count == all.count - drawn.count)
        #expect(rowNumbers(in: trace) == Array(1...trace.entries.count))
    }

    @Test func drawsThousandsOfEntriesInBoundedSpace() {
        let trace = runOfVisits(500)
        #expect(trace.entries.count > 5000)
        let timeline = trace.timeline(id: "x", title: "Long").markup
        #expect(timeline.count < 40_000)
    }

    @Test func showsTheViewsThatAreAskedFor() {
        let trace = runOfVisits(1)
        let table = trace.figure(id: "a", title: "A", source: nil, views: .table).markup.string
        #expect(!table.contains("<svg") && table.contains("<table"))
        let line = trace.figure(id: "a", title: "A", source: nil, views: .timeline).markup.string
        let rows = line.split(separator: "<details class=\"rows\">")
        #expect(rows.count == 2 && rows[0].contains("<svg") && !rows[0].contains("<table"))
        #expect(rows.last?.contains("<table") ?? false)
        let both = trace.figure(id: "a", title: "A", source: nil).markup.string
        #expect(both.contains("<table") && !both.contains("<details class=\"rows\">"))
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
        #expect(statesOfTimeline(in: trace) == statesOfTable(in: trace))
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

    /// Checks that the drawing, the words below it and the rules have the same moves, on the path
    /// of the table's rows.
    private func checkDiagram(_ trace: Trace) {
        let diagram = trace.diagram(id: "run", title: "Run").markup.string
        let table = trace.table(id: "run", title: "Run").markup.string
        // The first row gives the initial state if it moves; every other one continues from the row
        // before.
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
        let numbers = pieces(of: table, between: "><th><span>", and: "<")
        return numbers.compactMap { Int($0) }
    }

    /// The states of the app, from the bars and rings of the timeline.
    private func statesOfTimeline(in trace: Trace) -> [String] {
        let timeline = trace.timeline(id: "x", title: "Run").markup.string
        let names = pieces(of: timeline, between: "<", and: ">").flatMap {
            pieces(of: $0 + " ", between: "class=\"bar s-", and: "\"")
                + pieces(of: $0 + " ", between: "class=\"ring s-", and: "\"")
        }
        return names
    }

    /// The states of the app, from the classes of the rows.
    private func statesOfTable(in trace: Trace) -> [String] {
        let table = trace.table(id: "run", title: "Run").markup.string
        let rows = pieces(of: table, between: "<tr id=\"", and: ">").map { row in
            pieces(of: row, between: "class=\"", and: "\"").joined().split(separator: " ")
        }
        var states = ["\(trace.startState.token)"]
        for row in rows {
            guard let state = row.first(where: { $0.hasPrefix("s-") })?.dropFirst(2) else {
                continue
            }
            if states.last != String(state) { states.append(String(state)) }
        }
        return states
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
