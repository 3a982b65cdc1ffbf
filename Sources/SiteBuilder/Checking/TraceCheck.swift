import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText

/// Compares every run with its committed trace and with what the scenario expects.
struct TraceCheck {
    private let site: RunSite
    private let register: ScenarioRegister
    private(set) var diagnostics: [Diagnostic] = []
    /// The traces that are committed for the runs of a scenario, by the run's index.
    private var committed: [ScenarioPlace: [Int: CommittedTrace]] = [:]
    private var failed: Set<ScenarioPlace> = []
    /// The runs that are not what the scenario expects of them, by their indices.
    private var unexpected: [ScenarioPlace: Set<Int>] = [:]
    /// Scenarios with a trace that does not say of which run it is; that is reported already.
    private var unclear: Set<ScenarioPlace> = []

    init(_ site: RunSite, _ register: ScenarioRegister) {
        self.site = site
        self.register = register
    }

    mutating func compare() {
        for (index, page) in site.pages.enumerated() {
            for (scenario, outcome) in page.outcomes.enumerated() {
                let place = ScenarioPlace(page: index, scenario: scenario)
                let block = page.parsed.scenarios[scenario]
                let isAmbiguous = block.id.map { register.ambiguous.contains($0.text) } ?? false
                if outcome.runs.isEmpty || !block.isSound || isAmbiguous {
                    failed.insert(place)
                }
                checkExpectations(of: outcome, at: place)
            }
            for trace in page.parsed.traces { compare(trace, on: page.parsed) }
        }
    }

    /// How the scenarios of each page fared.
    mutating func verdicts(isStrict: Bool) -> [[Verdict]] {
        var verdicts: [[Verdict]] = []
        for (index, page) in site.pages.enumerated() {
            verdicts.append([])
            for (scenario, outcome) in page.outcomes.enumerated() {
                let place = ScenarioPlace(page: index, scenario: scenario)
                let traces = committed[place] ?? [:]
                let missing = outcome.runs.indices.filter { traces[$0] == nil }
                let isFailed = failed.contains(place)
                verdicts[index].append(
                    isFailed ? .failed : missing.isEmpty ? .verified : .unverified)
                guard isStrict, !isFailed, !unclear.contains(place) else { continue }
                for run in missing { reportUnverified(place, outcome.runs[run]) }
            }
        }
        return verdicts
    }

    /// The scenarios of the site with what came of them.
    func blocks(verdicts: [[Verdict]]) -> [CheckedBlock] {
        var blocks: [CheckedBlock] = []
        for (index, page) in site.pages.enumerated() {
            for (scenario, outcome) in page.outcomes.enumerated() {
                let place = ScenarioPlace(page: index, scenario: scenario)
                let block = page.parsed.scenarios[scenario]
                blocks.append(
                    CheckedBlock(
                        file: page.parsed.page.file, range: block.code.range, id: block.id?.text,
                        heading: page.parsed.heading(above: block.fence.line),
                        verdict: verdicts[index][scenario],
                        runs: outcome.runs.indices.map { checkedRun($0, of: outcome, at: place) }))
            }
        }
        return blocks
    }

    private func checkedRun(
        _ index: Int, of outcome: Outcome, at place: ScenarioPlace
    ) -> CheckedRun {
        let trace = committed[place]?[index]
        let isUnexpected = unexpected[place]?.contains(index) ?? false
        let isFailed = isUnexpected || trace?.difference != nil
        return CheckedRun(
            version: outcome.runs[index].version,
            verdict: isFailed ? .failed : trace == nil ? .unverified : .verified,
            committed: trace, trace: outcome.runs[index].trace)
    }

    private mutating func checkExpectations(of outcome: Outcome, at place: ScenarioPlace) {
        let page = site.pages[place.page].parsed
        for (index, run) in outcome.runs.enumerated() {
            for var fault in run.faultsOfExpectations {
                failed.insert(place)
                unexpected[place, default: []].insert(index)
                if outcome.runs.count > 1 {
                    fault.summary = "on iOS \(Text(run.version)) \(fault.summary)"
                }
                diagnostics.append(
                    fault.placed(in: page.scenarios[place.scenario].code).inFile(page.page.file))
            }
        }
    }

    private mutating func compare(_ trace: TraceBlock, on page: ParsedPage) {
        guard let id = trace.scenario else { return }
        guard let place = register.places[id.text] else {
            let nearest = nearestWord(to: Text(string: id.text), among: register.ids)
            let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return report(
                "trace.unknown-id", id.range, "no scenario has the id '\(id.text)'\(hint)", page,
                replacements: nearest.map { [Replacement(range: id.range, text: $0)] } ?? [])
        }
        let block = site.pages[place.page].parsed.scenarios[place.scenario]
        let runs = site.pages[place.page].outcomes[place.scenario].runs
        // What is wrong with the scenario is reported there, and nothing can be compared.
        guard block.isSound, trace.isSound, !runs.isEmpty, !register.ambiguous.contains(id.text)
        else { return }
        guard let run = run(of: trace, id, runs, page) else {
            unclear.insert(place)
            return
        }
        if let earlier = committed[place]?[run] {
            return report(
                "trace.duplicate", id.range,
                "the run of '\(id.text)' has a trace already, at \(earlier.place)", page)
        }
        let difference = trace.difference(from: runs[run].trace)
        committed[place, default: [:]][run] = CommittedTrace(
            file: page.page.file, range: trace.range, difference: difference)
        if let difference {
            failed.insert(place)
            let several = runs.count > 1 ? Text(runs[run].version) : nil
            let mismatch = trace.mismatch(difference, version: several, page: page.page.bytes)
            diagnostics.append(mismatch.inFile(page.page.file))
        }
    }

    /// The index of the run that a trace is of; nil if it does not say, or there is none.
    private mutating func run(
        of trace: TraceBlock, _ id: BlockName, _ runs: [Run], _ page: ParsedPage
    ) -> Int? {
        let versions = runs.map { Text($0.version).string }.joined(separator: ", ")
        guard let version = trace.version else {
            if runs.count == 1 { return 0 }
            report(
                "trace.missing-version", id.range,
                "'\(id.text)' runs on iOS \(versions): 'ios=N' says which run this is", page)
            return nil
        }
        if let run = runs.firstIndex(where: { $0.version == version.version }) { return run }
        report(
            "trace.unknown-version", version.range,
            "'\(id.text)' does not run on iOS \(Text(version.version)) but on \(versions)", page)
        return nil
    }

    private mutating func reportUnverified(_ place: ScenarioPlace, _ run: Run) {
        let page = site.pages[place.page].parsed
        let block = page.scenarios[place.scenario]
        let several = site.pages[place.page].outcomes[place.scenario].runs.count > 1
        let version = Text(run.version).string
        let name = block.id.map { "'\($0.text)'" } ?? "the scenario"
        let option = several ? " ios=\(version)" : ""
        let hint: Text =
            block.id.map { "commit one in a block 'trace for=\($0.text)\(option)'" }
            ?? "give the scenario an 'id', and commit a trace for it"
        diagnostics.append(
            Diagnostic(
                .mismatch, "trace.unverified", range: block.fence.opening,
                "the run of \(name)\(several ? " on iOS \(version)" : "") has no committed trace",
                notes: [hint]
            ).inFile(page.page.file))
    }

    private mutating func report(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, _ page: ParsedPage,
        replacements: [Replacement] = []
    ) {
        diagnostics.append(
            Diagnostic(.error, id, range: range, summary, replacements: replacements)
                .inFile(page.page.file))
    }
}
