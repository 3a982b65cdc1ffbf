import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// The findings for a site of one page, each as `line:column id`.
func findings(onPage page: String, isStrict: Bool = false) -> [String] {
    diagnostics(onPage: page, isStrict: isStrict).map { diagnostic in
        let place = diagnostic.range.start
        return "\(place.line):\(place.column) \(Text(diagnostic.id.name).string)"
    }
}

/// The findings for a site of one page.
func diagnostics(onPage page: String, isStrict: Bool = false) -> [Diagnostic] {
    let content = SourceFolder(
        name: "Content",
        files: [
            SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
            SourceFile(path: "en/index.md", bytes: Array(page.utf8)),
        ])
    return verify(content, isStrict: isStrict).diagnostics
}
