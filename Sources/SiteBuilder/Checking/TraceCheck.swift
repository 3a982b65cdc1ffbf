import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText

/// Compares every run with its committed trace and with what the scenario expects.
struct TraceCheck {
    let site: RunSite
    let purpose: Purpose
    /// The traces that are committed.
    private(set) var committed: [CommittedRun: CommittedTrace] = [:]
    /// The scenarios with something wrong.
    private(set) var failed: Set<ScenarioPlace> = []
    /// The runs that are not what the scenario expects or a device did, by their indices.
    private(set) var unexpected: [ScenarioPlace: Set<Int>] = [:]
    /// What logs of devices say of the runs.
    private(set) var mentions: [ScenarioPlace: [Mention]] = [:]
    /// What is wrong with traces and references.
    private var faults: [Diagnostic] = []
    /// What is wrong with scenarios, which is not reported where they go on from a wrong one.
    private var findings: [(place: ScenarioPlace, fault: Diagnostic)] = []
    /// Scenarios with a trace that does not say of which run it is; that is reported already.
    private var unclear: Set<ScenarioPlace> = []

    init(_ site: RunSite, _ purpose: Purpose) {
        self.site = site
        self.purpose = purpose
    }

    /// Everything that is wrong.
    var diagnostics: [Diagnostic] {
        let told = findings.filter { purpose == .bless || !dependsOnFailed($0.place) }
        return faults
            + told.map { place, fault in
                var fault = fault
                if fault.isBlessable, isWrong(place) {
                    fault.isBlessable = false
                    if purpose == .bless {
                        fault.notes.append(
                            "not taken over, as something else is wrong with the run")
                    }
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
            for record in page.parsed.recorded { compare(record, on: page.parsed) }
        }
    }

    /// Whether a scenario goes on from one that is wrong.
    func dependsOnFailed(_ place: ScenarioPlace) -> Bool {
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
        for (index, run) in outcome.runs.enumerated() {
            for var fault in run.faultsOfExpectations {
                unexpected[place, default: []].insert(index)
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
        let key = CommittedRun(place: place, run: run, language: page.page.language)
        if let earlier = committed[key] {
            return report(
                "trace.duplicate", id.range,
                "the run of '\(id.text)' has a trace already, at \(earlier.place)", page)
        }
        let lines = file?.lines ?? trace.code.lines.map { Text(string: $0.text) }
        let difference = TraceDifference(committed: lines, trace: outcome.runs[run].trace)
        committed[key] = CommittedTrace(
            file: page.page.file, range: trace.code.range, textFile: file?.file,
            difference: difference)
        if TracePattern(lines).isVacuous {
            faults.append(vacuous(trace, isStrict: purpose == .report(isStrict: true), page))
        }
        guard let difference else { return }
        let several = outcome.runs.count > 1 ? Text(outcome.runs[run].version) : nil
        let mismatch = trace.mismatch(
            difference, version: several, page: page.page.bytes, file: file)
        find(mismatch.inFile(file?.file ?? page.page.file), at: place)
    }

    private mutating func compare(_ record: RecordedBlock, on page: ParsedPage) {
        guard let finding = record.finding(in: site) else { return }
        let fault = finding.fault.inFile(page.page.file)
        guard let run = finding.run else { return faults.append(fault) }
        unexpected[run.place, default: []].insert(run.index)
        mentions[run.place, default: []].append(
            Mention(file: page.page.file, range: record.code.range, run: run.index))
        find(fault, at: run.place)
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

    mutating func reportUnverified(_ place: ScenarioPlace, _ runs: [Run], _ run: Int) {
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

/// A run of a scenario, whose trace pages of each language can have.
struct CommittedRun: Hashable {
    var place: ScenarioPlace
    var run: Int
    var language: Int
}

extension RunSite {
    /// The scenario at a place.
    func block(at place: ScenarioPlace) -> ScenarioBlock {
        pages[place.page].parsed.scenarios[place.scenario]
    }

    /// The indices of the languages.
    var languages: Range<Int> { 0..<parsed.site.configuration.languages.count }
}
