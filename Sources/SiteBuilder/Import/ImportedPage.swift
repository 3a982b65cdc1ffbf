import Diagnostics
import SiteModel

/// A page of another tool converted for Tracebook, with known keys only and with a title.
struct ImportedPage {
    let bytes: [UInt8]
    /// The keys that are dropped.
    let droppedKeys: [String]
    /// True if the page has no title of its own.
    let isNamed: Bool

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - bytes: The text of the file, without a byte order mark.
    ///   - path: Its path below the folder of the language.
    ///   - title: The title to use if it has none of its own; nil to use the name of the file.
    init(_ bytes: [UInt8], path: String, title: String?) {
        let text = SourceText(bytes).lines.map { String(decoding: $0, as: UTF8.self) }
        let fence = text.first.map(Self.trimmed) ?? ""
        var (matter, body) = ([String](), text[...])
        if ["---", "+++"].contains(fence),
            let end = text.dropFirst().firstIndex(where: { Self.trimmed($0) == fence })
        {
            matter = text[1..<end].map(Self.trimmedEnd)
            body = text[(end + 1)...]
        } else if let end = text.firstIndex(where: { Self.trimmed($0) == "---" }), end > 0,
            text[..<end].allSatisfy(Self.isEntry)
        {
            // Hexo takes front matter without the line above it.
            matter = text[..<end].map(Self.trimmedEnd)
            body = text[(end + 1)...]
        }
        var keys = KeptKeys(fence == "+++" ? Self.entries(ofTOML: matter) : matter)
        droppedKeys = keys.dropped
        var rest = Array(body.joined().utf8)
        var hasTitle = keys.hasTitle || OpeningHeading(in: rest, from: 0) != nil
        if !hasTitle, let raised = raisedHeadings(in: rest) {
            rest = raised
            hasTitle = true
        }
        isNamed = !hasTitle
        if isNamed { keys.lines.insert("title: \(yaml(title ?? Self.title(ofPath: path)))", at: 0) }
        let head = keys.lines.isEmpty ? "" : "---\n\(keys.lines.joined(separator: "\n"))\n---\n"
        self.bytes = Array(head.utf8) + rest
    }

    /// The name of a file as words, or of its folder if it is the page of one.
    private static func title(ofPath path: String) -> String {
        let parts = path.dropLast(".md".count).split(separator: "/")
        let name =
            parts.last == "index" && parts.count > 1 ? parts[parts.count - 2] : parts.last ?? ""
        return titleWords(String(name))
    }

    /// The plain values of TOML as YAML; tables and lists are dropped.
    private static func entries(ofTOML lines: [String]) -> [String] {
        lines.compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, !line.hasPrefix("["), !line.hasPrefix(" ") else { return nil }
            let value = trimmed(String(parts[1]))
            return value.hasPrefix("[") || value.hasPrefix("{")
                ? nil : "\(trimmed(String(parts[0]))): \(value)"
        }
    }

    /// Returns true for a line that has a key with its value, or goes on with one.
    private static func isEntry(_ line: String) -> Bool {
        line.firstMatch(of: /^([A-Za-z_]+:( |\s*$)|[ -])/) != nil
    }

    private static func trimmed(_ line: String) -> String {
        trimmedEnd(String(line.drop(while: \.isWhitespace)))
    }

    private static func trimmedEnd(_ line: String) -> String {
        var line = line[...]
        while line.last?.isWhitespace ?? false { line.removeLast() }
        return String(line)
    }
}

/// The entries of front matter that Tracebook knows, with keys of other tools renamed.
private struct KeptKeys {
    var lines: [String] = []
    private(set) var dropped: [String] = []
    private(set) var hasTitle = false

    /// The keys of other tools with the same values, and Tracebook's names for them.
    private static let renamed = [
        "lastmod": "updated", "date": "updated", "linkTitle": "title", "sidebar_label": "title",
        "nav_title": "title", "summary": "description", "excerpt": "description",
        "tags": "keywords",
    ]

    init(_ matter: [String]) {
        // An entry is a line that begins with its key, and the lines after it up to the next key.
        var entries: [(key: String, lines: [String])] = []
        for line in matter {
            let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            let isKey = !key.isEmpty && line.dropFirst(key.count).first == ":"
            if isKey, !line.hasPrefix("-") {
                entries.append((String(key), [line]))
            } else if !entries.isEmpty {
                entries[entries.count - 1].lines.append(line)
            }
        }
        let own = Set(entries.map(\.key))
        var taken: Set<String> = []
        for entry in entries {
            let name = Self.renamed[entry.key].flatMap { own.contains($0) ? nil : $0 } ?? entry.key
            var lines = entry.lines
            lines[0] = name + lines[0].dropFirst(entry.key.count)
            let value = lines[0].dropFirst(name.count + 1)
            if name == "updated" { lines = [Self.day(in: value).map { "updated: \($0)" } ?? ""] }
            let isList = lines.count > 1 || value.contains("[")
            guard FrontMatter.keys.contains(name), !lines[0].isEmpty, taken.insert(name).inserted,
                name != "keywords" || isList
            else {
                dropped.append(entry.key)
                continue
            }
            if name == "title" { hasTitle = true }
            self.lines += lines
        }
    }

    /// The day at the start of a time; nil if there is none.
    private static func day(in value: Substring) -> String? {
        let text = value.drop { $0 == " " || $0 == "\"" || $0 == "'" }
        let day = String(text.prefix(10))
        return isDay(day) ? day : nil
    }
}
