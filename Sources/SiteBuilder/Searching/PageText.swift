/// The text of a finished page, cut at its headings.
///
/// The page is read as it was rendered, not as it was written, so that tables of the simulator and
/// traces can be found too. What stands elsewhere and is only quoted is left out, and so are the
/// numbers and times of rows.
package struct PageText: Equatable, Sendable {
    /// A heading and what stands below it, up to the next one.
    package struct Section: Equatable, Sendable {
        /// The words of the heading; empty for what stands above the first one.
        package var heading: String
        /// What a link to the heading ends with; empty for the top of the page.
        package var id: String
        package var text: String { lines.joined(separator: " ") }
        /// The text, cut where a paragraph, a row or another block begins or ends.
        package var lines: [String]
    }

    /// The sections in the order of the page; those without any text are left out.
    package private(set) var sections: [Section] = []

    /// Reads the HTML of a page, as `HTMLRenderer` and the views make it.
    package init(html: some StringProtocol) {
        var reader = Reader(html.utf8)
        reader.read()
        sections = reader.sections.filter { !$0.heading.isEmpty || !$0.lines.isEmpty }
    }
}

/// Walks over HTML that is known to be well formed.
private struct Reader {
    private var rest: Substring.UTF8View
    private(set) var sections = [PageText.Section(heading: "", id: "", lines: [])]
    private var text: [UInt8] = []
    /// The level of the heading that is open.
    private var openHeading: UInt8?
    /// Whether the table that is read is that of a run.
    private var isTrace = false

    /// What a line can be made of; any other tag ends a word.
    private static let inlineTags: Set<String> = [
        "a", "abbr", "b", "bdi", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q",
        "s", "small", "span", "strong", "sub", "sup", "time", "var", "wbr",
    ]
    /// What ends a word, but no line.
    private static let cellTags: Set<String> = ["td", "th", "br"]
    /// What has no text of its own: a drawing says again what the table beside it says.
    private static let silentTags: Set<String> = [
        "svg", "script", "style", "template", "button", "select",
    ]
    /// Classes of what says again what another page or the reference says, and of what stands behind
    /// and below headings.
    private static let silentClasses: Set<String> = ["reasons", "quoted", "permalink", "stale"]

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
        if name == "table" { isTrace = !isClosing && attribute("class", of: tag) == "trace" }
        if !isClosing, Self.silentTags.contains(name) || isSilent(tag) {
            skip(to: name)
        } else if !isClosing, isTrace, attribute("scope", of: tag) == "row" {
            // The number of the row, and its time: they are no words of its.
            skip(to: name)
            rest = rest.drop { $0 != UInt8(ascii: ">") }
            skip(to: "td")
        } else if let level = headingLevel(name) {
            isClosing ? endHeading(level) : startHeading(level, tag)
        } else if !Self.inlineTags.contains(name) {
            text.append(UInt8(ascii: Self.cellTags.contains(name) ? " " : "\u{0}"))
        }
    }

    private func isSilent(_ tag: Substring.UTF8View.SubSequence) -> Bool {
        attribute("class", of: tag).map(Self.silentClasses.contains) ?? false
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
        sections.append(PageText.Section(heading: "", id: id, lines: []))
        openHeading = level
    }

    private mutating func endHeading(_ level: UInt8) {
        guard openHeading == level else {
            text.append(UInt8(ascii: " "))
            return
        }
        openHeading = nil
        sections[sections.count - 1].heading = takeLines().joined(separator: " ")
    }

    private mutating func endSection() {
        sections[sections.count - 1].lines = takeLines()
    }

    /// The text so far, with single spaces and no character reference.
    private mutating func takeLines() -> [String] {
        defer { text = [] }
        return text.split(separator: 0).compactMap { line in
            let words = line.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
            let text = Array(words.joined(separator: [0x20]))
            return text.isEmpty ? nil : unescaped(String(decoding: text, as: UTF8.self))
        }
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
