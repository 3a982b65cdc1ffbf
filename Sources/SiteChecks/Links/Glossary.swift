import CommonMark
import Diagnostics
import SiteModel

/// The page that defines the terms of the site, one for each heading of the second level; links
/// name its id.
package struct Glossary: Sendable {
    /// The scheme of links to terms: `[watchdog](term:watchdog)`.
    static let scheme = "term:"

    /// The page in each language that has one, as an index of the written pages.
    private let pages: [Int: Int]
    /// The ids of the terms on those pages.
    private let terms: [Int: [String]]

    init(of site: RunSite) {
        let path = site.parsed.site.configuration.glossary?.path
        var pages: [Int: Int] = [:]
        var terms: [Int: [String]] = [:]
        for (index, page) in site.pages.enumerated() where page.parsed.page.path == path {
            pages[page.parsed.page.language] = index
            terms[index] = page.parsed.headings.filter(\.isTerm).map(\.id)
        }
        self.pages = pages
        self.terms = terms
    }

    package static func isTerm(_ destination: String) -> Bool { destination.hasPrefix(scheme) }

    /// The id of the term that a destination names.
    package static func id(_ destination: String) -> String {
        SitePath.decoded(destination.dropFirst(scheme.count))
    }

    /// Returns true if a written page is the glossary of its language.
    package func isGlossary(_ content: Int) -> Bool { terms[content] != nil }

    /// The written page with the terms for a language: its own, or that of the original.
    func page(for language: Int) -> Int? { pages[language] ?? pages[0] }

    /// The ids of the terms for a language.
    func terms(for language: Int) -> [String] { page(for: language).flatMap { terms[$0] } ?? [] }
}

extension Heading {
    /// True if a glossary defines a term under it.
    package var isTerm: Bool { level == 2 && !id.isEmpty }
}

/// The faults of links to terms.
///
/// A term without links is no fault: readers look it up too. If the page of the glossary is
/// missing, only that is reported.
func faultsOfTerms(in site: RunSite, _ glossary: Glossary) -> [Diagnostic] {
    let isThere = site.parsed.site.configuration.glossary != nil
    if isThere, glossary.page(for: 0) == nil { return [] }
    return site.pages.flatMap { page -> [Diagnostic] in
        let known = NameSet(glossary.terms(for: page.parsed.page.language))
        return page.parsed.links.compactMap { link -> Diagnostic? in
            guard Glossary.isTerm(link.destination) else { return nil }
            let id = Glossary.id(link.destination)
            guard !known.contains(id) else { return nil }
            let place = link.placeOfName(behind: Glossary.scheme)
            guard isThere else {
                return Diagnostic(
                    .error, "link.unknown-term", range: place,
                    "the site has no glossary that could define '\(id)'",
                    notes: ["name its page in site.yml: 'glossary: glossary.md'"]
                ).inFile(page.parsed.page.file)
            }
            let nearest = known.nearest(to: id)
            return Diagnostic(
                .error, "link.unknown-term", range: place,
                "the glossary has no term '\(id)'\(didYouMean(nearest))",
                replacements: replacement(of: place, by: nearest)
            ).inFile(page.parsed.page.file)
        }
    }
}

extension Link {
    /// The place of the name after the scheme of a link, such as `term:`; the place of the link if
    /// the destination is elsewhere.
    func placeOfName(behind scheme: String) -> SourceRange {
        guard var place = destinationRange, place.start.line == place.end.line,
            place.end.column - place.start.column == destination.utf8.count
        else { return range }
        place.start.column += scheme.utf8.count
        return place
    }
}
