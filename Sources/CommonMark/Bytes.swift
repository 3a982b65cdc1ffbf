/// Names and classes of the ASCII characters that have a meaning in Markdown.
extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let tilde = UInt8(ascii: "~")
    static let ampersand = UInt8(ascii: "&")
    static let pipe = UInt8(ascii: "|")
    static let colon = UInt8(ascii: ":")
    static let hyphen = UInt8(ascii: "-")
    static let hash = UInt8(ascii: "#")
    static let caret = UInt8(ascii: "^")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")

    /// True for a space or a tab, the only blanks that count for indentation.
    var isBlank: Bool { self == .space || self == .tab }

    /// True for a blank, a line break, a form feed or a vertical tab.
    var isSpace: Bool { self == .space || (0x09...0x0D).contains(self) }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// True for ASCII punctuation, which a backslash can escape.
    var isPunctuation: Bool {
        (0x21...0x7E).contains(self) && !isDigit && !isLetter
    }

    /// The lower-case letter of an upper-case ASCII letter; otherwise the byte itself.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
