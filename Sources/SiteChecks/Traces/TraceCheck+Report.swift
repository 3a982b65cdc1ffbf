import CommonMark
import Diagnostics
import SiteModel

extension TraceCheck {
    /// The faults of traces, of scenarios and of runs.
    var diagnostics: [Diagnostic] {
        comparison.faults + missingTraces
            + comparison.findings.filter { isTold($0.place) }.map { told($0.fault, at: $0.place) }
    }

    /// What can be taken over besides: what is different in scenarios that go on from others, of
    /// which that is told, and files for traces that are not there.
    var consequences: [Diagnostic] {
        (comparison.findings.filter { !isTold($0.place) } + comparison.planned)
            .map { told($0.fault, at: $0.place) }
            .filter(\.isBlessable)
    }

    /// Why what came out is not to be taken over.
    static let somethingElse: Message = "not blessed, as something else is wrong with the run"

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

    /// The runs without a trace, each with the block that would be one.
    private var missingTraces: [Diagnostic] {
        if purpose == .build { return [] }
        return site.scenarioPlaces.flatMap { place in
            mayHaveTraces(place)
                ? runsWithoutTrace(at: place).map { faultOfNoTrace(ofRun: $0, at: place) } : []
        }
    }

    /// Whether a trace can be asked for.
    private func mayHaveTraces(_ place: ScenarioPlace) -> Bool {
        let block = site.block(at: place)
        // A goal says what comes of an exercise, and a trace of unknown version may be the one. Where
        // something else is wrong, that comes first.
        if block.exercise != nil || comparison.unclear.contains(place) || isWrong(place) {
            return false
        }
        return block.id != nil || purpose != .bless
    }

    private func faultOfNoTrace(ofRun run: Int, at place: ScenarioPlace) -> Diagnostic {
        let page = site.pages[place.page].parsed
        let runs = site.outcome(at: place).runs
        var fault = site.block(at: place).faultOfNoTrace(
            of: runs[run], onOneOf: runs.count, in: page.page.bytes)
        if purpose == .report(isStrict: false) { fault.severity = .warning }
        return fault.inFile(page.page.file)
    }
}
