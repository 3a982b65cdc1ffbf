import CommonMark
public import Diagnostics
public import LifecycleCore
public import ScenarioText
import SiteChecks
public import SiteModel

/// A run of a scenario on a page.
public struct PageRun: Sendable {
    /// The id of the scenario; nil if there is none.
    public var id: String?
    /// A short description of the run.
    public var title: String
    /// The text of the scenario.
    public var source: Text
    /// The scenario.
    public var scenario: Scenario
    /// The trace.
    public var trace: Trace

    /// Creates a run.
    public init(id: String?, title: String, source: Text, scenario: Scenario, trace: Trace) {
        self.id = id
        self.title = title
        self.source = source
        self.scenario = scenario
        self.trace = trace
    }

    /// The version of iOS.
    public var version: IOSVersion { scenario.app.version }
}

/// Runs the scenarios of one page, or one of them.
///
/// - Parameters:
///   - page: The bytes of the page.
///   - file: The path of the page as messages name it.
///   - id: The id of the scenario to run, or its name if it has none; nil for all.
///   - version: The version of iOS to run on; nil for those that the scenarios name.
///   - content: The site with other scenarios and shared text; nil for a single page.
/// - Returns: The runs in the order of the page, and the diagnostics.
public func runs(
    ofPage page: [UInt8], file: String, id: String?, version: IOSVersion?,
    in content: SourceFolder? = nil
) -> (runs: [PageRun], diagnostics: [Diagnostic]) {
    var site =
        content.map { load($0, options: SiteOptions(includesDrafts: true)) }
        ?? LoadedSite.alone(page, file: file)
    site.diagnostics = []
    if !site.pages.contains(where: { $0.file == file }) { site = .alone(page, file: file) }
    let parsed = parse(site)
    var memo = RunMemo()
    let done = run(parsed, on: version, &memo)
    guard let index = done.pages.firstIndex(where: { $0.parsed.page.file == file }) else {
        return ([], [])
    }
    let page = done.pages[index]
    let chosen = page.parsed.scenarios.indices.filter {
        id == nil || page.parsed.scenarios[$0].name == id
    }
    var diagnostics = (parsed.diagnostics + done.diagnostics).filter { fault in
        id == nil && fault.file.string == file
            || chosen.contains { done.isAbout(fault, ScenarioPlace(page: index, scenario: $0)) }
    }
    if let fault = page.parsed.faultOfChoice(id) { diagnostics.append(fault.inFile(file)) }
    var runs: [PageRun] = []
    for scenario in chosen {
        let block = page.parsed.scenarios[scenario]
        let outcome = page.outcomes[scenario]
        if id != nil { diagnostics += outcome.reasonsForNoRun(of: block) }
        for run in outcome.runs {
            diagnostics += run.faultsOfExpectations.map { outcome.source.placed($0) }
            runs.append(
                PageRun(
                    id: block.id?.text, title: page.parsed.title(of: block),
                    source: outcome.source.shown, scenario: run.scenario, trace: run.trace))
        }
    }
    return (runs, diagnostics)
}

extension RunSite {
    /// Returns true if a fault is about a scenario, one that it continues, or a file that it
    /// includes.
    fileprivate func isAbout(_ fault: Diagnostic, _ place: ScenarioPlace) -> Bool {
        var next: ScenarioPlace? = place
        while let place = next {
            let page = pages[place.page]
            let lines = page.parsed.scenarios[place.scenario].code.range
            let isInFile =
                page.outcomes[place.scenario].runs.isEmpty && BlockFile.isOne(fault.file.string)
            let isHere =
                fault.file.string == page.parsed.page.file
                && lines.start.line...lines.end.line ~= fault.range.start.line
            if isHere || isInFile { return true }
            next = basis[place]
        }
        return false
    }
}

extension ScenarioOutcome {
    /// The reasons why a requested scenario has no run although it is not wrong.
    fileprivate func reasonsForNoRun(of block: ScenarioBlock) -> [Diagnostic] {
        switch kind {
        case .failed(let faults): return faults.map { source.placed($0) }
        case .skipped(let reason):
            return [
                Diagnostic(
                    .error, "run.skipped", range: block.fence.opening,
                    "the scenario is not run: \(reason)"
                ).inFile(source.page)
            ]
        case .run, .broken, .blocked: return []
        }
    }
}

extension ParsedPage {
    /// The fault of a chosen scenario that does not exist; nil if it does.
    fileprivate func faultOfChoice(_ id: String?) -> Diagnostic? {
        guard let id else {
            return scenarios.isEmpty
                ? Diagnostic(.error, "run.nothing", range: .fileStart, "the page has no scenario")
                : nil
        }
        if scenarios.contains(where: { $0.name == id }) { return nil }
        let names = scenarios.map { Text(string: $0.name) }
        let nearest = nearestWord(to: Text(string: id), among: names)
        return Diagnostic(
            .error, "run.unknown-id", range: .fileStart,
            "no scenario of the page has the id '\(id)'\(didYouMean(nearest))")
    }

    /// A short description of the run of a scenario.
    fileprivate func title(of block: ScenarioBlock) -> String {
        block.title?.words ?? heading(above: block.fence.line)
    }
}
