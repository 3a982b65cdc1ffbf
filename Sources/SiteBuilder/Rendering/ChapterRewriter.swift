/// Makes a chapter of the body of a page: its ids are unique among those of all chapters, its
/// headings are one level down, and its links lead to chapters where there is one.
///
/// It reads HTML that is known to be well formed, as `HTMLRenderer` and the views make it.
struct ChapterRewriter {
    /// What the ids of the chapter begin with.
    let id: String
    /// The path of the page that the chapter is made from.
    let output: String
    /// The path of the page that the chapter is on.
    let edition: String
    /// The ids of the chapters by the paths of their pages.
    let chapters: [String: String]

    /// Attributes whose value is an id, or several.
    private static let references: Set<String> = [
        "id", "for", "headers", "list", "aria-labelledby", "aria-describedby", "aria-controls",
        "aria-owns", "aria-details", "aria-activedescendant",
    ]
    /// Attributes whose value is an address.
    private static let addresses: Set<String> = ["href", "src"]

    /// An id as it is on the page with all chapters; no heading makes one with this sign.
    func unique(_ element: String) -> String { "\(id)~\(element)" }

    /// The chapter.
    func rewritten(_ body: String) -> String {
        var result = ""
        var rest = body.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            result += Substring(rest[..<start])
            let tag = rest[start...].prefix { $0 != UInt8(ascii: ">") }
            result += self.tag(Substring(tag))
            rest = rest[tag.endIndex...]
        }
        return result + Substring(rest)
    }

    /// A tag up to its end, with its name and its attributes as they are in a chapter.
    private func tag(_ tag: Substring) -> String {
        let isClosing = tag.hasPrefix("</")
        let name = tag.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
        let opening = isClosing ? "</" : "<"
        var result = opening + lowered(name)
        var rest = tag[name.endIndex...]
        while let quote = rest.firstRange(of: "=\"") {
            let before = rest[..<quote.lowerBound]
            let attribute = before.split(separator: " ").last ?? ""
            let value = rest[quote.upperBound...].prefix { $0 != "\"" }
            result += before + "=\"" + rewritten(value, of: String(attribute)) + "\""
            rest = rest[value.endIndex...].dropFirst()
        }
        return result + rest
    }

    /// The name of an element, that of a heading one level down.
    private func lowered(_ name: Substring) -> String {
        guard name.utf8.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) else {
            return String(name)
        }
        return "h\(min(level + 1, 6))"
    }

    private func rewritten(_ value: Substring, of attribute: String) -> String {
        if Self.references.contains(attribute) {
            return value.split(separator: " ").map { unique(String($0)) }.joined(separator: " ")
        }
        if Self.addresses.contains(attribute) { return address(value) }
        return value.contains("url(#")
            ? value.replacing("url(#", with: "url(#\(id)~").description : String(value)
    }

    /// An address as it leads from the page with all chapters.
    private func address(_ address: Substring) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        if path.contains(":") || path.hasPrefix("//") || path.hasPrefix("/") || address.isEmpty {
            return String(address)
        }
        let rest = address.dropFirst(path.count)
        let target = path.isEmpty ? output : SitePath.resolve(SitePath.decoded(path), from: output)
        guard let target else { return String(address) }
        guard let chapter = chapters[target] else {
            return SitePath.encoded(SitePath.relative(target, from: edition)) + rest
        }
        return rest.count > 1 ? "#\(chapter)~\(rest.dropFirst())" : "#\(chapter)"
    }
}
