/// Pages as they are rendered, and as they are written.
enum PageMarkup {
    /// A page without the marks that HTML lets an author leave out.
    ///
    /// Those are the end tags that the next tag implies, the quotation marks around plain values, and
    /// the slash of an element that never has content. What a browser makes of the page is the same
    /// but for white space between the parts of a table or a list of terms, which is not seen.
    static func compacted(_ html: [UInt8]) -> [UInt8] {
        var writer = CompactMarkupWriter()
        var rest = html[...]
        while let byte = rest.first {
            let length: Int
            if byte != UInt8(ascii: "<") {
                length = rest.prefix { $0 != UInt8(ascii: "<") }.count
                writer.append(text: rest.prefix(length))
            } else if let tag = MarkupTag(rest) {
                length = tag.text.count
                writer.append(tag)
            } else {
                length = rest.starts(with: "<!--".utf8) ? rest.lengthThrough("-->") : 1
                writer.append(verbatim: rest.prefix(length))
            }
            rest = rest.dropFirst(length)
            guard let name = writer.openText else { continue }
            let text = rest.lengthBefore("</\(name)")
            writer.append(verbatim: rest.prefix(text))
            rest = rest.dropFirst(text)
        }
        writer.end()
        return writer.bytes
    }
}

extension OutputFile {
    /// A file with a page, compacted.
    init(path: String, page: [UInt8]) {
        self.init(path: path, bytes: PageMarkup.compacted(page))
    }
}

/// Writes a page, and waits with an end tag until it is known whether the next tag implies it.
private struct CompactMarkupWriter {
    private(set) var bytes: [UInt8] = []
    /// An end tag that is not written yet, and the white space behind it.
    private var waiting: (tag: MarkupTag, space: ArraySlice<UInt8>)?
    /// The name of the element that has just been opened, if everything in it is text.
    private(set) var openText: String?

    /// The tags that imply the end tag of an element, by its name.
    private static let implying: [String: Set<String>] = [
        "td": ["td", "th", "/tr"], "th": ["td", "th", "/tr"],
        "tr": ["tr", "/thead", "/tbody", "/tfoot", "/table"],
        "thead": ["tbody", "tfoot"], "tbody": ["tbody", "tfoot", "/table"], "tfoot": ["/table"],
        "dt": ["dt", "dd"], "dd": ["dt", "dd", "/dl"],
        "option": ["option", "optgroup", "/optgroup", "/select"],
        "li": ["li", "/ol", "/ul"],
        "p": [
            "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
            "footer",
            "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p",
            "pre", "section", "ul", "/article", "/aside", "/blockquote", "/dd", "/details", "/div",
            "/figcaption", "/figure", "/footer", "/form", "/header", "/li", "/main", "/nav",
            "/section", "/td", "/th",
        ],
    ]
    /// Elements between which white space shows where a style sheet puts them into one line.
    private static let spaced: Set<String> = ["li", "p"]
    private static let withoutContent: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr",
    ]
    private static let withText: Set<String> = ["script", "style", "textarea", "title"]

    mutating func append(text: ArraySlice<UInt8>) {
        if waiting?.space.isEmpty == true, text.allSatisfy(StyleSheet.isSpace) {
            waiting?.space = text
        } else {
            append(verbatim: text)
        }
    }

    mutating func append(verbatim text: ArraySlice<UInt8>) {
        end()
        bytes += text
        openText = nil
    }

    mutating func append(_ tag: MarkupTag) {
        if let (last, space) = waiting, Self.implying[last.name]?.contains(tag.fullName) == true,
            space.isEmpty || !Self.spaced.contains(last.name)
        {
            waiting = nil
        }
        end()
        if tag.isEnd {
            waiting = (tag, [])
            return
        }
        let isEmpty = Self.withoutContent.contains(tag.name)
        bytes += tag.compacted(endsWithSlash: tag.isClosed && !isEmpty)
        openText = Self.withText.contains(tag.name) && !tag.isClosed ? tag.name : nil
    }

    /// Writes what waits.
    mutating func end() {
        guard let (tag, space) = waiting else { return }
        bytes += tag.text + space
        waiting = nil
    }
}

/// A tag of a page.
private struct MarkupTag {
    /// The tag as it was written.
    var text: ArraySlice<UInt8>
    var name: String
    var isEnd: Bool
    /// Whether a slash stands in front of its end.
    var isClosed: Bool
    private var attributes: [ArraySlice<UInt8>] = []

    /// The name as it stands behind the bracket.
    var fullName: String { isEnd ? "/\(name)" : name }

    /// Reads the tag that a text begins with; nil if it begins with none.
    init?(_ markup: ArraySlice<UInt8>) {
        var rest = markup.dropFirst()
        isEnd = rest.first == UInt8(ascii: "/")
        if isEnd { rest = rest.dropFirst() }
        let name = rest.prefix { !StyleSheet.isSpace($0) && !"/>".utf8.contains($0) }
        guard let first = name.first, isLetter(first) else { return nil }
        self.name = String(decoding: name, as: UTF8.self)
        rest = rest[name.endIndex...]
        isClosed = false
        while true {
            rest = rest.drop(while: StyleSheet.isSpace)
            guard let byte = rest.first else { return nil }
            if byte == UInt8(ascii: ">") { break }
            isClosed = byte == UInt8(ascii: "/")
            let attribute = isClosed ? rest.prefix(1) : Self.attribute(rest)
            if !isClosed { attributes.append(attribute) }
            rest = rest[attribute.endIndex...]
        }
        text = markup[...rest.startIndex]
    }

    /// The attribute that a text begins with, with its value.
    private static func attribute(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isPart = { (byte: UInt8) in !StyleSheet.isSpace(byte) && byte != UInt8(ascii: ">") }
        let name = text.prefix { isPart($0) && !"/=".utf8.contains($0) }
        let value = text[name.endIndex...]
        // A sign that no attribute begins with goes for one.
        guard value.first == UInt8(ascii: "=") else { return text.prefix(max(1, name.count)) }
        guard let mark = value.dropFirst().first, "\"'".utf8.contains(mark) else {
            return text[..<value.prefix(while: isPart).endIndex]
        }
        let quoted = value.dropFirst(2).prefix { $0 != mark }
        return text[..<min(quoted.endIndex + 1, text.endIndex)]
    }

    /// The tag with quotation marks only where they are needed.
    func compacted(endsWithSlash: Bool) -> [UInt8] {
        var bytes = Array("<\(name)".utf8)
        for (index, attribute) in attributes.enumerated() {
            // The slash would be taken for a part of the value.
            let isBeforeSlash = endsWithSlash && index == attributes.count - 1
            bytes += [UInt8(ascii: " ")] + (isBeforeSlash ? Array(attribute) : bare(attribute))
        }
        return bytes + (endsWithSlash ? "/>" : ">").utf8
    }

    private func bare(_ attribute: ArraySlice<UInt8>) -> [UInt8] {
        guard let start = attribute.firstIndex(of: UInt8(ascii: "=")),
            attribute[start...].dropFirst().first == UInt8(ascii: "\"")
        else { return Array(attribute) }
        let value = attribute[start...].dropFirst(2).dropLast()
        let isPlain = value.allSatisfy {
            !StyleSheet.isSpace($0) && !"\"'=<>`".utf8.contains($0)
        }
        guard isPlain, !value.isEmpty, value.last != UInt8(ascii: "/") else {
            return Array(attribute)
        }
        return Array(attribute[...start]) + value
    }
}

private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
}

extension ArraySlice<UInt8> {
    /// How many bytes there are up to and with some text, or else to the end.
    fileprivate func lengthThrough(_ text: String) -> Int {
        let length = lengthBefore(text)
        return length < count ? length + text.utf8.count : count
    }

    /// How many bytes there are in front of some text, or else to the end.
    ///
    /// With `firstRange(of:)` of the standard library a site would take a quarter longer to build.
    fileprivate func lengthBefore(_ text: String) -> Int {
        let sought = Array(text.utf8)
        var rest = self
        while let start = rest.firstIndex(of: sought[0]) {
            if self[start...].starts(with: sought) { return start - startIndex }
            rest = self[(start + 1)...]
        }
        return count
    }
}
