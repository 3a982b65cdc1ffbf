import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText

/// Runs scenarios, each after the one that it goes on from.
struct Runner {
    private(set) var outcomes: [ScenarioPlace: Outcome] = [:]
    private(set) var diagnostics: [Diagnostic]
    /// The runs that are known.
    private(set) var memo: RunMemo

    private let pages: [ParsedPage]
    private let order: RunOrder
    private let includes: Includes
    /// The version to run on, whatever the scenarios say.
    private let version: IOSVersion?

    init(_ site: ParsedSite, _ order: RunOrder, version: IOSVersion?, _ memo: RunMemo) {
        self.memo = memo
        pages = site.pages
        self.order = order
        self.version = version
        includes = Includes(site.site.blockFiles)
        diagnostics = includes.diagnostics
    }

    /// Runs one scenario, whose basis has been run.
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
        var outcome = Outcome(kind: .broken, source: source)
        // Without an end the block has swallowed prose, and Markdown's own diagnostic says so.
        if block.fence.isClosed, included != nil, !order.unresolved.contains(place) {
            outcome.kind = .run
        }
        if let reason = block.skip { outcome.kind = .skipped(reason.text) }
        if case .run = outcome.kind {
            if block.original != nil { share(place, &outcome) } else { run(place, block, &outcome) }
        }
        outcomes[place] = outcome
    }

    /// Lets a scenario show the run of another one, whose text it repeats or leaves out.
    private mutating func share(_ place: ScenarioPlace, _ outcome: inout Outcome) {
        guard let original = order.basis[place].flatMap({ outcomes[$0] }) else { return }
        outcome.kind = original.kind
        outcome.runs = original.runs
        if outcome.source.statements.isEmpty { outcome.source = original.source }
    }

    private mutating func run(
        _ place: ScenarioPlace, _ block: ScenarioBlock, _ outcome: inout Outcome
    ) {
        let start = basis(of: place)
        if let first = start.last, !canGoOn(from: first.block, first.outcome, block, &outcome) {
            return
        }
        let origin = start.first?.block ?? block
        let versions = version.map { [$0] } ?? origin.versions.map(\.version)
        var faults: [Diagnostic] = []
        for version in versions.isEmpty ? [nil] : versions.map(Optional.some) {
            let input = RunInput(
                text: outcome.source.bytes, version: version,
                before: start.map { $0.outcome.source.bytes })
            let name = RunName(page: pages[place.page].page.source, place.scenario, version)
            let output = memo.output(name, input) { RunOutput($0) }
            let (scenario, found) = (output.scenario, output.faults)
            // Every version finds the same mistakes in the text.
            faults += found.filter { !faults.contains($0) }
            if let fault = faultOfVersion(in: scenario, of: block), !faults.contains(fault) {
                faults.append(fault)
            }
            if !faults.contains(where: { $0.severity == .error }), let trace = output.trace {
                outcome.runs.append(Run(scenario: scenario, trace: trace))
            }
        }
        if faults.contains(where: { $0.severity == .error }) { outcome.runs = [] }
        if let failure = block.failure {
            fail(block, as: failure, faults, &outcome)
        } else {
            if outcome.runs.isEmpty { outcome.kind = .broken }
            diagnostics += faults.map { outcome.source.placed($0) }
        }
    }

    /// The scenarios that one goes on from, the first one first.
    private func basis(of place: ScenarioPlace) -> [(block: ScenarioBlock, outcome: Outcome)] {
        var chain: [(block: ScenarioBlock, outcome: Outcome)] = []
        var next = order.basis[place]
        while let place = next, let outcome = outcomes[place] {
            chain.append((pages[place.page].scenarios[place.scenario], outcome))
            next = order.basis[place]
        }
        return chain.reversed()
    }

    /// Whether another scenario has an end state to start from.
    private mutating func canGoOn(
        from other: ScenarioBlock, _ before: Outcome, _ block: ScenarioBlock,
        _ outcome: inout Outcome
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

    /// What is wrong with a version in the text where there is one in the info string.
    private func faultOfVersion(in scenario: Scenario, of block: ScenarioBlock) -> Diagnostic? {
        guard version == nil, let stated = scenario.statedVersion, let given = block.versions.first
        else { return nil }
        return Diagnostic(
            .error, "block.version-twice", range: stated,
            "the version is in the info string already, on line \(given.range.start.line)")
    }

    /// Holds what is wrong with a scenario against what is expected to be wrong with it.
    private mutating func fail(
        _ block: ScenarioBlock, as expected: ExpectedFailure, _ faults: [Diagnostic],
        _ outcome: inout Outcome
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

extension ExpectedFailure {
    /// How the faults of a scenario differ from what is expected; nil if they do not.
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
