import CommonMark
import Diagnostics
public import SiteChecks
public import SiteModel
import SiteRendering

/// Verifies the content of a site without making files, and reports everything that a build would
/// refuse.
///
/// - Parameters:
///   - content: The folder of the notes.
///   - templates: The templates; nil for a site without its own.
///   - assets: The files to copy, whose bytes do not matter; nil if unknown.
///   - selection: The pages and blocks to report on; nil for all of them.
///   - isStrict: Whether a run without a committed trace is a mismatch.
///   - includesDrafts: Whether drafts are verified too, and can be linked to.
///   - jobs: The number of pages to read in parallel for the queries in `site.yml`.
///   - progress: Receives the progress.
/// - Returns: The diagnostics, and the verdicts on the scenarios.
public func verify(
    _ content: SourceFolder, templates: SourceFolder? = nil, assets: SourceFolder? = nil,
    _ selection: Selection? = nil, isStrict: Bool = false, includesDrafts: Bool = false,
    jobs: Int = 1, progress: ProgressReport = { _ in }
) -> VerifyResult {
    let purpose = Purpose.report(isStrict: isStrict)
    var memory = BuildMemory()
    let options = SiteOptions(includesDrafts: includesDrafts)
    let loaded = load(content, theme: templates, options: options, &memory.loaded)
    let configuration = loaded.configuration
    // The queries need all pages, so they are asked only where the file that has them is verified.
    let asksSearches =
        !configuration.searches.isEmpty && (selection?.contains(file: configuration.file) ?? true)
    func verified(_ parsed: ParsedSite) -> VerifyResult {
        let checked = checked(
            loaded, parsed, assets, for: purpose, asksSearches ? .reference : .namesInQuestion,
            &memory, progress)
        let faults = faultsOfRendering(
            checked.site, checked.drawn, templates, assets ?? SourceFolder(name: "", files: []),
            asksSearches: asksSearches, jobs: jobs)
        return report(on: checked, faults, selection)
    }
    if let selection, !asksSearches,
        let parsed = parse(loaded, for: selection, &memory.parsed, progress)
    {
        let result = verified(parsed)
        // An error may suggest names from the whole site, so all pages are read.
        if !result.diagnostics.contains(where: { $0.severity == .error }) { return result }
    }
    return verified(parse(loaded, &memory.parsed, progress))
}

/// The result of a check, limited to a selection if there is one.
private func report(
    on checked: CheckedContent, _ faultsOfRendering: [Diagnostic], _ selection: Selection?
) -> VerifyResult {
    let site = checked.site
    let diagnostics = checked.faults + faultsOfRendering
    let chosen = ResolvedSelection(selection, in: site)
    let blocks = site.blocks.filter { chosen.contains($0.place) }
    let isPart = selection?.part != nil
    return VerifyResult(
        diagnostics: inOrder(diagnostics.filter { chosen.contains($0) } + chosen.diagnostics),
        consequences: inOrder(site.consequences.filter { chosen.contains($0) }), blocks: blocks,
        drafts: Set(site.run.parsed.site.drafts.map(\.file)),
        others: isPart ? site.blocks.filter { !chosen.contains($0.place) } : [],
        traces: blocks.flatMap { site.run.pages[$0.place.page].outcomes[$0.place.scenario].runs }
            .map(\.trace),
        tally: tally(of: site, chosen))
}

/// Reads the pages of a site that a report on a part of it depends on.
///
/// - Parameters:
///   - site: The site.
///   - selection: The part.
///   - words: Words of other pages that it depends on.
///   - memo: The cache of pages.
///   - progress: Receives the progress.
/// - Returns: The site, with all other pages empty; nil if the report depends on all.
func parse(
    _ site: LoadedSite, for selection: Selection, with words: Set<String> = [],
    _ memo: inout PageMemo, _ progress: ProgressReport
) -> ParsedSite? {
    guard var reading = PartialReading(selection, with: words, of: site) else { return nil }
    while true {
        let parsed = parse(site, only: reading.pages, &memo, progress)
        guard let isMore = reading.follow(parsed) else { return nil }
        if !isMore { return parsed }
    }
}

typealias CheckedContent = (site: CheckedSite, drawn: DrawnSite, faults: [Diagnostic])

/// Checks the content of a site and returns all faults.
func checked(
    _ content: SourceFolder, _ theme: SourceFolder? = nil, assets: SourceFolder? = nil,
    for purpose: Purpose, includesDrafts: Bool
) -> CheckedContent {
    var memory = BuildMemory()
    let options = SiteOptions(includesDrafts: includesDrafts)
    let loaded = load(content, theme: theme, options: options, &memory.loaded)
    let parsed = parse(loaded, &memory.parsed) { _ in }
    return checked(loaded, parsed, assets, for: purpose, .namesInQuestion, &memory) { _ in }
}

/// Runs, draws as far as needed, and checks.
private func checked(
    _ loaded: LoadedSite, _ parsed: ParsedSite, _ assets: SourceFolder?, for purpose: Purpose,
    _ scope: DrawingScope, _ memory: inout BuildMemory, _ progress: ProgressReport
) -> CheckedContent {
    let run = run(parsed, &memory.runs, progress)
    let drawn = draw(
        run, isPlayground: assets?.hasPlayground ?? false, scope, &memory.drawn)
    let checked = check(
        run, ids: drawn.ids, assets: assets.map { loaded.copiedPaths(beside: $0) }, for: purpose,
        &memory.faults)
    return (
        checked, drawn,
        loaded.diagnostics + parsed.diagnostics + run.diagnostics + checked.diagnostics
    )
}

/// Counts the verdicts on the scenarios of a site or a selection.
func tally(of site: CheckedSite, _ selection: ResolvedSelection? = nil) -> Tally {
    var tally = Tally()
    for (index, verdicts) in site.verdicts.enumerated() {
        guard selection?.contains(page: index) ?? true,
            !site.run.pages[index].parsed.page.isGenerated
        else { continue }
        tally.pages += 1
        tally.claims += site.run.pages[index].parsed.claims.count {
            selection?.contains($0.link, onPage: index) ?? true
        }
        tally.links +=
            site.run.pages[index].parsed.links.count + site.run.pages[index].parsed.images.count
        tally.trials += site.run.pages[index].parsed.trials.count { $0.original == nil }
        for (scenario, verdict) in verdicts.enumerated() {
            let place = ScenarioPlace(page: index, scenario: scenario)
            if selection?.contains(place) ?? true { tally.count(verdict) }
        }
    }
    return tally
}
