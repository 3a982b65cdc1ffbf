import Diagnostics

/// The id of a heading with these words, if no earlier heading has it.
public func headingID(of text: String) -> String { HeadingIDs.slug(text) }

/// The ids of a document's headings, made as on GitHub, so that links to them work there too.
struct HeadingIDs {
    private var used: Set<String> = []

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
