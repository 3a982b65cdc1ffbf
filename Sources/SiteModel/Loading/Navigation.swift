import Diagnostics
import LifecycleReference

/// The navigation of one language, with pages as indices into the site pages.
package struct Navigation: Equatable, Sendable {
    package struct Section: Equatable, Sendable {
        package var title: String
        package var pages: [Int]
        /// Whether its pages are part of the edition to be printed.
        package var isPrinted: Bool
    }

    /// The sections in their order; those of which no page is there are left out.
    package var sections: [Section]
    /// All pages in the order in which they are read, the home page first.
    package var order: [Int]
}

extension Navigation {
    /// Lays out the navigation of a language.
    init(_ sections: [SiteConfiguration.Section], language: Int, pages: [SitePage]) {
        var indices: [String: Int] = [:]
        for (index, page) in pages.enumerated() where page.language == language {
            indices[page.path] = index
        }
        self.sections = sections.compactMap { section in
            let pages = section.pages.compactMap { indices[$0.path] }
            return pages.isEmpty
                ? nil
                : Section(
                    title: section.title[language], pages: pages, isPrinted: section.isPrinted)
        }
        let listed = self.sections.flatMap(\.pages)
        let home = indices[LoadedPage.home].map { [$0] } ?? []
        order = home + listed.filter { !home.contains($0) }
    }
}

extension LoadedPage {
    /// Whether readers miss the page if it is not in the navigation; what is in a list of the
    /// reference is found there, and a draft need not be found.
    fileprivate var hasToBeListed: Bool {
        guard isGenerated else { return !frontMatter.isDraft }
        return language == 0 && ReferencePath.lists.contains(SitePath.page(ofSource: path))
    }
}

/// What is wrong with the navigation: pages that are missing, listed twice, or not listed.
///
/// The home page need not be listed, since the title of the site leads to it.
///
/// - Parameters:
///   - sections: The sections of the navigation.
///   - file: The path of `site.yml` as messages name it.
///   - pages: All pages, drafts too.
/// - Returns: What is wrong.
func faults(
    in sections: [SiteConfiguration.Section], of file: String, pages: [LoadedPage]
) -> [Diagnostic] {
    let original = pages.filter { $0.language == 0 }
    let existing = Set(original.map(\.path))
    var diagnostics: [Diagnostic] = []
    var listed: [String: SourceRange] = [:]
    /// Pages whose names are misspelt, which is one fault and not two.
    var meant: Set<String> = []
    for entry in sections.flatMap(\.pages) {
        if let earlier = listed[entry.path] {
            let line = earlier.start.line
            diagnostics.append(
                Diagnostic(
                    .error, "site.listed-twice", file: Text(string: file), range: entry.range,
                    "'\(entry.path)' is listed on line \(line) already"))
        } else if !existing.contains(entry.path) {
            let missing = missingPage(entry, of: file, among: original)
            if let nearest = missing.replacements.first { meant.insert(nearest.text.string) }
            diagnostics.append(missing)
        }
        listed[entry.path] = listed[entry.path] ?? entry.range
    }
    for page in pages where listed[page.path] == nil && !page.isHome {
        if meant.contains(page.path) || !page.hasToBeListed { continue }
        diagnostics.append(
            Diagnostic(
                .error, "site.unlisted-page", file: Text(string: page.file), range: .fileStart,
                "the page is not in the navigation, so readers do not find it",
                notes: ["add '- \(page.path)' to a section in \(file)"]))
    }
    if !existing.contains(LoadedPage.home) {
        diagnostics.append(
            Diagnostic(
                .error, "site.missing-page", file: Text(string: file), range: .fileStart,
                "there is no page '\(LoadedPage.home)', which is the first page of the site"))
    }
    return diagnostics
}

/// What is wrong with the glossary that `site.yml` names: it is not a page.
func fault(
    inGlossary glossary: SiteConfiguration.Entry, of file: String, pages: [LoadedPage]
) -> Diagnostic? {
    let original = pages.filter { $0.language == 0 }
    let isThere = original.contains { $0.path == glossary.path }
    return isThere ? nil : missingPage(glossary, of: file, among: original)
}

private func missingPage(
    _ entry: SiteConfiguration.Entry, of file: String, among pages: [LoadedPage]
) -> Diagnostic {
    let nearest = nearestWord(
        to: Text(string: entry.path), among: pages.map { Text(string: $0.path) })
    return Diagnostic(
        .error, "site.missing-page", file: Text(string: file), range: entry.range,
        "there is no page '\(entry.path)'\(didYouMean(nearest))",
        replacements: replacement(of: entry.range, by: nearest))
}
