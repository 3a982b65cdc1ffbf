import SiteModel

/// The addresses of the site's pages, and their neighbours in the site's structure.
struct SiteAddresses: Sendable {
    private let site: LoadedSite
    private let fed: Set<Int>
    /// The site pages of each language by path.
    private let places: [[String: Int]]

    init(_ site: LoadedSite) {
        self.site = site
        var places = site.configuration.languages.map { _ in [String: Int]() }
        for (index, page) in site.sitePages.enumerated() {
            places[page.language][page.path] = index
        }
        self.places = places
        fed = Set(places.indices.filter { Feed.isMade(of: site, language: $0) })
    }

    /// The path of a language's feed below the root of the site; nil if there is none.
    func feed(_ language: Int) -> String? {
        fed.contains(language) ? Feed.path(language, of: site.configuration.languages) : nil
    }

    /// The page with a path in a language; nil if there is none.
    func page(_ path: String, language: Int) -> Int? { places[language][path] }

    /// The path of a language's home page below the root of the site.
    func home(_ language: Int) -> String {
        SitePage.prefix(language, site.configuration.languages) + "index.html"
    }

    /// The values of a link; the language of its title is set if it is not that of the page.
    func link(_ title: String, to other: Int, root: String, language: Int) -> TemplateValues {
        let target = site.sitePages[other]
        var values: TemplateValues = [
            "title": .text(title), "url": .text(root + SitePath.encoded(target.output)),
        ]
        let own = site.pages[target.content].language
        if own != language {
            values["titleLanguage"] = .text(site.configuration.languages[own].tag)
        }
        return values
    }

    /// The absolute URL of a path below the root; nil if the address of the site is unknown.
    func absolute(_ path: String) -> String? {
        site.configuration.baseURL.map {
            "\($0)/\(path == "index.html" ? "" : SitePath.encoded(path))"
        }
    }

    /// The canonical URL of the content of a page.
    func canonical(of index: Int) -> String? {
        let page = site.sitePages[index]
        let own = page.isTranslated ? index : places[0][page.path]
        return own.flatMap { absolute(site.sitePages[$0].output) }
    }

    /// The URLs of the content in all its languages, and of the original as the default.
    ///
    /// Empty if the content is in one language only.
    func alternates(of index: Int) -> [(language: String, address: String)] {
        let path = site.sitePages[index].path
        let languages = site.configuration.languages
        var alternates: [(language: String, address: String)] = []
        for (language, configuration) in languages.enumerated() {
            guard let other = places[language][path], site.sitePages[other].isTranslated,
                let address = absolute(site.sitePages[other].output)
            else { continue }
            alternates.append((configuration.tag, address))
        }
        guard alternates.count > 1 else { return [] }
        return alternates + [("x-default", alternates[0].address)]
    }

    /// The pages above a page: the home page, the section, and the list that contains it.
    func ancestors(of index: Int) -> [(title: String, page: Int)] {
        let page = site.sitePages[index]
        guard !page.isHome, let home = places[page.language][LoadedPage.home] else { return [] }
        let listed = site.listed(index)
        let section = site.navigations[page.language].sections.first { $0.pages.contains(listed) }
        let siteTitle = site.configuration.title[page.language]
        var ancestors = [(siteTitle, home)]
        // The pages that are in no folder are a section with the title of the site.
        if let section, let first = section.pages.first, first != home, section.title != siteTitle {
            ancestors.append((section.title, first))
        }
        if listed != index {
            let list = site.pages[site.sitePages[listed].content].frontMatter.title
            ancestors.append((list, listed))
        }
        return ancestors
    }
}
