import SiteModel

/// The navigation of a page as template values.
///
/// On a large site, sections without the page are only links, and the section of the page lists
/// only the pages near it.
struct NavigationValues {
    /// The sections with their pages.
    let sections: [TemplateValues]
    /// Whether a section contains the page.
    let isInSection: Bool

    /// The largest number of pages of a language that are all listed.
    private static let mostListed = 60
    /// The largest number of pages listed before and after the current one on a larger site.
    private static let mostAround = 20
    /// The largest depth that is shown; deeper entries are shown at this depth.
    private static let deepest = 3

    init(_ site: LoadedSite, page index: Int, link: (Int) -> TemplateValues) {
        let navigation = site.navigations[site.sitePages[index].language]
        let isSmall = navigation.order.count <= Self.mostListed
        // A page of a list counts as being at the place of its list.
        let current = site.listed(index)
        isInSection = navigation.sections.contains { $0.pages.contains(current) }
        sections = navigation.sections.map { section in
            let pages = section.pages
            let place = pages.firstIndex(of: current)
            var values: TemplateValues = [
                "title": .text(section.title), "isCurrent": .flag(place != nil),
                "isListed": .flag(isSmall || place != nil),
            ]
            values["url"] = link(pages[0])["url"]
            guard isSmall || place != nil else { return values }
            var listed = pages.startIndex..<pages.endIndex
            if let place, !isSmall {
                listed = listed.clamped(to: place - Self.mostAround..<place + Self.mostAround + 1)
            }
            func row(_ other: Int) -> TemplateValues {
                var values = link(other)
                values["isCurrent"] = .flag(other == index)
                return values
            }
            values["pages"] = .list(pages[listed].map(row))
            values["rows"] = .list(
                section.rows(around: pages[listed]).map { entry in
                    var values =
                        entry.page.map(row) ?? ["title": .text(entry.title), "isCurrent": false]
                    values["isTitle"] = .flag(entry.page == nil)
                    if entry.depth > 0 {
                        values["depth"] = .text(String(min(entry.depth, Self.deepest)))
                    }
                    return values
                })
            if listed.lowerBound > pages.startIndex {
                values["earlier"] = .object(link(pages[listed.lowerBound - 1]))
            }
            if listed.upperBound < pages.endIndex {
                values["later"] = .object(link(pages[listed.upperBound]))
            }
            return values
        }
    }
}

extension Navigation.Section {
    /// The rows of some pages that follow each other, with the titles between them.
    fileprivate func rows(around pages: ArraySlice<Int>) -> ArraySlice<Navigation.Row> {
        if rows.count == self.pages.count { return rows[pages.startIndex..<pages.endIndex] }
        guard let start = rows.firstIndex(where: { $0.page == pages.first }),
            let end = rows.firstIndex(where: { $0.page == pages.last })
        else { return [] }
        let titles = rows[..<start].reversed().prefix { $0.page == nil }.count
        return rows[(start - titles)...end]
    }
}
