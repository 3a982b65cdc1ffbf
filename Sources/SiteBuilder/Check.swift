import CommonMark
import Diagnostics
import LifecycleCore

/// The site with everything compared that can be compared.
struct CheckedSite: Sendable {
    var run: RunSite
    /// How the scenarios of each page fared, in the order of the page.
    var verdicts: [[Verdict]]
    var links: LinkMap
    var diagnostics: [Diagnostic]
}

/// How a scenario fared.
enum Verdict: Sendable {
    /// Every run is what is committed, and what is expected of it holds.
    case verified
    /// The scenario is wrong, or a run is not what is committed or expected.
    case failed
    /// A run has no committed trace.
    case unverified
}

/// Stage four: compares runs with committed traces and links with what they lead to.
///
/// - Parameters:
///   - site: The site with its runs.
///   - assets: The paths of the files that are copied; nil if they are not known.
///   - isStrict: Whether a run without a committed trace is a finding.
/// - Returns: The verdicts, what links lead to, and what is wrong.
func check(_ site: RunSite, assets: Set<String>?, isStrict: Bool) -> CheckedSite {
    let register = ScenarioRegister(site)
    var traces = TraceCheck(site, register)
    traces.compare()
    let verdicts = traces.verdicts(isStrict: isStrict)
    let links = LinkMap(site, assets: assets)
    let diagnostics =
        register.diagnostics + faultsOfNeighbours(in: site) + traces.diagnostics
        + faultsOfAnchors(in: site) + links.faults(in: site)
    return CheckedSite(run: site, verdicts: verdicts, links: links, diagnostics: diagnostics)
}

/// Where a scenario is: the index of its page and its index on the page.
struct ScenarioPlace: Hashable, Sendable {
    var page: Int
    var scenario: Int
}

/// The scenarios of the site by their ids, which are unique.
struct ScenarioRegister {
    private(set) var places: [String: ScenarioPlace] = [:]
    /// The ids in the order of pages, for suggestions.
    private(set) var ids: [Text] = []
    /// The ids that are given twice, of which nobody knows whose a trace is.
    private(set) var ambiguous: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ site: RunSite) {
        for (page, runPage) in site.pages.enumerated() {
            for (scenario, block) in runPage.parsed.scenarios.enumerated() {
                guard let id = block.id else { continue }
                let place = ScenarioPlace(page: page, scenario: scenario)
                if let earlier = places[id.text] {
                    ambiguous.insert(id.text)
                    let other = site.pages[earlier.page].parsed
                    let line = other.scenarios[earlier.scenario].fence.line
                    diagnostics.append(
                        Diagnostic(
                            .error, "block.duplicate-id", range: id.range,
                            "id '\(id.text)' is taken by the scenario at \(other.page.file):\(line)",
                            notes: ["an id is given once in the whole site"]
                        ).inFile(runPage.parsed.page.file))
                } else {
                    places[id.text] = place
                    ids.append(Text(string: id.text))
                }
            }
        }
    }
}

/// What is wrong with `beside`, which names the scenario right above on the page.
private func faultsOfNeighbours(in site: RunSite) -> [Diagnostic] {
    site.pages.flatMap { page in
        page.parsed.scenarios.indices.compactMap { index -> Diagnostic? in
            let scenarios = page.parsed.scenarios
            guard let beside = scenarios[index].beside else { return nil }
            let above = index > 0 ? scenarios[index - 1] : nil
            if let above, above.id?.text == beside.text { return nil }
            let hint: Text =
                switch (above, above?.id) {
                case (nil, _): "there is none above"
                case (_, nil): "that one has no id yet"
                case (_, let id?): "that is '\(id.text)'"
                }
            return Diagnostic(
                .error, "block.beside", range: beside.range,
                "'beside' names the scenario right above on the page; \(hint)"
            ).inFile(page.parsed.page.file)
        }
    }
}

/// What is wrong with names in a page that links lead to: each may be there once.
private func faultsOfAnchors(in site: RunSite) -> [Diagnostic] {
    site.pages.flatMap { page in
        let inFigures = page.figures.values.reduce(into: Set<String>()) {
            $0.formUnion($1.elementIDs)
        }
        return page.parsed.document.headings.filter { inFigures.contains($0.id) }.map { heading in
            Diagnostic(
                .error, "page.duplicate-id", range: heading.range,
                "the heading has the id '\(heading.id)', and so has a figure or table of the page",
                notes: ["give the heading another one: '\(heading.text) {#another-id}'"]
            ).inFile(page.parsed.page.file)
        }
    }
}
