import CommonMark
import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel

/// The pages of a language on a single page for print, from the sections that `site.yml` marks for
/// it.
///
/// A search finds the original pages and not this one.
struct PrintEdition {
    /// A page of the site as a chapter.
    struct Chapter: Equatable {
        var title: String
        /// The prefix of its ids, which is the path of the page.
        var id: String
        /// The id of its title; nil if it has none.
        var titleID: String?
        /// The path of the page below the output folder.
        var output: String
        /// The canonical URL of the page; nil if unknown.
        var canonical: String?
        /// The tag of the content's language, if it is not that of the edition.
        var foreignLanguage: String?
        /// The second-level headings.
        var headings: [Heading]
        /// The ids of the page's runs that the chapter leaves out.
        var leftOut: Set<String>
        var body: HTML
    }

    struct Heading: Equatable {
        var text: String
        var id: String
    }

    /// Chapters under a common heading.
    struct Part: Equatable {
        var title: String
        var chapters: [Chapter]
    }

    var language: Int
    var parts: [Part]

    /// Collects the chapters; nil for a language without printed sections.
    init?(
        _ site: CheckedSite, _ drawn: DrawnSite, language: Int, bodies: [Int: HTML],
        _ addresses: SiteAddresses
    ) {
        let loaded = site.run.parsed.site
        let sections = loaded.navigations[language].sections.filter(\.isPrinted)
        guard !sections.isEmpty else { return nil }
        self.language = language
        parts = sections.map { section in
            Part(
                title: section.title,
                chapters: section.pages.map { index in
                    Chapter(site, drawn, page: index, body: bodies[index] ?? HTML(), addresses)
                })
        }
    }

    /// Whether a language has an edition.
    static func isMade(of site: LoadedSite, language: Int) -> Bool {
        site.navigations[language].sections.contains(where: \.isPrinted)
    }

    /// The path of a language's edition below the root of the site.
    static func path(_ language: Int, of languages: [SiteConfiguration.Language]) -> String {
        SitePage.prefix(language, languages) + "print.html"
    }

    func file(_ site: LoadedSite, _ templates: Templates, styles: PageStyles) -> OutputFile {
        let languages = site.configuration.languages
        let path = Self.path(language, of: languages)
        let root = SitePath.root(of: path)
        let all = parts.flatMap(\.chapters)
        let chapters = Dictionary(all.map { ($0.output, $0.id) }, uniquingKeysWith: { $1 })
        let leftOut = Dictionary(all.map { ($0.output, $0.leftOut) }, uniquingKeysWith: { $1 })
        let others: [TemplateValues] = languages.indices
            .filter { Self.isMade(of: site, language: $0) }
            .map {
                [
                    "name": .text(languages[$0].name), "language": .text(languages[$0].tag),
                    "url": .text(root + Self.path($0, of: languages)),
                    "isCurrent": .flag($0 == language), "isTranslated": true,
                ]
            }
        let parts: [TemplateValues] = parts.map { part in
            [
                "title": .text(part.title),
                "chapters": .list(
                    part.chapters.map { $0.values(in: path, chapters, leftOut: leftOut) }),
            ]
        }
        var values: TemplateValues = [
            "language": .text(languages[language].tag),
            "siteTitle": .text(site.configuration.title[language]),
            "siteDescription": .text(site.configuration.description[language]),
            "homeURL": .text(root + SitePage.prefix(language, languages) + "index.html"),
            "styles": PageStyles.place,
            "languages": .list(others),
            "parts": .list(parts),
        ]
        values["direction"] = languages[language].direction.map { .text($0) }
        let html = templates.html(.print, values, language: languages[language].tag)
        return OutputFile(path: path, bytes: styles.filled(into: html).markup.bytes)
    }
}

extension PrintEdition.Chapter {
    fileprivate init(
        _ site: CheckedSite, _ drawn: DrawnSite, page index: Int, body: HTML,
        _ addresses: SiteAddresses
    ) {
        let loaded = site.run.parsed.site
        let page = loaded.sitePages[index]
        let content = loaded.pages[page.content]
        let parsed = site.run.pages[page.content].parsed
        title = parsed.title?.text ?? content.frontMatter.title
        titleID = parsed.titleID(beside: drawn.pages[page.content].ids)
        // No id has a blank; links to it decode this once more.
        id = String(page.path.dropLast(".md".count).replacing(" ", with: "%20"))
        output = page.output
        canonical = addresses.canonical(of: index)
        foreignLanguage =
            page.isTranslated ? nil : loaded.configuration.languages[content.language].tag
        headings =
            drawn.pages[page.content].reference?.sections.map {
                .init(text: $0.heading.text.string, id: $0.heading.id.string)
            }
            ?? parsed.headings.filter { $0.level == 2 }.map {
                .init(text: $0.text, id: $0.id)
            }
        leftOut = Set(drawn.pages[page.content].figures.quoted.ids.map(\.string))
        self.body = body
    }

    /// The values of the template.
    fileprivate func values(
        in edition: String, _ chapters: [String: String], leftOut: [String: Set<String>]
    ) -> TemplateValues {
        let links = ChapterLinks(
            id: id, output: output, edition: edition, chapters: chapters, leftOut: leftOut)
        var values: TemplateValues = [
            "title": .text(title), "id": .text(id),
            "url": .text(SitePath.encoded(SitePath.relative(output, from: edition))),
            "body": .html(links.chapter(of: body)),
            "hasHeadings": .flag(!headings.isEmpty),
            "headings": .list(
                headings.map { ["text": .text($0.text), "id": .text(links.unique($0.id))] }),
        ]
        values["titleID"] = titleID.map { .text(links.unique($0)) }
        values["address"] = canonical.map { .text($0) }
        values["foreignLanguage"] = foreignLanguage.map { .text($0) }
        return values
    }
}
