import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import ScenarioText
import Testing

/// The differences between the run of a scenario and its record.
struct Comparison {
    var diagnostics: [String]
    /// Each difference, with the recorded and the simulated lines; empty if there are none.
    var faults: [String] = []
    /// The names in the record that no trace could show, so that a misspelling is found.
    var unknownNames: [String] = []

    /// Runs the scenario of a case and compares it.
    init(of fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        self.diagnostics = diagnostics.map(\.summary.string)
        let record = try Record(beside: fixture)
        let named = record.sections.flatMap(\.lines).map(\.words)
        guard diagnostics.isEmpty else { return }
        let trace = scenario.run()
        var all: [TraceLine] = []
        for section in record.sections {
            let lines = trace.entries.filter { $0.time >= section.start && $0.time < section.end }
                .map { TraceLine(of: $0, in: trace) }
            all += lines
            let simulated = lines.filter { named.contains($0.words) }
            if let fault = section.fault(simulated) { faults.append(fault) }
        }
        let shown = TraceLine.names.union(all.map { String($0.words) })
        unknownNames = named.map(String.init).filter { !shown.contains($0) }
        unknownNames += record.missing.filter { !TraceLine.names.contains($0) }
        for name in record.missing where all.contains(where: { $0.words == name }) {
            faults.append("\(name) was not logged")
        }
        faults += scenario.expectations.compactMap { trace.fault(in: $0)?.summary.string }
    }
}

/// The contents of a `.recorded` file.
struct Record {
    var sections: [Section] = []
    /// Names that the author would have logged, and did not see.
    var missing: [String] = []

    /// The lines from a moment on.
    struct Section {
        var start: Instant
        var end: Instant
        var lines: [TraceLine] = []

        /// The difference between the recorded lines and those of a trace that the record names.
        func fault(_ simulated: [TraceLine]) -> String? {
            let fits =
                simulated.count == lines.count
                && zip(lines, simulated).allSatisfy { $0.describes($1) }
            if fits { return nil }
            let got = simulated.map(\.description).joined(separator: ", ")
            let wanted = lines.map(\.description).joined(separator: ", ")
            return "from \(start.milliseconds / 1000)s recorded: \(wanted); simulated: \(got)"
        }
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
    /// The event, in the words of the trace.
    var words: Substring
    /// The launch option: nil if not given, empty if there was none, `*` for one that is not named.
    var option: Substring?
    /// The value of `applicationState`; nil if not given.
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

    /// Returns true if a line of a trace has everything that this line says.
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

    /// The words of all lines without values.
    ///
    /// With them a misspelling is found where a fixture says that something must not come.
    static let names: Set<String> = {
        let states = LifecycleState.allCases.map { "\($0.name)" }
        return Set(
            Callback.allCases.map { "\($0.name)" } + NotificationName.allCases.map { "\($0.name)" }
                + states.flatMap { from in states.map { "\(from) → \($0)" } })
    }()
}
