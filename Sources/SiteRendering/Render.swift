import CommonMark
package import Diagnostics
import LifecycleReference
import Markup
package import SiteChecks
package import SiteModel
import TraceViews

/// Stage six: makes the files of the site, and passes each on as soon as it is made.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: The drawn parts of its pages.
///   - sources: The folders of templates and assets.
///   - jobs: The number of pages to make in parallel.
///   - memory: The cache of rendered pages.
///   - progress: Receives the progress.
///   - write: Receives the files, in any order.
/// - Returns: The diagnostics.
/// - Throws: Any error from `write`, which stops the rendering.
package func render<Failure: Error>(
    _ site: CheckedSite, _ drawn: DrawnSite, _ sources: SiteSources, jobs: Int,
    _ memory: inout RenderMemory, _ progress: ProgressReport,
    write: (OutputFile) throws(Failure) -> Void
) throws(Failure) -> [Diagnostic] {
    let loaded = site.run.parsed.site
    let templates = templates(of: sources.templates, loaded, &memory)
    if memory.isKept { memory.keep(frame: loaded) }
    let renderer = PageRenderer(
        site, drawn, templates, styles: PageStyles(sources.templates), memory,
        assets: sources.assets)
    let printed = renderer.printedPages
    var bodies: [Int: HTML] = [:]
    var texts: [PageText] = []
    var diagnostics = templates.diagnostics
    let count = loaded.sitePages.count
    // Small batches free the memory of their pages early.
    for start in stride(from: 0, to: count, by: jobs * pagesAtOnce) {
        progress(Progress(stage: .rendering, done: start, count: count))
        let batch = start..<min(count, start + jobs * pagesAtOnce)
        for (index, page) in zip(batch, batch.concurrentMap(jobs: jobs, renderer.page)) {
            if memory.isKept {
                memory.bodies.keep(page.body, page.output, page.bodyInput)
                memory.finished.keep(page.page, page.output, page.input)
            }
            if printed.contains(index) { bodies[index] = page.body.printed }
            if let text = page.text { texts.append(text) }
            diagnostics += page.page.diagnostics
            try write(page.page.file)
            for file in page.page.companions { try write(file) }
        }
    }
    let redirects = Redirects(loaded)
    let made = renderer.madeFiles(of: sources.assets, bodies: bodies, texts: texts)
    for file in redirects.files(templates) + made { try write(file) }
    for asset in sources.assets.files {
        try write(OutputFile(path: asset.path, of: asset))
    }
    for attachment in loaded.attachments {
        try write(OutputFile(path: attachment.output, of: attachment.content))
    }
    return diagnostics + loaded.faultsOfSearches(texts)
        + duplicatePaths(
            in: site, redirects, made: made, beside: renderer.companions, assets: sources.assets)
}

/// The number of pages that one job makes before they are written.
private let pagesAtOnce = 8

/// Reports what prevents a build apart from single pages: conflicting files, faulty templates, and
/// ids that pages share with templates.
///
/// - Parameters:
///   - site: The checked site.
///   - drawn: The drawn parts of its pages, as far as they are drawn.
///   - templates: The folder of the templates; nil if there is none.
///   - assets: The files to copy; their contents are ignored.
///   - asksSearches: Whether the queries in `site.yml` are asked, which needs the text of all pages.
///   - jobs: The number of pages to read in parallel for them.
/// - Returns: The diagnostics. Most pages are not rendered for them.
package func faultsOfRendering(
    _ site: CheckedSite, _ drawn: DrawnSite, _ templates: SourceFolder?, _ assets: SourceFolder,
    asksSearches: Bool, jobs: Int
) -> [Diagnostic] {
    let loaded = site.run.parsed.site
    let redirects = Redirects(loaded)
    guard let templates else {
        return duplicatePaths(
            in: site, redirects, made: [], beside: Companions(site.run), assets: assets)
    }
    var memory = RenderMemory(isKept: false)
    let read = SiteRendering.templates(of: templates, loaded, &memory)
    let renderer = PageRenderer(
        site, drawn, read, styles: PageStyles(templates), memory, assets: assets)
    let made = renderer.madeFiles(of: assets, bodies: [:], texts: [])
    let names = read.ids
    return read.diagnostics
        + (asksSearches ? loaded.faultsOfSearches(renderer.texts(jobs: jobs)) : [])
        + loaded.sitePages.indices.flatMap { renderer.faultsOfNames(onPage: $0, among: names) }
        + duplicatePaths(
            in: site, redirects, made: made, beside: renderer.companions, assets: assets)
}

/// The templates of the site, read only if one of them has changed.
func templates(
    of folder: SourceFolder, _ site: LoadedSite, _ memory: inout RenderMemory
) -> Templates {
    let hasAliases = site.pages.contains { !$0.frontMatter.aliases.isEmpty }
    let input = TemplateInput(
        folder: folder, languages: site.configuration.languages, hasAliases: hasAliases,
        isPrinted: site.configuration.sections?.contains(where: \.isPrinted) ?? false,
        embedsRuns: site.configuration.embedsRuns)
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
    /// Forgets the finished pages if anything that all pages share has changed.
    fileprivate mutating func keep(frame site: LoadedSite) {
        var frame = site
        for index in frame.pages.indices { frame.pages[index].bytes = [] }
        frame.blockFiles = []
        frame.diagnostics = []
        if frame != self.frame { finished.forget() }
        self.frame = frame
    }
}
