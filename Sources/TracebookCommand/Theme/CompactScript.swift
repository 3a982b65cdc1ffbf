import SiteBuilder

extension SourceFolder {
    /// The folder with the scripts that came with the command as pages load them; those that
    /// somebody has written or changed stay as they are.
    var withCompactTheme: SourceFolder {
        let scripts = Theme.files.filter { $0.path.hasSuffix(".js") }
        var folder = self
        for index in files.indices {
            let file = files[index]
            let isOurs = scripts.contains {
                $0.path == "Public/\(file.path)" && $0.bytes == file.bytes
            }
            if isOurs { folder.files[index].bytes = compactScript(file.bytes) }
        }
        return folder
    }
}

/// A script without comments and without the white space that means nothing.
///
/// What stands in strings, templates and regular expressions stays as it is. A line may end where a
/// statement could, so it is only continued where it cannot. It knows the words of JavaScript, not
/// its grammar: a regular expression is to stand behind an operator, a bracket or the start of a line.
func compactScript(_ script: [UInt8]) -> [UInt8] {
    var writer = CompactScriptWriter()
    var rest = script[...]
    while let byte = rest.first {
        let length: Int
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") {
            length = 1
            writer.space(endsLine: byte == UInt8(ascii: "\n"))
        } else if let comment = commentLength(of: rest) {
            length = comment
            writer.space(endsLine: rest.prefix(length).contains(UInt8(ascii: "\n")))
        } else {
            length = verbatimLength(of: rest, behind: writer.bytes.last) ?? 1
            writer.append(rest.prefix(length))
        }
        rest = rest.dropFirst(length)
    }
    let isEnded = writer.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
    return writer.bytes + (isEnded ? [] : [UInt8(ascii: "\n")])
}

/// How long the comment is that a text begins with; nil if it begins with none.
private func commentLength(of text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "//".utf8) { return text.prefix { $0 != UInt8(ascii: "\n") }.count }
    guard text.starts(with: "/*".utf8) else { return nil }
    let end = text.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound
    return (end ?? text.endIndex) - text.startIndex
}

/// How long the string, the template or the regular expression is that a text begins with; nil if it
/// begins with none.
private func verbatimLength(of text: ArraySlice<UInt8>, behind last: UInt8?) -> Int? {
    guard let mark = text.first else { return nil }
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): break
    case UInt8(ascii: "/"):
        guard last.map({ "(,=:[!&|?{};>".utf8.contains($0) }) ?? true else { return nil }
    default: return nil
    }
    var isEscaped = false
    var isInClass = false
    for (count, byte) in text.enumerated().dropFirst() {
        if byte == mark, !isEscaped, !isInClass { return count + 1 }
        if mark == UInt8(ascii: "/"), !isEscaped {
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
        }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return text.count
}

/// Writes a script, and white space only where it means something.
private struct CompactScriptWriter {
    private(set) var bytes: [UInt8] = []
    private var isSpaced = false
    private var isLineEnded = false

    /// Signs behind which no statement ends, and those with which none begins.
    private static let opening = Set("{([,;:?=&|<>!*".utf8)
    private static let closing = Set("})],;:?=&|<>*.".utf8)

    mutating func space(endsLine: Bool) {
        isSpaced = true
        isLineEnded = isLineEnded || endsLine
    }

    mutating func append(_ text: ArraySlice<UInt8>) {
        if let last = bytes.last, let next = text.first, isSpaced {
            if !Self.opening.contains(last), !Self.closing.contains(next) {
                if isLineEnded {
                    bytes.append(UInt8(ascii: "\n"))
                } else if needsSpace(last, next) {
                    bytes.append(UInt8(ascii: " "))
                }
            }
        }
        (isSpaced, isLineEnded) = (false, false)
        bytes += text
    }

    /// Whether two signs would become one without a space between them.
    private func needsSpace(_ last: UInt8, _ next: UInt8) -> Bool {
        if isPartOfWord(last), isPartOfWord(next) { return true }
        return [last, next].allSatisfy("+-/".utf8.contains)
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
}
