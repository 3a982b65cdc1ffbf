import SiteChecks
import SiteModel

/// What readers are told before they begin a page: its level, its length, and what comes before it.
enum LessonValues {
    /// The values of the template; nil for a page that says nothing of it.
    static func values(
        _ site: CheckedSite, page index: Int, _ addresses: SiteAddresses
    ) -> TemplateValues? {
        let loaded = site.run.parsed.site
        let page = loaded.sitePages[index]
        let facts = loaded.pages[page.content].frontMatter.lesson
        guard !facts.isEmpty else { return nil }
        let before = facts.before.compactMap { site.links.page(at: $0.path, from: index) }
        let root = SitePath.root(of: page.output)
        let minutes = facts.minutes ?? site.run.pages[page.content].parsed.readingMinutes
        return [
            "isBeginner": .flag(facts.level == .beginner),
            "isIntermediate": .flag(facts.level == .intermediate),
            "isAdvanced": .flag(facts.level == .advanced),
            "minutes": .text("\(minutes)"),
            "hasBefore": .flag(!before.isEmpty),
            "before": .list(
                before.enumerated().map { place, other in
                    let title = loaded.pages[loaded.sitePages[other].content].frontMatter.title
                    var link = addresses.link(
                        title, to: other, root: root, language: page.language)
                    link["isLater"] = .flag(place > 0)
                    return link
                }),
        ]
    }
}
