import CommonMark
import Diagnostics

/// Claims as readers see them: links to the row of the run that they quote.
struct ClaimLinks {
    private let site: CheckedSite
    private let page: Int
    /// The claims of the page by the lines of their links.
    private let claims: [Int: [CheckedClaim]]

    init(_ site: CheckedSite, page: Int) {
        self.site = site
        self.page = page
        claims = Dictionary(grouping: site.claims[page]) { $0.range.start.line }
    }

    /// A link to what a claim is about, in the class `claim`; words alone where a page shows
    /// nothing of the run; nil for a link that is no claim.
    func html(for link: Link, content: String) -> String? {
        guard ClaimAddress.isClaim(link.destination) else { return nil }
        let claim = claims[link.range.start.line]?.first { $0.range == link.range }
        guard let claim, let address = address(of: claim) else {
            return "<span class=\"claim\">\(content)</span>"
        }
        return "<a class=\"claim\" href=\"\(address)\">\(content)</a>"
    }

    /// Where the row is, or else the figure of the run.
    private func address(of claim: CheckedClaim) -> String? {
        let place = claim.scenario
        let origin = site.run.pages[place.page]
        let figure = origin.parsed.scenarios[place.scenario].figureID(
            ofRun: claim.run, in: origin.outcomes[place.scenario], ordinal: place.scenario + 1
        ).string
        // A page in another language may show the run itself.
        for other in [page, place.page] {
            let row = claim.row.flatMap {
                site.links.address(of: "\(figure)-\($0)", on: other, from: page)
            }
            if let row { return row }
            if let whole = site.links.address(of: figure, on: other, from: page) { return whole }
        }
        return nil
    }
}
