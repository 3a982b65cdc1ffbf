import Diagnostics
import Markup
import ScenarioText
import TraceViews

/// A scenario block of a page, with the trace that its author has committed.
struct Block {
    private var source: [UInt8]
    private var scenario: Scenario
    private var trace: Trace
    private var committed: Text

    /// Why a block cannot be measured.
    struct Fault: Error {
        var summary: String
    }

    /// Takes a block without faults, and commits what it gives.
    init(_ source: [UInt8]) throws(Fault) {
        let (scenario, diagnostics) = Scenario.parse(source)
        if let first = diagnostics.first { throw Fault(summary: first.summary.string) }
        self.source = source
        self.scenario = scenario
        trace = scenario.run()
        committed = trace.text
    }

    /// Prints what the block costs: every part alone, and all of it as a build does it.
    func measure() {
        print("\(scenario.timeline.count) events, \(trace.entries.count) entries")
        printMicroseconds("parse", Measurement { Scenario.parse(source).scenario.timeline.count })
        printMicroseconds("run", Measurement { scenario.run().entries.count })
        printMicroseconds("text, compared", Measurement { trace.text == committed ? 1 : -1 })
        printMicroseconds("table", Measurement { table(of: trace) })
        printMicroseconds(
            "parse, run, compare, table",
            Measurement {
                let trace = Scenario.parse(source).scenario.run()
                guard trace.text == committed else { return -1 }
                return table(of: trace)
            })
        printMicroseconds(
            "whole figure",
            Measurement {
                trace.figure(id: "run", title: "A run", source: Text(source)).markup.count
            })
    }

    private func table(of trace: Trace) -> Int {
        trace.table(id: "run", title: "A run").markup.count
    }
}
