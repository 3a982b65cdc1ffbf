import CommonMark
import Diagnostics
import TraceViews

/// The finished site.
struct RenderedSite: Sendable {
    /// The files in the order of their paths.
    var files: [OutputFile]
    var diagnostics: [Diagnostic]
}

/// Stage five: makes the files of the site.
func render(
    _ site: CheckedSite, templates folder: SourceFolder, assets: SourceFolder
) -> RenderedSite {
    let templates = Templates(folder)
    let loaded = site.run.parsed.site.pages
    var files = assets.files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    for (index, page) in loaded.enumerated() {
        let values = PageValues(site, page: index).values(body: body(of: site, page: index))
        let html = templates.page(with: values)
        files.append(OutputFile(path: page.output, bytes: Array(html.utf8)))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return RenderedSite(
        files: files, diagnostics: templates.diagnostics + conflicts(of: loaded, with: assets))
}

/// The body of a page: its Markdown as HTML, with figures and tables in the place of blocks.
private func body(of site: CheckedSite, page index: Int) -> String {
    let page = site.run.pages[index]
    var renderer = HTMLRenderer()
    renderer.codeBlock = { code in page.figures[code.range.start.line]?.markup.string }
    let claims = ClaimLinks(site, page: index)
    renderer.link = { claims.html(for: $0, content: $1) }
    renderer.linkDestination = { link in
        guard case .page(let address) = site.links.target(of: link.destination, onPage: index)
        else { return nil }
        return address
    }
    return renderer.render(page.parsed.document)
}

/// Files that cannot be in one folder: of one name, also where capitals do not count, or one with
/// the name of a folder that another one is in.
private func conflicts(of pages: [LoadedPage], with assets: SourceFolder) -> [Diagnostic] {
    var places: [String: String] = [:]
    var folders: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    let files =
        pages.map { ($0.output, $0.file) }
        + assets.sortedFiles.map { ($0.path, assets.displayPath(of: $0.path)) }
    for (output, file) in files {
        let key = output.lowercased()
        let parents = key.indices.filter { key[$0] == "/" }.map { String(key[..<$0]) }
        var fault: Text?
        if let other = places[key] {
            fault = "'\(output)' on the site is made from '\(other)' already"
        } else if let other = folders[key] ?? parents.lazy.compactMap({ places[$0] }).first {
            fault =
                "'\(output)' and what is made from '\(other)' would be a file and a folder in one"
        }
        if let fault {
            diagnostics.append(
                Diagnostic(.error, "site.output-conflict", range: .fileStart, fault).inFile(file))
            continue
        }
        places[key] = file
        for parent in parents { folders[parent] = folders[parent] ?? file }
    }
    return diagnostics
}
