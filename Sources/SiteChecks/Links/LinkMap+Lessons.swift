import Diagnostics
import SiteModel

extension LinkMap {
    /// The faults of the pages that front matter says to read before.
    func faultsOfLessons(in site: RunSite) -> [Diagnostic] {
        site.pages.enumerated().flatMap { index, page in
            let own = ownPages[index]
            return page.parsed.page.frontMatter.lesson.before.compactMap { before -> Diagnostic? in
                guard let range = before.range else { return nil }
                var fault = Fault(
                    id: "link.unknown-page", summary: "'before' names pages by their Markdown files"
                )
                if let other = self.page(at: before.path, from: own) {
                    guard other == own else { return nil }
                    fault.summary = "the page comes before itself"
                } else if case .nothing(let found) = target(of: before.path, onPage: own) {
                    fault = found
                }
                return Diagnostic(
                    .error, fault.id, range: range, fault.summary,
                    replacements: replacement(of: range, by: fault.fix.map { Text(string: $0) })
                ).inFile(page.parsed.page.file)
            }
        }
    }
}
