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
///
/// - Parameters:
///   - site: The checked site.
///   - sources: The folders of templates and assets.
///   - jobs: How many pages to make at the same time.
///   - memory: What is known of pages that have not changed.
///   - progress: Is told how far it is.
/// - Returns: The files, and what is wrong.
func render(
    _ site: CheckedSite, _ sources: SiteSources, jobs: Int, _ memory: inout BuildMemory,
    _ progress: ProgressReport
) -> RenderedSite {
    let loaded = site.run.parsed.site
    let templates = templates(of: sources.templates, loaded, &memory)
    let addresses = SiteAddresses(loaded)
    memory.keep(frame: loaded)
    let renderer = PageRenderer(
        site: site, templates: templates, addresses: addresses,
        styles: PageStyles(sources.templates), rows: LinkedRows(site), memory: memory)
    let count = loaded.sitePages.count
    let pages = loaded.sitePages.indices.concurrentMap(jobs: jobs) { index in
        // Every job has as many pages as the first one.
        if index % jobs == 0 {
            progress(Progress(stage: .rendering, done: index, count: count))
        }
        return renderer.page(index)
    }
    for page in pages {
        memory.bodies.keep(page.body, page.output, page.bodyInput)
        memory.finished.keep(page.page, page.output, page.input)
    }
    // An index is of use to a script only, which is an asset like any other.
    let isSearchable = sources.assets.files.contains { $0.path == SearchIndex.scriptPath }
    let searches = isSearchable ? SearchIndex.files(of: loaded, texts: pages.map(\.body.text)) : []
    let redirects = Redirects(loaded)
    var files = sources.assets.files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    let made =
        [Sitemap.file(of: loaded), sources.assets.playgroundScript].compactMap(\.self)
        + renderer.notFound + Feed.files(of: loaded) + renderer.styles.files
        + renderer.printEditions(bodies: pages.map(\.body.html))
        + (sources.assets.hasPlayground
            ? templates.ruleScripts(in: loaded.configuration.languages) : [])
        + (sources.assets.hasSteps ? RunWords.files(of: loaded) : [])
    files += pages.map(\.page.file) + redirects.files(templates) + made + searches
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return RenderedSite(
        files: files,
        diagnostics: templates.diagnostics + pages.flatMap(\.page.diagnostics)
            + conflicts(in: site, redirects, made: made, assets: sources.assets)
            + SizeBudget.diagnostics(
                of: pages.map(\.page), assets: sources.assets, &memory.sizes)
            + SizeBudget.diagnostics(ofStyles: renderer.styles.all, in: sources.templates))
}

/// The templates of the site, read only if one of them has changed.
private func templates(
    of folder: SourceFolder, _ site: LoadedSite, _ memory: inout BuildMemory
) -> Templates {
    let hasAliases = site.pages.contains { !$0.frontMatter.aliases.isEmpty }
    let input = TemplateInput(
        folder: folder, languages: site.configuration.languages, hasAliases: hasAliases,
        isPrinted: site.configuration.sections.contains(where: \.isPrinted))
    if let known = memory.templates.known(0, input) {
        memory.templates.keep(known, 0, input)
        return known
    }
    memory.bodies.forget()
    memory.finished.forget()
    let templates = Templates(input)
    memory.templates.keep(templates, 0, input)
    return templates
}

extension BuildMemory {
    /// Forgets the finished pages if anything has changed that any page shows of the others.
    fileprivate mutating func keep(frame site: LoadedSite) {
        var frame = site
        for index in frame.pages.indices { frame.pages[index].bytes = [] }
        frame.blockFiles = []
        frame.diagnostics = []
        if frame != self.frame { finished.forget() }
        self.frame = frame
    }
}
