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
    /// The files of traces that blessing would make.
    private var planned: [(place: ScenarioPlace, fault: Diagnostic)] = []
    /// The scenarios in whose findings is one that no trace can set right.
    private var wrong: Set<ScenarioPlace> = []
    /// Scenarios with a trace that does not say of which run it is, or in which something else is
    /// wrong; that is reported already.
    private var unclear: Set<ScenarioPlace> = []

    /// The files of traces that are there, in the order of their paths.
    private let traceFiles: [BlockFile]
    /// The files of traces by their paths, with the blocks that name them.
    private var fileUses: [String: (file: BlockFile, uses: [FileUse])] = [:]

    init(_ site: RunSite, _ purpose: Purpose) {
        self.site = site
        self.purpose = purpose
        traceFiles = site.parsed.site.blockFiles.filter { $0.path.hasSuffix(".trace") }
    }

    /// Everything that is wrong.
    var diagnostics: [Diagnostic] {
        faults + findings.filter { isTold($0.place) }.map { told($0.fault, at: $0.place) }
    }

    /// What can be taken over besides: what is different in scenarios that go on from others, of
    /// which that is told, and files for traces that are not there.
    var consequences: [Diagnostic] {
        (findings.filter { !isTold($0.place) } + planned).map { told($0.fault, at: $0.place) }
            .filter(\.isBlessable)
    }

    private func isTold(_ place: ScenarioPlace) -> Bool {
        purpose == .bless || !dependsOnFailed(place)
    }

    private func told(_ fault: Diagnostic, at place: ScenarioPlace) -> Diagnostic {
        guard fault.isBlessable, isWrong(place) else { return fault }
        var fault = fault
        fault.isBlessable = false
        fault.notes.append(Self.somethingElse)
        return fault
    }

    /// Why what came out is not to be taken over.
    static let somethingElse: Text = "not blessed, as something else is wrong with the run"

    /// Whether something is wrong with a scenario, or one that it goes on from, that no trace can
    /// set right: what came out of it is then nothing to take over.
    func isWrong(_ place: ScenarioPlace) -> Bool {
        wrong.contains(place) || chain(from: place).contains { wrong.contains($0) }
    }

    mutating func compare() {
        for (index, page) in site.pages.enumerated() {
            for (scenario, block) in page.parsed.scenarios.enumerated() {
                let place = ScenarioPlace(page: index, scenario: scenario)
                let isAmbiguous =
                    block.id.map { site.register.ambiguous.contains($0.text) } ?? false
                // What came out is not what the author of a faulty block has asked for.
                if !block.isSound || isAmbiguous {
                    failed.insert(place)
                    wrong.insert(place)
                }
                check(block, page.outcomes[scenario], at: place)
            }
            for (scenario, fault) in Exercises(page).findings {
                find(fault, at: ScenarioPlace(page: index, scenario: scenario))
            }
            for trace in page.parsed.traces { compare(trace, on: page.parsed) }
            for record in page.parsed.recorded { compare(record, on: page.parsed) }
        }
        compareFiles()
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
            if let fault = run.fault {
                unexpected[place, default: []].insert(index)
                find(fault, at: place)
            }
            for var fault in run.faultsOfExpectations {
                unexpected[place, default: []].insert(index)
                if outcome.runs.count > 1 {
                    fault.summary = "on iOS \(Text(run.span)) \(fault.summary)"
                }
                find(outcome.source.placed(fault), at: place)
            }
        }
    }

    private mutating func compare(_ trace: TraceBlock, on page: ParsedPage) {
        guard let id = trace.scenario else { return }
        guard let place = site.register.places[id.text] else {
            let nearest = nearestWord(to: Text(string: id.text), among: site.register.ids)
            return report(
                "trace.unknown-id", id.range,
                "no scenario has the id '\(id.text)'\(didYouMean(nearest))", page,
                replacements: nearest.map { [Replacement(range: id.range, text: $0)] } ?? [])
        }
        let block = site.block(at: place)
        let outcome = site.pages[place.page].outcomes[place.scenario]
        if block.failure != nil {
            return report(
                "trace.of-failure", id.range,
                "'\(id.text)' is expected to fail, so there is no trace of it", page)
        }
        // What is wrong with the trace is reported, so that there is none is not.
        if !trace.isSound { unclear.insert(place) }
        // What is wrong with the scenario is reported there, and nothing can be compared.
        guard block.isSound, trace.isSound, !outcome.runs.isEmpty,
            !site.register.ambiguous.contains(id.text)
        else { return }
        guard let run = run(of: trace, id, outcome.runs, page) else {
            unclear.insert(place)
            return
        }
        // Versions that are to run alike and do not have no one trace.
        guard outcome.runs[run].fault == nil else {
            unclear.insert(place)
            return
        }
        var file: BlockFile?
        if let part = trace.file {
            file = self.file(part, on: page)
            if let new = file, new.isNew, purpose != .bless {
                let difference = TraceDifference(
                    committed: [], trace: outcome.runs[run].trace)
                planned +=
                    difference.map {
                        let fault = trace.mismatch($0, version: nil, page: [], file: new)
                        return [(place, fault.inFile(new.file))]
                    } ?? []
                file = nil
            }
            if file == nil {
                unclear.insert(place)
                return
            }
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
        let several = outcome.runs.count > 1 ? Text(outcome.runs[run].span) : nil
        if let file {
            let use = FileUse(
                trace: trace, version: several, page: page, run: key, difference: difference)
            fileUses[file.path, default: (file, [])].uses.append(use)
        } else if let difference {
            let mismatch = trace.mismatch(
                difference, version: several, page: page.page.bytes, file: nil)
            find(mismatch.inFile(page.page.file), at: place)
        }
    }

    /// Reports files of traces that are not what came out, each once, whoever is compared with it.
    private mutating func compareFiles() {
        for (_, (file, uses)) in fileUses.sorted(by: { $0.key < $1.key }) {
            let wrong = uses.filter { $0.difference != nil }
            guard let first = wrong.first, let difference = first.difference else { continue }
            for use in wrong {
                committed[use.run]?.isToldElsewhere = use.run != first.run
                failed.insert(use.run.place)
            }
            let misfit = uses.first { use in
                TraceDifference(committed: difference.right, trace: trace(of: use.run)) != nil
            }
            if let misfit {
                committed[first.run]?.isToldElsewhere = true
                let culprit = misfit.difference == nil ? first : misfit
                let other = misfit.difference == nil ? misfit : first
                let fault = culprit.faultOfSharing(file, with: other)
                find(fault.inFile(culprit.page.page.file), at: culprit.run.place)
            } else {
                let mismatch = first.trace.mismatch(
                    difference, version: first.version, page: first.page.page.bytes, file: file)
                find(mismatch.inFile(file.file), at: first.run.place)
            }
        }
    }

    private func trace(of run: CommittedRun) -> Trace {
        site.pages[run.place.page].outcomes[run.place.scenario].runs[run.run].trace
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
        if let file = traceFiles.first(where: { $0.path == path }) { return file }
        let known = traceFiles.map { SitePath.relative($0.path, from: page.page.source) }
        var fault = part.faultOfPath(known: known)
        if let reason = part.reasonForNoTrace(at: path) {
            fault.notes = [reason]
        } else if let path,
            let new = site.parsed.newTraceFile(path, of: page.page, beside: traceFiles)
        {
            if purpose == .bless { return new }
            fault.notes = ["'tracebook verify --bless' makes the file, with what came out"]
            faults.append(fault.inFile(page.page.file))
            return new
        }
        faults.append(fault.inFile(page.page.file))
        return nil
    }

    /// The index of the run that a trace is of; nil if it does not say, or there is none.
    private mutating func run(
        of trace: TraceBlock, _ id: BlockName, _ runs: [Run], _ page: ParsedPage
    ) -> Int? {
        let versions = runs.map { Text($0.span).string }.joined(separator: ", ")
        guard let version = trace.version else {
            if runs.count == 1 { return 0 }
            report(
                "trace.missing-version", id.range,
                "'\(id.text)' runs on iOS \(versions): 'ios=N' says which run this is", page)
            return nil
        }
        if let run = runs.firstIndex(where: { $0.span == version.span }) { return run }
        report(
            "trace.unknown-version", version.range,
            "'\(id.text)' does not run on iOS \(Text(version.span)) but on \(versions)", page)
        return nil
    }

    /// Reports a run that has no trace, with the block that would be one.
    mutating func reportUnverified(_ place: ScenarioPlace, _ runs: [Run], _ run: Int) {
        let page = site.pages[place.page].parsed
        let block = page.scenarios[place.scenario]
        // A goal says what comes of an exercise, and a trace of unknown version may be the one. Where
        // something else is wrong, that comes first.
        if block.exercise != nil || unclear.contains(place) || isWrong(place) { return }
        if block.id == nil, purpose == .bless { return }
        var fault = block.faultOfNoTrace(
            of: runs[run], onOneOf: runs.count, in: page.page.bytes)
        if purpose == .report(isStrict: false) { fault.severity = .warning }
        faults.append(fault.inFile(page.page.file))
    }

    /// Puts down what is wrong with a scenario.
    private mutating func find(_ fault: Diagnostic, at place: ScenarioPlace) {
        failed.insert(place)
        if !fault.isBlessable { wrong.insert(place) }
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
