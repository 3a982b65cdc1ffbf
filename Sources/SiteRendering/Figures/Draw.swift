import Diagnostics
import LifecycleReference
import Markup
package import SiteChecks
import SiteModel
import TraceViews

/// What a page shows that is made from runs or from the core.
package struct DrawnPage: Sendable {
    /// What the page shows of its blocks.
    var figures = PageFigures()
    /// The page as it is made from the core, if it is a generated one.
    var reference: ReferencePage?
    /// The ids in all of these.
    package var ids = DrawnIDs()
}

/// What is known of drawn pages that have not changed.
package struct DrawnMemory: Sendable {
    /// The figures of a page, by its path.
    var figures = Memo<String, FigureInput, PageFigures>()
    /// The pages that are made from the core and from the runs of the site, by language.
    var reference = Memo<Int, ReferenceInput, [ReferencePage]>()
    /// The ids in a page that is made from the core, by its path.
    var referenceIDs = Memo<String, HTML, [String]>()

    package init() {}

    /// Forgets what the last build did not ask for.
    package mutating func endBuild() {
        figures.endBuild()
        reference.endBuild()
        referenceIDs.endBuild()
    }
}

/// Stage four: makes what pages show of their runs, and the pages of the reference.
///
/// - Parameters:
///   - site: The site with its runs.
///   - isPlayground: Whether its pages have the simulator, so that readers may run scenarios.
///   - isShown: Whether the pages are made. If not, a page is drawn only where its ids are in
///     question.
///   - memory: What is known of pages that have not changed.
/// - Returns: The drawn pages, in the order of the pages of the site.
package func draw(
    _ site: RunSite, isPlayground: Bool, isShown: Bool = true, _ memory: inout DrawnMemory
) -> [DrawnPage] {
    let parsed = site.parsed
    let languages = parsed.site.configuration.languages.map { Language(tag: Text(string: $0.tag)) }
    let asked = isShown ? Set(site.pages.indices) : parsed.pagesWithNamesInQuestion
    var drawn = site.pages.enumerated().map { index, page -> DrawnPage in
        guard asked.contains(index) else { return DrawnPage() }
        let (page, outcomes) = (page.parsed, page.outcomes)
        let asksForCoverage = page.tables.contains { $0.table == .coverage }
        let input = FigureInput(
            page: page.page, outcomes: outcomes, language: languages[page.page.language],
            coverage: asksForCoverage
                ? Coverage(of: site.pages.flatMap(\.outcomes).flatMap(\.runs).map(\.trace)) : nil,
            rules: parsed.addressOfRules(from: page),
            sources: parsed.addressOfSources(from: page), isPlayground: isPlayground)
        let figures = memory.figures.output(page.page.source, input) { input in
            SiteRendering.figures(of: page, input)
        }
        return DrawnPage(figures: figures, ids: DrawnIDs(ofBlocks: figures.ids))
    }
    if asked.contains(where: { parsed.site.pages[$0].isGenerated }) {
        addReference(to: &drawn, of: site, &memory)
    }
    return drawn
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
