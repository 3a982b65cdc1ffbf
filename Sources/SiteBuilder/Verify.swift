import CommonMark
import Diagnostics
public import SiteChecks
public import SiteModel
import SiteRendering

/// Verifies the content of a site: everything that building it refuses, without making any file.
///
/// - Parameters:
///   - content: The folder of the notes.
///   - templates: The templates; nil for a site that has none here.
///   - assets: The files to copy, whose bytes are of no account; nil if they are not known.
///   - selection: The pages and blocks to report on; nil for all of them.
///   - isStrict: Whether a run without a committed trace is a mismatch.
///   - includesDrafts: Whether drafts are verified too, and may be linked to.
///   - progress: Is told how far it is.
/// - Returns: What is wrong, and how the scenarios fared.
public func verify(
    _ content: SourceFolder, templates: SourceFolder? = nil, assets: SourceFolder? = nil,
    _ selection: Selection? = nil, isStrict: Bool = false, includesDrafts: Bool = false,
    progress: ProgressReport = { _ in }
) -> VerifyResult {
    let (site, drawn, faults) = checked(
        content, assets: assets, for: .report(isStrict: isStrict), includesDrafts: includesDrafts,
        progress)
    let none = SourceFolder(name: "", files: [])
    let diagnostics = faults + faultsOfRendering(site, drawn, templates, assets ?? none)
    let chosen = ResolvedSelection(selection, in: site)
    return VerifyResult(
        diagnostics: inOrder(diagnostics.filter { chosen.contains($0) } + chosen.diagnostics),
        consequences: inOrder(site.consequences.filter { chosen.contains($0) }),
        blocks: site.blocks.filter { chosen.contains($0.place) }, tally: tally(of: site, chosen))
}

/// The content of a site with everything checked, and all that is wrong.
func checked(
    _ content: SourceFolder, assets: SourceFolder? = nil, for purpose: Purpose,
    includesDrafts: Bool, _ progress: ProgressReport = { _ in }
) -> (site: CheckedSite, drawn: [DrawnPage], faults: [Diagnostic]) {
    var memory = BuildMemory()
    let options = SiteOptions(includesDrafts: includesDrafts)
    let loaded = load(content, options: options, &memory.loaded)
    let parsed = parse(loaded, &memory.parsed, progress)
    let run = run(parsed, &memory.runs, progress)
    let drawn = draw(
        run, isPlayground: assets?.hasPlayground ?? false, isShown: false, &memory.drawn)
    let checked = check(
        run, ids: drawn.map(\.ids), assets: assets.map { Set($0.files.map(\.path)) }, for: purpose)
    return (
        checked, drawn,
        loaded.diagnostics + parsed.diagnostics + run.diagnostics + checked.diagnostics
    )
}

/// How the scenarios of a site fared, or those of a selection.
func tally(of site: CheckedSite, _ selection: ResolvedSelection? = nil) -> Tally {
    var tally = Tally()
    for (index, verdicts) in site.verdicts.enumerated() {
        guard selection?.contains(page: index) ?? true,
            !site.run.pages[index].parsed.page.isGenerated
        else { continue }
        tally.pages += 1
        for (scenario, verdict) in verdicts.enumerated() {
            let place = ScenarioPlace(page: index, scenario: scenario)
            if selection?.contains(place) ?? true { tally.count(verdict) }
        }
    }
    return tally
}
