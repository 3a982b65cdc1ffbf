import CommonMark
import Diagnostics
import SiteChecks
import SiteModel

// A report on a few pages of many needs little of the others: whether they exist, the ids of their
// headings, and the blocks that belong to those of the few pages. So another page is read only if
// an address leads to it or if it names a wanted scenario, which is found by searching its bytes.
// In an info string a name is written as it is. A name in a `trace:` address may have escapes, and
// is then not found.

/// The pages that a report on a part of a site depends on.
struct PartialReading {
    /// The indices of the pages to read.
    private(set) var pages: Set<Int>

    private let site: LoadedSite
    /// The pages of the report.
    private let chosen: Set<Int>
    /// The pages of every language by their paths below its folder.
    private let pagesByPath: [String: [Int]]
    /// The pages whose blocks and links have been followed.
    private var followed: Set<Int> = []
    /// The words that have been looked for.
    private var known: Set<String> = []
    /// The words to look for.
    private var wanted: Set<String> = []

    /// Starts with the chosen pages and those with some words; nil if something chosen is no page.
    init?(_ selection: Selection, with words: Set<String>, of site: LoadedSite) {
        self.site = site
        wanted = words
        let files = selection.pages.union(selection.blocks.map(\.page))
        chosen = Set(
            site.pages.indices.filter { index in
                let page = site.pages[index]
                return !page.isGenerated
                    && (selection.contains(file: page.file) || files.contains(page.file))
            })
        guard files.isSubset(of: chosen.map { site.pages[$0].file }) else { return nil }
        pages = chosen
        pagesByPath = Dictionary(grouping: site.pages.indices) { site.pages[$0].path }
        if let part = selection.part {
            let own = site.blockFiles.filter { part.contains($0.file) }
            wanted.formUnion(own.map(\.path.nameOfFile))
        }
    }

    /// Follows the names on the pages that have been read.
    ///
    /// - Parameter parsed: The site with those pages.
    /// - Returns: Whether there are more pages to read; nil if the whole site is needed.
    mutating func follow(_ parsed: ParsedSite) -> Bool? {
        let before = pages.count
        for index in pages.subtracting(followed) {
            followed.insert(index)
            let page = parsed.pages[index]
            wanted.formUnion(page.scenarios.compactMap(\.nameOfBasis))
            wanted.formUnion(page.scenarios.compactMap { $0.include?.path.nameOfFile })
            wanted.formUnion(page.trials.compactMap { $0.original?.text })
            for trace in page.traces {
                // One file may be the trace of several scenarios, which are reported together.
                guard let file = trace.file else { continue }
                wanted.insert(file.path.nameOfFile)
                wanted.formUnion(trace.scenario.map { [$0.text] } ?? [])
            }
            guard chosen.contains(index) else { continue }
            // The coverage table on the page needs all runs.
            if page.tables.contains(where: { $0.table == .coverage }) { return nil }
            wanted.formUnion(page.names)
            wanted.formUnion(page.verdictTables.flatMap { $0.names ?? [] }.map(\.text))
            if !page.scenarios.allSatisfy(\.subjects.isEmpty) { wanted.insert("example-of") }
            if page.page.language > 0 { pages.formUnion(written(page.page.path)) }
            for link in page.links where !follow(link, on: page.page) { return nil }
        }
        lookForWords()
        return pages.count > before
    }

    /// Adds the pages with the wanted words.
    private mutating func lookForWords() {
        let words = wanted.subtracting(known)
        if words.isEmpty { return }
        let patterns = WordPatterns(words)
        for (index, page) in site.pages.enumerated()
        where !pages.contains(index) && patterns.isAny(in: page.bytes) {
            pages.insert(index)
        }
        known.formUnion(wanted)
        wanted = []
    }

    /// Adds the pages that a link leads to; false for a page made from the core and the runs of the
    /// site.
    private mutating func follow(_ link: Link, on page: LoadedPage) -> Bool {
        if Glossary.isTerm(link.destination) {
            pages.formUnion(written(site.configuration.glossary?.path ?? ""))
            return true
        }
        guard let hash = link.destination.firstIndex(of: "#"), hash > link.destination.startIndex
        else { return true }
        let file = SitePath.decoded(link.destination[..<hash].prefix { $0 != "?" })
        // A page in another language has the same path, and may be shown instead.
        guard let source = SitePath.resolve(file, from: page.source),
            let slash = source.firstIndex(of: "/")
        else { return true }
        let path = String(source[slash...].dropFirst())
        pages.formUnion(written(path))
        return !(pagesByPath[path] ?? []).contains { site.pages[$0].isGenerated }
    }

    /// The pages that authors wrote at a path, in every language.
    private func written(_ path: String) -> [Int] {
        (pagesByPath[path] ?? []).filter { !site.pages[$0].isGenerated }
    }
}

extension ParsedPage {
    /// The ids of the scenarios that the page has or refers to.
    fileprivate var names: [String] {
        scenarios.compactMap { $0.id?.text } + traces.compactMap { $0.scenario?.text }
            + recorded.compactMap { $0.scenario?.text }
            + claims.compactMap { claim -> String? in
                guard let address = try? ClaimAddress(claim.link), address.rule == nil else {
                    return nil
                }
                return address.id.text
            }
    }
}

extension ScenarioBlock {
    /// The id of the scenario on another page that this one needs, if any.
    fileprivate var nameOfBasis: String? {
        if case .end(let name, _)? = start { return name.text }
        return original?.text
    }
}

extension String {
    /// The last part of a path.
    fileprivate var nameOfFile: String {
        String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
    }
}
