import CommonMark

/// The values that a template puts into a page; `TemplateShape.page` lists their names.
struct PageValues {
    private let site: CheckedSite
    private let index: Int

    init(_ site: CheckedSite, page index: Int) {
        self.site = site
        self.index = index
    }

    private var loaded: LoadedSite { site.run.parsed.site }
    private var page: LoadedPage { loaded.pages[index] }
    private var root: String { SitePath.root(of: page.output) }

    /// The values by their names.
    func values(body: String) -> [String: Any] {
        let configuration = loaded.configuration
        let description = page.frontMatter.description
        let contents = contents
        var values: [String: Any] = [
            "language": configuration.languages[page.language],
            "root": root,
            "siteTitle": configuration.title,
            "siteDescription": configuration.description,
            "pageTitle": page.frontMatter.title,
            "pageDescription": description.isEmpty ? configuration.description : description,
            "isHome": page.isHome,
            "sections": sections,
            "hasContents": !contents.isEmpty,
            "contents": contents,
            "body": body,
            "hasRuns": !site.run.pages[index].outcomes.isEmpty,
            "sourcePath": page.source,
        ]
        if let baseURL = configuration.baseURL {
            let address = page.output == "index.html" ? "" : SitePath.encoded(page.output)
            values["canonical"] = baseURL + "/" + address
        }
        let order = loaded.navigations[page.language].order
        if let place = order.firstIndex(of: index) {
            if place > 0 { values["previous"] = link(to: order[place - 1]) }
            if place + 1 < order.count { values["next"] = link(to: order[place + 1]) }
        }
        return values
    }

    private var sections: [[String: Any]] {
        loaded.navigations[page.language].sections.map { section in
            let pages = section.pages.map { other in
                link(to: other).merging(["isCurrent": other == index]) { $1 }
            }
            return ["title": section.title, "pages": pages]
        }
    }

    /// The headings of the second and third level; the first one is the title of the page.
    private var contents: [[String: Any]] {
        site.run.pages[index].parsed.document.headings
            .filter { 2...3 ~= $0.level }
            .map { ["text": $0.text, "id": $0.id, "isNested": $0.level == 3] }
    }

    private func link(to other: Int) -> [String: Any] {
        [
            "title": loaded.pages[other].frontMatter.title,
            "url": root + SitePath.encoded(loaded.pages[other].output),
        ]
    }
}
