import Diagnostics

/// Follows cmark's inline nodes through their source text to find the place of each.
///
/// cmark's own columns are wrong after indented continuation lines, definitions, link titles over
/// two lines and code spans. The text and the tree together are unambiguous, so reading both in
/// step gives exact places. A byte that fits no node ends the walk and is recorded.
struct InlineAligner {
    let content: LeafContent
    private(set) var offset = 0
    private(set) var isLost = false
    private var bytes: [UInt8] { content.bytes }

    /// True if every byte belongs to a node.
    var isAtEnd: Bool { !isLost && offset == bytes.count }

    init(_ content: LeafContent) {
        self.content = content
    }

    /// A part of a text node, with its range in the source.
    struct Piece {
        var text: String
        var offsets: Range<Int>
        /// True if the text comes from a backslash escape or an entity.
        var isEscaped: Bool
    }

    /// Steps over a text node, which joins plain text, escapes and entities.
    mutating func text(_ literal: String) -> [Piece] {
        let start = offset
        if isPlain(literal) {
            offset += literal.utf8.count
            return [Piece(text: literal, offsets: start..<offset, isEscaped: false)]
        }
        var pieces: [Piece] = []
        let words = Array(literal.utf8)
        var taken = 0
        while taken < words.count {
            let from = offset
            let first = taken
            var isEscaped = false
            // Plain bytes are read together: one alone may be part of a character.
            while taken < words.count, !isEscaped {
                guard let spelled = EscapedSpelling(bytes, at: offset, words[taken...]) else {
                    isLost = true
                    return pieces
                }
                if spelled.isEscaped, offset > from { break }
                isEscaped = spelled.isEscaped
                offset += spelled.source
                taken += spelled.text
            }
            let text = String(decoding: words[first..<taken], as: UTF8.self)
            pieces.append(Piece(text: text, offsets: from..<offset, isEscaped: isEscaped))
        }
        return pieces
    }

    /// Returns true if the text of a node is the same in the source.
    private func isPlain(_ literal: String) -> Bool {
        var index = offset
        for byte in literal.utf8 {
            guard index < bytes.count, bytes[index] == byte, byte != .backslash,
                byte != .ampersand
            else { return false }
            index += 1
        }
        return true
    }

    /// Steps over a soft or hard line break.
    mutating func lineBreak() -> Range<Int> {
        let start = offset
        while let byte = next, byte != .lineFeed {
            guard byte.isSpace || byte == .backslash else { break }
            offset += 1
        }
        let isBackslash = offset > 0 && bytes[offset - 1] == .backslash
        take(.lineFeed)
        // After a backslash, cmark treats the blanks of a lazy line as text.
        while !isBackslash, let byte = next, byte.isBlank { offset += 1 }
        return start..<offset
    }

    /// Steps over a code span.
    mutating func code() -> Range<Int> {
        let start = offset
        let length = run(of: .backtick)
        if length == 0 { isLost = true }
        while offset < bytes.count {
            if bytes[offset] != .backtick {
                offset += 1
            } else if run(of: .backtick) == length {
                return start..<offset
            }
        }
        isLost = true
        return start..<offset
    }

    /// Steps over raw HTML.
    mutating func html(_ literal: String) -> Range<Int> {
        let start = offset
        offset = min(offset + literal.utf8.count, bytes.count)
        return start..<offset
    }

    /// Steps over delimiters such as those of emphasis.
    mutating func delimiter(_ count: Int) {
        for _ in 0..<count {
            if next != UInt8(ascii: "*"), next != UInt8(ascii: "_") { isLost = true }
            offset = min(offset + 1, bytes.count)
        }
    }

    /// True if an autolink starts here.
    var isAtAutolink: Bool { next == .less }

    /// Steps over an autolink, if one starts here.
    mutating func autolink() -> Range<Int>? {
        guard isAtAutolink else { return nil }
        let start = offset
        while let byte = next, byte != .greater { offset += 1 }
        take(.greater)
        return start..<offset
    }

    /// Steps over the opening bracket of a link or image.
    mutating func openLink(isImage: Bool) {
        if isImage { take(UInt8(ascii: "!")) }
        take(.openBracket)
    }

    /// Steps over the closing bracket of a link or image and over its destination.
    ///
    /// - Returns: The place of the destination; nil if it is in a definition elsewhere.
    @discardableResult
    mutating func closeLink() -> Range<Int>? {
        take(.closeBracket)
        let destination = LinkSyntax.destination(behind: offset, in: bytes)
        offset = LinkSyntax.tail(bytes, at: offset)
        return destination
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ byte: UInt8) {
        if next == byte { offset += 1 } else { isLost = true }
    }

    private mutating func run(of byte: UInt8) -> Int {
        let start = offset
        while next == byte { offset += 1 }
        return offset - start
    }
}
