import CommonMark
import Diagnostics
import LifecycleReference
import TraceViews

/// The values that a template puts into a page; `TemplateShape.page` lists their names.
struct PageValues {
    private let site: CheckedSite
    private let index: Int
    private let addresses: SiteAddresses
    private let root: String

    /// Creates the values of a site page.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - index: The index of the site page.
    ///   - addresses: The addresses of the site.
    ///   - root: What leads from the page to the root of the site; nil for a relative path.
    init(
        _ site: CheckedSite, page index: Int, _ addresses: SiteAddresses, root: String? = nil
    ) {
        self.site = site
        self.index = index
        self.addresses = addresses
        self.root = root ?? SitePath.root(of: site.run.parsed.site.sitePages[index].output)
    }

    private var loaded: LoadedSite { site.run.parsed.site }
    private var page: SitePage { loaded.sitePages[index] }
    private var content: LoadedPage { loaded.pages[page.content] }

    /// The values by their names.
    func values(body: String) -> [String: Any] {
        let configuration = loaded.configuration
        let description = content.frontMatter.description
        let siteDescription = configuration.description[page.language]
        let contents = contents
        let sections = NavigationValues(loaded, page: index) { link(to: $0) }.sections
        var values: [String: Any] = [
            "language": configuration.languages[page.language].tag,
            "root": root,
            "homeURL": root + addresses.home(page.language),
            "siteTitle": configuration.title[page.language],
            "siteDescription": siteDescription,
            "pageTitle": content.frontMatter.title,
            "pageHeading": heading(of: index),
            "pageDescription": description.isEmpty ? siteDescription : description,
            "isHome": page.isHome,
            "isStale": site.stale[page.content] != nil,
            "sections": sections,
            "isInNoSection": !sections.contains { $0["isCurrent"] as? Bool == true },
            "breadcrumbs": addresses.ancestors(of: index).map {
                $0.page == index ? ["title": $0.title] : link($0.title, $0.page)
            },
            "languages": languages,
            "hasContents": !contents.isEmpty,
            "contents": contents,
            "body": body,
            "styles": PageStyles.place,
            "comparesVersions": body.contains("class=\"version-switch\""),
            "hasRuns": !site.run.pages[page.content].outcomes.isEmpty,
        ]
        values["updated"] = content.updated
        values["staleSections"] = StaleNotes(site, page: index, addresses)?.values
        if PrintEdition.isMade(of: loaded, language: page.language) {
            values["printURL"] =
                root + PrintEdition.path(page.language, of: configuration.languages)
        }
        // A page that nobody wrote has no file to be read or edited.
        if !content.isGenerated {
            values["sourcePath"] = content.source
            values["editURL"] = configuration.editURL.map {
                "\($0)/\(SitePath.encoded(content.source))"
            }
        }
        if !page.isTranslated {
            values["foreignLanguage"] = configuration.languages[content.language].tag
        }
        if let original = addresses.page(page.path, language: 0), page.language > 0 {
            values["original"] = link(to: original)
        }
        let order = loaded.neighbours(of: index)
        if let place = order.firstIndex(of: index) {
            if place > 0 { values["previous"] = neighbour(order[place - 1]) }
            if place + 1 < order.count { values["next"] = neighbour(order[place + 1]) }
            values["hasPager"] = order.count > 1
        }
        return values.merging(valuesForMachines) { $1 }
    }

    /// The title of a page as markup: a name of the API as code, which may break between its parts.
    private func heading(of index: Int) -> String {
        let content = loaded.sitePages[index].content
        let title = Text(string: loaded.pages[content].frontMatter.title)
        let isCode = site.run.pages[content].reference?.isCode ?? false
        return HTML { isCode ? $0.code(title) : $0.append(title) }.markup.string
    }

    /// What needs the address of the site; nothing if that is not known.
    private var valuesForMachines: [String: Any] {
        guard let canonical = addresses.canonical(of: index) else { return [:] }
        var values: [String: Any] = [
            "canonical": canonical,
            "alternates": addresses.alternates(of: index).map {
                ["language": $0.language, "url": $0.address]
            },
        ]
        if page.isTranslated {
            values["structuredData"] = StructuredData(loaded, page: index, addresses).script
        }
        values["feedURL"] = addresses.feed(page.language).map { root + $0 }
        return values
    }

    private var languages: [[String: Any]] {
        loaded.configuration.languages.enumerated().compactMap { language, configuration in
            guard let other = addresses.page(page.path, language: language) else { return nil }
            return [
                "name": configuration.name, "language": configuration.tag,
                "url": root + SitePath.encoded(loaded.sitePages[other].output),
                "isCurrent": language == page.language,
                "isTranslated": loaded.sitePages[other].isTranslated,
            ]
        }
    }

    /// The headings of the second and third level; the first one is the title of the page.
    private var contents: [[String: Any]] {
        let page = site.run.pages[page.content]
        if let reference = page.reference {
            return reference.headings.map {
                ["text": $0.text.string, "id": $0.id.string, "isNested": false]
            }
        }
        let written: [[String: Any]] = page.parsed.document.headings
            .filter { 2...3 ~= $0.level }
            .map { ["text": $0.text, "id": $0.id, "isNested": $0.level == 3] }
        guard let rules = page.figures.rules?.heading else { return written }
        return written + [["text": rules.text.string, "id": rules.id.string, "isNested": false]]
    }

    /// The page before or behind, with its heading.
    private func neighbour(_ other: Int) -> [String: Any] {
        link(to: other).merging(["heading": heading(of: other)]) { $1 }
    }

    private func link(to other: Int) -> [String: Any] {
        link(loaded.pages[loaded.sitePages[other].content].frontMatter.title, other)
    }

    private func link(_ title: String, _ other: Int) -> [String: Any] {
        let target = loaded.sitePages[other]
        var values = ["title": title, "url": root + SitePath.encoded(target.output)]
        let language = loaded.pages[target.content].language
        if language != page.language {
            values["titleLanguage"] = loaded.configuration.languages[language].tag
        }
        return values
    }
}
