import CommonMark
import Diagnostics
import LifecycleCore
import SiteChecks
import SiteModel

/// Claims as readers see them: links to the row of the run that they quote, or to the rule.
struct ClaimLinks {
    private let site: CheckedSite
    /// The index of the site page.
    private let page: Int
    /// The index of the page whose content it shows.
    private let content: Int
    /// The claims of the page by the lines of their links.
    private let claims: [Int: [CheckedClaim]]

    init(_ site: CheckedSite, page: Int) {
        self.site = site
        self.page = page
        content = site.run.parsed.site.sitePages[page].content
        claims = Dictionary(grouping: site.claims[content]) { $0.range.start.line }
    }

    /// Where a claim leads to; nil where a page shows nothing of the run.
    func address(of link: Link) -> String? {
        let claim = claims[link.range.start.line]?.first { $0.range == link.range }
        return claim.flatMap { address(of: $0) }
            ?? (try? ClaimAddress(link))?.rule.flatMap { address(of: $0) }
    }

    /// Where a rule stands in the table of all rules, in the language of the content.
    private func address(of rule: Rule) -> String? {
        let pages = site.run.pages
        let language = pages[content].parsed.page.language
        let table = pages.firstIndex { other in
            other.parsed.page.language == language
                && other.parsed.tables.contains { $0.table == .rules }
        }
        return table.flatMap { site.links.address(of: "rule-\(rule.id)", on: $0, from: page) }
    }

    /// Where the row is, or else the figure of the run.
    private func address(of claim: CheckedClaim) -> String? {
        let place = claim.scenario
        let figure = claim.figureID(in: site.run)
        // A page in another language may show the run itself.
        for other in [content, place.page] {
            let row = claim.row.flatMap {
                site.links.address(of: "\(figure)-\($0)", on: other, from: page)
            }
            if let row { return row }
            if let whole = site.links.address(of: figure, on: other, from: page) { return whole }
        }
        return nil
    }
}

extension CheckedClaim {
    /// The id of the figure of the run that the claim quotes.
    func figureID(in site: RunSite) -> String {
        let origin = site.pages[scenario.page]
        return origin.parsed.scenarios[scenario.scenario].figureID(
            ofRun: run, in: origin.outcomes[scenario.scenario], ordinal: scenario.scenario + 1
        ).string
    }
}
