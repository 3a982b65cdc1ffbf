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

    init(_ site: LoadedSite, page index: Int, link: (Int) -> TemplateValues) {
        let navigation = site.navigations[site.sitePages[index].language]
        let isSmall = navigation.order.count <= Self.mostListed
        // A page of a list counts as being at the place of its list.
        let current = site.listed(index)
        isInSection = navigation.sections.contains { $0.pages.contains(current) }
        sections = navigation.sections.map { section in
            let place = section.pages.firstIndex(of: current)
            var values: TemplateValues = [
                "title": .text(section.title), "isCurrent": .flag(place != nil),
                "isListed": .flag(isSmall || place != nil),
            ]
            values["url"] = link(section.pages[0])["url"]
            guard isSmall || place != nil else { return values }
            var listed = section.pages.startIndex..<section.pages.endIndex
            if let place, !isSmall {
                listed = listed.clamped(to: place - Self.mostAround..<place + Self.mostAround + 1)
            }
            values["pages"] = .list(
                section.pages[listed].map { other in
                    var values = link(other)
                    values["isCurrent"] = .flag(other == index)
                    return values
                })
            if listed.lowerBound > section.pages.startIndex {
                values["earlier"] = .object(link(section.pages[listed.lowerBound - 1]))
            }
            if listed.upperBound < section.pages.endIndex {
                values["later"] = .object(link(section.pages[listed.upperBound]))
            }
            return values
        }
    }
}
