import Diagnostics
import Markup
import SiteModel

/// Converts the ids and links of a page for the page with all chapters.
///
/// There the ids are unique, the headings are one level lower, and links lead to chapters if
/// possible.
struct ChapterLinks {
    /// The prefix of the chapter's ids.
    let id: String
    /// The path of the chapter's own page.
    let output: String
    /// The path of the page with all chapters.
    let edition: String
    /// The ids of the chapters by the paths of their pages.
    let chapters: [String: String]
    /// The ids that pages have and their chapters lack, by the paths of the pages.
    let leftOut: [String: Set<String>]

    /// An id on the page with all chapters; no heading makes an id with this sign.
    func unique(_ element: String) -> String { "\(id)~\(element)" }

    /// The chapter made from the body of the page.
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

    /// A unique id for one that is already escaped for markup.
    private func uniqueInMarkup(_ element: String) -> String {
        "\(HTML(text: Text(string: id)).markup.string)~\(element)"
    }

    /// An address as seen from the page with all chapters.
    ///
    /// It is escaped, and so are paths in addresses.
    private func address(_ address: String) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        if path.contains(":") || path.hasPrefix("//") || path.hasPrefix("/") || address.isEmpty {
            return address
        }
        let rest = address.dropFirst(path.count)
        let target = path.isEmpty ? output : SitePath.resolve(SitePath.decoded(path), from: output)
        guard let target else { return address }
        let isLeftOut = leftOut[target]?.contains(SitePath.decoded(rest.dropFirst())) ?? false
        guard let chapter = chapters[target], !isLeftOut else {
            return SitePath.encoded(SitePath.relative(target, from: edition)) + rest
        }
        let place = "#\(SitePath.encoded(chapter))"
        return rest.count > 1 ? "\(place)~\(rest.dropFirst())" : place
    }
}
