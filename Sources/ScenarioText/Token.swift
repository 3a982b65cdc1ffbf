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

    /// The place of the first character that moves a cursor or controls a terminal; nil if there is
    /// none.
    var firstControlCharacter: SourceRange? {
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            // In UTF-8 the control characters U+0080 to U+009F have two bytes.
            let isControl =
                byte < 0x20 || byte == 0x7F || previous == 0xC2 && (0x80..<0xA0).contains(byte)
            if isControl {
                let length = previous == 0xC2 ? 2 : 1
                return SourceRange(
                    line: range.start.line,
                    column: range.start.column + offset - length + 1 + (kind == .word ? 0 : 1),
                    length: length)
            }
            previous = byte
        }
        return nil
    }

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
    init(number: Int, bytes: Letters) {
        self.number = number
        self.tokens = []
        // Most lines have no more words; growing word by word would move the array four times.
        tokens.reserveCapacity(8)
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
            if !line.tokens.isEmpty { return line }
        }
        return nil
    }
}
