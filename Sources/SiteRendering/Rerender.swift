import Diagnostics
import Markup
package import SiteChecks
package import SiteModel

/// Makes the files of a site again that show pages of which only the text has changed.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: The drawn parts of its pages.
///   - sources: The folders of templates and assets.
///   - changed: The changed pages, as indices among the authors' pages.
///   - old: Returns the bytes of a file of the old site.
/// - Returns: The files; nil if other files may have changed too, or if there is a fault.
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
    // A glossary lists the uses of its terms on all pages, and a print edition contains all its
    // chapters.
    guard templates.diagnostics.isEmpty, renderer.printedPages.isDisjoint(with: shown),
        !changed.contains(where: site.links.glossary.isGlossary),
        // Which of several pages embeds a run depends on all pages.
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
