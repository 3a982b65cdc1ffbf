/// The part of a line around a place, as much as a terminal shows at once: a paragraph may be one line.
struct ExcerptWindow {
    /// What is shown of the line.
    private(set) var line = ""
    /// What puts a mark below the place.
    private(set) var indent = ""
    /// How many columns the mark takes.
    private(set) var width = 0

    /// The longest line that is shown as a whole; how many columns are shown of a longer one, and how
    /// many of them before the place.
    private static let (longest, most, lead) = (160, 96, 32)

    /// Cuts a line.
    ///
    /// - Parameters:
    ///   - before: What stands before the place.
    ///   - marked: What stands at it.
    ///   - after: What stands behind it.
    init(before: String, marked: String, after: String) {
        let whole = [before, marked, after].map(\.columns)
        guard whole.reduce(0, +) > Self.longest else {
            line = before + marked + after
            width = whole[1]
            indent = Self.blanks(for: before)
            return
        }
        // What is short in front leaves room behind.
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

    /// Blanks that take as much room as a text; a tab takes what a tab takes.
    private static func blanks(for text: String) -> String {
        text.unicodeScalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) }
            .joined()
    }
}

extension String {
    /// How many columns of a terminal the text takes.
    fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + $1.width } }
}

extension Sequence<Character> {
    /// As many characters from the start as fit into so many columns.
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
    /// How many columns of a terminal the character takes.
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
