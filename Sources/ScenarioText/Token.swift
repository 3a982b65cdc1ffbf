import Diagnostics

/// A stretch of the text that is being read.
///
/// It holds no reference, which would be counted at each word that is handed on; so it must not
/// outlive `Scenario.parse`, which lends out the text. What is kept is copied into a `Text`.
typealias Letters = Slice<UnsafeBufferPointer<UInt8>>

/// A word of a scenario line, or a name in quotes.
struct Token {
    /// What it is.
    var kind: Kind
    /// The text, without the quotes.
    var bytes: Letters
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
    /// The whole line as it is written, with its comment.
    let bytes: Letters

    /// Cuts a line into words; `#` starts a comment where a word could start.
    init(number: Int, bytes: Letters) {
        self.number = number
        self.bytes = bytes
        self.tokens = []
        // Most lines have no more words; growing word by word would move the array four times.
        tokens.reserveCapacity(8)
        var index = bytes.startIndex
        func range(_ from: Int, _ to: Int) -> SourceRange {
            SourceRange(line: number, column: from - bytes.startIndex + 1, length: to - from)
        }
        var lastEnd = bytes.startIndex
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "#") {
            let start = index
            if bytes[index].isBlank {
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
                while index < bytes.endIndex, !bytes[index].isBlank { index += 1 }
                tokens.append(
                    Token(kind: .word, bytes: bytes[start..<index], range: range(start, index)))
            }
            lastEnd = index
        }
        self.isIndented = bytes.first.map { $0.isBlank } ?? false
        self.end = range(lastEnd, lastEnd)
    }

    /// Whether it has a statement, or a character that cannot be seen.
    fileprivate var isWorthReading: Bool { !tokens.isEmpty || hasUncommonBytes }

    /// Whether it has a byte that most statements do without: of a control character such as a tab,
    /// or of a character outside of ASCII.
    var hasUncommonBytes: Bool { bytes.contains { $0 < 0x20 || $0 >= 0x7F } }

    /// The lines of a scenario that say something, without empty ones and comments.
    static func lines(of source: UnsafeBufferPointer<UInt8>) -> TokenLines {
        TokenLines(rest: source[...])
    }
}

/// The lines of a scenario that say something, cut into words one after the other.
struct TokenLines: Sequence, IteratorProtocol {
    /// What has not been cut yet.
    var rest: Letters
    /// The number of the last line that has been cut.
    private var number = 0

    init(rest: Letters) {
        self.rest = rest
    }

    mutating func next() -> TokenLine? {
        while !rest.isEmpty {
            number += 1
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var bytes = rest[..<end]
            if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            rest = rest[end...].dropFirst()
            let line = TokenLine(number: number, bytes: bytes)
            if line.isWorthReading { return line }
        }
        return nil
    }
}
