/// Reads the parts of links that leave no node in cmark's tree.
///
/// Each function takes the place at which a part may start and returns the place after it, or nil.
/// The rules are cmark's, quirks included, since cmark has decided already.
enum LinkSyntax {
    /// The length of the link reference definitions at the start of a paragraph.
    static func definitions(in bytes: [UInt8]) -> Int {
        var end = 0
        while end < bytes.count, bytes[end] == .openBracket,
            let next = definition(bytes, at: end)
        {
            end = next
        }
        return end
    }

    private static func definition(_ bytes: [UInt8], at start: Int) -> Int? {
        guard let label = label(bytes, at: start), !isEmptyLabel(bytes, start..<label),
            label < bytes.count, bytes[label] == .colon,
            let destination = destination(bytes, at: spaces(bytes, at: label + 1), mayEnd: true)
        else { return nil }
        let beforeTitle = spaces(bytes, at: destination)
        if beforeTitle > destination, let title = title(bytes, at: beforeTitle),
            let end = lineEnd(bytes, at: title)
        {
            return end
        }
        return lineEnd(bytes, at: destination)
    }

    /// The end of what follows the closing bracket of a link or image.
    static func tail(_ bytes: [UInt8], at start: Int) -> Int {
        guard start < bytes.count else { return start }
        if bytes[start] == .openParenthesis, let end = inlineTail(bytes, at: start) { return end }
        return label(bytes, at: start) ?? start
    }

    /// The place of the destination after the closing bracket of a link, without its angle
    /// brackets; nil if it is in a definition elsewhere.
    static func destination(behind bracket: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard bracket < bytes.count, bytes[bracket] == .openParenthesis,
            inlineTail(bytes, at: bracket) != nil
        else { return nil }
        let start = spaces(bytes, at: bracket + 1)
        guard let end = destination(bytes, at: start, mayEnd: false) else { return nil }
        let isBracketed = start < end && bytes[start] == .less
        return isBracketed ? start + 1..<end - 1 : start..<end
    }

    private static func inlineTail(_ bytes: [UInt8], at start: Int) -> Int? {
        let from = spaces(bytes, at: start + 1)
        guard let destination = destination(bytes, at: from, mayEnd: false) else { return nil }
        var end = spaces(bytes, at: destination)
        if end > destination, let title = title(bytes, at: end) {
            end = spaces(bytes, at: title)
        }
        return end < bytes.count && bytes[end] == .closeParenthesis ? end + 1 : nil
    }

    private static func label(_ bytes: [UInt8], at start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == .openBracket else { return nil }
        var index = start + 1
        while index < bytes.count, index - start <= 1001 {
            switch bytes[index] {
            case .closeBracket: return index + 1
            case .openBracket: return nil
            default: index = escaped(bytes, at: index)
            }
        }
        return nil
    }

    private static func isEmptyLabel(_ bytes: [UInt8], _ label: Range<Int>) -> Bool {
        bytes[label.lowerBound + 1..<label.upperBound - 1].allSatisfy(\.isSpace)
    }

    private static func destination(_ bytes: [UInt8], at start: Int, mayEnd: Bool) -> Int? {
        guard start < bytes.count else { return nil }
        var index = start
        if bytes[start] == .less {
            index += 1
            while index < bytes.count, bytes[index] != .greater {
                if bytes[index] == .lineFeed || bytes[index] == .less { return nil }
                index += bytes[index] == .backslash ? 2 : 1
            }
            return index < bytes.count ? index + 1 : nil
        }
        var depth = 0
        while index < bytes.count, !bytes[index].isSpace {
            if bytes[index] == .openParenthesis { depth += 1 }
            if bytes[index] == .closeParenthesis { depth -= 1 }
            if depth < 0 { break }
            if depth > 32 { return nil }
            index = escaped(bytes, at: index)
        }
        if depth > 0 || (index == bytes.count && !mayEnd) { return nil }
        let isSpaceFirst = index == start && index < bytes.count && bytes[index].isSpace
        return isSpaceFirst ? nil : index
    }

    private static func title(_ bytes: [UInt8], at start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let close: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
        case .openParenthesis: close = .closeParenthesis
        default: return nil
        }
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == close { return index + 1 }
            if close == .closeParenthesis, bytes[index] == .openParenthesis { return nil }
            index = escaped(bytes, at: index)
        }
        return nil
    }

    /// The place after a character, or after a backslash and the punctuation that it escapes.
    private static func escaped(_ bytes: [UInt8], at index: Int) -> Int {
        let isEscape =
            bytes[index] == .backslash && index + 1 < bytes.count && bytes[index + 1].isPunctuation
        return index + (isEscape ? 2 : 1)
    }

    private static func spaces(_ bytes: [UInt8], at start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        return index
    }

    private static func lineEnd(_ bytes: [UInt8], at start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        if index == bytes.count { return index }
        return bytes[index] == .lineFeed ? index + 1 : nil
    }
}
