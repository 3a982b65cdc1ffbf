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
            case .id: Text(string: uniqueInMarkup(value.string))
            case .references: Text(string: references(value.string))
            case .address: Text(string: address(value.string))
            case .level: Text([min(value.bytes[0] + 1, UInt8(ascii: "6"))])
            case .classes, .language, .styles: nil
            }
        }
    }

    private func references(_ ids: String) -> String {
        ids.split(separator: " ").map { uniqueInMarkup(String($0)) }.joined(separator: " ")
    }

    /// The same of an id that is escaped already, as it stands in the markup.
    private func uniqueInMarkup(_ element: String) -> String {
        "\(HTML(text: Text(string: id)).markup.string)~\(element)"
    }

    /// An address as it leads from the page with all chapters; it is escaped, as are paths in addresses,
    /// whatever is in the names of pages.
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
        let place = "#\(SitePath.encoded(chapter))"
        return rest.count > 1 ? "\(place)~\(rest.dropFirst())" : place
    }
}
