import Diagnostics

/// What an author writes in braces at the end of a heading: `{#name .class}`, as in Pandoc.
struct HeadingAttributes {
    /// The id; nil if there is none.
    private(set) var id: String?
    private(set) var classes: [HeadingClass] = []

    /// Removes the attributes from the end of a heading's text and returns them; nil if there are
    /// none, or if something else is in the braces.
    static func take(from inlines: inout [Inline]) -> HeadingAttributes? {
        guard var last = inlines.last, case .text(let words) = last.kind, !last.isEscaped else {
            return nil
        }
        let bytes = Array(words.utf8)
        guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{"))
        else { return nil }
        var attributes = HeadingAttributes()
        let inner = bytes[(open + 1)..<(bytes.count - 1)]
        let parts = inner.split(whereSeparator: \.isBlank)
        guard !parts.isEmpty, inner.first == parts[0].first, inner.last == parts.last?.last,
            parts.allSatisfy({ attributes.add($0, endOfHeading: last.range.end, bytes.count) })
        else { return nil }
        var end = open
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        last.kind = .text(String(decoding: bytes[..<end], as: UTF8.self))
        last.range.end.column -= bytes.count - end
        inlines[inlines.count - 1] = last
        if end == 0 { inlines.removeLast() }
        return attributes
    }

    /// Adds an attribute of a heading whose text has a number of bytes; false if it is none.
    private mutating func add(
        _ part: ArraySlice<UInt8>, endOfHeading end: SourcePosition, _ count: Int
    ) -> Bool {
        let name = part.dropFirst()
        guard !name.isEmpty else { return false }
        let text = String(decoding: name, as: UTF8.self)
        switch part.first {
        case .hash where id == nil:
            guard name.allSatisfy({ !$0.isSpace && $0 != UInt8(ascii: "\"") && $0 != .less })
            else { return false }
            id = text
        case UInt8(ascii: "."):
            guard name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
            else { return false }
            let column = end.column - (count - name.startIndex)
            classes.append(
                HeadingClass(
                    name: text,
                    range: SourceRange(line: end.line, column: column, length: name.count)))
        default: return false
        }
        return true
    }
}
