/// A page of the finished site: content by an author, at an address of a language.
///
/// Every page has an address in every language. Without a translation the original is shown there,
/// with the navigation of the language.
package struct SitePage: Equatable, Sendable {
    /// The index of the page whose content is shown.
    package var content: Int
    /// The index of the language of the address.
    package var language: Int
    /// The path below the folder of the language, which ends with `.md`.
    package var path: String
    /// True if the content is in the language of the address.
    package var isTranslated: Bool
    /// The path that a link to the page names, below the content folder.
    package var source: String
    /// The path of the finished page below the output folder.
    package var output: String

    /// True if it is the first page of its language.
    package var isHome: Bool { path == LoadedPage.home }
}

extension SitePage {
    /// The pages of all languages: those of the original first, each language by path.
    static func all(
        of pages: [LoadedPage], languages: [SiteConfiguration.Language]
    ) -> [SitePage] {
        let written = Dictionary(
            uniqueKeysWithValues: pages.enumerated().map { ($1.source, $0) })
        return languages.enumerated().flatMap { language, configuration -> [SitePage] in
            let folder = configuration.tag
            let paths = Set(pages.filter { [0, language].contains($0.language) }.map(\.path))
            let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return sorted.compactMap { path -> SitePage? in
                let own = written["\(folder)/\(path)"]
                guard let content = own ?? written["\(languages[0].tag)/\(path)"] else {
                    return nil
                }
                return SitePage(
                    content: content, language: language, path: path, isTranslated: own != nil,
                    source: "\(folder)/\(path)",
                    output: prefix(language, languages) + SitePath.page(ofSource: path))
            }
        }
    }

    /// The folder of a language on the site with a trailing slash; empty for the original.
    package static func prefix(
        _ language: Int, _ languages: [SiteConfiguration.Language]
    ) -> String {
        language == 0 ? "" : languages[language].tag + "/"
    }
}

extension LoadedSite {
    /// The page that represents a page in the navigation: its list if it is in a list of the
    /// reference, otherwise the page itself.
    package func listed(_ index: Int) -> Int {
        let page = sitePages[index]
        guard pages[page.content].isGenerated, !page.path.hasSuffix("/index.md"),
            let list = SitePath.resolve("index.md", from: page.path), list != page.path
        else { return index }
        let listed = sitePages.firstIndex { $0.language == page.language && $0.path == list }
        return navigations[page.language].order.contains(index) ? index : listed ?? index
    }

    /// The pages among which a page has a previous and a next one, in reading order: those of the
    /// navigation, or a list of the reference with its pages.
    package func neighbours(of index: Int) -> [Int] {
        let page = sitePages[index]
        let list = listed(index)
        guard list != index else { return navigations[page.language].order }
        // Bytes are compared only for whole strings.
        let folder = String(sitePages[list].path.dropLast("index.md".count))
        let members = sitePages.indices.filter { other in
            sitePages[other].language == page.language && other != list
                && pages[sitePages[other].content].isGenerated
                && sitePages[other].path.hasPrefix(folder)
        }
        let place = { pages[sitePages[$0].content].place ?? 0 }
        return [list] + members.sorted { place($0) < place($1) }
    }
}
