/// Style sheets as they are written, and as pages have them.
enum StyleSheet {
    /// The end of the names of the templates' files that are style sheets.
    static let suffix = ".css"

    /// A style sheet without its comments and without the white space that means nothing.
    ///
    /// Strings, addresses and escapes stay as they are. A space stays wherever it could mean
    /// something: between words, in front of a colon, around the signs of a calculation.
    static func compacted(_ css: [UInt8]) -> [UInt8] {
        var writer = CompactWriter()
        var rest = css[...]
        while let byte = rest.first {
            if rest.starts(with: "/*".utf8) {
                let end = rest.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound
                writer.comment()
                rest = rest[(end ?? rest.endIndex)...]
            } else if let length = verbatimLength(of: rest) {
                let text = rest.prefix(length)
                rest = rest.dropFirst(length)
                // What an attribute is to say needs no marks if it is a name.
                let isName = writer.isBehind("=") && rest.first == UInt8(ascii: "]") && isName(text)
                writer.append(verbatim: isName ? text.dropFirst().dropLast() : text)
            } else {
                writer.append(byte)
                rest = rest.dropFirst()
            }
        }
        return writer.bytes
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

    /// Whether what stands between two marks could be a name.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        let name = text.dropFirst().dropLast()
        guard let first = name.first, Character(Unicode.Scalar(first)).isASCIILetter else {
            return false
        }
        return name.allSatisfy {
            let sign = Character(Unicode.Scalar($0))
            return sign.isASCIILetter || ("0"..."9").contains(sign) || sign == "-"
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || 9...13 ~= byte
    }
}

/// Writes a style sheet and leaves out the spaces that mean nothing.
private struct CompactWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether white space has been passed that is not written yet.
    private var isSpaced = false
    /// Whether a comment has been passed, which keeps what is around it apart.
    private var isCommented = false

    /// Signs that need no space behind them, and those that need none in front of them.
    private static let opening = Set("{};:,>(/".utf8)
    private static let closing = Set("{};,>)!/".utf8)

    mutating func comment() { isCommented = true }

    /// Whether a sign has been written last, and nothing passed since.
    func isBehind(_ sign: Unicode.Scalar) -> Bool {
        !isSpaced && !isCommented && bytes.last == UInt8(ascii: sign)
    }

    mutating func append(_ byte: UInt8) {
        if StyleSheet.isSpace(byte) {
            isSpaced = true
            return
        }
        separate(from: byte)
        if byte == UInt8(ascii: "}"), bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        bytes.append(byte)
    }

    mutating func append(verbatim text: ArraySlice<UInt8>) {
        if let first = text.first { separate(from: first) }
        bytes += text
    }

    private mutating func separate(from byte: UInt8) {
        defer { (isSpaced, isCommented) = (false, false) }
        guard let last = bytes.last, !Self.opening.contains(last), !Self.closing.contains(byte)
        else { return }
        if isSpaced {
            bytes.append(UInt8(ascii: " "))
        } else if isCommented {
            bytes += "/**/".utf8
        }
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
