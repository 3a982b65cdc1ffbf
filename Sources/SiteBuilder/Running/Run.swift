import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import ScenarioText
import TraceViews

/// The site with its scenarios run.
struct RunSite: Sendable {
    var parsed: ParsedSite
    /// The pages, in the order of `parsed.pages`.
    var pages: [RunPage]
    /// The scenarios by their ids.
    var register: ScenarioRegister
    /// The scenario that each one goes on from, or whose run it shows again.
    var basis: [ScenarioPlace: ScenarioPlace]
    var diagnostics: [Diagnostic]
}

/// A page with its runs.
struct RunPage: Sendable {
    var parsed: ParsedPage
    /// What came of the scenarios, in the order of `parsed.scenarios`.
    var outcomes: [Outcome]
    /// What the page shows of its blocks.
    var figures = PageFigures()
    /// The page as it is made from the core, if nobody wrote it.
    var reference: ReferencePage?
    /// The names in that page which links can lead to.
    var referenceIDs: [String] = []
}

/// What came of a scenario.
struct Outcome: Equatable, Sendable {
    var kind: Kind
    /// The runs, one for each version; empty if there is none to speak of.
    var runs: [Run] = []
    /// The text that was run.
    var source: ScenarioSource

    /// What came of a scenario, in a word.
    enum Kind: Equatable, Sendable {
        /// It was run.
        case run
        /// It cannot be run, or it did not fail as it is expected to; that is reported.
        case broken
        /// It cannot be run, because the one that it goes on from was not.
        case blocked
        /// It is not to be run, and why.
        case skipped(String)
        /// It has failed as it is expected to, with these faults.
        case failed([Diagnostic])
    }
}

/// A run of a scenario on one version of iOS, or on several that run alike.
struct Run: Equatable, Sendable {
    /// The scenario on the newest of the versions.
    var scenario: Scenario
    var trace: Trace
    /// The versions that it stands for.
    var span: VersionSpan
    /// What is wrong where these do not run alike.
    var fault: Diagnostic?

    /// The newest of the versions.
    var version: IOSVersion { scenario.app.version }
}

/// Stage three: runs every scenario on each of its versions.
///
/// - Parameters:
///   - parsed: The site with its blocks.
///   - version: A version of iOS to run all scenarios on, whatever they say; nil for their own.
///   - isPlayground: Whether its pages have the simulator, so that readers may run scenarios.
///   - isShown: Whether somebody is to see the pages. If not, figures are made only where their
///     names are in question.
///   - memory: What is known of scenarios and pages that have not changed.
///   - progress: Is told how far it is.
/// - Returns: The site with its runs and what the pages show of them.
func run(
    _ parsed: ParsedSite, on version: IOSVersion? = nil, isPlayground: Bool = false,
    isShown: Bool = true, _ memory: inout BuildMemory, _ progress: ProgressReport = { _ in }
) -> RunSite {
    let languages = parsed.site.configuration.languages.map { Language(tag: Text(string: $0.tag)) }
    let register = ScenarioRegister(parsed.pages)
    let order = RunOrder(parsed.pages, register)
    var runner = Runner(parsed, order, version: version, memory.runs)
    for (done, place) in order.places.enumerated() {
        progress(Progress(stage: .running, done: done, count: order.places.count))
        runner.run(place)
    }
    memory.runs = runner.memo
    let outcomes = parsed.pages.enumerated().map { index, page in
        page.scenarios.indices.compactMap {
            runner.outcomes[ScenarioPlace(page: index, scenario: $0)]
        }
    }
    let asked = isShown ? Set(outcomes.indices) : parsed.pagesWithNamesInQuestion
    var pages = parsed.pages.indices.map { index in
        let (page, own) = (parsed.pages[index], outcomes[index])
        guard asked.contains(index) else { return RunPage(parsed: page, outcomes: own) }
        let asksForCoverage = page.tables.contains { $0.table == .coverage }
        let input = FigureInput(
            page: page.page, outcomes: own, language: languages[page.page.language],
            coverage: asksForCoverage
                ? Coverage(of: outcomes.joined().flatMap(\.runs).map(\.trace)) : nil,
            rules: parsed.addressOfRules(from: page),
            sources: parsed.addressOfSources(from: page), isPlayground: isPlayground)
        let figures = memory.figures.output(page.page.source, input) { input in
            SiteBuilder.figures(of: page, input)
        }
        return RunPage(parsed: page, outcomes: own, figures: figures)
    }
    if asked.contains(where: { parsed.site.pages[$0].isGenerated }) {
        addReference(to: &pages, of: parsed.site, &memory)
    }
    return RunSite(
        parsed: parsed, pages: pages, register: register, basis: order.basis,
        diagnostics: register.diagnostics + order.diagnostics + runner.diagnostics)
}

extension ParsedSite {
    /// The address of the table of all rules as a page that refers to it has it; nil if the page
    /// has nothing to refer with, or its language has no such table.
    fileprivate func addressOfRules(from page: ParsedPage) -> String? {
        guard !page.scenarios.isEmpty || page.tables.contains(where: { $0.table == .statements })
        else { return nil }
        let rules = pages.first { other in
            other.page.language == page.page.language
                && other.tables.contains { $0.table == .rules }
        }
        return rules.map { $0.address(from: page) }
    }

    /// The address of the page of sources as a page with tables that cite some has it; nil if the
    /// page has no such table, or its language no such page.
    fileprivate func addressOfSources(from page: ParsedPage) -> String? {
        guard page.tables.contains(where: { $0.table.citesSources }) else { return nil }
        let sources = pages.first { other in
            other.page.language == page.page.language
                && SitePath.page(ofSource: other.page.path) == ReferencePath.sources
        }
        return sources.map { $0.address(from: page) }
    }
}

extension ParsedPage {
    /// The address of the page on another one of its language.
    fileprivate func address(from page: ParsedPage) -> String {
        SitePath.relative(
            SitePath.page(ofSource: self.page.path), from: SitePath.page(ofSource: page.page.path))
    }
}
