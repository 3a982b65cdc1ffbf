import CommonMark
import Diagnostics
import SiteChecks
import SiteModel

/// A place of the site that links to a term.
struct TermUse: Equatable, Sendable {
    var page: String
    /// The heading above the link; nil at the top of the page.
    var section: String?
    /// The address, relative to the glossary page.
    var address: String
}

extension CheckedSite {
    /// The uses of each term on a glossary page, in the reading order of pages; nil for any other
    /// page.
    func termUses(onPage index: Int) -> [String: [TermUse]]? {
        let loaded = run.parsed.site
        let page = loaded.sitePages[index]
        guard links.glossary.isGlossary(page.content) else { return nil }
        let root = SitePath.root(of: page.output)
        var uses: [String: [TermUse]] = [:]
        for other in loaded.navigations[page.language].order where other != index {
            let parsed = run.pages[loaded.sitePages[other].content].parsed
            let address = root + SitePath.encoded(loaded.sitePages[other].output)
            for link in parsed.links where Glossary.isTerm(link.destination) {
                let section = parsed.section(above: link.range.start.line)
                let use = TermUse(
                    page: parsed.page.frontMatter.title, section: section?.text,
                    address: section.map { "\(address)#\(SitePath.encoded($0.id))" } ?? address)
                let id = Glossary.id(link.destination)
                if !uses[id, default: []].contains(use) { uses[id, default: []].append(use) }
            }
        }
        return uses
    }
}

extension ParsedPage {
    /// The last heading above a line that links can target.
    fileprivate func section(above line: Int) -> Heading? {
        headings.last { $0.range.start.line <= line && $0.level > 1 && !$0.id.isEmpty }
    }
}
