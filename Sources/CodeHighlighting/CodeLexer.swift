/// Finds the parts of code.
///
/// It is no parser: it takes any bytes, and looks at each of them a few times at most.
struct CodeLexer {
    /// The code to read; bytes around it do not count.
    private let code: ArraySlice<UInt8>
    private let syntax: CodeSyntax
    private var position: Int
    private var spans: [CodeSpan] = []
    /// The first byte of what is before the position, apart from blanks and comments.
    private var lastByte: UInt8?
    /// The part that this is.
    private var lastPart: CodePart?

    /// The parts of code, or of a range of it, in their order.
    static func spans(
        in code: [UInt8], at range: Range<Int>? = nil, _ syntax: CodeSyntax
    ) -> [CodeSpan] {
        var lexer = CodeLexer(code[range ?? code.indices], syntax)
        while lexer.position < lexer.code.endIndex { lexer.step() }
        return lexer.spans
    }

    private init(_ code: ArraySlice<UInt8>, _ syntax: CodeSyntax) {
        self.code = code
        self.syntax = syntax
        position = code.startIndex
    }

    private mutating func step() {
        let byte = code[position]
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
            position += 1
            return
        }
        if let end = endOfComment() { return take(.comment, until: end) }
        var part: CodePart?
        if let end = endOfString() {
            part = isKey(until: end) ? .name : .string
            take(part, until: end)
        } else {
            let (found, end) = signedWord() ?? variable() ?? word() ?? number() ?? other()
            part = found
            take(part, until: end)
        }
        (lastByte, lastPart) = (byte, part)
    }

    private mutating func take(_ part: CodePart?, until end: Int) {
        if let part { spans.append(CodeSpan(part: part, range: position..<end)) }
        position = end
    }

    /// The byte at a distance from the position; nil if there is none.
    private func byte(after distance: Int) -> UInt8? {
        let index = position + distance
        return code.indices.contains(index) ? code[index] : nil
    }

    /// The first place from an index on where a byte is not of a kind.
    private func skipping(from index: Int, _ kind: (UInt8) -> Bool) -> Int {
        code[index...].firstIndex { !kind($0) } ?? code.endIndex
    }

    private func endOfComment() -> Int? {
        switch (syntax.comments, code[position]) {
        case (.slashes(let areNested), UInt8(ascii: "/")):
            switch byte(after: 1) {
            case UInt8(ascii: "/"): endOfLine
            case UInt8(ascii: "*"): endOfBlockComment(areNested: areNested)
            default: nil
            }
        case (.numberSign, UInt8(ascii: "#")):
            // Within a word it is an ordinary character.
            byte(after: -1).map { $0 <= UInt8(ascii: " ") || Self.commandStarts.contains($0) }
                ?? true ? endOfLine : nil
        default: nil
        }
    }

    private var endOfLine: Int { skipping(from: position) { $0 != UInt8(ascii: "\n") } }

    private func endOfBlockComment(areNested: Bool) -> Int {
        var depth = 1
        var index = position + 2
        while index + 1 < code.endIndex {
            switch (code[index], code[index + 1]) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                index += 2
                if depth == 0 { return index }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")) where areNested:
                depth += 1
                index += 2
            default: index += 1
            }
        }
        return code.endIndex
    }

    private func endOfString() -> Int? {
        for string in syntax.strings {
            if let end = string.end(in: code, from: position) { return end }
        }
        return nil
    }

    /// Whether the string that ends at a place is the name of a value.
    private func isKey(until end: Int) -> Bool {
        guard syntax.hasKeys else { return false }
        let next = code[end...].first { $0 > UInt8(ascii: " ") }
        return next == UInt8(ascii: ":")
    }

    /// A word after one sign, `@` or `#`; several in a row have no word.
    private func signedWord() -> (CodePart?, Int)? {
        let sign = code[position]
        let part: CodePart? =
            switch sign {
            case UInt8(ascii: "@"): syntax.atSign
            case UInt8(ascii: "#"): syntax.numberSign
            default: nil
            }
        guard let part else { return nil }
        let start = skipping(from: position) { $0 == sign }
        let end = skipping(from: start, syntax.isPartOfWord)
        if start == position + 1, start < end, syntax.startsWord(code[start]) { return (part, end) }
        return (nil, start)
    }

    /// A variable of a shell, such as `$HOME`, `${HOME}` or `$1`.
    private func variable() -> (CodePart?, Int)? {
        guard syntax.isShell, code[position] == UInt8(ascii: "$"), let next = byte(after: 1) else {
            return nil
        }
        if next == UInt8(ascii: "{") {
            let end = skipping(from: position + 2) {
                $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\n")
            }
            return (.name, end < code.endIndex && code[end] == UInt8(ascii: "}") ? end + 1 : end)
        }
        if next.isDigit || Self.variableSigns.contains(next) { return (.name, position + 2) }
        let end = skipping(from: position + 1) { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        return end > position + 1 ? (.name, end) : nil
    }

    private func word() -> (CodePart?, Int)? {
        guard syntax.startsWord(code[position]) else { return nil }
        let end = skipping(from: position, syntax.isPartOfWord)
        if isKeyword(code[position..<end]) { return (.keyword, end) }
        return (syntax.hasTypes && code[position].isCapital ? .type : nil, end)
    }

    private func isKeyword(_ word: ArraySlice<UInt8>) -> Bool {
        guard syntax.keywords.contains(word) else { return false }
        if syntax.isShell {
            return lastPart == .keyword || lastByte.map(Self.commandStarts.contains) ?? true
        }
        if lastByte == UInt8(ascii: ".") || lastByte == UInt8(ascii: "`") { return false }
        guard syntax.labels.contains(word) else { return true }
        return lastByte != UInt8(ascii: "(") && lastByte != UInt8(ascii: ",")
            && byte(after: word.count) != UInt8(ascii: ":")
    }

    /// What a command of a shell may follow.
    private static let commandStarts = Array("\n;|&(`{!".utf8)
    /// The variables of a shell that are a sign.
    private static let variableSigns = Array("?@*#$!-".utf8)

    private func number() -> (CodePart?, Int)? {
        // In a shell a number is part of a word, which has been looked for.
        guard code[position].isDigit else { return nil }
        var index = position
        while index < code.endIndex {
            let byte = code[index]
            let hasDigitAfter = index + 1 < code.endIndex && code[index + 1].isDigit
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            let isExponent = isSign && code[index - 1] | 0x20 == UInt8(ascii: "e") && !isHexadecimal
            guard
                byte.isLetterOrDigit || byte == UInt8(ascii: "_")
                    || hasDigitAfter && (byte == UInt8(ascii: ".") || isExponent)
            else { break }
            index += 1
        }
        return (.number, index)
    }

    private var isHexadecimal: Bool {
        code[position] == UInt8(ascii: "0") && byte(after: 1) == UInt8(ascii: "x")
    }

    /// A single byte; in a shell a backslash takes the next one with it.
    private func other() -> (CodePart?, Int) {
        let isEscape = syntax.isShell && code[position] == UInt8(ascii: "\\")
        return (nil, min(position + (isEscape ? 2 : 1), code.endIndex))
    }
}
