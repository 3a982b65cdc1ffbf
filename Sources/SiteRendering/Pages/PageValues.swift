import CommonMark
import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// The template values of a page; `TemplateShape.page` lists their names.
///
/// This is a class because each link in the navigation would copy a structure with the whole site.
final class PageValues {
    private let site: CheckedSite
    private let drawn: DrawnSite
    private let shown: DrawnPage
    private let index: Int
    private let addresses: SiteAddresses
    private let companions: Companions
    private let root: String

    /// Creates the values of a site page; the path to the root is relative unless given.
    init(
        _ site: CheckedSite, _ drawn: DrawnSite, _ shown: DrawnPage, page index: Int,
        _ addresses: SiteAddresses, _ companions: Companions, root: String? = nil
    ) {
        self.site = site
        self.drawn = drawn
        self.shown = shown
        self.index = index
        self.addresses = addresses
        self.companions = companions
        self.root = root ?? SitePath.root(of: site.run.parsed.site.sitePages[index].output)
    }

    private var loaded: LoadedSite { site.run.parsed.site }
    private var page: SitePage { loaded.sitePages[index] }
    private var content: LoadedPage { loaded.pages[page.content] }

    /// The values by name.
    ///
    /// - Parameters:
    ///   - body: The content of the page.
    ///   - title: The words of the heading that is its title; nil where the front matter has it.
    /// - Returns: The values.
    func values(body: HTML, title: HTML?) -> TemplateValues {
        let configuration = loaded.configuration
        let description = content.frontMatter.description
        let siteDescription = configuration.description[page.language]
        let contents = contents
        let navigation = NavigationValues(loaded, page: index) { link(to: $0) }
        var values: TemplateValues = [
            "language": .text(configuration.languages[page.language].tag),
            "root": .text(root),
            "homeURL": .text(root + addresses.home(page.language)),
            "siteTitle": .text(configuration.title[page.language]),
            "siteDescription": .text(siteDescription),
            "pageTitle": .text(content.frontMatter.title),
            "pageHeading": .html(title ?? heading(of: index)),
            "pageDescription": .text(description.isEmpty ? siteDescription : description),
            "isHome": .flag(page.isHome),
            "isStale": .flag(site.stale[page.content] != nil),
            "sections": .list(navigation.sections),
            "isInNoSection": .flag(!navigation.isInSection),
            "breadcrumbs": .list(
                addresses.ancestors(of: index).map {
                    $0.page == index ? ["title": .text($0.title)] : link($0.title, $0.page)
                }),
            "languages": .list(languages),
            "hasContents": .flag(!contents.isEmpty),
            "contents": .list(contents),
            "body": .html(body),
            "styles": PageStyles.place,
            "comparesVersions": .flag(body.hasClass("version-switch")),
            "hasRuns": .flag(!site.run.pages[page.content].outcomes.isEmpty),
            // A page of the reference shows runs of other pages.
            "showsRuns": .flag(body.hasClass("run")),
        ]
        values["pageHeadingID"] = site.run.pages[page.content].parsed
            .titleID(beside: shown.ids).map { .text($0) }
        values["direction"] = configuration.languages[page.language].direction.map { .text($0) }
        values["updated"] = content.updated.map { .text($0) }
        values["markdownURL"] = companions.markdown(ofPage: page.output).map {
            .text(root + SitePath.encoded($0))
        }
        values["staleSections"] = StaleNotes(site, page: index, addresses).map { .list($0.values) }
        if PrintEdition.isMade(of: loaded, language: page.language) {
            values["printURL"] = .text(
                root + PrintEdition.path(page.language, of: configuration.languages))
        }
        // A generated page has no source file to read or edit.
        if !content.isGenerated {
            values["sourcePath"] = .text(content.source)
            values["editURL"] = configuration.editURL.map {
                .text("\($0)/\(SitePath.encoded(content.source))")
            }
        }
        if !page.isTranslated {
            values["foreignLanguage"] = .text(configuration.languages[content.language].tag)
        }
        if let original = addresses.page(page.path, language: 0), page.language > 0 {
            values["original"] = .object(link(to: original))
        }
        let below =
            page.path.hasSuffix("/\(LoadedPage.home)")
            ? loaded.navigations[page.language].pages(below: index) : []
        values["folderPages"] = .list(below.map { link(to: $0) })
        values["hasFolderPages"] = .flag(!below.isEmpty)
        let order = loaded.neighbours(of: index)
        if let place = order.firstIndex(of: index) {
            if place > 0 { values["previous"] = .object(neighbour(order[place - 1])) }
            if place + 1 < order.count {
                values["next"] = .object(neighbour(order[place + 1]))
            }
            values["hasPager"] = .flag(order.count > 1)
        }
        return values.merging(valuesForMachines) { $1 }
    }

    /// The title of a page as markup; a name of the API is code, which may break between its parts.
    private func heading(of index: Int) -> HTML {
        let content = loaded.sitePages[index].content
        let title = Text(string: loaded.pages[content].frontMatter.title)
        let isCode = drawn.pages[content].reference?.isCode ?? false
        return HTML { isCode ? $0.code(title) : $0.append(title) }
    }

    /// The values that need the address of the site; empty if it is unknown.
    private var valuesForMachines: TemplateValues {
        guard let canonical = addresses.canonical(of: index) else { return [:] }
        var values: TemplateValues = [
            "canonical": .text(canonical),
            "alternates": .list(
                addresses.alternates(of: index).map {
                    ["language": .text($0.language), "url": .text($0.address)]
                }),
        ]
        if page.isTranslated {
            values["structuredData"] = .text(
                StructuredData(loaded, page: index, addresses).script)
        }
        if let path = companions.picturePath(of: page.content),
            let run = companions.picturedRun(of: page.content)
        {
            values["pictureURL"] = addresses.absolute(path).map { .text($0) }
            values["pictureDescription"] = .text(
                run.summary(in: loaded.languages[content.language]).string)
        }
        values["feedURL"] = addresses.feed(page.language).map { .text(root + $0) }
        return values
    }

    private var languages: [TemplateValues] {
        loaded.configuration.languages.enumerated().compactMap { language, configuration in
            guard let other = addresses.page(page.path, language: language) else { return nil }
            return [
                "name": .text(configuration.name), "language": .text(configuration.tag),
                "url": .text(root + SitePath.encoded(loaded.sitePages[other].output)),
                "isCurrent": .flag(language == page.language),
                "isTranslated": .flag(loaded.sitePages[other].isTranslated),
            ]
        }
    }

    /// The second- and third-level headings; the first level is the title of the page.
    private var contents: [TemplateValues] {
        if let reference = shown.reference {
            return reference.sections.map { values(of: $0.heading) }
        }
        let written: [TemplateValues] = site.run.pages[page.content].parsed.headings
            .filter { 2...3 ~= $0.level }
            .map {
                ["text": .text($0.text), "id": .text($0.id), "isNested": .flag($0.level == 3)]
            }
        guard let rules = shown.figures.rules?.heading else { return written }
        return written + [values(of: rules)]
    }

    private func values(of heading: ReferencePage.Heading) -> TemplateValues {
        ["text": .text(heading.text.string), "id": .text(heading.id.string), "isNested": false]
    }

    /// The page before or after, with its heading.
    private func neighbour(_ other: Int) -> TemplateValues {
        var values = link(to: other)
        values["heading"] = .html(heading(of: other))
        return values
    }

    private func link(to other: Int) -> TemplateValues {
        link(loaded.pages[loaded.sitePages[other].content].frontMatter.title, other)
    }

    private func link(_ title: String, _ other: Int) -> TemplateValues {
        addresses.link(title, to: other, root: root, language: page.language)
    }
}
