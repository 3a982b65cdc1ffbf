/// What a language is written with, as far as its parts are told apart.
struct CodeSyntax: Sendable {
    /// How comments are written; nil if there are none.
    var comments: Comments?
    /// The kinds of strings; of two that begin alike, the one with the longer quotation mark first.
    var strings: [StringSyntax]
    var keywords: Set<ArraySlice<UInt8>>
    /// The keywords that are also common labels of arguments.
    var labels: Set<ArraySlice<UInt8>> = []
    /// What a word after `@` is.
    var atSign: CodePart?
    /// What a word after `#` is.
    var numberSign: CodePart?
    /// Whether a string before a colon is the name of a value.
    var hasKeys = false
    /// Whether a word in capitalised letters is a type.
    var hasTypes = false
    /// Whether it is the language of a shell: words may contain most characters, and are keywords
    /// only where a command begins.
    var isShell = false

    enum Comments {
        /// `//` and `/* */`.
        case slashes(areNested: Bool)
        /// `#` at the start of a word.
        case numberSign
    }

    /// Makes a set of words from words with blanks between them.
    static func words(_ list: String) -> Set<ArraySlice<UInt8>> {
        Set(Array(list.utf8).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    }

    func startsWord(_ byte: UInt8) -> Bool {
        if isShell { return isPartOfWord(byte) && byte != UInt8(ascii: "#") }
        return isPartOfWord(byte) && !byte.isDigit
    }

    func isPartOfWord(_ byte: UInt8) -> Bool {
        if isShell { return byte > UInt8(ascii: " ") && !Self.endsOfShellWords.contains(byte) }
        return byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte >= 0x80
    }

    private static let endsOfShellWords = Array(#""'`$;|&()<>\"#.utf8)
}

/// How a kind of string is written.
struct StringSyntax: Sendable {
    /// The characters at both ends.
    var quote: String
    /// The character that may be before the first one.
    var prefix: UInt8?
    /// Whether there may be number signs around it, as many before as after.
    var mayBeRaw = false
    var hasEscapes = true
    /// Whether `\(` begins an expression, which may have strings in it.
    var hasExpressions = false
    var spansLines = false

    /// The end of the string that begins at a place; nil if there is none of this kind.
    ///
    /// A string without an end ends with its line, or with the code if it may span lines.
    func end(in code: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        if mayBeRaw {
            while index < code.endIndex, code[index] == UInt8(ascii: "#") { index += 1 }
        }
        let signs = index - start
        if let prefix, code[index] == prefix { index += 1 }
        guard code[index...].starts(with: quote.utf8) else { return nil }
        index += quote.utf8.count
        var depth = 0
        while index < code.endIndex {
            let byte = code[index]
            if byte == UInt8(ascii: "\n"), !spansLines { return index }
            if byte == UInt8(ascii: "\\"), hasEscapes, hasSigns(signs, in: code, at: index + 1) {
                index += 1 + signs
                guard index < code.endIndex else { break }
                if hasExpressions, code[index] == UInt8(ascii: "(") {
                    depth += 1
                } else if code[index] == UInt8(ascii: "\n") {
                    continue
                }
            } else if depth > 0 {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            } else if code[index...].starts(with: quote.utf8),
                hasSigns(signs, in: code, at: index + quote.utf8.count)
            {
                return index + quote.utf8.count + signs
            }
            index += 1
        }
        return code.endIndex
    }

    /// Whether a number of number signs is at a place.
    private func hasSigns(_ count: Int, in code: ArraySlice<UInt8>, at index: Int) -> Bool {
        count <= code.endIndex - index
            && code[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    var isLetterOrDigit: Bool {
        isDigit || isCapital || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
    }
}
