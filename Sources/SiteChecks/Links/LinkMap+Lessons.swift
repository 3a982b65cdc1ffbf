import Diagnostics
import SiteModel

extension LinkMap {
    /// The faults of the pages that front matter says to read before.
    func faultsOfLessons(in site: RunSite) -> [Diagnostic] {
        let before = site.pages.enumerated().map { index, page in
            page.parsed.page.frontMatter.lesson.before.map {
                self.page(at: $0.path, from: ownPages[index])
            }
        }
        let next = Dictionary(
            uniqueKeysWithValues: zip(ownPages, before.map { $0.compactMap(\.self) }))
        return site.pages.enumerated().flatMap { index, page in
            let facts = page.parsed.page.frontMatter.lesson.before
            return zip(facts, before[index]).compactMap { fact, other -> Diagnostic? in
                guard let range = fact.range else { return nil }
                let fault =
                    if let other {
                        faultOfOrder(other, before: ownPages[index], next, in: site)
                    } else {
                        faultOfNoPage(fact.path, onPage: ownPages[index])
                    }
                return fault.map { severity, fault in
                    Diagnostic(
                        severity, fault.id, range: range, fault.summary,
                        replacements: replacement(
                            of: range, by: fault.fix.map { Text(string: $0) })
                    ).inFile(page.parsed.page.file)
                }
            }
        }
    }

    private func faultOfNoPage(_ path: String, onPage own: Int) -> (Severity, Fault)? {
        if case .nothing(let found) = target(of: path, onPage: own) { return (.error, found) }
        let summary: Message = "'before' names pages by their Markdown files"
        return (.error, Fault(id: "link.unknown-page", summary: summary))
    }

    /// The fault if a page cannot be read before another one, or is not by the navigation.
    ///
    /// - Parameters:
    ///   - other: The page to read before.
    ///   - own: The page.
    ///   - next: The pages to read before each page.
    ///   - site: The site.
    /// - Returns: The fault with its severity; nil if there is none.
    private func faultOfOrder(
        _ other: Int, before own: Int, _ next: [Int: [Int]], in site: RunSite
    ) -> (Severity, Fault)? {
        if leads(from: other, to: own, by: next) {
            let summary: Message =
                other == own
                ? "the page comes before itself"
                : "to read that page, readers are sent here first: the pages lead in a circle"
            return (.error, Fault(id: "page.order", summary: summary))
        }
        let loaded = site.parsed.site
        let order = loaded.navigations[loaded.sitePages[own].language].order
        guard let place = order.firstIndex(of: own), let first = order.firstIndex(of: other),
            first > place
        else { return nil }
        return (
            .warning,
            Fault(id: "page.order", summary: "in the navigation that page comes after this one")
        )
    }

    /// Whether the pages to read before a page include another one, or pages before them do.
    private func leads(from start: Int, to end: Int, by next: [Int: [Int]]) -> Bool {
        var seen: Set<Int> = []
        var open = [start]
        while let page = open.popLast() {
            if page == end { return true }
            if seen.insert(page).inserted { open += next[page] ?? [] }
        }
        return false
    }
}
