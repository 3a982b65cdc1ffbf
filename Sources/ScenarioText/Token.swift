import Diagnostics

/// A slice of the text that is being parsed.
///
/// It holds no reference, which would be counted for each token. So it must not outlive
/// `Scenario.parse`, which owns the text; copy it into a `Text` to keep it.
typealias Letters = Slice<UnsafeBufferPointer<UInt8>>

/// A word of a line, or a name in quotes.
struct Token {
    var kind: Kind
    /// The text, without the quotes.
    var bytes: Letters
    /// The range, with the quotes.
    var range: SourceRange

    /// A copy of the text.
    var text: Text { Text(bytes) }

    enum Kind {
        case word
        case quoted
        /// An opening quote without a closing one.
        case unclosed
    }
}

/// A line of a scenario, split into tokens.
struct TokenLine {
    /// The line number, from 1.
    var number: Int
    /// The tokens, without the comment.
    var tokens: [Token]
    /// Whether the line begins with a blank.
    var isIndented: Bool
    /// The position after the last token.
    var end: SourceRange
    /// The whole line, with its comment.
    let bytes: Letters

    /// Splits a line into tokens; `#` starts a comment wherever a token could start.
    init(number: Int, bytes: Letters) {
        self.number = number
        self.bytes = bytes
        self.tokens = []
        // Enough for most lines; growing one by one would move the array four times.
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

    /// Whether the line has a statement or an uncommon character.
    fileprivate var isWorthReading: Bool { !tokens.isEmpty || hasUncommonBytes }

    /// Whether the line has an uncommon byte: of a control character such as a tab, or not ASCII.
    var hasUncommonBytes: Bool { bytes.contains { $0 < 0x20 || $0 >= 0x7F } }

    /// The lines of a scenario, without empty ones and comments.
    static func lines(of source: UnsafeBufferPointer<UInt8>) -> TokenLines {
        TokenLines(rest: source[...])
    }
}

/// The lines of a scenario, without empty ones and comments, split one by one.
struct TokenLines: Sequence, IteratorProtocol {
    /// The text after the last line.
    var rest: Letters
    /// The number of the last line.
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
