import Diagnostics
import SiteChecks
public import SiteModel
import SiteRendering
public import SiteSearch

/// The pages of a site, as its search reads them.
public struct SearchedSite: Sendable {
    /// The tags of the languages, the original first.
    public var languages: [String]
    /// The search in the pages of each language.
    public var searches: [PageSearch]
    /// The pages of each language.
    public var pages: [[SearchedPage]]
}

/// Reads the pages of a site as its search does, without making files.
///
/// - Parameters:
///   - sources: The folders of the site.
///   - options: The options of a build.
/// - Returns: The pages. Faults are not reported: pages are read as far as they can be made.
public func searchedSite(_ sources: SiteSources, options: SiteOptions) -> SearchedSite {
    var memory = BuildMemory()
    let loaded = load(sources.content, theme: sources.templates, options: options, &memory.loaded)
    let run = run(parse(loaded, &memory.parsed) { _ in }, &memory.runs) { _ in }
    let drawn = draw(
        run, isPlayground: sources.assets.hasPlayground, .reference, &memory.drawn)
    let checked = check(
        run, ids: drawn.ids, assets: loaded.copiedPaths(beside: sources.assets), for: .build,
        &memory.faults)
    let pages = searchedPages(of: checked, drawn, sources, jobs: options.jobs)
    return SearchedSite(
        languages: loaded.configuration.languages.map(\.tag),
        searches: zip(pages, loaded.searchLanguages).map { PageSearch($0, $1) }, pages: pages)
}
