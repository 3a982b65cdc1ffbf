import CommonMark
package import Diagnostics
import LifecycleReference
import Markup
package import SiteChecks
package import SiteModel
import TraceViews

/// The finished site.
package struct RenderedSite: Sendable {
    /// The files in the order of their paths.
    package var files: [OutputFile]
    package var diagnostics: [Diagnostic]
}

/// Stage six: makes the files of the site.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: What its pages show of their runs.
///   - sources: The folders of templates and assets.
///   - jobs: How many pages to make at the same time.
///   - memory: What is known of pages that have not changed.
///   - progress: Is told how far it is.
/// - Returns: The files, and what is wrong.
package func render(
    _ site: CheckedSite, _ drawn: [DrawnPage], _ sources: SiteSources, jobs: Int,
    _ memory: inout RenderMemory, _ progress: ProgressReport
) -> RenderedSite {
    let loaded = site.run.parsed.site
    let templates = templates(of: sources.templates, loaded, &memory)
    let addresses = SiteAddresses(loaded)
    memory.keep(frame: loaded)
    let renderer = PageRenderer(
        site: site, drawn: drawn, templates: templates, addresses: addresses,
        styles: PageStyles(sources.templates), memory: memory)
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
    let redirects = Redirects(loaded)
    var files = sources.assets.files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    let made = renderer.madeFiles(
        of: sources.assets, bodies: pages.map(\.body.html))
    files += pages.map(\.page.file) + redirects.files(templates) + made
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return RenderedSite(
        files: files,
        diagnostics: templates.diagnostics + pages.flatMap(\.page.diagnostics)
            + conflicts(in: site, redirects, made: made, assets: sources.assets))
}

/// What keeps a site from being built that no page tells by itself: files in each other's places,
/// templates, and names that pages have in common with those.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: What is known of what its pages show.
///   - templates: The folder of the templates; nil where there is none.
///   - assets: The files to copy; their bytes are of no account.
/// - Returns: What is wrong, without the pages being made.
package func faultsOfRendering(
    _ site: CheckedSite, _ drawn: [DrawnPage], _ templates: SourceFolder?, _ assets: SourceFolder
) -> [Diagnostic] {
    let loaded = site.run.parsed.site
    let redirects = Redirects(loaded)
    guard let templates else { return conflicts(in: site, redirects, made: [], assets: assets) }
    var memory = RenderMemory()
    let read = SiteRendering.templates(of: templates, loaded, &memory)
    let renderer = PageRenderer(
        site: site, drawn: drawn, templates: read, addresses: SiteAddresses(loaded),
        styles: PageStyles(templates), memory: memory)
    let made = renderer.madeFiles(
        of: assets, bodies: loaded.sitePages.map { _ in HTML() })
    let names = read.ids
    return read.diagnostics
        + loaded.sitePages.indices.flatMap { renderer.faultsOfNames(onPage: $0, among: names) }
        + conflicts(in: site, redirects, made: made, assets: assets)
}

/// The templates of the site, read only if one of them has changed.
private func templates(
    of folder: SourceFolder, _ site: LoadedSite, _ memory: inout RenderMemory
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

extension RenderMemory {
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
