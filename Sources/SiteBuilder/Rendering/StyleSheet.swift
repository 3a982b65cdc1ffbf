/// Style sheets as they are written, and as pages have them.
enum StyleSheet {
    /// The end of the names of the templates' files that are style sheets.
    static let suffix = ".css"

    /// A style sheet without indentation, empty lines, and comments that begin a line.
    static func shortened(_ css: String) -> String {
        var text = ""
        var isInComment = false
        for line in css.split(whereSeparator: \.isNewline) {
            var rest = line.drop(while: \.isWhitespace)
            while isInComment || rest.hasPrefix("/*") {
                if !isInComment { rest = rest.dropFirst(2) }
                let end = rest.firstRange(of: "*/")
                isInComment = end == nil
                rest = rest[(end?.upperBound ?? rest.endIndex)...].drop(while: \.isWhitespace)
                if isInComment { break }
            }
            if !rest.isEmpty { text += rest + "\n" }
        }
        return text
    }

    /// How long the string, the address or the escape is that a text begins with; nil if it begins
    /// with none.
    static func verbatimLength(of text: ArraySlice<UInt8>) -> Int? {
        switch text.first {
        case UInt8(ascii: "\\"):
            let digits = text.dropFirst().prefix(6).prefix {
                Character(Unicode.Scalar($0)).isHexDigit
            }
            if digits.isEmpty { return min(2, text.count) }
            // The space that ends an escape is part of it.
            let isEnded = text.dropFirst(1 + digits.count).first.map(isSpace) ?? false
            return 1 + digits.count + (isEnded ? 1 : 0)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return lengthThrough(text[text.startIndex], in: text.dropFirst()) + 1
        default:
            let start = Array("url(".utf8)
            guard text.starts(with: start) else { return nil }
            return lengthThrough(UInt8(ascii: ")"), in: text.dropFirst(start.count)) + start.count
        }
    }

    /// How many bytes there are up to and with an end that no backslash stands in front of.
    private static func lengthThrough(_ end: UInt8, in text: ArraySlice<UInt8>) -> Int {
        var isEscaped = false
        for (count, byte) in text.enumerated() {
            if byte == end, !isEscaped { return count + 1 }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return text.count
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || 9...13 ~= byte
    }
}
