import Diagnostics
import SiteModel

/// The faults of scenario and trace files that no block names, on a page or a draft.
func faultsOfUnusedFiles(in site: ParsedSite) -> [Diagnostic] {
    var used: Set<String> = []
    for page in site.pages + site.drafts {
        let parts = page.scenarios.compactMap(\.include) + page.traces.compactMap(\.file)
        used.formUnion(parts.compactMap { SitePath.resolve($0.path, from: page.page.source) })
    }
    return site.site.blockFiles.filter { !used.contains($0.path) }.map { file in
        let use: Message =
            file.path.hasSuffix(".trace")
            ? "no 'trace' block names it as its 'file'" : "no 'scenario' block includes it"
        return Diagnostic(.error, "site.unused-file", range: .fileStart, use).inFile(file.file)
    }
}
