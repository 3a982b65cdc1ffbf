import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteModel

/// A run of a scenario in one language, which can have a committed trace.
struct CommittedRun: Hashable {
    var place: ScenarioPlace
    var run: Int
    var language: Int
}

/// A fault of a scenario, which is not reported if it continues one that failed.
struct TraceFinding {
    var place: ScenarioPlace
    var fault: Diagnostic
    /// The index of the run that differs from an expectation or a device; nil for another fault.
    var run: Int?
    /// The device log that differs from the run.
    var record: RunReference?
}

/// Compares every run with its committed trace, with the expectations of the scenario and with
/// device logs.
struct TraceComparison {
    let site: RunSite
    let purpose: Purpose
    var committed: [CommittedRun: CommittedTrace] = [:]
    /// The faults of traces and of references to scenarios.
    var faults: [Diagnostic] = []
    /// The faults of scenarios.
    private(set) var findings: [TraceFinding] = []
    /// The trace files that blessing would create.
    private(set) var planned: [TraceFinding] = []
    /// The scenarios with a trace that does not name its run or has another fault, which is
    /// reported already.
    private(set) var unclear: Set<ScenarioPlace> = []
    /// The existing trace files, and the blocks that name them.
    var files: TraceFiles

    init(of site: RunSite, for purpose: Purpose) {
        self.site = site
        self.purpose = purpose
        files = TraceFiles(of: site.parsed.site)
        for (index, page) in site.pages.enumerated() {
            for scenario in page.outcomes.indices {
                check(ScenarioPlace(page: index, scenario: scenario))
            }
            for (scenario, fault) in Exercises(index, of: site).findings {
                find(fault, at: ScenarioPlace(page: index, scenario: scenario))
            }
            for trace in page.parsed.traces { compare(trace, on: page.parsed) }
            for record in page.parsed.recorded { compare(record, on: page.parsed) }
        }
        compareFiles()
    }

    mutating func find(
        _ fault: Diagnostic, at place: ScenarioPlace, run: Int? = nil, record: RunReference? = nil
    ) {
        let page = site.pages[place.page].parsed.page.file
        findings.append(
            TraceFinding(
                place: place, fault: fault.file.isEmpty ? fault.inFile(page) : fault, run: run,
                record: record))
    }

    private mutating func report(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message, _ page: ParsedPage
    ) {
        faults.append(
            Diagnostic(.error, id, range: range, summary).inFile(page.page.file))
    }
}

extension TraceComparison {
    /// Compares the runs of a scenario with its expectations, and a copy with its original.
    private mutating func check(_ place: ScenarioPlace) {
        let outcome = site.outcome(at: place)
        guard case .run = outcome.kind else { return }
        if let name = site.block(at: place).original, let original = site.basis[place] {
            let file = site.pages[original.page].parsed.page.file
            let line = site.block(at: original).fence.line
            let fault = outcome.source.difference(
                from: site.outcome(at: original).source, name: name.text, at: "\(file):\(line)",
                page: site.pages[place.page].parsed.page.bytes)
            if let fault { find(fault, at: place) }
            return
        }
        for (index, run) in outcome.runs.enumerated() {
            if let fault = run.fault { find(fault, at: place, run: index) }
            for var fault in run.faultsOfExpectations {
                if outcome.runs.count > 1 {
                    fault.summary = "on iOS \(Text(run.span)) \(fault.summary)"
                }
                find(outcome.source.placed(fault), at: place, run: index)
            }
        }
    }

    private mutating func compare(_ record: RecordedBlock, on page: ParsedPage) {
        guard let finding = record.finding(in: site) else { return }
        let fault = finding.fault.inFile(page.page.file)
        guard let run = finding.run else { return faults.append(fault) }
        let reference = RunReference(file: page.page.file, range: record.code.range, run: run.index)
        find(fault, at: run.place, run: run.index, record: reference)
    }

    private mutating func compare(_ trace: TraceBlock, on page: ParsedPage) {
        guard let id = trace.scenario else { return }
        // An unclosed block contains others, which is the real fault.
        if !trace.fence.isClosed {
            if let place = site.register.places[id.text] { unclear.insert(place) }
            return
        }
        guard let place = place(of: id, page) else { return }
        // The fault of the trace is reported, so the lack of one is not.
        if !trace.isSound { unclear.insert(place) }
        let runs = site.outcome(at: place).runs
        // The fault of the scenario is reported there, and nothing can be compared.
        guard site.block(at: place).isSound, trace.isSound, !runs.isEmpty,
            !site.register.ambiguous.contains(id.text)
        else { return }
        // Versions that should run alike and do not have no single trace.
        guard let run = run(of: trace, id, runs, page), runs[run].fault == nil else {
            unclear.insert(place)
            return
        }
        var file: BlockFile?
        if let part = trace.file {
            file = self.file(part, of: trace, runs[run], at: place, page)
            guard file != nil else {
                unclear.insert(place)
                return
            }
        }
        let key = CommittedRun(place: place, run: run, language: page.page.language)
        if let earlier = committed[key] {
            return report(
                "trace.duplicate", id.range,
                "the run of '\(id.text)' already has a trace, at \(earlier.place)", page)
        }
        compare(trace, with: runs[run], isOneOf: runs.count, key, file, page)
    }

    private mutating func compare(
        _ trace: TraceBlock, with run: Run, isOneOf count: Int, _ key: CommittedRun,
        _ file: BlockFile?, _ page: ParsedPage
    ) {
        let lines = file?.lines ?? trace.code.lines.map { Text(string: $0.text) }
        let difference = TraceDifference(committed: lines, trace: run.trace)
        var found = CommittedTrace(file: page.page.file, range: trace.code.range)
        (found.textFile, found.difference) = (file?.file, difference)
        committed[key] = found
        if TracePattern(lines).isVacuous {
            faults.append(vacuous(trace, isStrict: purpose == .report(isStrict: true), page))
        }
        let version = count > 1 ? Text(run.span) : nil
        if let file {
            files.add(
                FileUse(
                    trace: trace, version: version, page: page, run: key, difference: difference),
                of: file)
        } else if let difference {
            let mismatch = trace.mismatch(
                difference, version: version, page: page.page.bytes, file: nil)
            find(mismatch.inFile(page.page.file), at: key.place)
        }
    }

    private func vacuous(_ trace: TraceBlock, isStrict: Bool, _ page: ParsedPage) -> Diagnostic {
        Diagnostic(
            isStrict ? .mismatch : .warning, "trace.vacuous", range: trace.fence.opening,
            "the trace has nothing but wildcards, so every run matches it"
        ).inFile(page.page.file)
    }
}

// References from a trace to its scenario, run and file.
extension TraceComparison {
    /// The scenario that a trace names; nil if it is missing or can have no trace.
    private mutating func place(of id: BlockName, _ page: ParsedPage) -> ScenarioPlace? {
        guard let place = site.register.places[id.text] else {
            faults.append(
                site.register.fault("trace.unknown-id", ofNoScenario: id).inFile(page.page.file))
            return nil
        }
        guard site.block(at: place).failure == nil else {
            report(
                "trace.of-failure", id.range,
                "'\(id.text)' is expected to fail, so there is no trace of it", page)
            return nil
        }
        return place
    }

    /// The index of the run of a trace; nil if the trace does not say, or there is none.
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

    /// The file of a trace; nil if it is missing.
    ///
    /// A file that blessing would create is only planned, unless the purpose is to bless.
    private mutating func file(
        _ part: FilePart, of trace: TraceBlock, _ run: Run, at place: ScenarioPlace,
        _ page: ParsedPage
    ) -> BlockFile? {
        guard let file = file(part, on: page) else { return nil }
        guard file.isNew, purpose != .bless else { return file }
        if let difference = TraceDifference(committed: [], trace: run.trace) {
            let fault = trace.mismatch(difference, version: nil, page: [], file: file)
            planned.append(TraceFinding(place: place, fault: fault.inFile(file.file)))
        }
        return nil
    }
}
