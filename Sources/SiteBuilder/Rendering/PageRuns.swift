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

/// Runs the scenarios of one page, or one of them.
///
/// - Parameters:
///   - page: The bytes of the page.
///   - file: The path of the page as messages name it.
///   - id: The id of the scenario to run, or its name if it has none; nil for all of them.
///   - version: The version of iOS to run on; nil for those that the scenarios name.
///   - content: The site that the page is of, where other scenarios and shared text are found; nil
///     for a page that stands alone.
/// - Returns: The runs in the order of the page, and what is wrong.
public func runs(
    ofPage page: [UInt8], file: String, id: String?, version: IOSVersion?,
    in content: SourceFolder? = nil
) -> (runs: [PageRun], diagnostics: [Diagnostic]) {
    var site = content.map { load($0) } ?? LoadedSite.alone(page, file: file)
    site.diagnostics = []
    if !site.pages.contains(where: { $0.file == file }) { site = .alone(page, file: file) }
    let parsed = parse(site)
    let done = run(parsed, on: version)
    guard let runPage = done.pages.first(where: { $0.parsed.page.file == file }) else {
        return ([], [])
    }
    let blocks = runPage.parsed.scenarios
    let chosen = blocks.indices.filter { id == nil || blocks[$0].name == id }
    let lines = chosen.map { blocks[$0].code.range.start.line...blocks[$0].code.range.end.line }
    var diagnostics = (parsed.diagnostics + done.diagnostics).filter { fault in
        // What is wrong elsewhere matters where a chosen scenario cannot be run for it.
        let isHere = fault.file.string == file
        if id == nil { return isHere || BlockFile.isOne(fault.file.string) }
        return isHere
            ? lines.contains { $0.contains(fault.range.start.line) }
            : chosen.contains { runPage.outcomes[$0].runs.isEmpty }
    }
    if let fault = runPage.parsed.faultOfChoice(id) { diagnostics.append(fault.inFile(file)) }
    var runs: [PageRun] = []
    for index in chosen {
        let outcome = runPage.outcomes[index]
        for run in outcome.runs {
            diagnostics += run.faultsOfExpectations.map { outcome.source.placed($0) }
            runs.append(
                PageRun(
                    id: blocks[index].id?.text, title: runPage.parsed.title(of: blocks[index]),
                    version: run.version, source: outcome.source.shown, trace: run.trace))
        }
    }
    return (runs, diagnostics)
}

extension LoadedSite {
    /// A page that belongs to no site.
    fileprivate static func alone(_ page: [UInt8], file: String) -> LoadedSite {
        let page = LoadedPage(
            file: file, source: file, language: 0, path: file, output: file,
            frontMatter: FrontMatter(title: file, description: ""), bytes: page)
        return LoadedSite(
            configuration: SiteConfiguration(), pages: [page], navigations: [], diagnostics: [])
    }
}

extension ParsedPage {
    /// What is wrong with the choice of a scenario; nil if it is there.
    fileprivate func faultOfChoice(_ id: String?) -> Diagnostic? {
        guard let id else {
            return scenarios.isEmpty
                ? Diagnostic(.error, "run.nothing", range: .fileStart, "the page has no scenario")
                : nil
        }
        if scenarios.contains(where: { $0.name == id }) { return nil }
        let names = scenarios.map { Text(string: $0.name) }
        let nearest = nearestWord(to: Text(string: id), among: names)
        let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "run.unknown-id", range: .fileStart,
            "no scenario of the page has the id '\(id)'\(hint)")
    }

    /// What the run of a scenario shows, in a few words.
    fileprivate func title(of block: ScenarioBlock) -> String {
        block.title ?? heading(above: block.fence.line)
    }
}

extension Run {
    /// What the scenario expects and the run does not do, with places in the scenario.
    var faultsOfExpectations: [Diagnostic] {
        scenario.expectations.compactMap { trace.fault(in: $0) }
    }
}
