import Diagnostics

/// The id of a heading with these words, if no earlier heading has it.
public func headingID(of text: String) -> String { HeadingIDs.slug(text) }

/// The ids of a document's headings, made as on GitHub, so that links to them work there too.
struct HeadingIDs {
    private var used: Set<String> = []

    /// Removes an id, `{#name}`, from the end of a heading's text and returns it.
    static func take(from inlines: inout [Inline]) -> String? {
        guard var last = inlines.last, case .text(let words) = last.kind, !last.isEscaped else {
            return nil
        }
        let bytes = Array(words.utf8)
        guard bytes.last == UInt8(ascii: "}"),
            let open = bytes.lastIndex(of: UInt8(ascii: "{")), open + 3 < bytes.count,
            bytes[open + 1] == .hash
        else { return nil }
        let name = bytes[open + 2..<bytes.count - 1]
        guard name.allSatisfy({ !$0.isSpace && $0 != UInt8(ascii: "\"") && $0 != .less }) else {
            return nil
        }
        var end = open
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        last.kind = .text(String(decoding: bytes[..<end], as: UTF8.self))
        last.range.end.column -= bytes.count - end
        inlines[inlines.count - 1] = last
        if end == 0 { inlines.removeLast() }
        return String(decoding: name, as: UTF8.self)
    }

    /// An id that no earlier heading has: the given one, or one made of the heading's words.
    mutating func name(_ inlines: [Inline], explicit: String?) -> String {
        let base = explicit ?? Self.slug(inlines.plainText)
        var name = base
        var number = 0
        while !used.insert(name).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }

    /// The text with lower-case letters, and hyphens for spaces; other characters are removed.
    static func slug(_ text: String) -> String {
        var slug = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
            case "A"..."Z": slug += scalar.properties.lowercaseMapping
            case " ": slug += "-"
            case "\0"..."\u{7F}": break
            default:
                let properties = scalar.properties
                if properties.isAlphabetic || properties.numericType != nil
                    || properties.generalCategory.isMark
                {
                    slug += properties.lowercaseMapping
                }
            }
        }
        return slug.isEmpty ? "section" : slug
    }
}

extension Unicode.GeneralCategory {
    /// True if it is a mark on the letter before it.
    fileprivate var isMark: Bool {
        self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
    }
}
