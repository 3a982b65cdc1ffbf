import Diagnostics
import LifecycleCore
import LifecycleReference
import Markup
package import SiteChecks
import SiteModel
import TraceViews

/// The parts of a page that are made from runs or from the core.
package struct DrawnPage: Sendable {
    /// The figures of the page's blocks.
    var figures = PageFigures()
    /// The page made from the core, if it is a generated page.
    var reference: ReferencePage?
    /// The ids in these parts.
    package var ids = DrawnIDs()
    /// Whether the blocks have been drawn.
    private(set) var isDrawn = false

    /// Creates a page with nothing drawn.
    init() {}

    init(_ figures: PageFigures) {
        self.figures = figures
        ids = DrawnIDs(ofBlocks: figures.ids)
        isDrawn = true
    }
}

/// The cache of drawn pages.
package struct DrawnMemory: Sendable {
    /// The figures of each page, by path.
    var figures = Memo<String, FigureInput, PageFigures>()
    /// The pages made from the core and the runs of the site, by language.
    var reference = Memo<Int, ReferenceInput, [ReferencePage]>()
    /// The ids in each page made from the core, by path.
    var referenceIDs = Memo<String, HTML, [String]>()

    package init() {}

    /// Forgets what the last build did not use.
    package mutating func endBuild() {
        figures.endBuild()
        reference.endBuild()
        referenceIDs.endBuild()
    }
}

/// Which pages are drawn before the check.
package enum DrawingScope: Sendable {
    /// All pages.
    case all
    /// The reference pages, the pages with ids in question, and those that claims link; others are
    /// drawn when rendered.
    case reference
    /// The pages with ids in question, for checking a site without making it.
    case namesInQuestion
}

/// Stage four: draws the runs of pages, and the pages of the reference.
///
/// - Parameters:
///   - site: The site with its runs.
///   - isPlayground: Whether the pages have the simulator, so that readers may run scenarios.
///   - scope: Which pages to draw.
///   - memory: The cache of drawn pages.
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

/// The parts of a site's pages that are made from runs or from the core.
package struct DrawnSite: Sendable {
    /// The pages drawn before the check, in the order of the site's pages.
    let pages: [DrawnPage]
    private let drawer: PageDrawer

    fileprivate init(pages: [DrawnPage], drawer: PageDrawer) {
        self.pages = pages
        self.drawer = drawer
    }

    /// The ids in the parts drawn before the check.
    package var ids: [DrawnIDs] { pages.map(\.ids) }

    /// The parts of a page, drawn now if they were not before.
    func page(_ index: Int) -> DrawnPage {
        if pages[index].isDrawn || pages[index].reference != nil { return pages[index] }
        return drawer.page(index)
    }
}

/// Draws pages in any order.
private struct PageDrawer: Sendable {
    private let site: RunSite
    private let isPlayground: Bool
    /// The page with the table of all rules for each language.
    private var rules: [Int: Int] = [:]
    /// A page of the rule book for each language that has a page for each of its topics.
    private var topics: [Int: Int] = [:]
    /// The page of sources for each language.
    private var sources: [Int: Int] = [:]
    /// The coverage of all runs of the site; nil if no page needs it.
    private let coverage: Coverage?
    /// The trials of each language; empty if no page of the language has a table of verdicts.
    private let dockets: [[DocketEntry]]

    init(_ site: RunSite, isPlayground: Bool) {
        self.site = site
        self.isPlayground = isPlayground
        for (index, page) in site.parsed.pages.enumerated() {
            let language = page.page.language
            if rules[language] == nil, page.tables.contains(where: { $0.table == .rules }) {
                rules[language] = index
            }
            switch SitePath.page(ofSource: page.page.path) {
            case Self.firstTopic where page.page.isGenerated: topics[language] = index
            case ReferencePath.sources where sources[language] == nil: sources[language] = index
            default: break
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

    /// The input of a page's figures.
    func input(of index: Int) -> FigureInput {
        let page = site.parsed.pages[index]
        return FigureInput(
            page: page.page, outcomes: site.pages[index].outcomes,
            exercises: site.exercises(ofPage: index),
            trials: site.pages[index].trials,
            quoted: site.hiddenScenarios(quotedOnPage: index).map {
                QuotedRuns($0, onPage: page, of: site)
            },
            docket: page.verdictTables.isEmpty ? [] : dockets[page.page.language],
            language: site.parsed.site.languages[page.page.language],
            coverage: page.asksForCoverage ? coverage : nil,
            rules: page.refersToRules ? ruleAddress(from: page.page) : nil,
            sources: page.citesSources || page.refersToRules
                ? address(of: sources, from: page.page) : nil,
            isPlayground: isPlayground)
    }

    /// Where a page links to for the rules; nil if no page explains them.
    private func ruleAddress(from page: LoadedPage) -> RuleAddress? {
        if let topic = address(of: topics, from: page) {
            let end = topic.lastIndex(of: "/").map { topic.index(after: $0) } ?? topic.startIndex
            return .topics(Text(string: String(topic[..<end])))
        }
        return address(of: rules, from: page).map { .table(Text(string: $0)) }
    }

    private static let firstTopic = ReferencePath.page(of: RuleTopic.allCases[0])

    /// The relative address of the page for a language; nil if there is none.
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

    /// Whether a part of it links to rules.
    fileprivate var refersToRules: Bool {
        !scenarios.isEmpty || !trials.isEmpty || tables.contains { $0.table == .statements }
    }

    /// Whether it has a table that cites sources.
    fileprivate var citesSources: Bool { tables.contains(where: \.table.citesSources) }
}
