import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText

/// Compares every run with its committed trace and with what the scenario expects.
struct TraceCheck {
    let site: RunSite
    let purpose: Purpose
    /// What is wrong with traces and references.
    private var faults: [Diagnostic] = []
    /// What is wrong with scenarios, which is not reported where they go on from a wrong one.
    private var findings: [(place: ScenarioPlace, fault: Diagnostic)] = []
    /// The lines of the traces that are committed.
    private var committed: [CommittedRun: String] = [:]
    private var failed: Set<ScenarioPlace> = []
    /// Scenarios with a trace that does not say of which run it is; that is reported already.
    private var unclear: Set<ScenarioPlace> = []

    /// A run of a scenario, whose trace pages of each language can have.
    private struct CommittedRun: Hashable {
        var place: ScenarioPlace
        var run: Int
        var language: Int
    }

    init(_ site: RunSite, _ purpose: Purpose) {
        self.site = site
        self.purpose = purpose
    }

    /// Everything that is wrong.
    var diagnostics: [Diagnostic] {
        if purpose != .bless {
            return faults + findings.filter { !dependsOnFailed($0.place) }.map(\.fault)
        }
        return faults
            + findings.map { place, fault in
                var fault = fault
                if fault.isBlessable, isWrong(place) {
                    fault.isBlessable = false
                    fault.notes.append("not taken over, as something else is wrong with the run")
                }
                return fault
            }
    }

    /// Whether something is wrong with a scenario, or one that it goes on from, that no trace can
    /// set right: what came out of it is then nothing to take over.
    func isWrong(_ place: ScenarioPlace) -> Bool {
        let wrong = Set(findings.filter { !$0.fault.isBlessable }.map(\.place))
        return wrong.contains(place) || chain(from: place).contains { wrong.contains($0) }
    }

    mutating func compare() {
        for (index, page) in site.pages.enumerated() {
            for (scenario, block) in page.parsed.scenarios.enumerated() {
                let place = ScenarioPlace(page: index, scenario: scenario)
                let isAmbiguous =
                    block.id.map { site.register.ambiguous.contains($0.text) } ?? false
                if !block.isSound || isAmbiguous { failed.insert(place) }
                check(block, page.outcomes[scenario], at: place)
            }
            for (scenario, fault) in Exercises(page).findings {
                find(fault, at: ScenarioPlace(page: index, scenario: scenario))
            }
            for trace in page.parsed.traces { compare(trace, on: page.parsed) }
        }
    }

    /// How the scenarios of each page fared.
    mutating func verdicts() -> [[Verdict]] {
        site.pages.enumerated().map { index, page in
            page.outcomes.indices.map {
                verdict(of: ScenarioPlace(page: index, scenario: $0), page.outcomes[$0])
            }
        }
    }

    private mutating func verdict(of place: ScenarioPlace, _ outcome: Outcome) -> Verdict {
        let block = site.block(at: place)
        switch outcome.kind {
        case .skipped: return block.original == nil ? .skipped : .shared
        case .blocked: return .blocked
        default: break
        }
        let missing = block.original == nil ? runsWithoutTrace(outcome, at: place) : []
        let isFailed = failed.contains(place)
        if purpose == .bless || (purpose == .report(isStrict: true) && !isFailed) {
            for run in missing { reportUnverified(place, outcome.runs, run) }
        }
        if isFailed { return dependsOnFailed(place) ? .blocked : .failed }
        if block.original != nil { return .shared }
        return missing.isEmpty || block.exercise != nil ? .verified : .unverified
    }

    /// The runs of a scenario that no page has a trace of, unless nobody knows.
    private func runsWithoutTrace(_ outcome: Outcome, at place: ScenarioPlace) -> [Int] {
        outcome.runs.indices.filter { run in
            !site.languages.contains {
                committed[CommittedRun(place: place, run: run, language: $0)] != nil
            }
        }
    }

    /// Whether a scenario goes on from one that is wrong.
    private func dependsOnFailed(_ place: ScenarioPlace) -> Bool {
        chain(from: place).contains { failed.contains($0) }
    }

    /// The scenarios that one goes on from, or shows the run of, the nearest first.
    private func chain(from place: ScenarioPlace) -> [ScenarioPlace] {
        var chain: [ScenarioPlace] = []
        var next = site.basis[place]
        while let place = next {
            chain.append(place)
            next = site.basis[place]
        }
        return chain
    }

    private mutating func check(
        _ block: ScenarioBlock, _ outcome: Outcome, at place: ScenarioPlace
    ) {
        if case .broken = outcome.kind { failed.insert(place) }
        guard case .run = outcome.kind else { return }
        if let name = block.original, let original = site.basis[place] {
            let other = site.pages[original.page]
            let file = other.parsed.page.file
            let line = other.parsed.scenarios[original.scenario].fence.line
            let fault = outcome.source.difference(
                from: other.outcomes[original.scenario].source, name: name.text,
                at: "\(file):\(line)", page: site.pages[place.page].parsed.page.bytes)
            if let fault { find(fault, at: place) }
            return
        }
        for run in outcome.runs {
            for var fault in run.faultsOfExpectations {
                if outcome.runs.count > 1 {
                    fault.summary = "on iOS \(Text(run.version)) \(fault.summary)"
                }
                find(outcome.source.placed(fault), at: place)
            }
        }
    }

    private mutating func compare(_ trace: TraceBlock, on page: ParsedPage) {
        guard let id = trace.scenario else { return }
        guard let place = site.register.places[id.text] else {
            let nearest = nearestWord(to: Text(string: id.text), among: site.register.ids)
            let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return report(
                "trace.unknown-id", id.range, "no scenario has the id '\(id.text)'\(hint)", page,
                replacements: nearest.map { [Replacement(range: id.range, text: $0)] } ?? [])
        }
        let block = site.block(at: place)
        let outcome = site.pages[place.page].outcomes[place.scenario]
        if block.failure != nil {
            return report(
                "trace.of-failure", id.range,
                "'\(id.text)' is expected to fail, so there is no trace of it", page)
        }
        // What is wrong with the scenario is reported there, and nothing can be compared.
        guard block.isSound, trace.isSound, !outcome.runs.isEmpty,
            !site.register.ambiguous.contains(id.text)
        else { return }
        guard let run = run(of: trace, id, outcome.runs, page) else {
            unclear.insert(place)
            return
        }
        var file: BlockFile?
        if let part = trace.file {
            file = self.file(part, on: page)
            if file == nil { return }
        }
        let line = "\(page.page.file):\(trace.fence.line)"
        let key = CommittedRun(place: place, run: run, language: page.page.language)
        if let earlier = committed[key] {
            return report(
                "trace.duplicate", id.range,
                "the run of '\(id.text)' has a trace already, at \(earlier)", page)
        }
        committed[key] = line
        let lines = file?.lines ?? trace.code.lines.map { Text(string: $0.text) }
        if TracePattern(lines).isVacuous {
            faults.append(vacuous(trace, isStrict: purpose == .report(isStrict: true), page))
        }
        let several = outcome.runs.count > 1 ? Text(outcome.runs[run].version) : nil
        let mismatch = trace.mismatch(
            with: outcome.runs[run].trace, version: several, page: page.page.bytes, file: file)
        if let mismatch { find(mismatch.inFile(file?.file ?? page.page.file), at: place) }
    }

    private func vacuous(_ trace: TraceBlock, isStrict: Bool, _ page: ParsedPage) -> Diagnostic {
        Diagnostic(
            isStrict ? .mismatch : .warning, "trace.vacuous", range: trace.fence.opening,
            "the trace has nothing but wildcards, so every run matches it"
        ).inFile(page.page.file)
    }

    private mutating func file(_ part: FilePart, on page: ParsedPage) -> BlockFile? {
        let path = SitePath.resolve(part.path, from: page.page.source)
        let files = site.parsed.site.blockFiles.filter { $0.path.hasSuffix(".trace") }
        if let file = files.first(where: { $0.path == path }) { return file }
        let known = files.map { SitePath.relative($0.path, from: page.page.source) }
        faults.append(part.faultOfPath(known: known).inFile(page.page.file))
        return nil
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

    private mutating func reportUnverified(_ place: ScenarioPlace, _ runs: [Run], _ run: Int) {
        let page = site.pages[place.page].parsed
        let block = page.scenarios[place.scenario]
        // A goal says what comes of an exercise, and a trace of unknown version may be the one.
        if block.exercise != nil || unclear.contains(place) { return }
        let version = runs.count > 1 ? Text(runs[run].version) : nil
        let option: Text = version.map { " ios=\($0)" } ?? ""
        let onVersion: Text = version.map { " on iOS \($0)" } ?? ""
        let hint: Text =
            block.id.map { "commit one in a block 'trace for=\($0.text)\(option)'" }
            ?? "give the scenario an 'id', and commit a trace for it"
        var fault = Diagnostic(
            .mismatch, "trace.unverified", range: block.fence.opening,
            "the run of '\(block.name)'\(onVersion) has no committed trace",
            notes: [hint])
        if purpose == .bless {
            guard let id = block.id, !isWrong(place) else { return }
            fault.replacements = [
                block.replacement(
                    byTraceOf: runs[run].trace, options: "for=\(id.text)\(option)",
                    in: page.page.bytes)
            ]
            fault.isBlessable = true
        }
        faults.append(fault.inFile(page.page.file))
    }

    /// Puts down what is wrong with a scenario.
    private mutating func find(_ fault: Diagnostic, at place: ScenarioPlace) {
        failed.insert(place)
        let page = site.pages[place.page].parsed.page.file
        findings.append((place, fault.file.isEmpty ? fault.inFile(page) : fault))
    }

    private mutating func report(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, _ page: ParsedPage,
        replacements: [Replacement] = []
    ) {
        faults.append(
            Diagnostic(.error, id, range: range, summary, replacements: replacements)
                .inFile(page.page.file))
    }
}

extension RunSite {
    /// The scenario at a place.
    func block(at place: ScenarioPlace) -> ScenarioBlock {
        pages[place.page].parsed.scenarios[place.scenario]
    }

    /// The indices of the languages.
    fileprivate var languages: Range<Int> { 0..<parsed.site.configuration.languages.count }
}
