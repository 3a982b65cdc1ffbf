import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import SiteModel

/// Links to a source of the simulator: `[the report](source:kodi-remote-684)`.
struct SourceLinks: Sendable {
    /// The scheme of links to sources.
    static let scheme = "source:"

    /// The page of sources in each language that has one, as an index of the written pages.
    private let pages: [Int: Int]

    init(of site: RunSite) {
        var pages: [Int: Int] = [:]
        for (index, page) in site.pages.enumerated()
        where SitePath.page(ofSource: page.parsed.page.path) == ReferencePath.sources {
            pages[page.parsed.page.language] = index
        }
        self.pages = pages
    }

    static func isSource(_ destination: String) -> Bool { destination.hasPrefix(scheme) }

    /// The id of the source that a destination names.
    static func id(_ destination: String) -> String {
        SitePath.decoded(destination.dropFirst(scheme.count))
    }

    /// The written page with the sources for a language: its own, or that of the original.
    func page(for language: Int) -> Int? { pages[language] ?? pages[0] }
}

/// The faults of links to sources.
func faultsOfSources(in site: RunSite, _ links: SourceLinks) -> [Diagnostic] {
    let known = sources.map { Text($0.id) }
    return site.pages.flatMap { page -> [Diagnostic] in
        page.parsed.links.compactMap { link -> Diagnostic? in
            guard SourceLinks.isSource(link.destination) else { return nil }
            let id = Text(string: SourceLinks.id(link.destination))
            let place = link.placeOfName(behind: SourceLinks.scheme)
            guard links.page(for: page.parsed.page.language) != nil else {
                return Diagnostic(
                    .error, "link.unknown-source", range: place,
                    "the site has no page of sources that could list '\(id)'",
                    notes: ["turn the reference on: 'reference: true' in site.yml"]
                ).inFile(page.parsed.page.file)
            }
            guard !known.contains(id) else { return nil }
            let nearest = nearestWord(to: id, among: known)
            return Diagnostic(
                .error, "link.unknown-source", range: place,
                "there is no source '\(id)'\(didYouMean(nearest))",
                replacements: replacement(of: place, by: nearest)
            ).inFile(page.parsed.page.file)
        }
    }
}
