import CommonMark
import Diagnostics
import SiteModel

/// The Markdown of a page that begins with a heading below the first level, with all headings raised so
/// that this one is its title.
///
/// - Parameter page: The Markdown, without front matter.
/// - Returns: The Markdown; nil if the page begins with anything else, if another heading
///   has the same level, or if a heading cannot be raised.
func raisedHeadings(in page: [UInt8]) -> [UInt8]? {
    let headings = Document(parsing: page).headings
    let hash = UInt8(ascii: "#")
    var lines = SourceText(page).lines.map(Array.init)
    let start = lines.firstIndex { !$0.allSatisfy { isBlank($0) || $0 == 0x0A || $0 == 0x0D } }
    guard let first = headings.first, let start, first.range.start.line == start + 1,
        first.level > 1, headings.dropFirst().allSatisfy({ $0.level > first.level })
    else { return nil }
    for heading in headings {
        let line = heading.range.start.line - 1
        guard lines[line].first == hash else { return nil }
        lines[line].removeFirst(first.level - 1)
    }
    return Array(lines.joined())
}
