import Diagnostics

/// A custom property that a style sheet gives every page, such as `--ink: #1d1b22`.
struct ThemeToken {
    /// The name, with its two hyphens.
    var name: String
    /// The value, whose indices are those of the style sheet.
    var value: ArraySlice<UInt8>
    /// The schemes that it is given in.
    var schemes: [ColourScheme]
}

/// What a reader may have chosen.
enum ColourScheme: String, CaseIterable {
    case light
    case dark
}

extension ThemeToken {
    /// The custom properties of the root of a page, in their order; others are of one place only.
    static func tokens(in sheet: [UInt8]) -> [ThemeToken] {
        let css = blankingComments(of: sheet)
        var tokens: [ThemeToken] = []
        var open: [String] = []
        var start = 0
        var index = 0
        while index < css.count {
            if let length = StyleSheet.verbatimLength(of: css[index...]) {
                index += length
                continue
            }
            let piece = css[start..<index]
            switch css[index] {
            case UInt8(ascii: "{"): open.append(String(decoding: piece, as: UTF8.self))
            case UInt8(ascii: ";"), UInt8(ascii: "}"):
                let schemes = schemes(in: open)
                if !schemes.isEmpty, let token = ThemeToken(piece, schemes) { tokens.append(token) }
                if css[index] == UInt8(ascii: "}") { _ = open.popLast() }
            default:
                index += 1
                continue
            }
            index += 1
            start = index
        }
        return tokens
    }

    private init?(_ declaration: ArraySlice<UInt8>, _ schemes: [ColourScheme]) {
        guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        name = String(decoding: trimmed(declaration[..<colon]), as: UTF8.self)
        value = trimmed(declaration[(colon + 1)...])
        self.schemes = schemes
        if !name.hasPrefix("--") || value.isEmpty { return nil }
    }

    /// The schemes in which what stands inside of some rules holds for the root; none if it does
    /// not, or for readers alone who have asked for something else.
    private static func schemes(in rules: [String]) -> [ColourScheme] {
        guard !rules.isEmpty else { return [] }
        return rules.reduce(ColourScheme.allCases) { schemes, rule in
            let rule = rule.lowercased().filter { !$0.isWhitespace }
            let own =
                rule.hasPrefix("@")
                ? Self.schemes(inCondition: rule)
                : rule.split(separator: ",").flatMap { Self.schemes(inSelector: String($0)) }
            return schemes.filter(own.contains)
        }
    }

    private static func schemes(inCondition rule: String) -> [ColourScheme] {
        if rule.hasPrefix("@layer") || rule.hasPrefix("@supports") { return ColourScheme.allCases }
        return ColourScheme.allCases.filter { scheme in
            let condition = "(prefers-color-scheme:\(scheme.rawValue))"
            return rule == "@media\(condition)" || rule == "@mediascreenand\(condition)"
        }
    }

    /// `:root[data-theme="dark"]` is the root in dark, `:root:not(…)` is the root.
    private static func schemes(inSelector selector: String) -> [ColourScheme] {
        guard let root = [":root", "html"].first(where: selector.hasPrefix) else { return [] }
        let rest = selector.dropFirst(root.count)
        if rest.isEmpty || rest.hasPrefix(":not(") { return ColourScheme.allCases }
        return ColourScheme.allCases.filter { rest.contains($0.rawValue) && !rest.contains(">") }
    }

    /// The style sheet with blanks in place of its comments, so that all places stay.
    private static func blankingComments(of sheet: [UInt8]) -> [UInt8] {
        var css = sheet
        var index = 0
        while index < css.count {
            if css[index...].starts(with: "/*".utf8) {
                let end = css[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound
                for place in index..<(end ?? css.count) where css[place] != UInt8(ascii: "\n") {
                    css[place] = UInt8(ascii: " ")
                }
                index = end ?? css.count
            } else {
                index += StyleSheet.verbatimLength(of: css[index...]) ?? 1
            }
        }
        return css
    }
}

/// Bytes without the white space around them.
func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: StyleSheet.isSpace)
    guard let last = start.lastIndex(where: { !StyleSheet.isSpace($0) }) else {
        return start.prefix(0)
    }
    return start[...last]
}
