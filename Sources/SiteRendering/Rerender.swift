import Diagnostics
import Markup
package import SiteChecks
package import SiteModel

/// Makes those files of a site anew that show pages whose text alone has changed.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: What its pages show of their runs.
///   - sources: The folders of templates and assets.
///   - changed: The pages, as indices among those that authors wrote.
///   - old: The bytes of a file of the site as it was.
/// - Returns: The files; nil where more than these may be other files now, or something is wrong.
package func rerender(
    _ site: CheckedSite, _ drawn: DrawnSite, _ sources: SiteSources, changed: Set<Int>,
    old: (String) -> [UInt8]?
) -> [OutputFile]? {
    let loaded = site.run.parsed.site
    var memory = RenderMemory(isKept: false)
    let templates = templates(of: sources.templates, loaded, &memory)
    let renderer = PageRenderer(
        site, drawn, templates, styles: PageStyles(sources.templates), memory,
        assets: sources.assets)
    let shown = loaded.sitePages.indices.filter { changed.contains(loaded.sitePages[$0].content) }
    // A glossary says which pages use its terms, and an edition to be printed has all of its chapters.
    guard templates.diagnostics.isEmpty, renderer.printedPages.isDisjoint(with: shown),
        !changed.contains(where: site.links.glossary.isGlossary),
        // Which of two pages that show the same run embeds it is known of all pages alone.
        !loaded.configuration.embedsRuns
            || !changed.contains(where: { site.run.pages[$0].parsed.showsRunsOfOthers })
    else { return nil }
    var files: [OutputFile] = []
    var texts: [Int: PageText] = [:]
    for index in shown {
        let page = renderer.page(index)
        guard page.page.diagnostics.isEmpty else { return nil }
        files.append(page.page.file)
        files += page.page.companions
        texts[index] = page.text
    }
    return SearchIndex.files(of: loaded, replacing: texts, old: old).map { files + $0 }
}
