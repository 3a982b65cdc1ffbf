import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteModel

/// Runs scenarios, each after the one that it continues.
struct Runner {
    private(set) var outcomes: [ScenarioPlace: ScenarioOutcome] = [:]
    private(set) var diagnostics: [Diagnostic]
    private(set) var memo: RunMemo

    private let pages: [ParsedPage]
    private let order: RunOrder
    private let includes: Includes
    /// The version that overrides those of the scenarios.
    private let version: IOSVersion?

    init(_ site: ParsedSite, _ order: RunOrder, version: IOSVersion?, _ memo: RunMemo) {
        self.memo = memo
        pages = site.pages
        self.order = order
        self.version = version
        includes = Includes(site.site.blockFiles)
        diagnostics = includes.diagnostics
    }

    /// Runs one scenario, after the one that it depends on.
    mutating func run(_ place: ScenarioPlace) {
        let page = pages[place.page].page
        let block = pages[place.page].scenarios[place.scenario]
        var included: [ScenarioSource.Line]? = []
        if let part = block.include {
            switch includes.lines(of: part, onPage: page.source) {
            case .success(let lines): included = lines
            case .failure(let reason):
                included = nil
                diagnostics.append(reason.fault.inFile(page.file))
            }
        }
        let source = ScenarioSource(block, page: page.file, including: included ?? [])
        var outcome = ScenarioOutcome(kind: .broken, source: source)
        // An unclosed block contains prose, which a diagnostic of Markdown reports.
        if block.fence.isClosed, included != nil, !order.unresolved.contains(place) {
            outcome.kind = .run
        }
        if let reason = block.skip { outcome.kind = .skipped(reason.text) }
        if case .run = outcome.kind {
            if block.original != nil { share(place, &outcome) } else { run(place, block, &outcome) }
        }
        outcomes[place] = outcome
    }

    /// Uses the run of another scenario, whose text is repeated or left out here.
    private mutating func share(_ place: ScenarioPlace, _ outcome: inout ScenarioOutcome) {
        guard let original = order.basis[place].flatMap({ outcomes[$0] }) else { return }
        outcome.kind = original.kind
        outcome.runs = original.runs
        if outcome.source.statements.isEmpty { outcome.source = original.source }
    }

    private mutating func run(
        _ place: ScenarioPlace, _ block: ScenarioBlock, _ outcome: inout ScenarioOutcome
    ) {
        let start = basis(of: place)
        if let first = start.last, !canGoOn(from: first.block, first.outcome, block, &outcome) {
            return
        }
        let origin = start.first?.block ?? block
        let stated = version == nil ? origin.versions : []
        let spans = stated.isEmpty ? [version.map { VersionSpan($0) }] : stated.map(\.span)
        let before = start.map { $0.outcome.source.bytes }
        var faults: [Diagnostic] = []
        for (index, span) in spans.enumerated() {
            let outputs = (span?.versions.map(Optional.some) ?? [nil]).map { version in
                let input = RunInput(
                    text: outcome.source.bytes, version: version, before: before)
                let name = RunName(page: pages[place.page].page.source, place.scenario, version)
                return memo.output(name, input) { RunOutput($0) }
            }
            for output in outputs {
                // Every version finds the same faults in the text.
                faults += output.faults.filter { !faults.contains($0) }
                if let fault = faultOfVersion(in: output.scenario, of: block),
                    !faults.contains(fault)
                {
                    faults.append(fault)
                }
            }
            let runs = outputs.compactMap { output in output.trace.map { (output.scenario, $0) } }
            guard !faults.contains(where: { $0.severity == .error }), runs.count == outputs.count,
                let (scenario, trace) = runs.last
            else { continue }
            var run = Run(
                scenario: scenario, trace: trace,
                span: span ?? VersionSpan(scenario.app.version))
            if stated.indices.contains(index) {
                run.fault = stated[index].fault(of: runs.map(\.1), block)
            }
            outcome.runs.append(run)
        }
        if faults.contains(where: { $0.severity == .error }) { outcome.runs = [] }
        if let failure = block.failure {
            fail(block, as: failure, faults, &outcome)
        } else {
            if outcome.runs.isEmpty { outcome.kind = .broken }
            diagnostics += faults.map { outcome.source.placed($0) }
        }
    }

    /// The scenarios that one continues, the first one first.
    private func basis(of place: ScenarioPlace) -> [(
        block: ScenarioBlock, outcome: ScenarioOutcome
    )] {
        var chain: [(block: ScenarioBlock, outcome: ScenarioOutcome)] = []
        var next = order.basis[place]
        while let place = next, let outcome = outcomes[place] {
            chain.append((pages[place.page].scenarios[place.scenario], outcome))
            next = order.basis[place]
        }
        return chain.reversed()
    }

    /// Returns true if another scenario has an end state to continue from.
    private mutating func canGoOn(
        from other: ScenarioBlock, _ before: ScenarioOutcome, _ block: ScenarioBlock,
        _ outcome: inout ScenarioOutcome
    ) -> Bool {
        switch before.kind {
        case .run: return true
        case .broken, .blocked: outcome.kind = .blocked
        case .skipped: outcome.kind = .skipped("it goes on from '\(other.name)', which is skipped")
        case .failed:
            outcome.kind = .broken
            let range = block.start?.range ?? block.fence.opening
            diagnostics.append(
                Diagnostic(
                    .error, "block.no-end-state", range: range,
                    "'\(other.name)' is expected to fail, so there is no state to go on from"
                ).inFile(outcome.source.page))
        }
        return false
    }

    /// The fault of a version in the text if the info string has one too.
    private func faultOfVersion(in scenario: Scenario, of block: ScenarioBlock) -> Diagnostic? {
        guard version == nil, let stated = scenario.statedVersion, let given = block.versions.first
        else { return nil }
        return Diagnostic(
            .error, "block.version-twice", range: stated,
            "the version is in the info string already, on line \(given.range.start.line)")
    }

    /// Compares the faults of a scenario with its expected failure.
    private mutating func fail(
        _ block: ScenarioBlock, as expected: ExpectedFailure, _ faults: [Diagnostic],
        _ outcome: inout ScenarioOutcome
    ) {
        var found = faults.filter { $0.severity == .error }
        if found.isEmpty {
            for fault in outcome.runs.flatMap(\.faultsOfExpectations) where !found.contains(fault) {
                found.append(fault)
            }
        }
        outcome.runs = []
        let included = outcome.source.lines.count - block.code.lines.count
        if let fault = expected.fault(for: found, linesBefore: included) {
            outcome.kind = .broken
            diagnostics.append(fault.inFile(outcome.source.page))
        } else {
            outcome.kind = .failed(found)
        }
    }
}

extension StatedVersion {
    /// The fault of a range whose versions do not run alike; nil if they do.
    ///
    /// - Parameters:
    ///   - traces: The trace of each version.
    ///   - block: The scenario.
    /// - Returns: The first difference, and how to divide the range.
    fileprivate func fault(of traces: [Trace], _ block: ScenarioBlock) -> Diagnostic? {
        let versions = span.versions
        // A scenario that continues another one has the versions of that one.
        let isOwn = !block.versions.isEmpty
        let place = isOwn ? range : block.start?.range ?? block.fence.opening
        let texts = traces.map(\.text)
        let breaks = versions.indices.dropFirst().filter { texts[$0] != texts[$0 - 1] }
        guard let first = breaks.first else { return nil }
        let before = texts[first - 1].bytes.split(separator: UInt8(ascii: "\n")).map { Text($0) }
        let difference = TraceDifference(committed: before, trace: traces[first])
        var parts: [VersionSpan] = []
        for (start, end) in zip([0] + breaks, breaks + [versions.count]) {
            parts.append(VersionSpan(from: versions[start], to: versions[end - 1]))
        }
        let right = Text(string: parts.map { Text($0).string }.joined(separator: ","))
        return Diagnostic(
            .mismatch, "block.range-differs", range: place,
            """
            '\(block.name)' does not run on iOS \(Text(versions[first])) as it does on \
            iOS \(Text(versions[first - 1]))
            """,
            notes: (difference.map { ["first difference \($0.firstDifference)"] } ?? [])
                + ["'\(right)' has one run for each range of equal versions"],
            replacements: isOwn ? [Replacement(range: range, text: right)] : [])
    }
}

extension ExpectedFailure {
    /// The difference between the faults of a scenario and its expected failure; nil if there is
    /// none.
    fileprivate func fault(for found: [Diagnostic], linesBefore: Int) -> Diagnostic? {
        guard let first = found.first else {
            return Diagnostic(
                .mismatch, "block.unexpected-pass", range: range,
                "nothing is wrong with the scenario, which is expected to fail with '\(code)'")
        }
        if let other = found.first(where: { Text($0.id.name) != Text(string: code) }) {
            return Diagnostic(
                .mismatch, "block.wrong-error", range: range,
                "the scenario fails with '\(other.id.name)', not with '\(code)'",
                notes: [
                    "line \(other.range.start.line - linesBefore) of the block: \(other.summary)"
                ])
        }
        let place = first.range.start.line - linesBefore
        guard let line, line != place else { return nil }
        return Diagnostic(
            .mismatch, "block.wrong-error", range: range,
            "the scenario fails on line \(place) of the block, not on line \(line)",
            notes: [first.summary])
    }
}
