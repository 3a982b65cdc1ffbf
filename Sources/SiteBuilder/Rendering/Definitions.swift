import CommonMark
import Diagnostics

/// The terms of a glossary as readers see them: marked as what is defined, and behind each the
/// places of the site that use it.
struct Definitions {
    /// What stands above a heading, as it belongs to the term before it, by the heading's line.
    private var above: [Int: String] = [:]
    /// What stands behind the last block.
    private(set) var ending = ""

    init(
        in headings: [Heading], uses: [String: [TermUse]], _ templates: Templates,
        language: String
    ) {
        guard templates.has(.uses) else { return }
        var open: Heading?
        for heading in headings where heading.level <= 2 {
            if let open {
                above[heading.range.start.line] = Self.list(
                    of: uses[open.id] ?? [], templates, language)
            }
            open = heading.isTerm ? heading : nil
        }
        if let open { ending = Self.list(of: uses[open.id] ?? [], templates, language) }
    }

    /// What stands above a heading.
    func above(_ heading: Heading) -> String { above[heading.range.start.line] ?? "" }

    /// The HTML of a heading, with its words marked as a term where it is one.
    func marked(_ heading: Heading, _ html: String) -> String {
        let closing = "</h2>"
        guard heading.isTerm, html.hasSuffix(closing), let start = html.firstIndex(of: ">") else {
            return html
        }
        let words = html[html.index(after: start)...].dropLast(closing.count)
        return "\(html[...start])<dfn>\(words)</dfn>\(closing)"
    }

    private static func list(
        of uses: [TermUse], _ templates: Templates, _ language: String
    ) -> String {
        guard !uses.isEmpty else { return "" }
        return templates.text(
            .uses,
            [
                "uses": uses.map { use -> [String: Any] in
                    let place = ["page": use.page, "url": use.address]
                    return use.section.map { place.merging(["section": $0]) { $1 } } ?? place
                }
            ], language: language)
    }
}
