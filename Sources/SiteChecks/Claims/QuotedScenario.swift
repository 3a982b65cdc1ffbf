import CommonMark
import Diagnostics
import SiteModel

/// A scenario without a figure, of whose runs claims of a page speak.
package struct QuotedScenario: Equatable, Sendable {
    package var place: ScenarioPlace
    /// The line of the first claim that is not at a glance, or else of the first one.
    package var line: Int
}

extension RunSite {
    /// The hidden scenarios that claims of a page quote and that the page does not show otherwise,
    /// in the order of the claims.
    package func hiddenScenarios(quotedOnPage page: Int) -> [QuotedScenario] {
        let parsed = parsed.pages[page]
        let shown = Set(
            parsed.scenarios.filter { !$0.isHidden }.compactMap { ($0.id ?? $0.original)?.text })
        var places: [String: Int] = [:]
        var quoted: [QuotedScenario] = []
        for claim in parsed.claims {
            let line = claim.link.range.start.line
            guard let id = (try? ClaimAddress(claim.link))?.id.text, !shown.contains(id) else {
                continue
            }
            if let index = places[id] {
                if parsed.isAtAGlance(line: quoted[index].line) { quoted[index].line = line }
                continue
            }
            guard let place = register.places[id],
                self.parsed.pages[place.page].scenarios[place.scenario].isHidden
            else { continue }
            places[id] = quoted.count
            quoted.append(QuotedScenario(place: place, line: line))
        }
        return quoted
    }
}

extension ParsedPage {
    /// Whether a line is in a part that sums up the page.
    fileprivate func isAtAGlance(line: Int) -> Bool {
        headings.last { $0.range.start.line < line }?.part == .glance
    }
}
