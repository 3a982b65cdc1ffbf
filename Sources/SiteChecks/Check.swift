import CommonMark
package import Diagnostics
import LifecycleCore
import SiteModel

/// The site with the results of all comparisons.
package struct CheckedSite: Sendable {
    package var run: RunSite
    /// The verdicts of the scenarios of each page, in the order of the page.
    package var verdicts: [[Verdict]]
    /// The scenarios in the order of pages, with each run.
    package var blocks: [CheckedBlock]
    package var links: LinkMap
    /// The translations whose originals have changed, by the index of the page.
    package var stale: [Int: StalePage]
    /// The claims of each page that quote a run, in the order of the page.
    package var claims: [[CheckedClaim]]
    package var diagnostics: [Diagnostic]
    /// The changes that follow from these diagnostics, and are not reported.
    package var consequences: [Diagnostic]
}

/// The result of a scenario.
public enum Verdict: String, Sendable {
    /// Every run matches its committed trace, and every expectation holds.
    case verified
    /// The scenario is wrong, or a run differs from its trace or an expectation.
    case failed
    /// A run has no committed trace.
    case unverified
    /// The scenario is not meant to run.
    case skipped
    /// The scenario that it continues is wrong, so this one is not judged.
    case blocked
    /// The scenario shows the run of another one, which is judged instead.
    case shared
}

package enum Purpose: Equatable, Sendable {
    /// To make the pages, which show each run with or without a committed trace.
    case build
    /// To report what is wrong; if strict, also runs without a committed trace.
    case report(isStrict: Bool)
    /// To bless the results: everything that differs, even if it depends on a failure.
    case bless
}

/// Stage five: compares runs with committed traces, and links with their targets.
///
/// - Parameters:
///   - site: The site with its runs.
///   - ids: The ids in the figures of each page.
///   - assets: The paths of the files that are copied; nil if unknown.
///   - purpose: The purpose of the check.
///   - memory: The faults of pages that have not changed.
/// - Returns: The verdicts, the targets of links, and the diagnostics.
package func check(
    _ site: RunSite, ids: [DrawnIDs], assets: Set<String>?, for purpose: Purpose,
    _ memory: inout PageFaultMemo
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
        + claims.diagnostics + faultsOfTrials(in: site) + faultsOfPages(in: site, &memory)
        + faultsOfIDs(ids, in: site)
        + links.faults(in: site) + links.faultsOfLessons(in: site) + faultsOfParts(in: site)
        + faultsOfTabs(in: site.parsed)
        + faultsOfTerms(in: site, links.glossary) + faultsOfSources(in: site, links.sourceLinks)
        + originals.diagnostics
    return CheckedSite(
        run: site, verdicts: verdicts,
        blocks: traces.blocks(verdicts: verdicts, claims: claims.claims), links: links,
        stale: originals.stale, claims: claims.claims,
        diagnostics: withoutLosses(diagnostics, in: site.parsed),
        consequences: traces.consequences)
}

/// The faults of `beside`, which must name the scenario right above on the page.
private func faultsOfNeighbours(in site: RunSite) -> [Diagnostic] {
    site.pages.flatMap { page in
        page.parsed.scenarios.indices.compactMap { index -> Diagnostic? in
            let scenarios = page.parsed.scenarios
            guard let beside = scenarios[index].beside else { return nil }
            let above = index > 0 ? scenarios[index - 1] : nil
            // A scenario of a translation has the name of its original.
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
                "'beside' must name the scenario right above on the page; \(hint)"
            ).inFile(page.parsed.page.file)
        }
    }
}

/// The faults of ids that occur twice on a page, one for each block, heading or element of HTML that repeats
/// an id.
private func faultsOfIDs(_ ids: [DrawnIDs], in site: RunSite) -> [Diagnostic] {
    zip(site.pages, ids).flatMap { page, drawn -> [Diagnostic] in
        var taken: Set<String> = []
        var faults: [Diagnostic] = []
        for (line, own) in drawn.ofBlocks.sorted(by: { $0.key < $1.key }) {
            let again = own.filter { !taken.insert($0).inserted }
            let scenario = page.parsed.scenarios.first { $0.fence.line == line }
            // A duplicate scenario id is reported already.
            let isReported =
                scenario?.id.map { site.register.ambiguous.contains($0.text) } ?? false
            guard let id = again.first, !isReported else { continue }
            faults.append(
                Diagnostic(
                    .error, "page.duplicate-id", range: page.parsed.fence(onLine: line),
                    "the id '\(id)' in the HTML of this block is already on the page"))
        }
        // A table often follows a heading with its name, so a link to the heading is still right.
        for heading in page.parsed.headings where taken.contains(heading.id) {
            faults.append(
                Diagnostic(
                    .warning, "page.duplicate-id", range: heading.range,
                    "the heading has the id '\(heading.id)', as a figure or table of the page does",
                    notes: ["give the heading another one: '\(heading.text) {#another-id}'"]))
        }
        for anchor in page.parsed.document.anchors where taken.contains(anchor.id) {
            faults.append(
                Diagnostic(
                    .error, "page.duplicate-id", range: anchor.range,
                    "the id '\(anchor.id)' already belongs to a figure or table of the page"))
        }
        return faults.map { $0.inFile(page.parsed.page.file) }
    }
}

extension ParsedPage {
    /// The opening fence of the block that starts on a line.
    fileprivate func fence(onLine line: Int) -> SourceRange {
        document.codeBlocks.first { $0.range.start.line == line }?.fence?.opening ?? .fileStart
    }
}
