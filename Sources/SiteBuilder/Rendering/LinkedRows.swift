import CommonMark
import Diagnostics
import TraceViews

/// The names of the rows of runs that something leads to: a claim, a link, or another figure.
///
/// A site has thousands of rows, and hardly one in ten of them needs its name.
struct LinkedRows: Sendable {
    private var names: Set<String> = []

    /// Collects what the claims and links of a whole site name.
    init(_ site: CheckedSite) {
        for claim in site.claims.joined() {
            if let row = claim.row { names.insert("\(claim.figureID(in: site.run))-\(row)") }
        }
        for link in site.run.pages.lazy.flatMap(\.parsed.links) {
            guard let sign = link.destination.lastIndex(of: "#") else { continue }
            names.insert(SitePath.decoded(link.destination[sign...].dropFirst()))
        }
    }

    /// Those among the names in the figures of a page, with the names that these figures link to.
    func names(in figures: PageFigures) -> Set<String> {
        var linked = names
        for html in figures.blocks.values { linked.formUnion(html.values(behind: " href=\"#")) }
        return linked.intersection(figures.anchors.values.joined())
    }
}

extension HTML {
    /// The markup without the names of those rows of runs that nothing leads to.
    func markup(withRows linked: Set<String>) -> String {
        let start = Array("<tr id=\"".utf8)
        let run = Array("run-".utf8)
        let bytes = markup.bytes
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let sign = rest.firstIndex(of: start[0]) {
            kept += rest[..<sign]
            rest = rest[sign...]
            guard rest.starts(with: start) else {
                kept.append(rest.removeFirst())
                continue
            }
            let name = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
            let isLinked = linked.contains(String(decoding: name, as: UTF8.self))
            if isLinked || !name.starts(with: run) {
                kept += rest[..<name.endIndex] + [UInt8(ascii: "\"")]
            } else {
                kept += "<tr".utf8
            }
            rest = rest[name.endIndex...].dropFirst()
        }
        return String(decoding: kept + rest, as: UTF8.self)
    }

    /// What stands between some markup and the next quotation mark, at every place.
    fileprivate func values(behind start: String) -> [String] {
        let start = Array(start.utf8)
        var values: [String] = []
        var rest = markup.bytes[...]
        while let sign = rest.firstIndex(of: start[0]) {
            rest = rest[sign...]
            guard rest.starts(with: start) else {
                rest = rest.dropFirst()
                continue
            }
            let value = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
            values.append(String(decoding: value, as: UTF8.self))
            rest = rest[value.endIndex...]
        }
        return values
    }
}
