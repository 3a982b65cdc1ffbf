import CommonMark
import Diagnostics
import LifecycleReference
import TraceViews

/// The finished site.
struct RenderedSite: Sendable {
    /// The files in the order of their paths.
    var files: [OutputFile]
    var diagnostics: [Diagnostic]
}

/// Stage five: makes the files of the site.
func render(_ site: CheckedSite, _ sources: SiteSources, jobs: Int) -> RenderedSite {
    let loaded = site.run.parsed.site
    var templates = Templates(
        sources.templates, languages: loaded.configuration.languages)
    if loaded.pages.contains(where: { !$0.frontMatter.aliases.isEmpty }), !templates.has(.redirect)
    {
        templates.reportMissing(
            .redirect, "the page at an alias is made with", in: sources.templates)
    }
    let addresses = SiteAddresses(loaded)
    let renderer = PageRenderer(
        site: site, templates: templates, addresses: addresses,
        styles: StyleSheet.text(of: sources.templates))
    let pages = loaded.sitePages.indices.concurrentMap(jobs: jobs) { renderer.page($0) }
    // An index is of use to a script only, which is an asset like any other.
    let isSearchable = sources.assets.files.contains { $0.path == SearchIndex.scriptPath }
    let searches = isSearchable ? SearchIndex.files(of: loaded, bodies: pages.map(\.body)) : []
    let redirects = Redirects(loaded)
    var files = sources.assets.files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    let made =
        [renderer.notFound, Sitemap.file(of: loaded), sources.assets.playgroundScript]
        .compactMap(\.self) + Feed.files(of: loaded)
    files += pages.map(\.file) + redirects.files(templates) + made + searches
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return RenderedSite(
        files: files,
        diagnostics: templates.diagnostics + pages.flatMap(\.diagnostics)
            + conflicts(in: site, redirects, made: made, assets: sources.assets)
            + SizeBudget.diagnostics(of: pages.map(\.file), assets: sources.assets)
            + SizeBudget.diagnostics(ofStyles: renderer.styles, in: sources.templates))
}

/// Makes single pages, in any order.
struct PageRenderer: Sendable {
    let site: CheckedSite
    let templates: Templates
    let addresses: SiteAddresses
    /// What stands in the pages as their style sheet.
    let styles: String

    private var loaded: LoadedSite { site.run.parsed.site }

    /// The finished page, its body alone, and what is wrong with it.
    func page(_ index: Int) -> (file: OutputFile, body: String, diagnostics: [Diagnostic]) {
        let page = loaded.sitePages[index]
        let body = body(of: index)
        let html = templates.text(
            .page,
            PageValues(site, page: index, addresses).values(body: body, styles: styles),
            language: language(of: index))
        let file = OutputFile(path: page.output, bytes: Array(html.utf8))
        let content = site.run.pages[page.content]
        let clashes = content.clashes(in: file.bytes, body: Array(body.utf8))
        // The original is told once what is true of it in every language.
        guard page.isTranslated else { return (file, body, []) }
        return (
            file, body,
            clashes + SizeBudget.diagnostics(of: file, from: content.parsed.page.file)
        )
    }

    /// The page that a server shows for one that is not there, wherever that would be.
    ///
    /// Its links begin at the root of the server, for nobody knows in which folder it is shown.
    var notFound: OutputFile? {
        guard templates.has(.notFound),
            let home = loaded.sitePages.firstIndex(where: \.isHome)
        else { return nil }
        // "https:", nothing, the host, and the folder if there is one.
        let parts = loaded.configuration.baseURL?.split(
            separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let root = parts?.dropFirst(3).first.map { "/\($0)/" } ?? "/"
        var values = PageValues(site, page: home, addresses, root: root).values(
            body: "", styles: styles)
        values["isHome"] = false
        values["hasRuns"] = false
        let html = templates.text(.notFound, values, language: language(of: home))
        return OutputFile(path: "404.html", bytes: Array(html.utf8))
    }

    private func language(of index: Int) -> String {
        loaded.configuration.languages[loaded.sitePages[index].language].tag
    }

    /// The Markdown of a page as HTML, with figures and tables in the place of blocks.
    private func body(of index: Int) -> String {
        let page = site.run.pages[loaded.sitePages[index].content]
        if let reference = page.reference {
            return body(of: reference, language: language(of: index))
        }
        let address = { (destination: String) -> String? in
            guard case .page(let address) = site.links.target(of: destination, onPage: index)
            else { return nil }
            return address
        }
        var renderer = HTMLRenderer()
        renderer.codeBlock = { code in page.figures[code.range.start.line]?.markup.string }
        let claims = ClaimLinks(site, page: index)
        renderer.link = { claims.html(for: $0, content: $1) }
        renderer.linkDestination = { address($0.destination) }
        renderer.imageSource = { address($0.source) }
        renderer.footnoteLabels = templates.words.footnoteLabels(language(of: index))
        if templates.has(.heading) {
            renderer.heading = { heading, html in
                guard heading.level > 1, !heading.id.isEmpty else { return nil }
                return templates.text(
                    .heading, ["heading": html, "text": heading.text, "id": heading.id],
                    language: language(of: index))
            }
        }
        return renderer.render(page.parsed.document)
    }

    /// A page that is made from the core, with its headings as the template has them.
    private func body(of page: ReferencePage, language: String) -> String {
        var body = page.body.markup.string
        guard templates.has(.heading) else { return body }
        for heading in page.headings {
            let html = HTML { $0.append(heading.text) }.markup.string
            body = body.replacing(
                "<h2 id=\"\(heading.id.string)\">\(html)</h2>\n",
                with: templates.text(
                    .heading,
                    [
                        "heading": "<h2 id=\"\(heading.id.string)\">\(html)</h2>",
                        "text": heading.text.string, "id": heading.id.string,
                    ],
                    language: language))
        }
        return body
    }
}
