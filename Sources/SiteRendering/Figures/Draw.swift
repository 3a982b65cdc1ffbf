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
    /// Whether its blocks have been drawn.
    private(set) var isDrawn = false

    /// A page of which nothing is drawn.
    init() {}

    init(_ figures: PageFigures) {
        self.figures = figures
        ids = DrawnIDs(ofBlocks: figures.ids)
        isDrawn = true
    }
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

/// Which pages are drawn before they are checked.
package enum DrawingScope: Sendable {
    /// All of them.
    case all
    /// The pages of the reference, those whose ids are in question, and those between which claims
    /// lead; the others when they are made.
    case reference
    /// Those whose ids are in question, to check a site that is not made.
    case namesInQuestion
}

/// Stage four: makes what pages show of their runs, and the pages of the reference.
///
/// - Parameters:
///   - site: The site with its runs.
///   - isPlayground: Whether its pages have the simulator, so that readers may run scenarios.
///   - scope: Which pages are drawn.
///   - memory: What is known of pages that have not changed.
/// - Returns: The drawn pages.
package func draw(
    _ site: RunSite, isPlayground: Bool, _ scope: DrawingScope, _ memory: inout DrawnMemory
) -> DrawnSite {
    let drawer = PageDrawer(site, isPlayground: isPlayground)
    let asked =
        switch scope {
        case .all: Set(site.pages.indices)
        case .reference: site.parsed.pagesWithNamesInQuestion.union(site.parsed.pagesWithClaims)
        case .namesInQuestion: site.parsed.pagesWithNamesInQuestion
        }
    var pages = site.pages.enumerated().map { index, page -> DrawnPage in
        guard asked.contains(index) else { return DrawnPage() }
        let figures = memory.figures.output(page.parsed.page.source, drawer.input(of: index)) {
            SiteRendering.figures(of: page.parsed, $0)
        }
        return DrawnPage(figures)
    }
    let loaded = site.parsed.site.pages
    if scope != .namesInQuestion || asked.contains(where: { loaded[$0].isGenerated }) {
        addReference(to: &pages, of: site, &memory)
    }
    return DrawnSite(pages: pages, drawer: drawer)
}

/// What the pages of a site show that is made from runs or from the core.
package struct DrawnSite: Sendable {
    /// What was drawn before the check, in the order of the pages of the site.
    let pages: [DrawnPage]
    private let drawer: PageDrawer

    fileprivate init(pages: [DrawnPage], drawer: PageDrawer) {
        self.pages = pages
        self.drawer = drawer
    }

    /// The ids in what was drawn before the check.
    package var ids: [DrawnIDs] { pages.map(\.ids) }

    /// What a page shows, drawn now if it was not.
    func page(_ index: Int) -> DrawnPage {
        if pages[index].isDrawn || pages[index].reference != nil { return pages[index] }
        return drawer.page(index)
    }
}

/// Draws pages, in any order.
private struct PageDrawer: Sendable {
    private let site: RunSite
    private let isPlayground: Bool
    /// The page with the table of all rules, by language.
    private var rules: [Int: Int] = [:]
    /// The page of sources, by language.
    private var sources: [Int: Int] = [:]
    /// What the runs of the whole site show; nil if no page asks.
    private let coverage: Coverage?
    /// The trials of each language; empty where no page of it has a table of verdicts.
    private let dockets: [[DocketEntry]]

    init(_ site: RunSite, isPlayground: Bool) {
        self.site = site
        self.isPlayground = isPlayground
        for (index, page) in site.parsed.pages.enumerated() {
            let language = page.page.language
            if rules[language] == nil, page.tables.contains(where: { $0.table == .rules }) {
                rules[language] = index
            }
            if sources[language] == nil,
                SitePath.page(ofSource: page.page.path) == ReferencePath.sources
            {
                sources[language] = index
            }
        }
        dockets = site.parsed.site.languages.indices.map { language in
            let isAsked = site.parsed.pages.contains {
                $0.page.language == language && !$0.verdictTables.isEmpty
            }
            return isAsked ? site.docket(ofLanguage: language) : []
        }
        let isAsked = site.parsed.pages.contains { $0.asksForCoverage }
        coverage =
            isAsked
            ? Coverage(of: site.pages.flatMap(\.outcomes).flatMap(\.runs).map(\.trace)) : nil
    }

    func page(_ index: Int) -> DrawnPage {
        DrawnPage(figures(of: site.pages[index].parsed, input(of: index)))
    }

    /// All that the figures of a page depend on.
    func input(of index: Int) -> FigureInput {
        let page = site.parsed.pages[index]
        return FigureInput(
            page: page.page, outcomes: site.pages[index].outcomes,
            trials: site.pages[index].trials,
            docket: page.verdictTables.isEmpty ? [] : dockets[page.page.language],
            language: site.parsed.site.languages[page.page.language],
            coverage: page.asksForCoverage ? coverage : nil,
            rules: page.refersToRules ? address(of: rules, from: page.page) : nil,
            sources: page.citesSources ? address(of: sources, from: page.page) : nil,
            isPlayground: isPlayground)
    }

    /// The address of the page of a language as another one has it; nil if the language has none.
    private func address(of pages: [Int: Int], from page: LoadedPage) -> String? {
        pages[page.language].map { index in
            SitePath.relative(
                SitePath.page(ofSource: site.parsed.pages[index].page.path),
                from: SitePath.page(ofSource: page.path))
        }
    }
}

extension ParsedPage {
    fileprivate var asksForCoverage: Bool { tables.contains { $0.table == .coverage } }

    /// Whether it has something to refer to the table of all rules with.
    fileprivate var refersToRules: Bool {
        !scenarios.isEmpty || !trials.isEmpty || tables.contains { $0.table == .statements }
    }

    /// Whether it has a table that cites sources.
    fileprivate var citesSources: Bool { tables.contains(where: \.table.citesSources) }
}
