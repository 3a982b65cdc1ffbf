import CommonMark
package import Diagnostics
import LifecycleCore
import SiteModel

/// The site with everything compared that can be compared.
package struct CheckedSite: Sendable {
    package var run: RunSite
    /// How the scenarios of each page fared, in the order of the page.
    package var verdicts: [[Verdict]]
    /// The scenarios in the order of pages, with each run.
    package var blocks: [CheckedBlock]
    package var links: LinkMap
    /// The translations whose originals have changed, by their indices among the written pages.
    package var stale: [Int: StalePage]
    /// The claims of each page that quote a run, in the order of the page.
    package var claims: [[CheckedClaim]]
    package var diagnostics: [Diagnostic]
    /// What changes with these, and is not told.
    package var consequences: [Diagnostic]
}

/// How a scenario fared.
public enum Verdict: String, Sendable {
    /// Every run is what is committed, and what is expected of it holds.
    case verified
    /// The scenario is wrong, or a run is not what is committed or expected.
    case failed
    /// A run has no committed trace.
    case unverified
    /// It is not to be run.
    case skipped
    /// The scenario that it goes on from is wrong, so nothing is said of this one.
    case blocked
    /// It shows the run of another one, which is what counts.
    case shared
}

/// What the site is checked for.
package enum Purpose: Equatable, Sendable {
    /// To make pages of it, which show each run whether its trace is committed or not.
    case build
    /// To report what is wrong; strictly, a run without a committed trace is.
    case report(isStrict: Bool)
    /// To take over what came out: everything that differs, whatever it depends on.
    case bless
}

/// Stage five: compares runs with committed traces and links with what they lead to.
///
/// - Parameters:
///   - site: The site with its runs.
///   - ids: The ids in what each page shows of them.
///   - assets: The paths of the files that are copied; nil if they are not known.
///   - purpose: What the site is checked for.
/// - Returns: The verdicts, what links lead to, and what is wrong.
package func check(
    _ site: RunSite, ids: [DrawnIDs], assets: Set<String>?, for purpose: Purpose
) -> CheckedSite {
    let traces = TraceCheck(site, purpose)
    let verdicts = traces.verdicts()
    let links = LinkMap(site, ids: ids, assets: assets)
    let originals = OriginalCheck(site)
    var claims = ClaimCheck(site, traces)
    claims.compare()
    let diagnostics =
        faultsOfNeighbours(in: site) + faultsOfExamples(in: site)
        + faultsOfUnusedFiles(in: site.parsed) + traces.diagnostics
        + claims.diagnostics + faultsOfTrials(in: site) + site.pages.flatMap(faultsOfAPINames)
        + site.pages.map(\.parsed).flatMap(faultsOfNearMisses) + faultsOfIDs(ids, in: site)
        + links.faults(in: site)
        + faultsOfTerms(in: site, links.glossary) + faultsOfSources(in: site, links.sourceLinks)
        + originals.diagnostics
    return CheckedSite(
        run: site, verdicts: verdicts,
        blocks: traces.blocks(verdicts: verdicts, claims: claims.claims), links: links,
        stale: originals.stale, claims: claims.claims,
        diagnostics: withoutLosses(diagnostics, in: site.parsed),
        consequences: traces.consequences)
}

/// What is wrong with `beside`, which names the scenario right above on the page.
private func faultsOfNeighbours(in site: RunSite) -> [Diagnostic] {
    site.pages.flatMap { page in
        page.parsed.scenarios.indices.compactMap { index -> Diagnostic? in
            let scenarios = page.parsed.scenarios
            guard let beside = scenarios[index].beside else { return nil }
            let above = index > 0 ? scenarios[index - 1] : nil
            // A scenario of a translation has the name of the one that it shows.
            let name = above?.id ?? above?.original
            if let name, name.text == beside.text { return nil }
            let hint: Message =
                switch (above, name) {
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

/// What is wrong with the names of methods and codes in the text of a page.
private func faultsOfAPINames(in page: RunPage) -> [Diagnostic] {
    page.parsed.faultsOfAPINames.map { $0.inFile(page.parsed.page.file) }
}

/// What is wrong with names in a page that links lead to: each may be there once.
///
/// - Parameters:
///   - ids: The ids in what each page shows of its runs.
///   - site: The site with its runs.
/// - Returns: A fault for each block and each heading that repeats a name.
private func faultsOfIDs(_ ids: [DrawnIDs], in site: RunSite) -> [Diagnostic] {
    zip(site.pages, ids).flatMap { page, drawn -> [Diagnostic] in
        var taken: Set<String> = []
        var faults: [Diagnostic] = []
        for (line, own) in drawn.ofBlocks.sorted(by: { $0.key < $1.key }) {
            let again = own.filter { !taken.insert($0).inserted }
            let scenario = page.parsed.scenarios.first { $0.fence.line == line }
            // An id of a scenario that is given twice is reported already.
            let isReported =
                scenario?.id.map { site.register.ambiguous.contains($0.text) } ?? false
            guard let id = again.first, !isReported else { continue }
            faults.append(
                Diagnostic(
                    .error, "page.duplicate-id", range: page.parsed.fence(onLine: line),
                    "the id '\(id)' in the HTML of this block is on the page already"))
        }
        // The heading of a table often has its name and stands right above it, so a link that
        // leads to the heading is not wrong.
        for heading in page.parsed.document.headings where taken.contains(heading.id) {
            faults.append(
                Diagnostic(
                    .warning, "page.duplicate-id", range: heading.range,
                    "the heading has the id '\(heading.id)', as has a figure or table of the page",
                    notes: ["give the heading another one: '\(heading.text) {#another-id}'"]))
        }
        return faults.map { $0.inFile(page.parsed.page.file) }
    }
}

extension ParsedPage {
    /// The opening fence of the block on a line.
    fileprivate func fence(onLine line: Int) -> SourceRange {
        document.codeBlocks.first { $0.range.start.line == line }?.fence?.opening ?? .fileStart
    }
}
