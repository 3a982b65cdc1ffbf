import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import ScenarioText
import Testing

/// `Tests/Fixtures/recorded`: what somebody logged on a device or a simulator, and a scenario that
/// does the same.
///
/// The comparison is exact in the order of the lines that were recorded, and in the states and
/// launch options that were printed. What the record does not name at all was not logged, so
/// nothing is known of it; what its author logs elsewhere and not here is named as missing.
@Suite struct RecordedCases {
    @Test(arguments: fixtures(in: "recorded", "scenario"))
    func isReproduced(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        let record = try Record(beside: fixture)
        let trace = scenario.run()
        let simulated = record.sections.map { section in
            trace.entries.filter { $0.time >= section.start && $0.time < section.end }
                .map { TraceLine(of: $0, in: trace) }
        }
        let names = record.sections.flatMap(\.lines).map(\.words)
        for (section, simulated) in zip(record.sections, simulated) {
            let named = simulated.filter { names.contains($0.words) }
            try #require(named.map(\.words) == section.lines.map(\.words))
            for (recorded, simulated) in zip(section.lines, named) {
                #expect(recorded.describes(simulated))
            }
        }
        for name in record.missing {
            #expect(TraceLine.names.contains(name), "\(name) is no name that a trace could show")
            #expect(simulated.joined().allSatisfy { $0.words != name }, "\(name) was not logged")
        }
        #expect(scenario.expectations.compactMap { trace.fault(in: $0)?.summary.string } == [])
    }

    /// A sequence that is neither a case nor said to be none has been forgotten.
    @Test func hasACaseOrAReasonForEachSequence() throws {
        let readme = try String(
            contentsOf: fixturesFolder.appendingPathComponent("recorded/README.md"),
            encoding: .utf8)
        let listed = readme.matches(of: #/^    (TR\d\d(?: TR\d\d)*)$/#.anchorsMatchLineEndings())
            .flatMap { $0.output.1.split(separator: " ") }
        let excused = readme.matches(of: #/^\| (TR\d\d) \|/#.anchorsMatchLineEndings())
            .map(\.output.1)
        let cases = fixtures(in: "recorded", "scenario").map { $0.name.prefix(4) }
        let reproduced = Set(cases)
        print(
            "recorded sequences: \(listed.count), in \(cases.count) cases \(reproduced.count),",
            "not reproduced \(excused.count)")
        #expect(Set(listed).count == listed.count)
        #expect(Set(listed) == reproduced.union(excused))
        #expect(reproduced.isDisjoint(with: excused))
    }
}

/// What a `.recorded` file holds.
private struct Record {
    var sections: [Section] = []
    /// What the author would have logged, and did not see.
    var missing: [String] = []

    /// The lines from a moment on.
    struct Section {
        var start: Instant
        var end: Instant
        var lines: [TraceLine] = []
    }

    init(beside fixture: Fixture) throws {
        let text = String(decoding: try fixture.bytes(ofSibling: "recorded"), as: UTF8.self)
        for line in text.split(separator: "\n") {
            if let from = line.wholeMatch(of: #/from (\d+)s/#) {
                let start = Instant.zero + .seconds(try #require(Int64(from.output.1)))
                if !sections.isEmpty { sections[sections.count - 1].end = start }
                let end = Instant(milliseconds: .max)
                sections.append(Section(start: start, end: end))
            } else if line.hasPrefix("without ") {
                missing.append(String(line.dropFirst("without ".count)))
            } else {
                try #require(!sections.isEmpty, "\(line) stands before the first 'from'")
                sections[sections.count - 1].lines.append(try TraceLine(line))
            }
        }
        try #require(!sections.isEmpty, "a record says from when on it counts")
    }
}

/// A line of a trace as fixtures write it: `application(_:open:options:) {url} [inactive]`.
struct TraceLine: Equatable, CustomStringConvertible {
    /// What happens, in the words of the trace.
    var words: Substring
    /// The launch option: nothing where it is not said, empty where there was none, `*` for one
    /// that is not named.
    var option: Substring?
    /// What `applicationState` reads; nothing where it is not said.
    var state: Substring?

    init(_ text: Substring) throws {
        let match = try #require(text.wholeMatch(of: #/(.+?)(?: \{(.*)\})?(?: \[(.*)\])?/#))
        (_, words, option, state) = match.output
    }

    init(of entry: TraceEntry, in trace: Trace) {
        words = trace.words(for: entry).string[...]
        option = ""
        if let brace = words.range(of: " {") {
            option = words[brace.upperBound...].dropLast()
            words = words[..<brace.lowerBound]
        }
        state = entry.reads.map { "\($0.name)" }
    }

    /// Whether everything that this line says is so in a line of a trace.
    func describes(_ line: TraceLine) -> Bool {
        guard words == line.words, state == nil || state == line.state else { return false }
        return switch option {
        case nil: true
        case "*"?: line.option != ""
        case let option?: option == line.option
        }
    }

    var description: String {
        "\(words)\(option.map { " {\($0)}" } ?? "")\(state.map { " [\($0)]" } ?? "")"
    }

    /// The words of all lines that need no value: so a misspelt one is found where a fixture says
    /// that it must not come.
    static let names: Set<String> = {
        let states = LifecycleState.allCases.map { "\($0.name)" }
        return Set(
            Callback.allCases.map { "\($0.name)" } + NotificationName.allCases.map { "\($0.name)" }
                + states.flatMap { from in states.map { "\(from) → \($0)" } })
    }()
}
