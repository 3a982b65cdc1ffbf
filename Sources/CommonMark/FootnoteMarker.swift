import Diagnostics

/// The label that starts a footnote's definition, and the list marker that replaces it for cmark.
///
/// cmark takes `[^1]: word` for a link reference definition. A list item four columns wide has the
/// same extent as a footnote: the lines that continue it are indented by four.
struct FootnoteMarker {
    var label: String
    var place: SourceLines.LineColumn
    /// The place of the label in the file.
    var range: SourceRange
    var splice: SourceLines.Splice
    /// True if a processing instruction follows the marker because the label has no text after it.
    var hasPlaceholder: Bool

    /// The lines that may start a definition; cmark's tree decides which do.
    static func candidates(in source: SourceLines) -> [FootnoteMarker] {
        // Most pages have none; this check is faster than one line by line.
        guard zip(source.bytes, source.bytes.dropFirst()).contains(where: isStart) else {
            return []
        }
        var result: [FootnoteMarker] = []
        let bullet = rareBullet(in: source)
        for line in 1..<source.count + 1 {
            if let marker = FootnoteMarker(source, line: line, bullet: bullet) {
                result.append(marker)
            }
        }
        return result
    }

    private static func isStart(_ byte: UInt8, _ next: UInt8) -> Bool {
        byte == .openBracket && next == .caret
    }

    /// A bullet that starts no line, so that a footnote cannot join a list of the page.
    private static func rareBullet(in source: SourceLines) -> UInt8 {
        var used: Set<UInt8> = []
        for line in 1..<source.count + 1 {
            let text = source.bytes[source.start(line)..<source.end(line)]
            if let first = text.first(where: { !$0.isBlank && $0 != .greater }) {
                used.insert(first)
            }
        }
        let bullets: [UInt8] = [UInt8(ascii: "+"), UInt8(ascii: "*"), .hyphen]
        return bullets.first { !used.contains($0) } ?? bullets[0]
    }

    private init?(_ source: SourceLines, line: Int, bullet: UInt8) {
        let bytes = source.bytes
        let start = source.start(line)
        let end = source.end(line)
        var open = start
        while open < end, bytes[open] != .openBracket {
            guard bytes[open].isContainerMarker else { return nil }
            open += 1
        }
        guard let close = FootnoteLabel.end(bytes[..<end], at: open),
            close < end, bytes[close] == .colon
        else { return nil }
        var text = close + 1
        while text < end, bytes[text].isBlank { text += 1 }
        var indent = 0
        while open - indent > start, bytes[open - indent - 1] == .space, indent < 3 { indent += 1 }

        label = source.string(open + 2..<close - 1)
        place = SourceLines.LineColumn(line: line, column: open - start)
        range = source.range(line: line, open..<close)
        hasPlaceholder = text == end
        var marker = [bullet] + [UInt8](repeating: .space, count: max(1, 3 - indent))
        if hasPlaceholder { marker += Array("<??>".utf8) }
        splice = SourceLines.Splice(
            line: line, column: place.column, removed: text - open, inserted: marker)
    }
}

/// The spelling of a footnote's label, `[^name]`.
enum FootnoteLabel {
    /// The index after the closing bracket of a label that starts at an index; nil if none starts
    /// there.
    static func end(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        guard start + 2 < bytes.endIndex, bytes[start] == .openBracket,
            bytes[start + 1] == .caret
        else { return nil }
        var index = start + 2
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == .closeBracket { return index > start + 2 ? index + 1 : nil }
            let isForbidden =
                byte.isSpace || byte == .openBracket || byte == .caret || byte == .backtick
                || byte == .less || byte == .backslash
            if isForbidden { return nil }
            index += 1
        }
        return nil
    }

    /// The key by which labels are compared, without the case of ASCII letters.
    static func key(_ label: String) -> [UInt8] { label.utf8.map(\.lowercased) }
}

extension UInt8 {
    /// True if the byte may be part of the marker of a quote or list item.
    fileprivate var isContainerMarker: Bool {
        switch self {
        case .space, .tab, .greater, .hyphen, UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "."), .closeParenthesis:
            true
        default: isDigit
        }
    }
}
