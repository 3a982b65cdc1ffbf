import CommonMark
import Diagnostics
import SiteChecks
import SiteModel

// Finding the ids in a figure requires making it, which costs more than everything else in
// verifying a page. All ids of a figure begin with `run-` and the id of its scenario, so most pages
// can be checked without figures.

extension ParsedSite {
    /// The indices of the pages whose figures are needed to check links and duplicate ids.
    var pagesWithNamesInQuestion: Set<Int> {
        var asked = Set(pages.indices.filter { pages[$0].hasNamesInQuestion })
        var namesakes: [Substring: [Int]] = [:]
        for (index, page) in site.pages.enumerated() {
            namesakes[page.path.afterLastSlash, default: []].append(index)
        }
        var headings: [Int: Set<String>] = [:]
        for (index, page) in pages.enumerated() {
            for link in page.document.links {
                guard let hash = link.destination.firstIndex(of: "#") else { continue }
                let file = SitePath.decoded(
                    link.destination[..<hash].prefix { $0 != "?" }
                ).afterLastSlash
                let name = SitePath.decoded(link.destination[hash...].dropFirst())
                // A page in another language has the same file name, and may be shown instead.
                let own = site.pages[index].path.afterLastSlash
                for other in namesakes[file.isEmpty ? own : file] ?? [] {
                    let known = headings[other] ?? Set(pages[other].headings.map(\.id))
                    headings[other] = known
                    if !name.isEmpty, !known.contains(name) { asked.insert(other) }
                }
            }
        }
        return asked
    }
}

extension ParsedSite {
    /// The pages with claims and the pages with the quoted runs.
    ///
    /// The rows that they show determine the targets of the claims.
    var pagesWithClaims: Set<Int> {
        var quoted: Set<String> = []
        var asked: Set<Int> = []
        for (index, page) in pages.enumerated() {
            for link in page.links where StatedClaim.isClaim(link.destination) {
                asked.insert(index)
                if let address = try? ClaimAddress(link) { quoted.insert(address.id.text) }
            }
        }
        guard !quoted.isEmpty else { return asked }
        for (index, page) in pages.enumerated() where !asked.contains(index) {
            let isQuoted = page.scenarios.contains { block in
                (block.id ?? block.original).map { quoted.contains($0.text) } ?? false
            }
            if isQuoted { asked.insert(index) }
        }
        return asked
    }
}

extension ParsedPage {
    /// Whether two ids on the page may be equal, as far as can be told without figures.
    fileprivate var hasNamesInQuestion: Bool {
        if !tables.isEmpty || !trials.isEmpty
            || headings.contains(where: { $0.id.hasPrefix("run-") })
        {
            return true
        }
        var taken: Set<String> = []
        return scenarios.enumerated().contains { index, block in
            let name = (block.id ?? block.original)?.anchor.string ?? "\(index + 1)"
            return !taken.insert(name).inserted
        }
    }
}

extension String {
    /// The last part of a path.
    fileprivate var afterLastSlash: Substring {
        self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
    }
}
