import CommonMark
import Diagnostics
import SiteModel

extension TraceCheck {
    /// The faults of traces, scenarios and runs.
    var diagnostics: [Diagnostic] {
        comparison.faults + missingTraces
            + comparison.findings.filter { isTold($0.place) }.map { told($0.fault, at: $0.place) }
    }

    /// The changes that blessing can make besides: differences in scenarios that continue reported
    /// ones, and missing trace files.
    var consequences: [Diagnostic] {
        (comparison.findings.filter { !isTold($0.place) } + comparison.planned)
            .map { told($0.fault, at: $0.place) }
            .filter(\.isBlessable)
    }

    /// The reason why a result must not be blessed.
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

    /// The runs without a trace, each with a block that would be one.
    private var missingTraces: [Diagnostic] {
        if purpose == .build { return [] }
        return site.scenarioPlaces.flatMap { place in
            mayHaveTraces(place)
                ? runsWithoutTrace(at: place).map { faultOfNoTrace(ofRun: $0, at: place) } : []
        }
    }

    /// Returns true if a scenario may be asked for a trace.
    private func mayHaveTraces(_ place: ScenarioPlace) -> Bool {
        let block = site.block(at: place)
        // An exercise has a goal instead of a trace, and a trace of unknown version may be the
        // missing one. Other faults come first.
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
