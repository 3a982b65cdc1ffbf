package import Diagnostics

/// The YAML between the `---` lines at the top of a page.
package struct FrontMatter: Equatable, Sendable {
    /// The title of the page.
    package var title: String
    /// One sentence about the page for search engines; empty if there is none.
    package var description: String
    /// The day of the last relevant change, as `2026-11-21`; nil if not given.
    var updated: String?
    /// True if the page is not ready to be published.
    var isDraft = false
    /// Whether the reference shows the runs of the page as examples; nil if the page does not say so.
    var examples: Bool?
    /// True if the reference shows the runs of the page as examples.
    package var givesExamples: Bool { examples ?? true }
    /// Other addresses of the page, below the folder of its language.
    package var aliases: [Alias] = []
    /// Terms for the search that the page itself does not have.
    package var keywords: [String] = []
    /// What readers are told before they begin the page.
    package var lesson = LessonFacts()
    /// The labels of the tabs in its part with code, in place of those that lessons of the site have;
    /// nil for those.
    package var codeTabs: [String]?
    /// The marks of the original that the page translates; nil if there are none.
    package var original: OriginalMarks?
    /// The claims in the title and in the description.
    var claims: [StatedClaim] = []
    /// The closing line of the front matter.
    package var end: SourceRange = .fileStart
    /// The first-level heading at the start of the page; nil if the page starts with anything else.
    package var opening: OpeningHeading?
    /// The keys of other tools, with their places.
    var foreignKeys: [ForeignKey.Use] = []

    /// Another address of a page.
    package struct Alias: Equatable, Sendable {
        package var path: String
        package var range: SourceRange
    }

    package static let keys = [
        "title", "description", "updated", "draft", "examples", "aliases", "keywords",
        "level", "minutes", "before", "tabs", "original",
    ]

    /// Reads the front matter of a page; defaults replace what is missing.
    static func read(_ page: [UInt8], file: String) -> (FrontMatter, [Diagnostic]) {
        var matter = FrontMatter(title: file, description: "")
        let extent: Extent
        switch Extent.of(page) {
        case .found(let found): extent = found
        case .missing:
            let start = byteOrderMarkLength(of: page)
            guard let opening = OpeningHeading(in: page, from: start) else {
                return (
                    matter,
                    [
                        fault(
                            file,
                            """
                            the page has no title; begin with '# …', or with 'title: …' between \
                            two lines '---'
                            """
                        )
                    ]
                )
            }
            matter.title = opening.text
            matter.opening = opening
            return (matter, [])
        case .unclosed:
            return (matter, [fault(file, "front matter is not closed; end it with a line '---'")])
        }
        var reader = YAMLReader(
            page[extent.yaml], file: file, firstLine: 2,
            ids: YAMLReader.FaultIDs(
                syntax: "page.yaml", unknownKey: "page.unknown-key",
                duplicateKey: "page.duplicate-key", missingKey: "page.missing-key",
                wrongType: "page.wrong-type"))
        let root = reader.root()
        guard root != nil || reader.diagnostics.isEmpty else { return (matter, reader.diagnostics) }
        var entries: [YAMLReader.Entry] = []
        if let root {
            reader.allowsUnknownKeys = true
            guard
                let found = reader.entries(
                    of: root, known: keys, foreign: ForeignKey.names, what: "front matter")
            else { return (matter, reader.diagnostics) }
            entries = found
        }
        for entry in entries { matter.take(entry, with: &reader) }
        let lines = page[..<extent.end].filter { $0 == UInt8(ascii: "\n") }.count
        matter.end = SourceRange(line: max(1, lines), column: 1, length: 3)
        matter.opening = OpeningHeading(in: page, from: extent.end)
        if !entries.contains(where: { $0.key == "title" }) {
            if let opening = matter.opening {
                matter.title = opening.text
            } else {
                reader.reportMissing(
                    "title", at: SourceRange(line: 1, column: 1, length: 3),
                    "every page needs a title, here or as its first line, '# …'")
            }
        }
        return (matter, reader.diagnostics)
    }

    private mutating func take(_ entry: YAMLReader.Entry, with reader: inout YAMLReader) {
        switch entry.key {
        case "title": title = text(of: entry, with: &reader) ?? title
        case "description": description = text(of: entry, with: &reader) ?? ""
        case "updated": updated = day(of: entry, with: &reader)
        case "draft": isDraft = reader.flag(of: entry) ?? false
        case "examples": examples = reader.flag(of: entry)
        case "aliases":
            aliases = (reader.list(of: entry) ?? []).compactMap { alias(of: $0, with: &reader) }
        case "keywords": keywords = reader.texts(of: entry, what: "a keyword")
        case "level": lesson.takeLevel(entry, with: &reader)
        case "minutes": lesson.takeMinutes(entry, with: &reader)
        case "before": lesson.takePages(entry, with: &reader)
        case "tabs": codeTabs = reader.texts(of: entry, what: "a label")
        case "original": original = OriginalMarks(entry, with: reader)
        default: foreignKeys.append(ForeignKey.Use(key: entry.key, range: entry.keyRange))
        }
    }

    /// The text of an entry, without the addresses of its claims.
    private mutating func text(
        of entry: YAMLReader.Entry, with reader: inout YAMLReader
    ) -> String? {
        guard let string = reader.string(of: entry) else { return nil }
        reader.warnOfComment(after: entry, "page.comment")
        let place = reader.place(ofText: entry.value)
        let text = TitleText(
            string, at: place ?? reader.range(of: entry.value), isExact: place != nil)
        claims += text.claims
        return text.words
    }

    private func day(of entry: YAMLReader.Entry, with reader: inout YAMLReader) -> String? {
        guard let text = reader.string(of: entry) else { return nil }
        if isDay(text) { return text }
        let isWritten = text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
        reader.report(
            "page.wrong-type", reader.range(of: entry.value),
            isWritten
                ? "'updated' must be a day, but the calendar has no \(text)"
                : "'updated' must be a day, such as 2026-11-21")
        return nil
    }

    private func alias(of node: YAMLNode, with reader: inout YAMLReader) -> Alias? {
        guard let path = reader.string(of: node, what: "an alias") else { return nil }
        let range = reader.range(of: node)
        // In other tools an alias starts at the root, and may name a folder instead of its file.
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 1, parts.first == "" { parts.removeFirst() }
        if parts.last == "" { parts.removeLast() }
        if parts.last?.hasSuffix(".html") == false { parts.append("index.html") }
        guard !parts.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
            reader.report(
                "page.wrong-type", range,
                "an alias must be a path below the folder of the language, such as 'old/page.html'")
            return nil
        }
        // An old address may have an ampersand, which is escaped wherever one is shown.
        if let name = SitePath.refusedCharacter(in: path, allowing: "&") {
            reader.report(
                "page.wrong-type", range,
                "there is \(name) in the name, which addresses and shells read as syntax")
            return nil
        }
        return Alias(path: parts.joined(separator: "/"), range: range)
    }

    private static func fault(_ file: String, _ summary: Message) -> Diagnostic {
        Diagnostic(
            .error, "page.front-matter", file: Text(string: file), range: .fileStart, summary)
    }
}

/// Returns true if a text is a day of the calendar, as `2026-11-21`.
package func isDay(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
        text.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return days.indices.contains(month - 1) && 1...days[month - 1] ~= day
}

/// The Markdown of a page, with an empty line for every line of its front matter.
///
/// So all lines keep their numbers. A page without front matter stays as it is.
public func body(ofPage page: [UInt8]) -> [UInt8] {
    guard case .found(let extent) = FrontMatter.Extent.of(page) else { return page }
    let lineBreaks = page[..<extent.end].filter {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    return lineBreaks + page[extent.end...]
}

/// The bytes of a page up to the end of its front matter; empty if it has none.
package func frontMatterBytes(ofPage page: [UInt8]) -> ArraySlice<UInt8> {
    guard case .found(let extent) = FrontMatter.Extent.of(page) else { return [] }
    return page[..<extent.end]
}

extension FrontMatter {
    /// The place of the front matter in the bytes of a page.
    struct Extent {
        /// The YAML between the two lines.
        var yaml: Range<Int>
        /// The offset after the closing line.
        var end: Int

        enum Search {
            case found(Extent)
            case missing
            case unclosed
        }
    }
}

extension FrontMatter.Extent {
    /// Looks for front matter at the top of a page.
    static func of(_ page: [UInt8]) -> Search {
        let start = byteOrderMarkLength(of: page)
        guard let opening = fence(in: page, at: start) else { return .missing }
        var line = opening
        while line < page.count {
            if let end = fence(in: page, at: line) {
                return .found(FrontMatter.Extent(yaml: opening..<line, end: end))
            }
            line = endOfLine(in: page, from: line)
        }
        return .unclosed
    }

    /// The offset after a line `---`; nil if another line starts there.
    private static func fence(in page: [UInt8], at start: Int) -> Int? {
        guard page[start...].starts(with: "---".utf8) else { return nil }
        let end = endOfLine(in: page, from: start)
        let rest = page[(start + 3)..<end]
        return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } ? end : nil
    }

    private static func endOfLine(in page: [UInt8], from start: Int) -> Int {
        guard let end = page[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
            return page.count
        }
        let isPair = page[end] == 0x0D && end + 1 < page.count && page[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }
}
