/// The part of a long line around a place that a terminal shows at once.
struct ExcerptWindow {
    /// The visible part of the line.
    private(set) var line = ""
    /// The indentation of a mark below the place.
    private(set) var indent = ""
    /// The width of the mark in columns.
    private(set) var width = 0

    /// The longest line shown as a whole; the columns shown of a longer one, and how many of these
    /// are before the place.
    private static let (longest, most, lead) = (160, 96, 32)

    /// Cuts a line.
    ///
    /// - Parameters:
    ///   - before: The text before the place.
    ///   - marked: The text at the place.
    ///   - after: The text after the place.
    init(before: String, marked: String, after: String) {
        let whole = [before, marked, after].map(\.columns)
        guard whole.reduce(0, +) > Self.longest else {
            line = before + marked + after
            width = whole[1]
            indent = Self.blanks(for: before)
            return
        }
        // Less text before the place leaves more room after it.
        var start = before
        if whole[0] > Self.lead {
            start = "…" + String(before.reversed().prefix(columns: Self.lead - 1).reversed())
        }
        let middle = String(marked.prefix(columns: Self.most - start.columns))
        let rest = Self.most - start.columns - middle.columns
        let isCut = middle.count < marked.count || whole[2] > rest
        let end = middle.count < marked.count ? "" : String(after.prefix(columns: max(0, rest - 1)))
        line = start + middle + (isCut ? end + "…" : after)
        indent = Self.blanks(for: start)
        width = middle.columns
    }

    /// Blanks as wide as a text; tabs stay tabs.
    private static func blanks(for text: String) -> String {
        text.unicodeScalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) }
            .joined()
    }
}

extension String {
    /// The width of the text in columns of a terminal.
    fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + $1.width } }
}

extension Sequence<Character> {
    /// The longest start of the text that fits into some columns.
    fileprivate func prefix(columns most: Int) -> [Character] {
        var rest = most
        var characters: [Character] = []
        for character in self {
            rest -= String(character).columns
            if rest < 0 { break }
            characters.append(character)
        }
        return characters
    }
}

extension Unicode.Scalar {
    /// The width of the character in columns of a terminal.
    fileprivate var width: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default:
            switch value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
                0x20000...0x3FFFD:
                2
            default: 1
            }
        }
    }
}
