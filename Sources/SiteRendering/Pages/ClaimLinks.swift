import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import SiteChecks
import SiteModel

/// The links of claims, to the quoted row of a run or to the rule.
struct ClaimLinks {
    private let site: CheckedSite
    private let addresses: SiteAddresses
    /// The index of the site page.
    private let page: Int
    /// The index of the page with its content.
    private let content: Int
    /// The claims of the page by the lines of their links.
    private let claims: [Int: [CheckedClaim]]

    init(_ site: CheckedSite, _ addresses: SiteAddresses, page: Int) {
        self.site = site
        self.addresses = addresses
        self.page = page
        content = site.run.parsed.site.sitePages[page].content
        claims = Dictionary(grouping: site.claims[content]) { $0.range.start.line }
    }

    /// The target of a claim; nil if no page shows the run.
    func address(of link: Link) -> String? {
        let claim = claims[link.range.start.line]?.first { $0.range == link.range }
        return claim.flatMap { address(of: $0) }
            ?? (try? ClaimAddress(link))?.rule.flatMap { address(of: $0) }
    }

    /// The address of a rule on the page of its topic, or else in the table of all rules, in the
    /// language of the content.
    private func address(of rule: Rule) -> String? {
        let pages = site.run.pages
        let language = pages[content].parsed.page.language
        let topic = ReferencePath.page(of: rule.topic)
        let own = pages.indices.filter { pages[$0].parsed.page.language == language }
        let place =
            own.first { SitePath.page(ofSource: pages[$0].parsed.page.path) == topic }
            ?? own.first { pages[$0].parsed.tables.contains { $0.table == .rules } }
        return place.flatMap { site.links.address(of: "rule-\(rule.id)", on: $0, from: page) }
    }

    /// The address of the row, or else of the figure of the run.
    private func address(of claim: CheckedClaim) -> String? {
        let place = claim.scenario
        let figure = claim.figureID(in: site.run)
        // A page in another language may show the run itself, or the translation of its page may.
        for other in [content, translation(of: place.page), place.page].compactMap(\.self) {
            let row = claim.row.flatMap {
                site.links.address(of: "\(figure)-\($0)", on: other, from: page)
            }
            if let row { return row }
            if let whole = site.links.address(of: figure, on: other, from: page) { return whole }
        }
        return nil
    }

    /// The page with the content of another one in the language of this page's content; nil if
    /// there is none.
    private func translation(of other: Int) -> Int? {
        let loaded = site.run.parsed.site
        return addresses.page(
            loaded.pages[other].path, language: loaded.pages[content].language
        ).map { loaded.sitePages[$0].content }
    }
}

extension CheckedClaim {
    /// The id of the figure for the quoted run.
    func figureID(in site: RunSite) -> String {
        let origin = site.pages[scenario.page]
        return origin.parsed.scenarios[scenario.scenario].figureID(
            ofRun: run, in: origin.outcomes[scenario.scenario], ordinal: scenario.scenario + 1
        ).string
    }
}
