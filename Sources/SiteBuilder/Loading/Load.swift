import Diagnostics

/// The site as its files and `site.yml` say it is; no Markdown has been read yet.
struct LoadedSite: Sendable {
    var configuration: SiteConfiguration
    /// The pages in the order of their paths.
    var pages: [LoadedPage]
    /// The files with text of blocks, in the order of their paths.
    var blockFiles: [BlockFile] = []
    /// The sections of the navigation of every language, in the order of the languages.
    var navigations: [Navigation]
    var diagnostics: [Diagnostic]
}

/// A page and what its front matter says about it.
struct LoadedPage: Sendable {
    /// The path as messages name it.
    var file: String
    /// The path below the content folder.
    var source: String
    /// The index of the language of the page.
    var language: Int
    /// The path below the folder of the language.
    var path: String
    /// The path of the finished page below the output folder.
    var output: String
    var frontMatter: FrontMatter
    /// The bytes of the file.
    var bytes: [UInt8]

    /// Whether it is the first page of its language.
    var isHome: Bool { path == LoadedPage.home }

    static let home = "index.md"
}

/// Stage one: finds the pages, reads `site.yml` and front matter, and lays out the navigation.
func load(_ content: SourceFolder) -> LoadedSite {
    var loader = Loader(content: content)
    let configuration = loader.configuration()
    let languages = (configuration ?? SiteConfiguration()).languages
    let pages = loader.pages(languages: languages)
    let navigations =
        configuration.map { loader.navigations(for: $0, pages: pages) }
        ?? languages.indices.map { _ in Navigation(sections: [], order: []) }
    return LoadedSite(
        configuration: configuration ?? SiteConfiguration(), pages: pages,
        blockFiles: BlockFile.files(in: content), navigations: navigations,
        diagnostics: loader.diagnostics)
}

private struct Loader {
    let content: SourceFolder
    var diagnostics: [Diagnostic] = []

    private static let configurationPath = "site.yml"

    mutating func configuration() -> SiteConfiguration? {
        let file = content.displayPath(of: Self.configurationPath)
        guard let source = content.files.first(where: { $0.path == Self.configurationPath }) else {
            report(
                "site.missing", file, .fileStart,
                "there is no 'site.yml', which gives the site its title and its navigation")
            return nil
        }
        let (configuration, faults) = SiteConfiguration.read(source.bytes, file: file)
        diagnostics += faults
        return configuration
    }

    mutating func pages(languages: [String]) -> [LoadedPage] {
        var pages: [LoadedPage] = []
        for source in content.sortedFiles
        where source.path != Self.configurationPath && !BlockFile.isOne(source.path) {
            let file = content.displayPath(of: source.path)
            let folder = source.path.prefix { $0 != "/" }
            let path = String(source.path.dropFirst(folder.count + 1))
            guard let language = languages.firstIndex(of: String(folder)), !path.isEmpty else {
                let list = languages.map { "'\($0)'" }.joined(separator: ", ")
                report(
                    "site.stray-file", file, .fileStart,
                    "the file is in the folder of no language; the languages are \(list)")
                continue
            }
            guard path.hasSuffix(".md") else {
                report(
                    "site.stray-file", file, .fileStart,
                    "the file is no page; files that are copied as they are belong in Public")
                continue
            }
            let (frontMatter, faults) = FrontMatter.read(source.bytes, file: file)
            diagnostics += faults
            let prefix = language == 0 ? "" : folder + "/"
            pages.append(
                LoadedPage(
                    file: file, source: source.path, language: language, path: path,
                    output: prefix + path.dropLast(3) + ".html", frontMatter: frontMatter,
                    bytes: source.bytes))
        }
        return pages
    }

    mutating func navigations(
        for configuration: SiteConfiguration, pages: [LoadedPage]
    ) -> [Navigation] {
        let file = content.displayPath(of: Self.configurationPath)
        diagnostics += faults(in: configuration.sections, of: file, pages: pages)
        return configuration.languages.indices.map { language in
            Navigation(configuration.sections, language: language, pages: pages)
        }
    }

    private mutating func report(
        _ id: DiagnosticID, _ file: String, _ range: SourceRange, _ summary: Text
    ) {
        diagnostics.append(
            Diagnostic(.error, id, file: Text(string: file), range: range, summary))
    }
}
