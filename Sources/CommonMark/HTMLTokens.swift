/// A tag as written.
struct HTMLTag {
    /// The name, in lower case.
    var name: String
    var isEnd: Bool
    /// True if it ends with a slash, which authors use for an element without content.
    var isSelfClosing = false
    var attributes: [Attribute] = []

    struct Attribute {
        /// The name, in lower case.
        var name: String
        /// The value with its character references resolved.
        var value: String
        /// The range of the value in the tag, if it is written exactly as it is read.
        var place: Range<Int>?
    }
}

/// The tokens of a text with HTML.
///
/// A tag is what CommonMark defines as one. Everything else is text, so a browser cannot find a tag
/// that is not one here.
struct HTMLTokens {
    enum Token {
        case text
        case tag(HTMLTag)
        case comment
        /// A declaration, or a script or similar element with its content, by its name.
        case other(String)
    }

    let bytes: [UInt8]
    /// The start of the next token.
    private var index = 0
    /// The endings that do not occur in the rest of the text, so that they are sought only once.
    private var missing: Set<String> = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token with its range; nil at the end.
    mutating func next() -> (token: Token, range: Range<Int>)? {
        guard index < bytes.count else { return nil }
        let start = index
        if let (token, end) = markup(at: start) {
            index = end
            return (token, start..<end)
        }
        index += 1
        while index < bytes.count, bytes[index] != .less { index += 1 }
        return (.text, start..<index)
    }

    private mutating func markup(at start: Int) -> (Token, Int)? {
        guard bytes[start] == .less, start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "!"):
            if bytes[start...].starts(with: "<!--".utf8) {
                return end(of: "-->", from: start + 4).map { (.comment, $0) }
            }
            let ending = bytes[start...].starts(with: "<![CDATA[".utf8) ? "]]>" : ">"
            return end(of: ending, from: start + 2).map { (.other("!"), $0) }
        case UInt8(ascii: "?"):
            return end(of: "?>", from: start + 2).map { (.other("?"), $0) }
        default:
            var reader = HTMLTagReader(bytes, at: start)
            guard let tag = reader.tag() else { return nil }
            guard Self.textual.contains(tag.name), !tag.isEnd else {
                return (.tag(tag), reader.index)
            }
            let end = end(of: "</\(tag.name)", from: reader.index) ?? bytes.count
            return (.other(tag.name), self.end(of: ">", from: end) ?? bytes.count)
        }
    }

    /// The place after the next ending, regardless of case.
    private mutating func end(of ending: String, from start: Int) -> Int? {
        if missing.contains(ending) { return nil }
        let sought = Array(ending.utf8)
        var index = start
        while index + sought.count <= bytes.count {
            if bytes[index].lowercased == sought[0],
                bytes[index..<index + sought.count].lazy.map(\.lowercased).elementsEqual(sought)
            {
                return index + sought.count
            }
            index += 1
        }
        missing.insert(ending)
        return nil
    }

    /// The elements in which only their own end tag is a tag.
    private static let textual: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript",
    ]
}

/// Reads a tag as CommonMark defines it.
struct HTMLTagReader {
    private let bytes: [UInt8]
    /// The place of the tag.
    private let start: Int
    /// The place after the bytes read so far.
    private(set) var index: Int

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        self.start = start
        index = start
    }

    /// The tag that starts here; nil if none does.
    mutating func tag() -> HTMLTag? {
        guard take(.less) else { return nil }
        let isEnd = take(UInt8(ascii: "/"))
        guard let first = next, first.isLetter else { return nil }
        var tag = HTMLTag(
            name: word { $0.isLetter || $0.isDigit || $0 == .hyphen }, isEnd: isEnd)
        while true {
            let hasSpace = skipSpace()
            if take(.greater) { return tag }
            if isEnd { return nil }
            if take(UInt8(ascii: "/")) {
                tag.isSelfClosing = true
                return take(.greater) ? tag : nil
            }
            guard hasSpace, let attribute = attribute() else { return nil }
            tag.attributes.append(attribute)
        }
    }

    private mutating func attribute() -> HTMLTag.Attribute? {
        guard let first = next, first.isLetter || first == .colon || first == UInt8(ascii: "_")
        else { return nil }
        let name = word {
            $0.isLetter || $0.isDigit || $0 == .colon || $0 == .hyphen || $0 == UInt8(ascii: "_")
                || $0 == UInt8(ascii: ".")
        }
        let end = index
        skipSpace()
        guard take(UInt8(ascii: "=")) else {
            index = end
            return HTMLTag.Attribute(name: name, value: "")
        }
        skipSpace()
        guard let place = value() else { return nil }
        let written = bytes[place]
        let value = CharacterReference.resolved(written)
        let isPlain = value.utf8.elementsEqual(written) && !written.contains(.lineFeed)
        return HTMLTag.Attribute(
            name: name, value: value,
            place: isPlain ? place.lowerBound - start..<place.upperBound - start : nil)
    }

    /// The range of a value, without its quotation marks.
    private mutating func value() -> Range<Int>? {
        guard let first = next else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            index += 1
            let start = index
            while let byte = next, byte != first { index += 1 }
            let end = index
            return take(first) ? start..<end : nil
        }
        let start = index
        while let byte = next, !byte.isSpace, !"\"'=<>`".utf8.contains(byte) { index += 1 }
        return start < index ? start..<index : nil
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = index
        while let byte = next, byte.isSpace { index += 1 }
        return index > start
    }

    /// Reads the bytes of a class that come next, in lower case.
    private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = next, isPart(byte) { index += 1 }
        return String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
    }
}
