import Diagnostics
import SiteChecks
import SiteModel

/// Reports each file that cannot be in the same folder as an earlier one.
///
/// Their names are equal if case is ignored, or one has the name of a folder that contains another.
func duplicatePaths(
    in site: CheckedSite, _ redirects: Redirects, made: [OutputFile],
    beside companions: Companions, assets: SourceFolder
) -> [Diagnostic] {
    let loaded = site.run.parsed.site
    var places: [String: String] = [:]
    var folders: [String: String] = [:]
    // An ampersand is common in the names of pictures, and is escaped wherever one is shown.
    var diagnostics = assets.sortedFiles.compactMap { file in
        SitePath.refusedCharacter(in: file.path, allowing: "&").map { name in
            Diagnostic(
                .error, "site.file-name", range: .fileStart,
                "there is \(name) in the name, which addresses and shells read as syntax"
            ).inFile(assets.displayPath(of: file.path))
        }
    }
    let pages = loaded.sitePages.map { ($0.output, loaded.pages[$0.content].file) }
    let copies =
        assets.sortedFiles.map { ($0.path, assets.displayPath(of: $0.path)) }
        + loaded.attachments.map { ($0.output, $0.file) }
    let beside = loaded.sitePages.flatMap { page in
        companions.files(of: page).map { ($0.path, loaded.pages[page.content].file) }
    }
    let written = (pages + beside + copies).map { ($0, $1, SourceRange.fileStart) }
    let aliases = redirects.redirects.map { ($0.output, $0.file, $0.alias.range) }
    for (output, file, range) in made.map({ ($0.path, $0.path, .fileStart) }) + written + aliases {
        let key = output.lowercased()
        let parents = key.indices.filter { key[$0] == "/" }.map { String(key[..<$0]) }
        var fault: Message?
        if let other = places[key] {
            fault =
                made.contains { $0.path == other }
                ? "the build creates '\(other)' itself"
                : "'\(output)' on the site is already made from '\(other)'"
        } else if let other = folders[key] ?? parents.lazy.compactMap({ places[$0] }).first {
            fault =
                "'\(output)' would be a file, but '\(other)' needs a folder of that name"
        }
        if let fault {
            diagnostics.append(
                Diagnostic(.error, "site.output-conflict", range: range, fault).inFile(file))
            continue
        }
        places[key] = file
        for parent in parents { folders[parent] = folders[parent] ?? file }
    }
    return diagnostics
}
