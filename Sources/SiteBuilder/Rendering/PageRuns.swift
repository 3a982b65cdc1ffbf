import CommonMark
public import Diagnostics
public import LifecycleCore
public import ScenarioText

/// A run of a scenario that stands on a page.
public struct PageRun: Sendable {
    /// The id of the scenario; nil if it has none.
    public var id: String?
    /// What the run shows, in a few words.
    public var title: String
    /// The version of iOS that it ran on.
    public var version: IOSVersion
    /// The text of the scenario.
    public var source: Text
    /// What came out.
    public var trace: Trace

    /// Creates a run from what ran and what came out.
    public init(id: String?, title: String, version: IOSVersion, source: Text, trace: Trace) {
        self.id = id
        self.title = title
        self.version = version
        self.source = source
        self.trace = trace
    }
}

/// Runs the scenarios of one page, without the site that it belongs to.
///
/// - Parameters:
///   - page: The bytes of the page.
///   - file: The path of the page as messages name it.
///   - id: The id of the scenario to run; nil for all of them.
///   - version: The version of iOS to run on; nil for those that the scenarios name.
/// - Returns: The runs in the order of the page, and what is wrong.
public func runs(
    ofPage page: [UInt8], file: String, id: String?, version: IOSVersion?
) -> (runs: [PageRun], diagnostics: [Diagnostic]) {
    let loaded = LoadedPage(
        file: file, source: file, language: 0, path: file,
        frontMatter: FrontMatter(title: file, description: ""), bytes: page)
    let (parsed, faults) = parse(loaded)
    let blocks = parsed.scenarios.filter { id == nil || $0.id?.text == id }
    var diagnostics = faults
    if let id {
        let lines = blocks.map { $0.code.range.start.line...$0.code.range.end.line }
        diagnostics = faults.filter { fault in
            lines.contains { $0.contains(fault.range.start.line) }
        }
        if blocks.isEmpty {
            let ids = parsed.scenarios.compactMap { $0.id.map { Text(string: $0.text) } }
            let nearest = nearestWord(to: Text(string: id), among: ids)
            let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
            diagnostics.append(
                Diagnostic(
                    .error, "run.unknown-id", range: .fileStart,
                    "no scenario of the page has the id '\(id)'\(hint)"))
        }
    } else if blocks.isEmpty {
        diagnostics.append(
            Diagnostic(.error, "run.nothing", range: .fileStart, "the page has no scenario"))
    }
    var runs: [PageRun] = []
    for var block in blocks {
        if let version {
            block.versions = [StatedVersion(version: version, range: block.fence.opening)]
        }
        let (outcome, faults) = run(block, mayStateVersion: version != nil)
        diagnostics += faults
        for run in outcome.runs {
            diagnostics += run.faultsOfExpectations.map { $0.placed(in: block.code) }
            let title = block.title ?? parsed.heading(above: block.fence.line)
            runs.append(
                PageRun(
                    id: block.id?.text, title: title, version: run.version,
                    source: block.shownSource, trace: run.trace))
        }
    }
    return (runs, diagnostics.map { $0.inFile(file) })
}

extension Run {
    /// What the scenario expects and the run does not do, with places in the scenario.
    var faultsOfExpectations: [Diagnostic] {
        scenario.expectations.compactMap { trace.fault(in: $0) }
    }
}
