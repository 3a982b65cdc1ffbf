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
    /// What came of its scenarios.
    var outcomes: [Outcome]
    /// Where its links and its claims lead to.
    var addresses: [String: String]
    var claims: [LinkPlace: String]
    /// The paths of the files beside it.
    var companions: [String]
}

/// A finished page.
struct FinishedPage {
    var file: OutputFile
    /// The files beside it.
    var companions: [OutputFile]
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
    /// What it says to a search; nil if there is none.
    var text: PageText?
}

/// Makes single pages, in any order.
struct PageRenderer: Sendable {
    let site: CheckedSite
    let drawn: DrawnSite
    let templates: Templates
    let addresses: SiteAddresses
    /// Which files stand beside the pages.
    let companions: Companions
    /// What stands in the pages as their style sheets.
    let styles: PageStyles
    /// What is known of pages that have not changed.
    let memory: RenderMemory
    /// Whether the site has the script that searches; an index is of use to it alone.
    let isSearched: Bool
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

    /// The pages that stand in an edition to be printed.
    var printedPages: Set<Int> {
        guard templates.has(.print) else { return [] }
        return Set(loaded.navigations.flatMap(\.sections).filter(\.isPrinted).flatMap(\.pages))
    }

    /// A page of the site.
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
            content: content.parsed.page, reference: bodyInput.reference, body: body.withControls,
            stale: bodyInput.stale, index: index, outcomes: content.outcomes,
            addresses: bodyInput.addresses, claims: bodyInput.claims,
            companions: companions.files(of: page).map(\.path))
        let finished =
            memory.finished.known(page.output, input) ?? finished(index, shown, bodyInput, body)
        return RenderedPage(
            output: page.output, bodyInput: bodyInput, body: body, input: input, page: finished,
            text: isSearched ? PageText(body.html) : nil)
    }

    private func finished(
        _ index: Int, _ shown: DrawnPage, _ input: BodyInput, _ body: RenderedBody
    ) -> FinishedPage {
        let page = loaded.sitePages[index]
        let html = templates.html(
            .page,
            PageValues(site, drawn, shown, page: index, addresses, companions)
                .values(body: body.withControls),
            language: language(of: index))
        let file = OutputFile(path: page.output, bytes: styles.filled(into: html).markup.bytes)
        // The original is told once what is true of it in every language.
        let clashes =
            page.isTranslated
            ? site.run.pages[page.content].parsed.clashes(shown.ids, in: html) : []
        let beside = companions.files(of: page).map { companion in
            OutputFile(path: companion.path, bytes: bytes(of: companion, page, input, body))
        }
        return FinishedPage(file: file, companions: beside, diagnostics: clashes)
    }

    private func bytes(
        of companion: Companion, _ page: SitePage, _ input: BodyInput, _ body: RenderedBody
    ) -> [UInt8] {
        switch companion.kind {
        case .markdown:
            PageMarkdown(
                site.run.pages[page.content], input, output: page.output,
                in: loaded.languages[page.language], companions
            ).bytes
        case .picture(let trace): RunPicture(of: trace).png
        case .embedded(let scenario, let run):
            EmbeddedRun(
                site: site, templates: templates, styles: styles, isPlayground: isPlayground
            ).bytes(scenario: scenario, run: run, of: page, at: companion.path, body.controls)
        }
    }

    /// The generated files, beside the pages and what leads to them.
    ///
    /// - Parameters:
    ///   - assets: The files that are copied, some of which ask for others.
    ///   - bodies: The bodies of the site pages that are printed, by their indices.
    ///   - texts: What the site pages say to a search, if there is one.
    /// - Returns: The files.
    func madeFiles(
        of assets: SourceFolder, bodies: [Int: HTML], texts: [PageText]
    ) -> [OutputFile] {
        [Sitemap.file(of: loaded), assets.playgroundScript].compactMap(\.self)
            + filesForMachines(beside: assets) + notFound + Feed.files(of: loaded) + styles.files
            + printEditions(bodies: bodies)
            + (assets.hasPlayground
                ? loaded.languages.map { ruleScript($0) }
                    + loaded.languagesOfRuns.filter { !$0.isEnglish }.map { engineScript($0) }
                : [])
            + (assets.hasSteps ? RunWords.files(of: loaded) : [])
            + (isSearched ? SearchIndex.files(of: loaded, texts: texts) : [])
    }

    /// What tells machines about the site, unless it has such files of its own.
    private func filesForMachines(beside assets: SourceFolder) -> [OutputFile] {
        let files =
            SiteGuide(loaded, companions, addresses).files
            + [Robots.file(of: loaded)].compactMap(\.self)
        let own = Set(assets.files.map(\.path))
        return files.filter { !own.contains($0.path) }
    }

    /// What is wrong with a page where it has a name that others of the page may have too; hardly a
    /// page has one, so no other is made for it.
    func faultsOfNames(onPage index: Int, among names: Set<String>) -> [Diagnostic] {
        let content = loaded.sitePages[index].content
        let own = site.run.pages[content].parsed.headings.map(\.id) + drawn.pages[content].ids.all
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
        let shown = drawn.pages[loaded.sitePages[home].content]
        var values = PageValues(
            site, drawn, shown, page: home, addresses, companions, root: root
        ).values(body: HTML())
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
    /// - Parameter bodies: The bodies of the site pages that are printed, by their indices.
    /// - Returns: The files.
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
