import Diagnostics
import Markup
import SiteModel

/// The ids and links of a page as those of a chapter on the page with all chapters: its ids are
/// unique there, its headings are one level down, and its links lead to chapters where there is one.
struct ChapterLinks {
    /// What the ids of the chapter begin with.
    let id: String
    /// The path of the page that the chapter is made from.
    let output: String
    /// The path of the page that the chapter is on.
    let edition: String
    /// The ids of the chapters by the paths of their pages.
    let chapters: [String: String]

    /// An id as it is on the page with all chapters; no heading makes one with this sign.
    func unique(_ element: String) -> String { "\(id)~\(element)" }

    /// The chapter that the body of the page makes.
    func chapter(of body: HTML) -> HTML {
        body.replacingValues { kind, value in
            switch kind {
            case .id: Text(string: unique(value.string))
            case .references: Text(string: references(value.string))
            case .address: Text(string: address(value.string))
            case .level: Text([min(value.bytes[0] + 1, UInt8(ascii: "6"))])
            case .classes, .language, .styles: nil
            }
        }
    }

    private func references(_ ids: String) -> String {
        ids.split(separator: " ").map { unique(String($0)) }.joined(separator: " ")
    }

    /// An address as it leads from the page with all chapters; it is escaped, which says nothing
    /// different of a path.
    private func address(_ address: String) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        if path.contains(":") || path.hasPrefix("//") || path.hasPrefix("/") || address.isEmpty {
            return address
        }
        let rest = address.dropFirst(path.count)
        let target = path.isEmpty ? output : SitePath.resolve(SitePath.decoded(path), from: output)
        guard let target else { return address }
        guard let chapter = chapters[target] else {
            return SitePath.encoded(SitePath.relative(target, from: edition)) + rest
        }
        return rest.count > 1 ? "#\(chapter)~\(rest.dropFirst())" : "#\(chapter)"
    }
}
