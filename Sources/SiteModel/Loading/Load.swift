package import Diagnostics
import LifecycleReference
import TraceViews

/// The site from its files and `site.yml`, before any Markdown is parsed.
package struct LoadedSite: Equatable, Sendable {
    package var configuration: SiteConfiguration
    /// The translations of English texts for the pages of each language, in the order of the
    /// languages.
    package var languages: [Language]
    /// The part of these translations that a page needs to run a scenario for its reader.
    package var languagesOfRuns: [Language] = []
    /// The pages by authors, in the order of their paths.
    package var pages: [LoadedPage]
    /// The pages of the finished site.
    package var sitePages: [SitePage]
    /// The drafts that are left out, and their translations.
    package var drafts: [LoadedPage]
    /// The files with text for blocks, in the order of their paths.
    package var blockFiles: [BlockFile] = []
    /// The files beside the pages that are copied as they are, in the order of their paths.
    package var attachments: [Attachment] = []
    /// The navigation of every language, in the order of the languages.
    package var navigations: [Navigation]
    package var diagnostics: [Diagnostic]

    /// The path of the configuration, below the content folder.
    package static let configurationPath = "site.yml"
}

/// A page with its front matter.
package struct LoadedPage: Equatable, Sendable {
    /// The path as messages name it.
    package var file: String
    /// The path below the content folder.
    package var source: String
    /// The index of the language of the page.
    package var language: Int
    /// The path below the folder of the language.
    package var path: String
    package var frontMatter: FrontMatter
    /// The day of the last change; nil if it is not known.
    package var updated: String?
    /// The bytes of the file; empty for a generated page.
    package var bytes: [UInt8]
    /// The position among the pages of the reference, for a generated page.
    var place: Int?

    /// True if the body is generated from the core and the runs of the site.
    package var isGenerated: Bool { place != nil }
    /// True if it is the first page of its language.
    package var isHome: Bool { path == LoadedPage.home }

    package static let home = "index.md"
}

/// The cache of what was loaded from unchanged files.
package struct LoadMemory: Sendable {
    /// The front matter of each page, by its path.
    var frontMatter = Memo<String, SourceFile, (FrontMatter, [Diagnostic])>()
    /// The texts of each language by its tag, with the theme's file for it.
    var languages = Memo<String, SourceFile?, (whole: Language, ofRuns: Language)>()
    /// The generated pages by language, as they are without examples.
    var outlines = Memo<String, Language, [ReferencePage]>()

    package init() {}

    /// Forgets what the last build did not use.
    package mutating func endBuild() {
        frontMatter.endBuild()
        languages.endBuild()
        outlines.endBuild()
    }
}

/// Stage one: finds the pages, reads `site.yml` and front matter, and lays out the navigation.
///
/// - Parameters:
///   - content: The folder of the notes.
///   - theme: The folder of the templates, which may have translations; nil for none.
///   - options: The options of the command.
/// - Returns: The site.
package func load(
    _ content: SourceFolder, theme: SourceFolder? = nil, options: SiteOptions
) -> LoadedSite {
    var memory = LoadMemory()
    return load(content, theme: theme, options: options, &memory)
}

/// Stage one, with the results for pages that have not changed.
package func load(
    _ content: SourceFolder, theme: SourceFolder?, options: SiteOptions,
    _ memory: inout LoadMemory
) -> LoadedSite {
    let (content, twins) = content.withoutTwins()
    var loader = Loader(content: content, options: options, diagnostics: twins)
    loader.reportEncodings(
        of: content.sortedFiles.filter { !Attachment.isOne($0.path) }, in: content)
    if let theme { loader.reportEncodings(of: theme.sortedFiles.filter(\.isTheme), in: theme) }
    let found = loader.configuration()
    var configuration = found ?? SiteConfiguration()
    configuration.baseURL = options.baseURL ?? configuration.baseURL
    let languages = configuration.languages.map { language in
        let file = theme?.files.first { $0.path == LanguageFile.name(language.tag) }
        return memory.languages.output(language.tag, file) { file in
            (
                whole: Language(tag: language.tag, theme: file),
                ofRuns: Language(tag: language.tag, theme: file, of: LanguageFile.ofRuns)
            )
        }
    }
    var all = loader.pages(
        languages: configuration.languages.map(\.tag), hasSummary: configuration.sections == nil,
        &memory)
    all.completeTranslations()
    if configuration.hasReference {
        all += loader.referencePages(in: languages.map(\.whole), beside: all, &memory)
        all.sort { $0.source.utf8.lexicographicallyPrecedes($1.source.utf8) }
    }
    let layout = loader.layout(of: configuration, pages: all)
    if found != nil { loader.reportNavigation(layout, of: configuration, pages: all) }
    let originals = Set(all.filter { $0.language == 0 && $0.frontMatter.isDraft }.map(\.path))
    let isLeftOut = { (page: LoadedPage) in
        !options.includesDrafts && (page.frontMatter.isDraft || originals.contains(page.path))
    }
    let pages = all.filter { !isLeftOut($0) }
    let sitePages = SitePage.all(of: pages, languages: configuration.languages)
    let navigations = configuration.languages.indices.map {
        Navigation(layout, language: $0, pages: sitePages, of: pages)
    }
    return LoadedSite(
        configuration: configuration, languages: languages.map(\.whole),
        languagesOfRuns: languages.map(\.ofRuns), pages: pages, sitePages: sitePages,
        drafts: all.filter(isLeftOut),
        blockFiles: BlockFile.files(in: content), attachments: loader.attachments,
        navigations: navigations, diagnostics: loader.diagnostics)
}

extension LoadedSite {
    /// A page that is not part of a site.
    package static func alone(_ page: [UInt8], file: String) -> LoadedSite {
        let page = LoadedPage(
            file: file, source: file, language: 0, path: file,
            frontMatter: FrontMatter(title: file, description: ""), bytes: page)
        return LoadedSite(
            configuration: SiteConfiguration(), languages: [.english], pages: [page], sitePages: [],
            drafts: [],
            navigations: [], diagnostics: [])
    }
}

extension SourceFile {
    /// True for a file of the theme that is read.
    fileprivate var isTheme: Bool {
        [".mustache", ".yml", ".css"].contains(where: path.hasSuffix)
    }
}

private struct Loader {
    let content: SourceFolder
    let options: SiteOptions
    var diagnostics: [Diagnostic] = []
    var attachments: [Attachment] = []

    /// Reports files that are not text, as anything read from them would be a guess.
    mutating func reportEncodings(of files: [SourceFile], in folder: SourceFolder) {
        diagnostics += files.compactMap {
            $0.faultOfEncoding(in: folder.displayPath(of: $0.path))
        }
    }

    mutating func configuration() -> SiteConfiguration? {
        let file = content.displayPath(of: LoadedSite.configurationPath)
        guard let source = content.files.first(where: { $0.path == LoadedSite.configurationPath })
        else {
            report(
                "site.missing", file, .fileStart,
                "there is no 'site.yml', which gives the site its title and its navigation")
            return nil
        }
        let (configuration, faults) = SiteConfiguration.read(source.bytes, file: file)
        diagnostics += faults
        return configuration
    }

    mutating func pages(
        languages: [String], hasSummary: Bool, _ memory: inout LoadMemory
    ) -> [LoadedPage] {
        var pages: [LoadedPage] = []
        for source in content.sortedFiles
        where source.path != LoadedSite.configurationPath && !BlockFile.isOne(source.path) {
            let file = content.displayPath(of: source.path)
            let folder = source.path.prefix { $0 != "/" }
            let path = String(source.path.dropFirst(folder.count + 1))
            guard let language = languages.firstIndex(of: String(folder)), !path.isEmpty else {
                let list = languages.map { "'\($0)'" }.joined(separator: ", ")
                report(
                    "site.stray-file", file, .fileStart,
                    "the file is not in the folder of a language; the languages are \(list)")
                continue
            }
            if hasSummary, path == Summary.name { continue }
            let isAttachment = Attachment.isOne(path)
            // An ampersand is common in the names of pictures, and is escaped wherever one is shown.
            let allowed: Unicode.Scalar? = isAttachment ? "&" : nil
            if let name = SitePath.refusedCharacter(in: source.path, allowing: allowed) {
                report(
                    "site.file-name", file, .fileStart,
                    "the name contains \(name), which addresses and shells read as syntax")
                continue
            }
            if isAttachment {
                attachments.append(
                    Attachment(
                        file: file, output: language == 0 ? path : source.path, content: source))
                continue
            }
            guard path.hasSuffix(".md") else {
                report(
                    "site.stray-file", file, .fileStart,
                    "the file is not a page; files that are copied as they are belong in Public")
                continue
            }
            let (frontMatter, faults) = memory.frontMatter.output(file, source) {
                FrontMatter.read($0.bytes, file: file)
            }
            diagnostics += faults
            pages.append(
                LoadedPage(
                    file: file, source: source.path, language: language, path: path,
                    frontMatter: frontMatter,
                    updated: frontMatter.updated ?? options.dates[file], bytes: source.bytes))
        }
        diagnostics += ForeignKey.warnings(on: pages)
        return pages
    }

    /// The pages of the reference; their bodies are made later from the runs of the site.
    ///
    /// A page by an author at the same path replaces such a page.
    func referencePages(
        in languages: [Language], beside written: [LoadedPage],
        _ memory: inout LoadMemory
    ) -> [LoadedPage] {
        let taken = Set(written.map(\.source))
        return languages.enumerated().flatMap { index, language -> [LoadedPage] in
            // If the reference is not translated into a language, the original is shown.
            guard index == 0 || language.isEnglish || language.hasWords else { return [] }
            let tag = language.tag.string
            let outline = memory.outlines.output(tag, language) {
                referenceOutline(in: $0)
            }
            return outline.enumerated().compactMap { place, page in
                let path = SitePath.source(ofPage: page.path)
                let source = "\(tag)/\(path)"
                guard !taken.contains(source) else { return nil }
                return LoadedPage(
                    file: content.displayPath(of: LoadedSite.configurationPath), source: source,
                    language: index, path: path,
                    frontMatter: FrontMatter(
                        title: page.title.string, description: page.description.string),
                    bytes: [], place: place)
            }
        }
    }

    /// The navigation of all languages, from the pages of the original.
    func layout(of configuration: SiteConfiguration, pages: [LoadedPage]) -> NavigationLayout {
        let file = "\(configuration.languages[0].tag)/\(Summary.name)"
        let source = content.files.first { $0.path == file }
        return NavigationLayout(
            configuration, of: content.displayPath(of: LoadedSite.configurationPath),
            summary: source.map {
                (
                    Summary.sections($0.bytes, title: configuration.title),
                    content.displayPath(of: file)
                )
            },
            paths: pages.filter { $0.language == 0 && ($0.hasToBeListed || $0.frontMatter.isDraft) }
                .map(\.path))
    }

    mutating func reportNavigation(
        _ layout: NavigationLayout, of configuration: SiteConfiguration, pages: [LoadedPage]
    ) {
        let file = content.displayPath(of: LoadedSite.configurationPath)
        diagnostics += faults(in: layout, pages: pages)
        diagnostics += faults(inEntriesOf: configuration, of: file, pages: pages)
    }

    private mutating func report(
        _ id: DiagnosticID, _ file: String, _ range: SourceRange, _ summary: Message
    ) {
        diagnostics.append(
            Diagnostic(.error, id, file: Text(string: file), range: range, summary))
    }
}
