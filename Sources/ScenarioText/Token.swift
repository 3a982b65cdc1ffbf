import Diagnostics

/// A word of a scenario line, or a name in quotes.
struct Token {
    /// What it is.
    var kind: Kind
    /// The text, without the quotes.
    var bytes: ArraySlice<UInt8>
    /// Where it stands, with the quotes.
    var range: SourceRange

    /// The text as a value of its own.
    var text: Text { Text(bytes) }

    enum Kind {
        case word
        case quoted
        /// A quote that the line does not close.
        case unclosed
    }
}

/// A line of a scenario, cut into words.
struct TokenLine {
    /// The line, from 1.
    var number: Int
    /// The words, without the comment.
    var tokens: [Token]
    /// Whether the line starts with blanks.
    var isIndented: Bool
    /// The place behind the last word.
    var end: SourceRange

    /// Cuts a line into words; `#` starts a comment where a word could start.
    init(number: Int, bytes: ArraySlice<UInt8>) {
        self.number = number
        self.tokens = []
        var index = bytes.startIndex
        func range(_ from: Int, _ to: Int) -> SourceRange {
            SourceRange(line: number, column: from - bytes.startIndex + 1, length: to - from)
        }
        func isBlank(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        }
        var lastEnd = bytes.startIndex
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "#") {
            let start = index
            if isBlank(bytes[index]) {
                index += 1
                continue
            }
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") { index += 1 }
                let isClosed = index < bytes.endIndex
                let name = bytes[(start + 1)..<index]
                if isClosed { index += 1 }
                tokens.append(
                    Token(
                        kind: isClosed ? .quoted : .unclosed, bytes: name,
                        range: range(start, index)))
            } else {
                while index < bytes.endIndex, !isBlank(bytes[index]) { index += 1 }
                tokens.append(
                    Token(kind: .word, bytes: bytes[start..<index], range: range(start, index)))
            }
            lastEnd = index
        }
        self.isIndented = bytes.first.map(isBlank) ?? false
        self.end = range(lastEnd, lastEnd)
    }

    /// The lines of a scenario that say something, without empty ones and comments.
    static func lines(of source: [UInt8]) -> [TokenLine] {
        var lines: [TokenLine] = []
        var number = 0
        var start = source.startIndex
        while start < source.endIndex {
            number += 1
            let feed = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
            var end = feed
            if end > start, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            let line = TokenLine(number: number, bytes: source[start..<end])
            if !line.tokens.isEmpty { lines.append(line) }
            start = min(feed + 1, source.endIndex)
        }
        return lines
    }
}
