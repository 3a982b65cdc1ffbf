/// An attribute that runs nothing and does not change the page around its element.
///
/// `class` and `style` are not among them: the styles and scripts of the theme depend on classes.
enum SafeAttribute: String, Sendable {
    case id, name, title, lang, dir
    case align, width, height, alt, src, href, open, colspan, rowspan, scope, start, value

    /// The attributes that every element may have.
    static let ofAll: Set<SafeAttribute> = [.id, .title, .lang, .dir]

    /// The name in the markup.
    var markupName: StaticString {
        switch self {
        case .id: "id"
        case .name: "name"
        case .title: "title"
        case .lang: "lang"
        case .dir: "dir"
        case .align: "align"
        case .width: "width"
        case .height: "height"
        case .alt: "alt"
        case .src: "src"
        case .href: "href"
        case .open: "open"
        case .colspan: "colspan"
        case .rowspan: "rowspan"
        case .scope: "scope"
        case .start: "start"
        case .value: "value"
        }
    }

    /// The value to write; nil if it is not valid for the attribute.
    func safe(_ value: String) -> String? {
        let bytes = Array(value.utf8)
        let word = String(decoding: bytes.map(\.lowercased), as: UTF8.self)
        switch self {
        case .title, .alt: return value
        case .open: return ""
        case .href, .src: return trimmed(bytes)
        case .id, .name: return bytes.isName ? value : nil
        case .lang: return bytes.isLanguage ? value : nil
        case .dir: return ["ltr", "rtl", "auto"].contains(word) ? word : nil
        case .scope: return ["row", "col", "rowgroup", "colgroup"].contains(word) ? word : nil
        case .align:
            let places = ["left", "right", "center", "justify", "top", "middle", "bottom"]
            return places.contains(word) ? word : nil
        case .width, .height: return length(word)
        case .colspan, .rowspan: return number(bytes, digits: 3)
        case .start, .value:
            return number(bytes.first == .hyphen ? Array(bytes.dropFirst()) : bytes, digits: 6)
                .map { _ in value }
        }
    }

    private func length(_ word: String) -> String? {
        if word.hasSuffix("px") { return number(Array(word.utf8.dropLast(2)), digits: 5) }
        if word.hasSuffix("%") {
            return number(Array(word.utf8.dropLast()), digits: 3).map { $0 + "%" }
        }
        return number(Array(word.utf8), digits: 5)
    }

    private func number(_ bytes: [UInt8], digits: Int) -> String? {
        guard (1...digits).contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func trimmed(_ bytes: [UInt8]) -> String {
        let start = bytes.firstIndex { !$0.isSpace } ?? bytes.endIndex
        let end = bytes.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

extension [UInt8] {
    /// True if it can be an id.
    fileprivate var isName: Bool {
        !isEmpty && allSatisfy { $0 > .space && $0 != 0x7F && $0 != .less && $0 != 0x22 }
    }

    /// True if it can be a language tag.
    fileprivate var isLanguage: Bool {
        (2...35).contains(count) && allSatisfy { $0.isLetter || $0.isDigit || $0 == .hyphen }
    }
}
