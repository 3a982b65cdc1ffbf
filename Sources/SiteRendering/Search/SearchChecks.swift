import Diagnostics
package import SiteChecks
package import SiteModel
package import SiteSearch

/// Reads the pages of a checked site as its search does.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: The drawn parts of its pages.
///   - sources: The folders of templates and assets.
///   - jobs: The number of pages to read in parallel.
/// - Returns: The pages of each language, in the order of the languages.
package func searchedPages(
    of site: CheckedSite, _ drawn: DrawnSite, _ sources: SiteSources, jobs: Int
) -> [[SearchedPage]] {
    let loaded = site.run.parsed.site
    var memory = RenderMemory(isKept: false)
    let renderer = PageRenderer(
        site, drawn, templates(of: sources.templates, loaded, &memory),
        styles: PageStyles(sources.templates), memory, assets: sources.assets)
    let texts = renderer.texts(jobs: jobs)
    return loaded.configuration.languages.indices.map { SearchIndex.pages(of: loaded, $0, texts) }
}

extension PageRenderer {
    /// The texts of all site pages.
    func texts(jobs: Int) -> [PageText] {
        (0..<site.run.parsed.site.sitePages.count).concurrentMap(jobs: jobs, text)
    }
}

extension LoadedSite {
    /// What a search knows of each language, in the order of the languages.
    package var searchLanguages: [SearchLanguage] {
        configuration.languages.indices.map { SearchIndex.words(of: $0, in: self) }
    }

    /// Asks what `search` in `site.yml` has, and reports what is not found.
    ///
    /// - Parameter texts: The texts of the site pages.
    /// - Returns: The faults, in the order of the languages.
    func faultsOfSearches(_ texts: [PageText]) -> [Diagnostic] {
        configuration.languages.indices.flatMap { language -> [Diagnostic] in
            let searches = configuration.searches.filter { $0.language == language }
            guard !searches.isEmpty else { return [] }
            let pages = sitePages.filter { $0.language == language }
            let searched = SearchIndex.pages(of: self, language, texts)
            let search = PageSearch(searched, SearchIndex.words(of: language, in: self))
            return searches.flatMap { expectation -> [Diagnostic] in
                // That such a page does not exist is reported elsewhere.
                let isAnswerable = expectation.answers.allSatisfy { answer in
                    pages.contains { $0.path == answer.page.path }
                }
                guard isAnswerable else { return [] }
                let missing = missingSections(in: expectation, pages, searched)
                if !missing.isEmpty { return missing }
                let answer = search.answer(to: expectation.query)
                let addresses = answer.results.map { result in
                    let section = result.section.map { searched[result.page].sections[$0].id }
                    return (path: pages[result.page].path, section: section ?? "")
                }
                let place = addresses.firstIndex { address in
                    expectation.answers.contains {
                        $0.page.path == address.path
                            && ($0.section.map { $0 == address.section } ?? true)
                    }
                }
                if let place, place < expectation.within, !answer.isNear { return [] }
                return [
                    fault(
                        of: expectation, isNear: answer.isNear, place: place,
                        first: addresses.prefix(expectation.within).map {
                            $0.section.isEmpty ? $0.path : "\($0.path)#\($0.section)"
                        })
                ]
            }
        }
    }

    private func fault(
        of expectation: SearchExpectation, isNear: Bool, place: Int?, first: [String]
    ) -> Diagnostic {
        let answers = expectation.answers.map { answer in
            "'\(answer.page.path)\(answer.section.map { "#\($0)" } ?? "")'"
        }.joined(separator: ", ")
        let place = isNear ? nil : place
        let summary: Message =
            place.map {
                """
                \(answers) is result \($0 + 1) for '\(expectation.query)' and must be among the \
                first \(expectation.within)
                """
            } ?? "the search does not find \(answers) for '\(expectation.query)'"
        return Diagnostic(
            .mismatch, "site.search",
            file: Text(string: configuration.file),
            range: expectation.range, summary,
            notes: isNear ? [] : first.map { "found: \($0)" })
    }

    /// The faults of answers whose pages have no such section.
    private func missingSections(
        in expectation: SearchExpectation, _ pages: [SitePage], _ searched: [SearchedPage]
    ) -> [Diagnostic] {
        expectation.answers.compactMap { answer in
            guard let id = answer.section,
                let page = pages.firstIndex(where: { $0.path == answer.page.path })
            else { return nil }
            let ids = searched[page].sections.map(\.id)
            if ids.contains(id) { return nil }
            let nearest = nearestWord(to: Text(string: id), among: ids.map { Text(string: $0) })
            return Diagnostic(
                .error, "site.missing-page",
                file: Text(string: configuration.file),
                range: answer.page.range,
                "'\(answer.page.path)' has no section '\(id)'\(didYouMean(nearest))")
        }
    }
}
