package import Diagnostics

/// Finds characters that are invisible or look like others.
///
/// Examples are a no-break space, a control that reverses the line, and a Cyrillic letter in an
/// English word.
struct HiddenCharacters {
    /// The fault of the first such character, with a replacement for all of them; nil if none.
    private(set) var fault: ParseFault?
    private let line: TokenLine

    init(_ line: TokenLine) {
        self.line = line
        guard line.hasUncommonBytes else { return }
        var first: (character: Character, place: Range<Int>, token: Token?)?
        // The line from the first to the last such character, corrected.
        var cleaned = Text()
        var (last, end) = (0, 0)
        var offset = 0
        while offset < line.bytes.count {
            let (code, length) = line.bytes.scalar(at: offset)
            let place = offset..<offset + length
            let token = line.token(at: offset)
            if let character = character(code, in: token) {
                first = first ?? (character, place, token)
                cleaned.append(character.replacement)
                (last, end) = (cleaned.count, place.upperBound)
            } else if first != nil {
                cleaned.append(Text(line.bytes.at(place)))
            }
            offset += length
        }
        guard let first else { return }
        fault = ParseFault(
            first.character.isLetter ? "scenario.look-alike" : "scenario.control-character",
            line.range(first.place), summary(first.character, in: first.token),
            replacing: line.range(first.place.lowerBound..<end),
            by: Text(cleaned.bytes.prefix(last)))
    }

    /// A character that is invisible or looks like another one.
    private struct Character {
        var code: UInt32
        /// The text to write in its place; empty to delete it.
        var replacement: Text
        /// The Unicode name; empty for a control character.
        var name: StaticString = ""
        /// Whether it looks like a letter, a digit or a sign.
        var isLetter = false
    }

    /// Classifies a character in its context; nil if it is allowed there.
    private func character(_ code: UInt32, in token: Token?) -> Character? {
        let isName = token.map { $0.kind != .word } ?? false
        if code == 0x09 {
            return isName ? Character(code: code, replacement: " ", name: "TAB") : nil
        }
        if code < 0x20 || (0x7F..<0xA0).contains(code) {
            return Character(code: code, replacement: "")
        }
        guard code >= 0x80 else { return nil }
        if let row = unseen.first(where: { $0.code == code }) {
            guard token != nil || row.kind == .turns, !isName || row.kind != .joins else {
                return nil
            }
            return Character(
                code: code, replacement: row.kind == .blank ? " " : "", name: row.name)
        }
        guard let token, token.kind != .quoted, let meant = meant(by: code) else { return nil }
        let isQuote = meant == UInt8(ascii: "\"")
        guard isQuote || token.kind == .word && token.isCommonWhenCleaned else { return nil }
        return Character(code: code, replacement: Text([meant]), isLetter: true)
    }

    private func summary(_ character: Character, in token: Token?) -> Message {
        let digits = Text(hexadecimal: UInt64(character.code), digits: 4, isCapital: true)
        let code: Text = "U+\(digits)"
        if character.isLetter, let token {
            let meant = character.replacement
            if meant == "\"" as StaticString {
                return "\(code) is a typographic quotation mark: write '\"'"
            }
            let kind: Message =
                switch character.code {
                case 0x370..<0x400: "a Greek letter that looks like '\(meant)'"
                case 0x400..<0x530: "a Cyrillic letter that looks like '\(meant)'"
                case 0xFF01..<0xFF5F: "the full-width form of '\(meant)'"
                case 0x2010..<0x2213: "a dash, and not '\(meant)'"
                default: "a character that looks like '\(meant)'"
                }
            return "\(code) in '\(token.text)' is \(kind): write '\(token.cleaned)'"
        }
        if character.name.utf8CodeUnitCount == 0 {
            return "the control character \(code) is invisible: remove it"
        }
        if character.replacement == " " as StaticString {
            return "\(code) \(character.name) is not an ordinary space: use one"
        }
        let turns = unseen.contains { $0.code == character.code && $0.kind == .turns }
        return turns
            ? "\(code) \(character.name) changes the order in which a line is shown: remove it"
            : "\(code) \(character.name) is invisible: remove it"
    }
}

/// The first character of a text that cannot be seen or looks like a blank; nil where it has none.
///
/// It is named as `U+00A0 NO-BREAK SPACE`. Those that names in some scripts and emoji need do not count.
package func nameOfUnseenCharacter(in text: Text) -> Text? {
    text.bytes.withUnsafeBufferPointer { bytes in
        var offset = 0
        while offset < bytes.count {
            let (code, length) = bytes[...].scalar(at: offset)
            if let row = unseen.first(where: { $0.code == code && $0.kind != .joins }) {
                return
                    "U+\(Text(hexadecimal: UInt64(code), digits: 4, isCapital: true)) \(Text(row.name))"
            }
            offset += length
        }
        return nil
    }
}

/// The effect of an invisible character.
private enum Unseen {
    /// It looks like a blank.
    case blank
    /// It is not visible at all.
    case nothing
    /// It is not visible, but names in some scripts and emoji need it.
    case joins
    /// It changes the order in which a line is shown.
    case turns
}

private let unseen: [(code: UInt32, kind: Unseen, name: StaticString)] = [
    (0x00A0, .blank, "NO-BREAK SPACE"), (0x00AD, .nothing, "SOFT HYPHEN"),
    (0x034F, .nothing, "COMBINING GRAPHEME JOINER"), (0x061C, .nothing, "ARABIC LETTER MARK"),
    (0x115F, .nothing, "HANGUL CHOSEONG FILLER"), (0x1160, .nothing, "HANGUL JUNGSEONG FILLER"),
    (0x1680, .blank, "OGHAM SPACE MARK"), (0x180E, .nothing, "MONGOLIAN VOWEL SEPARATOR"),
    (0x2000, .blank, "EN QUAD"), (0x2001, .blank, "EM QUAD"), (0x2002, .blank, "EN SPACE"),
    (0x2003, .blank, "EM SPACE"), (0x2004, .blank, "THREE-PER-EM SPACE"),
    (0x2005, .blank, "FOUR-PER-EM SPACE"), (0x2006, .blank, "SIX-PER-EM SPACE"),
    (0x2007, .blank, "FIGURE SPACE"), (0x2008, .blank, "PUNCTUATION SPACE"),
    (0x2009, .blank, "THIN SPACE"), (0x200A, .blank, "HAIR SPACE"),
    (0x200B, .nothing, "ZERO WIDTH SPACE"), (0x200C, .joins, "ZERO WIDTH NON-JOINER"),
    (0x200D, .joins, "ZERO WIDTH JOINER"), (0x200E, .nothing, "LEFT-TO-RIGHT MARK"),
    (0x200F, .nothing, "RIGHT-TO-LEFT MARK"), (0x2028, .nothing, "LINE SEPARATOR"),
    (0x2029, .nothing, "PARAGRAPH SEPARATOR"), (0x202A, .turns, "LEFT-TO-RIGHT EMBEDDING"),
    (0x202B, .turns, "RIGHT-TO-LEFT EMBEDDING"), (0x202C, .turns, "POP DIRECTIONAL FORMATTING"),
    (0x202D, .turns, "LEFT-TO-RIGHT OVERRIDE"), (0x202E, .turns, "RIGHT-TO-LEFT OVERRIDE"),
    (0x202F, .blank, "NARROW NO-BREAK SPACE"), (0x205F, .blank, "MEDIUM MATHEMATICAL SPACE"),
    (0x2060, .nothing, "WORD JOINER"), (0x2061, .nothing, "FUNCTION APPLICATION"),
    (0x2062, .nothing, "INVISIBLE TIMES"), (0x2063, .nothing, "INVISIBLE SEPARATOR"),
    (0x2064, .nothing, "INVISIBLE PLUS"), (0x2066, .turns, "LEFT-TO-RIGHT ISOLATE"),
    (0x2067, .turns, "RIGHT-TO-LEFT ISOLATE"), (0x2068, .turns, "FIRST STRONG ISOLATE"),
    (0x2069, .turns, "POP DIRECTIONAL ISOLATE"), (0x2800, .blank, "BRAILLE PATTERN BLANK"),
    (0x3000, .blank, "IDEOGRAPHIC SPACE"), (0x3164, .nothing, "HANGUL FILLER"),
    (0xFE0E, .joins, "VARIATION SELECTOR-15"),
    (0xFE0F, .joins, "VARIATION SELECTOR-16"), (0xFEFF, .nothing, "ZERO WIDTH NO-BREAK SPACE"),
    (0xFFA0, .nothing, "HALFWIDTH HANGUL FILLER"),
]

/// Characters of two or three bytes, each followed by the ASCII character that it looks like.
private let lookAlikes: StaticString = """
    аaеeоoрpсcхxуyіiјjѕsԁdԛqԝwһhӏlкkАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSԌGԚQԜW\
    οoαaνvρpιiκkγyΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX\
    ıiɡg‐-‑-‒-–-—-―-−-“"”"„"‟"
    """

/// The ASCII character that a character looks like; nil if there is none.
private func meant(by code: UInt32) -> UInt8? {
    guard code >= 0x80 else { return nil }
    if (0xFF01..<0xFF5F).contains(code) { return UInt8(code - 0xFF01 + 0x21) }
    return lookAlikes.withUTF8Buffer { table in
        var offset = 0
        while offset < table.count {
            let (other, length) = table[...].scalar(at: offset)
            if other == code { return table[offset + length] }
            offset += length + 1
        }
        return nil
    }
}

extension Token {
    /// The text with look-alikes replaced and invisible characters removed.
    fileprivate var cleaned: Text {
        var text = Text()
        var offset = 0
        while offset < bytes.count {
            let (code, length) = bytes.scalar(at: offset)
            if let meant = meant(by: code) {
                text.append(meant)
            } else if !unseen.contains(where: { $0.code == code }) {
                text.append(Text(bytes.at(offset..<offset + length)))
            }
            offset += length
        }
        return text
    }

    /// Whether the cleaned text is ASCII, as all words of the language are.
    fileprivate var isCommonWhenCleaned: Bool { cleaned.bytes.allSatisfy { $0 < 0x80 } }
}

extension TokenLine {
    /// The token at a byte offset; nil in a comment or between tokens.
    fileprivate func token(at offset: Int) -> Token? {
        tokens.first { token in
            let start = token.range.start.column - 1
            return offset >= start && offset < token.range.end.column - 1
        }
    }

    fileprivate func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(line: number, column: place.lowerBound + 1, length: place.count)
    }
}

extension Letters {
    /// The bytes at offsets from the start.
    fileprivate func at(_ place: Range<Int>) -> Letters {
        self[startIndex + place.lowerBound..<startIndex + place.upperBound]
    }

    /// The code point at an offset from the start, and its length in bytes.
    ///
    /// An invalid byte is read as one code point that no table contains.
    fileprivate func scalar(at offset: Int) -> (code: UInt32, length: Int) {
        let first = self[startIndex + offset]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, offset + length <= count else { return (.max, 1) }
        var code = UInt32(first) & (0x7F >> UInt32(length))
        for byte in at(offset + 1..<offset + length) {
            if byte & 0xC0 != 0x80 { return (.max, 1) }
            code = code << 6 | UInt32(byte & 0x3F)
        }
        return (code, length)
    }
}
