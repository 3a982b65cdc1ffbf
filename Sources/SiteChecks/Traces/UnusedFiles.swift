import Diagnostics
import SiteModel

/// The files with text of blocks that no block names, neither on a page nor on a draft.
func faultsOfUnusedFiles(in site: ParsedSite) -> [Diagnostic] {
    var used: Set<String> = []
    for page in site.pages + site.drafts {
        let parts = page.scenarios.compactMap(\.include) + page.traces.compactMap(\.file)
        used.formUnion(parts.compactMap { SitePath.resolve($0.path, from: page.page.source) })
    }
    return site.site.blockFiles.filter { !used.contains($0.path) }.map { file in
        let use: Message =
            file.path.hasSuffix(".trace")
            ? "no block 'trace' has it as its 'file'" : "no block 'scenario' includes it"
        return Diagnostic(.error, "site.unused-file", range: .fileStart, use).inFile(file.file)
    }
}
