import Markup
import SiteChecks
import SiteModel

/// The notes for readers of a translation on sections that differ from the original.
struct StaleNotes: Equatable {
    private var sections: [StaleSection]
    /// The address of the original, relative to the page.
    private var address: String
    /// The tag of the language of the original.
    private var language: String

    /// Creates the notes of a site page; nil if its content is up to date.
    init?(_ site: CheckedSite, page index: Int, _ addresses: SiteAddresses) {
        let loaded = site.run.parsed.site
        let page = loaded.sitePages[index]
        guard let stale = site.stale[page.content],
            let original = addresses.page(page.path, language: 0)
        else { return nil }
        sections = stale.sections
        address =
            SitePath.root(of: page.output) + SitePath.encoded(loaded.sitePages[original].output)
        language = loaded.configuration.languages[0].tag
    }

    /// The values of the list above the page, with a row for each section.
    var values: [TemplateValues] {
        sections.map { section in
            var values = section.own.map(own) ?? section.original.map(original) ?? [:]
            if values.isEmpty { values["title"] = section.name.map { .text($0) } }
            values["isTop"] = .flag(section.own?.isTop ?? section.original?.isTop ?? false)
            values["isChanged"] = .flag(section.change == .changed)
            values["isMoved"] = .flag(section.change == .moved)
            values["isNew"] = .flag(section.change == .added)
            values["isGone"] = .flag(section.change == .gone)
            return values
        }
    }

    /// The marks below headings, by their lines; line 0 is above all headings.
    func marks(_ templates: Templates, language: String) -> [Int: HTML] {
        guard templates.has(.stale) else { return [:] }
        let marks = sections.filter(\.isMarked).compactMap { section in
            section.own.map { own in
                let values = section.original.map(original) ?? ["isGone": true]
                return (own.line, templates.html(.stale, values, language: language))
            }
        }
        return Dictionary(marks) { first, _ in first }
    }

    private func own(_ heading: SectionHeading) -> TemplateValues {
        heading.id.isEmpty
            ? ["title": .text(heading.text)]
            : ["title": .text(heading.text), "url": .text("#\(heading.id)")]
    }

    private func original(_ heading: SectionHeading) -> TemplateValues {
        [
            "title": .text(heading.text), "titleLanguage": .text(language),
            "url": .text(heading.id.isEmpty ? address : "\(address)#\(heading.id)"),
        ]
    }
}
