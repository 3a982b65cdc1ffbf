import Diagnostics
import LifecycleReference

/// The navigation of one language, with pages as indices into the site pages.
package struct Navigation: Equatable, Sendable {
    package struct Section: Equatable, Sendable {
        package var title: String
        package let rows: [Row]
        /// The pages of the rows in their order.
        package let pages: [Int]
        /// True if its pages are part of the print edition.
        package var isPrinted: Bool

        init(title: String, rows: [Row], isPrinted: Bool) {
            self.title = title
            self.rows = rows
            pages = rows.compactMap(\.page)
            self.isPrinted = isPrinted
        }
    }

    /// A page of a section, or the title of a nested section.
    package struct Row: Equatable, Sendable {
        /// The page; nil for a title.
        package var page: Int?
        /// The text of a title; empty for a page.
        package var title: String
        /// The number of sections around the row, within its section.
        package var depth: Int
        /// True if it is the page of a folder, which lists the pages below it.
        var isFolder: Bool
    }

    /// The sections in their order, without those that have no pages.
    package var sections: [Section]
    /// All pages in reading order, the home page first.
    package var order: [Int]

    /// The pages below the page of a folder; none for any other page.
    package func pages(below page: Int) -> [Int] {
        for section in sections {
            guard let place = section.rows.firstIndex(where: { $0.page == page }) else { continue }
            let own = section.rows[place]
            guard own.isFolder else { return [] }
            // The page of a whole section is as deep as its pages.
            return section.rows[(place + 1)...].prefix { place == 0 || $0.depth > own.depth }
                .compactMap(\.page)
        }
        return []
    }
}

extension Navigation {
    init(
        _ layout: NavigationLayout, language: Int, pages: [SitePage], of written: [LoadedPage]
    ) {
        var indices: [String: Int] = [:]
        for (index, page) in pages.enumerated() where page.language == language {
            indices[page.path] = index
        }
        func words(_ title: NavigationLayout.Title) -> String {
            switch title {
            case .words(let text): return text[language]
            case .folder(let path):
                let page = indices["\(path)/\(LoadedPage.home)"]
                return page.map { written[pages[$0].content].frontMatter.title }
                    ?? Self.words(ofFolder: path)
            }
        }
        sections = layout.sections.compactMap { section in
            var rows = section.rows.compactMap { row -> Row? in
                switch row.kind {
                case .page(let path):
                    indices[path].map {
                        Row(page: $0, title: "", depth: row.depth, isFolder: false)
                    }
                case .folderPage(let path):
                    indices[path].map { Row(page: $0, title: "", depth: row.depth, isFolder: true) }
                case .heading(let title):
                    Row(page: nil, title: words(title), depth: row.depth, isFolder: false)
                }
            }
            // A title without pages below it, for example if they are drafts, is left out.
            for place in rows.indices.reversed() where rows[place].page == nil {
                let next = rows.indices.contains(place + 1) ? rows[place + 1].depth : 0
                if next <= rows[place].depth { rows.remove(at: place) }
            }
            guard rows.contains(where: { $0.page != nil }) else { return nil }
            return Section(title: words(section.title), rows: rows, isPrinted: section.isPrinted)
        }
        let listed = sections.flatMap(\.pages)
        let home = indices[LoadedPage.home].map { [$0] } ?? []
        order = home + listed.filter { !home.contains($0) }
    }

    /// The name of a folder as words, without a leading number as in `01-getting-started`.
    private static func words(ofFolder path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let words = name.replacing(/^[0-9]+[-_. ]+/, with: "").replacing(/[-_]+/, with: " ")
        guard let first = words.first else { return name }
        return first.uppercased() + words.dropFirst()
    }
}

extension LoadedPage {
    /// True if the page must be in the navigation.
    ///
    /// The pages of a list of the reference are found there, and drafts need not be found.
    var hasToBeListed: Bool {
        guard isGenerated else { return !frontMatter.isDraft }
        return language == 0 && ReferencePath.lists.contains(SitePath.page(ofSource: path))
    }
}

/// The faults of the navigation: pages that are missing, listed twice or not listed.
///
/// The home page need not be listed, since the title of the site leads to it.
///
/// - Parameters:
///   - layout: The navigation.
///   - pages: All pages, including drafts.
/// - Returns: The faults.
func faults(in layout: NavigationLayout, pages: [LoadedPage]) -> [Diagnostic] {
    let original = pages.filter { $0.language == 0 }
    let existing = Set(original.map(\.path))
    let file = layout.file
    var diagnostics: [Diagnostic] = []
    var listed: [String: SourceRange] = [:]
    /// The pages whose names are misspelt, so that one mistake gives one fault.
    var meant: Set<String> = []
    for row in layout.named {
        switch row.kind {
        case .page(let path):
            if let earlier = listed[path] {
                let line = earlier.start.line
                diagnostics.append(
                    Diagnostic(
                        .error, "site.listed-twice", file: Text(string: file), range: row.range,
                        "'\(path)' is already listed on line \(line)"))
            } else if !existing.contains(path) {
                let missing = missingPage(path, at: row.range, of: file, among: original)
                if let nearest = missing.replacements.first { meant.insert(nearest.text.string) }
                diagnostics.append(missing)
            }
            listed[path] = listed[path] ?? row.range
        case .folder(let path):
            guard !existing.contains(where: { path.isEmpty || $0.hasPrefix("\(path)/") }) else {
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .error, "site.missing-page", file: Text(string: file), range: row.range,
                    "there is no page in the folder '\(path)'"))
        case .heading: break
        }
    }
    let shown = Set(layout.sections.flatMap(\.rows).compactMap(\.path))
    let unlisted = pages.filter { page in
        !shown.contains(page.path) && !page.isHome && !meant.contains(page.path)
            && page.hasToBeListed
    }
    func fault(_ page: LoadedPage, _ summary: Message, _ notes: [Message]) -> Diagnostic {
        Diagnostic(
            layout.origin == .summary ? .warning : .error, "site.unlisted-page",
            file: Text(string: page.file), range: .fileStart, summary, notes: notes)
    }
    func entry(_ path: String) -> Message { "add '- \(path)' to a section in \(file)" }
    func note(_ page: LoadedPage) -> Message {
        layout.origin == .summary
            ? "add '- [\(page.frontMatter.title)](\(page.path))' to \(file)" : entry(page.path)
    }
    diagnostics += unlisted.filter { !$0.isGenerated }.map { page in
        fault(page, "the page is not in the navigation, so readers do not find it", [note(page)])
    }
    let generated = unlisted.filter(\.isGenerated)
    if let first = generated.first {
        diagnostics.append(
            fault(
                first,
                """
                the site has 'reference: true', and pages of the reference are not in the navigation, \
                so readers do not find them
                """,
                // A folder stands for its pages that are listed nowhere else.
                layout.origin == .summary
                    ? generated.map { note($0) } : [entry("\(ReferencePath.folder)/")]))
    }
    if !existing.contains(LoadedPage.home) {
        diagnostics.append(
            Diagnostic(
                .error, "site.missing-page", file: Text(string: file), range: .fileStart,
                """
                there is no page '\(LoadedPage.home)', which should be the first page of the site
                """))
    }
    return diagnostics
}

/// The faults of other entries of `site.yml` that are not pages: the glossary, and the answers of
/// searches.
func faults(
    inEntriesOf configuration: SiteConfiguration, of file: String, pages: [LoadedPage]
) -> [Diagnostic] {
    let original = pages.filter { $0.language == 0 }
    let existing = Set(original.map(\.path))
    let entries =
        [configuration.glossary].compactMap(\.self)
        + configuration.searches.flatMap { $0.answers.map(\.page) }
    return entries.filter { !existing.contains($0.path) }.map {
        missingPage($0.path, at: $0.range, of: file, among: original)
    }
}

private func missingPage(
    _ path: String, at range: SourceRange, of file: String, among pages: [LoadedPage]
) -> Diagnostic {
    let nearest = nearestWord(to: Text(string: path), among: pages.map { Text(string: $0.path) })
    return Diagnostic(
        .error, "site.missing-page", file: Text(string: file), range: range,
        "there is no page '\(path)'\(didYouMean(nearest))",
        replacements: replacement(of: range, by: nearest))
}
