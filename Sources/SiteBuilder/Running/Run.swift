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
    /// What the page shows in the place of a block, by the line of the block's opening fence.
    var figures: [Int: HTML] = [:]
    /// The page as it is made from the core, if nobody wrote it.
    var reference: ReferencePage?
    /// The names in these figures that links can lead to, by the same lines.
    var anchors: [Int: [String]] = [:]
}

/// What came of a scenario.
struct Outcome: Sendable {
    var kind: Kind
    /// The runs, one for each version; empty if there is none to speak of.
    var runs: [Run] = []
    /// The text that was run.
    var source: ScenarioSource

    /// What came of a scenario, in a word.
    enum Kind: Sendable {
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

/// A run of a scenario on one version of iOS.
struct Run: Sendable {
    var scenario: Scenario
    var trace: Trace

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
/// - Returns: The site with its runs and what the pages show of them.
func run(
    _ parsed: ParsedSite, on version: IOSVersion? = nil, isPlayground: Bool = false,
    isShown: Bool = true
) -> RunSite {
    let languages = parsed.site.configuration.languages.map { Language(tag: Text(string: $0.tag)) }
    let register = ScenarioRegister(parsed.pages)
    let order = RunOrder(parsed.pages, register)
    var runner = Runner(parsed, order, version: version)
    for place in order.places { runner.run(place) }
    let outcomes = parsed.pages.enumerated().map { index, page in
        page.scenarios.indices.compactMap {
            runner.outcomes[ScenarioPlace(page: index, scenario: $0)]
        }
    }
    let asked = isShown ? Set(outcomes.indices) : parsed.pagesWithNamesInQuestion
    var pages = parsed.pages.indices.map { index in
        let (page, own) = (parsed.pages[index], outcomes[index])
        guard asked.contains(index) else { return RunPage(parsed: page, outcomes: own) }
        let coverage = { Coverage(of: outcomes.joined().flatMap(\.runs).map(\.trace)) }
        let figures = figures(
            of: page, outcomes: own, coverage, in: languages[page.page.language],
            isPlayground: isPlayground)
        return RunPage(
            parsed: page, outcomes: own, figures: figures,
            anchors: figures.mapValues(\.elementIDs))
    }
    if asked.contains(where: { parsed.site.pages[$0].isGenerated }) {
        addReference(to: &pages, of: parsed.site)
    }
    return RunSite(
        parsed: parsed, pages: pages, register: register, basis: order.basis,
        diagnostics: register.diagnostics + order.diagnostics + runner.diagnostics)
}
