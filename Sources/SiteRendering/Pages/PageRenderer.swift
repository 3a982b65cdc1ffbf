import CommonMark
import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel

/// Everything that a finished page depends on, apart from the templates and from what all pages
/// share: titles, addresses and the navigation.
struct FinishedInput: Equatable {
    /// The page with the content.
    var content: LoadedPage
    /// The page made from the core, if it is a generated page.
    var reference: ReferencePage?
    var body: HTML
    /// The notes on sections whose original has changed; nil if there are none.
    var stale: StaleNotes?
    /// The index of the site page.
    var index: Int
    /// The outcomes of its scenarios.
    var outcomes: [ScenarioOutcome]
    /// The targets of its links and claims.
    var addresses: [String: String]
    var claims: [LinkPlace: String]
    var companions: [String]
}

struct FinishedPage {
    var file: OutputFile
    var companions: [OutputFile]
    /// The diagnostics of the page.
    var diagnostics: [Diagnostic]
}

/// The result of rendering a site page, with its input.
struct RenderedPage {
    var output: String
    var bodyInput: BodyInput
    var body: RenderedBody
    var input: FinishedInput
    var page: FinishedPage
    /// The text for the search index; nil if there is none.
    var text: PageText?
}

/// Renders single pages, in any order.
struct PageRenderer: Sendable {
    let site: CheckedSite
    let drawn: DrawnSite
    let templates: Templates
    let addresses: SiteAddresses
    let companions: Companions
    /// The style sheets of the pages.
    let styles: PageStyles
    /// The cache of rendered pages.
    let memory: RenderMemory
    /// Whether the site has the search script, which alone needs an index.
    private let isSearched: Bool
    /// Whether readers may run the scenarios themselves.
    private let isPlayground: Bool

    init(
        _ site: CheckedSite, _ drawn: DrawnSite, _ templates: Templates, styles: PageStyles,
        _ memory: RenderMemory, assets: SourceFolder
    ) {
        self.site = site
        self.drawn = drawn
        self.templates = templates
        self.styles = styles
        self.memory = memory
        addresses = SiteAddresses(site.run.parsed.site)
        companions = Companions(site.run)
        isPlayground = assets.hasPlayground
        isSearched = assets.files.contains { $0.path == SearchIndex.scriptPath }
    }

    private var loaded: LoadedSite { site.run.parsed.site }

    /// The pages in a print edition.
    var printedPages: Set<Int> {
        guard templates.has(.print) else { return [] }
        return Set(loaded.navigations.flatMap(\.sections).filter(\.isPrinted).flatMap(\.pages))
    }

    /// Renders a page of the site.
    func page(_ index: Int) -> RenderedPage {
        let page = loaded.sitePages[index]
        let content = site.run.pages[page.content]
        let shown = drawn.page(page.content)
        let bodyInput = BodyInput(
            site, page: index, shown, addresses, language: language(of: index))
        let body =
            memory.bodies.known(page.output, bodyInput)
            ?? bodyInput.rendered(content.parsed.document, templates)
        let input = FinishedInput(
            content: content.parsed.page, reference: bodyInput.reference, body: body.html,
            stale: bodyInput.stale, index: index, outcomes: content.outcomes,
            addresses: bodyInput.addresses, claims: bodyInput.claims,
            companions: companions.files(of: page).map(\.path))
        let finished =
            memory.finished.known(page.output, input) ?? finished(index, shown, bodyInput, body)
        return RenderedPage(
            output: page.output, bodyInput: bodyInput, body: body, input: input, page: finished,
            text: isSearched || !loaded.configuration.searches.isEmpty
                ? PageText(body.text) : nil)
    }

    /// The text of a page of the site, for searches.
    func text(of index: Int) -> PageText {
        let page = loaded.sitePages[index]
        let content = site.run.pages[page.content]
        let input = BodyInput(
            site, page: index, drawn.page(page.content), addresses, language: language(of: index))
        return PageText(input.rendered(content.parsed.document, templates).text)
    }

    private func finished(
        _ index: Int, _ shown: DrawnPage, _ input: BodyInput, _ body: RenderedBody
    ) -> FinishedPage {
        let page = loaded.sitePages[index]
        let html = templates.html(
            .page,
            PageValues(site, drawn, shown, page: index, addresses, companions)
                .values(body: body.html, title: body.title),
            language: language(of: index))
        let file = OutputFile(path: page.output, bytes: styles.filled(into: html).markup.bytes)
        // Untranslated copies are skipped, so that a fault of the original is reported once.
        let duplicates =
            page.isTranslated
            ? site.run.pages[page.content].parsed.duplicateIDs(shown.ids, in: html) : []
        let beside = companions.files(of: page).map { companion in
            OutputFile(path: companion.path, bytes: bytes(of: companion, page, input, body))
        }
        return FinishedPage(file: file, companions: beside, diagnostics: duplicates)
    }

    private func bytes(
        of companion: Companion, _ page: SitePage, _ input: BodyInput, _ body: RenderedBody
    ) -> [UInt8] {
        switch companion.kind {
        case .markdown:
            PageMarkdown(
                site.run.pages[page.content], site.run.exercises(ofPage: page.content), input,
                output: page.output,
                in: loaded.languages[page.language], companions
            ).bytes
        case .picture(let trace): RunPicture(of: trace).png
        case .embedded(let scenario, let run):
            EmbeddedRun(
                site: site, templates: templates, styles: styles, isPlayground: isPlayground
            ).bytes(scenario: scenario, run: run, of: page, at: companion.path, body.controls)
        }
    }

    /// The generated files other than pages, their companions and redirects; some depend on the
    /// assets.
    func madeFiles(
        of assets: SourceFolder, bodies: [Int: HTML], texts: [PageText]
    ) -> [OutputFile] {
        [Sitemap.file(of: loaded), assets.playgroundScript].compactMap(\.self)
            + filesForMachines(beside: assets) + notFound + Feed.files(of: loaded) + styles.files
            + printEditions(bodies: bodies)
            + (assets.hasPlayground
                ? loaded.languages.enumerated().map {
                    ruleScript($1, sources: loaded.sourcesPath(ofLanguage: $0))
                }
                    + loaded.languagesOfRuns.filter { !$0.isEnglish }.map { engineScript($0) }
                : [])
            + (assets.hasSteps ? RunWords.files(of: loaded) : [])
            + (isSearched ? SearchIndex.files(of: loaded, texts: texts) : [])
    }

    /// The files about the site for crawlers and language models, unless the assets have them
    /// already.
    private func filesForMachines(beside assets: SourceFolder) -> [OutputFile] {
        let files =
            SiteGuide(loaded, companions, addresses).files
            + [Robots.file(of: loaded)].compactMap(\.self)
        let own = Set(assets.files.map(\.path))
        return files.filter { !own.contains($0.path) }
    }

    /// Reports the duplicate ids of a page that may share ids with the templates or runs.
    ///
    /// Few pages have such ids, and other pages are not rendered for this check.
    func faultsOfNames(onPage index: Int, among names: Set<String>) -> [Diagnostic] {
        let content = loaded.sitePages[index].content
        let parsed = site.run.pages[content].parsed
        let ids = drawn.pages[content].ids
        let own =
            parsed.headings.map(\.id) + ids.all + [parsed.titleID(beside: ids)].compactMap(\.self)
        guard own.contains(where: { names.contains($0) || $0.hasPrefix("run-") }) else { return [] }
        return page(index).page.diagnostics
    }

    /// The pages that a server shows for missing pages.
    ///
    /// There is one for each language, as some servers use the one in the nearest folder.
    var notFound: [OutputFile] {
        guard templates.has(.notFound) else { return [] }
        return loaded.sitePages.indices.filter { loaded.sitePages[$0].isHome }.map(notFound)
    }

    /// Renders such a page, with links from the root of the server, as it may be shown in any
    /// folder.
    private func notFound(home: Int) -> OutputFile {
        // The parts are "https:", an empty one, the host, and the folder if there is one.
        let parts = loaded.configuration.baseURL?.split(
            separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let root = parts?.dropFirst(3).first.map { "/\($0)/" } ?? "/"
        let shown = drawn.pages[loaded.sitePages[home].content]
        var values = PageValues(
            site, drawn, shown, page: home, addresses, companions, root: root
        ).values(body: HTML(), title: nil)
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

    /// The print editions, for the languages that have one, from the bodies of the pages.
    func printEditions(bodies: [Int: HTML]) -> [OutputFile] {
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
