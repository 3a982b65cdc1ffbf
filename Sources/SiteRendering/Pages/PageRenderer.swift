import CommonMark
import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel

/// All that a finished page depends on, beside the templates and what all pages show of each other:
/// titles, addresses and the navigation.
struct FinishedInput: Equatable {
    /// The page whose content is shown.
    var content: LoadedPage
    /// The page as it is made from the core, if it is a generated one.
    var reference: ReferencePage?
    /// The body of the page.
    var body: HTML
    /// What it says of sections whose original has changed; nil if there are none.
    var stale: StaleNotes?
    /// The place of the page among those of the site.
    var index: Int
}

/// A finished page.
struct FinishedPage {
    var file: OutputFile
    /// What is wrong with it.
    var diagnostics: [Diagnostic]
}

/// What became of a site page, and what it was made from.
struct RenderedPage {
    var output: String
    var bodyInput: BodyInput
    var body: RenderedBody
    var input: FinishedInput
    var page: FinishedPage
}

/// Makes single pages, in any order.
struct PageRenderer: Sendable {
    let site: CheckedSite
    let drawn: [DrawnPage]
    let templates: Templates
    let addresses: SiteAddresses
    /// What stands in the pages as their style sheets.
    let styles: PageStyles
    /// What is known of pages that have not changed.
    let memory: RenderMemory

    private var loaded: LoadedSite { site.run.parsed.site }

    /// A page of the site.
    func page(_ index: Int) -> RenderedPage {
        let page = loaded.sitePages[index]
        let content = site.run.pages[page.content]
        let bodyInput = BodyInput(
            site, page: index, drawn[page.content], addresses, language: language(of: index))
        let body =
            memory.bodies.known(page.output, bodyInput)
            ?? bodyInput.rendered(content.parsed.document, templates)
        let input = FinishedInput(
            content: content.parsed.page, reference: bodyInput.reference, body: body.withControls,
            stale: bodyInput.stale, index: index)
        let finished =
            memory.finished.known(page.output, input) ?? finished(index, body.withControls)
        return RenderedPage(
            output: page.output, bodyInput: bodyInput, body: body, input: input, page: finished)
    }

    private func finished(_ index: Int, _ body: HTML) -> FinishedPage {
        let page = loaded.sitePages[index]
        let html = templates.html(
            .page, PageValues(site, drawn, page: index, addresses).values(body: body),
            language: language(of: index))
        let file = OutputFile(path: page.output, bytes: styles.filled(into: html).markup.bytes)
        // The original is told once what is true of it in every language.
        let clashes =
            page.isTranslated
            ? site.run.pages[page.content].parsed.clashes(drawn[page.content].ids, in: html) : []
        return FinishedPage(file: file, diagnostics: clashes)
    }

    /// The generated files, beside the pages and what leads to them.
    ///
    /// - Parameters:
    ///   - assets: The files that are copied, some of which ask for others.
    ///   - bodies: The bodies of all site pages.
    /// - Returns: The files.
    func madeFiles(of assets: SourceFolder, bodies: [HTML]) -> [OutputFile] {
        // An index is of use to a script only, which is an asset like any other.
        let isSearchable = assets.files.contains { $0.path == SearchIndex.scriptPath }
        return [Sitemap.file(of: loaded), assets.playgroundScript].compactMap(\.self)
            + notFound + Feed.files(of: loaded) + styles.files + printEditions(bodies: bodies)
            + (assets.hasPlayground
                ? templates.ruleScripts(in: loaded.configuration.languages) : [])
            + (assets.hasSteps ? RunWords.files(of: loaded) : [])
            + (isSearchable ? SearchIndex.files(of: loaded, bodies: bodies) : [])
    }

    /// What is wrong with a page where it has a name that others of the page may have too; hardly a
    /// page has one, so no other is made for it.
    func faultsOfNames(onPage index: Int, among names: Set<String>) -> [Diagnostic] {
        let content = loaded.sitePages[index].content
        let own = site.run.pages[content].parsed.headings.map(\.id) + drawn[content].ids.all
        guard own.contains(where: { names.contains($0) || $0.hasPrefix("run-") }) else { return [] }
        return page(index).page.diagnostics
    }

    /// The pages that a server shows for one that is not there, wherever that would be: one for
    /// each language, as some servers take the one that is nearest.
    var notFound: [OutputFile] {
        guard templates.has(.notFound) else { return [] }
        return loaded.sitePages.indices.filter { loaded.sitePages[$0].isHome }.map(notFound)
    }

    /// Its links begin at the root of the server, as a server may show it in any folder.
    private func notFound(home: Int) -> OutputFile {
        // "https:", nothing, the host, and the folder if there is one.
        let parts = loaded.configuration.baseURL?.split(
            separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let root = parts?.dropFirst(3).first.map { "/\($0)/" } ?? "/"
        var values = PageValues(site, drawn, page: home, addresses, root: root).values(body: HTML())
        values["isHome"] = false
        values["hasRuns"] = false
        values["hasContents"] = false
        let own = loaded.sitePages[home].language
        let elsewhere = loaded.configuration.languages.enumerated()
            .filter { $0.offset != own }
            .map { language, configuration -> TemplateValues in
                let title = templates.words.words(configuration.tag)["notFound"] ?? "404"
                return [
                    "language": .text(configuration.tag), "title": .text(title),
                    "url": .text(root + notFoundPath(language)),
                ]
            }
        values["elsewhere"] = .list(elsewhere)
        let html = templates.html(.notFound, values, language: language(of: home))
        return OutputFile(
            path: notFoundPath(own), bytes: styles.filled(into: html).markup.bytes)
    }

    private func notFoundPath(_ language: Int) -> String {
        SitePage.prefix(language, loaded.configuration.languages) + "404.html"
    }

    /// The editions to be printed, of the languages that have one.
    ///
    /// - Parameter bodies: The bodies of all site pages.
    /// - Returns: The files.
    func printEditions(bodies: [HTML]) -> [OutputFile] {
        guard templates.has(.print) else { return [] }
        return loaded.configuration.languages.indices.compactMap { language in
            PrintEdition(site, drawn, language: language, bodies: bodies, addresses)?
                .file(loaded, templates, styles: styles)
        }
    }

    private func language(of index: Int) -> String {
        loaded.configuration.languages[loaded.sitePages[index].language].tag
    }
}
