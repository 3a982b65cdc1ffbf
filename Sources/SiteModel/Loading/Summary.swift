import CommonMark
import Diagnostics

/// The table of contents of a book, as in mdBook: headings for parts, lists of links for pages.
enum Summary {
    /// The name of the file, in the folder of the original language.
    static let name = "SUMMARY.md"

    /// Reads the table of contents.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - title: The title of the pages above the first heading.
    /// - Returns: The sections that have pages.
    static func sections(_ bytes: [UInt8], title: LocalText) -> [SiteConfiguration.Section] {
        var sections = [SiteConfiguration.Section(title: title, rows: [])]
        let document = Document(parsing: body(ofPage: bytes))
        for (place, block) in document.blocks.enumerated() {
            switch block.kind {
            // The first heading is the title of the file, not of a part.
            case .heading(let heading) where place > 0 || heading.level > 1:
                sections.append(.init(title: LocalText(heading.text), rows: []))
            default: sections[sections.count - 1].rows += rows(of: block, depth: 0)
            }
        }
        return sections.filter { $0.rows.contains { $0.page != nil } }
    }

    private static func rows(of block: Block, depth: Int) -> [SiteConfiguration.Row] {
        switch block.kind {
        case .list(let list):
            list.items.flatMap { item in
                item.blocks.flatMap { inner -> [SiteConfiguration.Row] in
                    if case .list = inner.kind { return rows(of: inner, depth: depth + 1) }
                    return rows(of: inner, depth: depth)
                }
            }
        case .paragraph(let words): row(of: words, at: block.range, depth: depth).map { [$0] } ?? []
        default: []
        }
    }

    /// The row for a link to a page or for plain text; nil if there is neither.
    private static func row(
        of words: [Inline], at range: SourceRange, depth: Int
    ) -> SiteConfiguration.Row? {
        for inline in words {
            guard case .link(let link) = inline.kind else { continue }
            let path = SitePath.decoded(link.destination.prefix { $0 != "#" && $0 != "?" })
            guard path.hasSuffix(".md"), let page = SitePath.resolve(path, from: name) else {
                return SiteConfiguration.Row(
                    kind: .heading(LocalText(link.text)), depth: depth, range: link.range)
            }
            return SiteConfiguration.Row(
                kind: .page(page), depth: depth, range: link.destinationRange ?? link.range)
        }
        let text = words.plainText
        guard !text.isEmpty else { return nil }
        return SiteConfiguration.Row(kind: .heading(LocalText(text)), depth: depth, range: range)
    }
}
