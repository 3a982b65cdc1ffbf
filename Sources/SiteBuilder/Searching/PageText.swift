/// The text of a finished page, cut at its headings.
///
/// The page is read as it was rendered, not as it was written, so that tables of the simulator can
/// be found too. What is generated in bulk is left out: the rows of traces, and lists of what has a
/// page or a row elsewhere.
package struct PageText: Equatable, Sendable {
    /// A heading and what stands below it, up to the next one.
    package struct Section: Equatable, Sendable {
        /// The words of the heading; empty for what stands above the first one.
        package var heading: String
        /// What a link to the heading ends with; empty for the top of the page.
        package var id: String
        /// The text, without line breaks and with single spaces.
        package var text: String
    }

    /// The sections in the order of the page; those without any text are left out.
    package private(set) var sections: [Section] = []

    /// Reads the HTML of a page, as `HTMLRenderer` and the views make it.
    package init(html: some StringProtocol) {
        var reader = Reader(html.utf8)
        reader.read()
        sections = reader.sections.filter { !$0.heading.isEmpty || !$0.text.isEmpty }
    }
}

/// Walks over HTML that is known to be well formed.
private struct Reader {
    private var rest: Substring.UTF8View
    private(set) var sections = [PageText.Section(heading: "", id: "", text: "")]
    private var text: [UInt8] = []
    /// The level of the heading that is open.
    private var openHeading: UInt8?

    /// What can stand inside a word; any other tag ends it.
    private static let inlineTags: Set<String> = [
        "a", "abbr", "b", "bdi", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q",
        "s", "small", "span", "strong", "sub", "sup", "time", "var", "wbr",
    ]
    /// What has no words: the names of controls, and a drawing, which says again what the table
    /// beside it says.
    private static let silentTags: Set<String> = [
        "svg", "script", "style", "template", "button", "select",
    ]
    /// The classes of what stands behind and below headings, which is said of sections and not in
    /// them, of the rows of runs, and of lists whose entries are explained elsewhere.
    private static let silentClasses: Set<String> = [
        "permalink", "stale", "trace", "trace-text", "comparison", "excerpt", "reasons", "columns",
        "occurrences", "uses",
    ]

    init(_ html: some Collection<UInt8>) {
        rest = Substring(String(decoding: html, as: UTF8.self)).utf8
    }

    mutating func read() {
        while let byte = rest.first {
            if byte == UInt8(ascii: "<") {
                readTag()
            } else {
                text += rest.prefix { $0 != UInt8(ascii: "<") }
                rest = rest.drop { $0 != UInt8(ascii: "<") }
            }
        }
        endSection()
    }

    private mutating func readTag() {
        let tag = rest.prefix { $0 != UInt8(ascii: ">") }.dropFirst()
        rest = rest[tag.endIndex...].dropFirst()
        let isClosing = tag.first == UInt8(ascii: "/")
        let name = String(
            Substring(tag.drop { $0 == UInt8(ascii: "/") }.prefix { !" /\n".utf8.contains($0) }))
        let classes = attribute("class", of: tag)?.split(separator: " ").map(String.init) ?? []
        if !isClosing,
            Self.silentTags.contains(name) || classes.contains(where: Self.silentClasses.contains)
        {
            skip(to: name)
        } else if let level = headingLevel(name) {
            isClosing ? endHeading(level) : startHeading(level, tag)
        } else if !Self.inlineTags.contains(name) {
            text.append(UInt8(ascii: " "))
        }
    }

    /// Leaves out everything up to the end of an element that is open.
    private mutating func skip(to name: String) {
        let (start, end) = (Array("<\(name)".utf8), Array("</\(name)>".utf8))
        var depth = 1
        while depth > 0, let sign = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[sign...]
            if rest.starts(with: end) {
                depth -= 1
                rest = rest.dropFirst(end.count)
            } else {
                if rest.starts(with: start),
                    " >".utf8.contains(rest.dropFirst(start.count).first ?? 0)
                {
                    depth += 1
                }
                rest = rest.dropFirst()
            }
        }
    }

    private func headingLevel(_ name: String) -> UInt8? {
        guard name.utf8.count == 2, name.hasPrefix("h"), let digit = name.utf8.last,
            UInt8(ascii: "1")...UInt8(ascii: "6") ~= digit
        else { return nil }
        return digit - UInt8(ascii: "0")
    }

    private mutating func startHeading(_ level: UInt8, _ tag: Substring.UTF8View.SubSequence) {
        guard let id = attribute("id", of: tag) else {
            text.append(UInt8(ascii: " "))
            return
        }
        endSection()
        sections.append(PageText.Section(heading: "", id: id, text: ""))
        openHeading = level
    }

    private mutating func endHeading(_ level: UInt8) {
        guard openHeading == level else {
            text.append(UInt8(ascii: " "))
            return
        }
        openHeading = nil
        sections[sections.count - 1].heading = takeText()
    }

    private mutating func endSection() {
        sections[sections.count - 1].text = takeText()
    }

    /// The text so far, with single spaces and no character reference.
    private mutating func takeText() -> String {
        defer { text = [] }
        let words = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return unescaped(String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self))
    }

    private func attribute(_ name: String, of tag: Substring.UTF8View.SubSequence) -> String? {
        let text = Substring(tag)
        guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
    }

    /// Text without the references that the escaping of HTML makes.
    private func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }
}
