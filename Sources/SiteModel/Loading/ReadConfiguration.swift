package import Diagnostics

extension SiteConfiguration {
    /// An address to which paths are appended, without its trailing slash; nil if the text is not
    /// one.
    static func base(_ address: String) -> String? {
        let scheme = ["https://", "http://"].first(where: address.hasPrefix)
        guard let scheme, address.utf8.allSatisfy(isInBase) else { return nil }
        var base = address
        while base.hasSuffix("/") { base.removeLast() }
        guard base.count > scheme.count else { return nil }
        let parts = base.dropFirst(scheme.count).split(
            separator: "/", omittingEmptySubsequences: false)
        return isHost(parts[0]) && parts.dropFirst().allSatisfy(isPart) ? base : nil
    }

    /// Returns true for the name of a host, or its number in brackets, with or without a port.
    private static func isHost(_ text: Substring) -> Bool {
        var name = text
        if let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") {
            name = text[..<colon]
            let port = UInt16(text[colon...].dropFirst()) ?? 0
            if port == 0 { return false }
        }
        if name.hasPrefix("[") {
            return name.hasSuffix("]") && name.contains(":")
                && name.dropFirst().dropLast().utf8.allSatisfy {
                    ".:0123456789abcdefABCDEF".utf8.contains($0)
                }
        }
        return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.first != "-" && label.last != "-"
                && label.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
                }
        }
    }

    /// Returns true for a part of a path that a browser leaves as it is.
    private static func isPart(_ text: Substring) -> Bool {
        let escapes = text.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        return !["", ".", ".."].contains(text)
            && escapes.allSatisfy { escape in
                escape.utf8.count > 1 && escape.prefix(2).allSatisfy(\.isHexDigit)
            }
    }

    /// Returns true if a byte can be in such an address: no query, no fragment, and nothing that
    /// needs escapes.
    private static func isInBase(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: "0123456789-._~:/%@!$&'()*+,;=[]".utf8.contains(byte)
        }
    }

    private static let keys = [
        "title", "description", "baseURL", "editURL", "languages", "reference", "embed",
        "glossary", "synonyms", "search", "lessons", "levels", "navigation",
    ]
    private static let sectionKeys = ["title", "print", "pages"]

    /// Reads `site.yml`; defaults replace what is wrong or missing.
    ///
    /// - Returns: The configuration and its faults; nil if nothing can be said about the
    ///   navigation.
    package static func read(_ bytes: [UInt8], file: String) -> (SiteConfiguration?, [Diagnostic]) {
        let reader = YAMLReader(
            bytes, file: file, firstLine: 1,
            ids: YAMLReader.FaultIDs(
                syntax: "site.yaml", unknownKey: "site.unknown-key",
                duplicateKey: "site.duplicate-key", missingKey: "site.missing-key",
                wrongType: "site.wrong-type"))
        var parser = ConfigurationParser(reader: reader)
        return (parser.configuration(), parser.reader.diagnostics)
    }

    private struct ConfigurationParser {
        var reader: YAMLReader

        mutating func configuration() -> SiteConfiguration? {
            let root = reader.root()
            guard root != nil || reader.diagnostics.isEmpty else { return nil }
            var configuration = SiteConfiguration()
            configuration.file = reader.file
            var entries: [YAMLReader.Entry] = []
            if let root {
                guard let found = reader.entries(of: root, known: keys, what: "site.yml") else {
                    return nil
                }
                entries = found
            }
            // The languages come first because other values are given for each language.
            let places = entries.sorted { $0.key == "languages" && $1.key != "languages" }
            for entry in places { take(entry, into: &configuration) }
            if !entries.contains(where: { $0.key == "title" }) {
                reader.reportMissing("title", at: .fileStart, "every site needs a title")
            }
            return configuration
        }

        private mutating func take(
            _ entry: YAMLReader.Entry, into configuration: inout SiteConfiguration
        ) {
            switch entry.key {
            case "title":
                reader.warnOfComment(after: entry, "page.comment")
                configuration.title = .read(
                    entry, languages: configuration.languages, with: &reader)
            case "description":
                configuration.description = .read(
                    entry, languages: configuration.languages, with: &reader)
            case "baseURL": configuration.baseURL = address(of: entry)
            case "editURL": configuration.editURL = address(of: entry)
            case "languages": configuration.languages = languages(of: entry)
            case "glossary":
                configuration.glossary = reader.string(of: entry).map {
                    Entry(path: $0, range: reader.range(of: entry.value))
                }
            case "synonyms":
                configuration.synonyms = Synonym.read(
                    entry, languages: configuration.languages, with: &reader)
            case "search":
                configuration.searches = SearchExpectation.read(
                    entry, languages: configuration.languages, with: &reader)
            case "lessons":
                configuration.lessons = LessonSettings.read(
                    entry, languages: configuration.languages, with: &reader)
            case "reference": configuration.hasReference = reader.flag(of: entry) ?? false
            case "levels": configuration.levels = levels(of: entry)
            case "embed": configuration.embedsRuns = reader.flag(of: entry) ?? false
            default:
                configuration.sections = (reader.list(of: entry) ?? []).compactMap {
                    section(of: $0, depth: 0, languages: configuration.languages)
                }
            }
        }

        private mutating func address(of entry: YAMLReader.Entry) -> String? {
            guard let address = reader.string(of: entry) else { return nil }
            guard let base = SiteConfiguration.base(address) else {
                reader.report(
                    "site.wrong-type", reader.range(of: entry.value),
                    "'\(entry.key)' must be an address with a host, without '?', '#' and what needs escapes: 'https://example.org/notes'"
                )
                return nil
            }
            return base
        }

        /// The levels of kinds of diagnostics: `link.unknown-anchor: warning`.
        private mutating func levels(of entry: YAMLReader.Entry) -> [LevelSetting] {
            let entries = reader.entries(of: entry.value, what: "'levels'") ?? []
            return entries.compactMap { entry in
                guard let level = reader.string(of: entry) else { return nil }
                do throws(LevelSetting.Refusal) {
                    return try LevelSetting(entry.key, level)
                } catch {
                    switch error {
                    case .level:
                        reader.report(
                            "site.wrong-type", reader.range(of: entry.value),
                            "a level must be error, warning or off")
                    case .unknown(let nearest):
                        reader.report(
                            "site.unknown-key", entry.keyRange,
                            "there is no diagnostic '\(entry.key)'\(didYouMean(nearest))")
                    }
                }
                return nil
            }
        }

        /// The languages: a list of tags, or a mapping of tags to names.
        private mutating func languages(of entry: YAMLReader.Entry) -> [Language] {
            var languages: [Language] = []
            for (node, name) in tags(in: entry) {
                guard let tag = reader.string(of: node, what: "a language") else { continue }
                let isTag = tag.utf8.allSatisfy {
                    $0 == UInt8(ascii: "-") || Character(UnicodeScalar($0)).isLetter
                        || Character(UnicodeScalar($0)).isNumber
                }
                if !isTag || languages.contains(where: { $0.tag == tag }) {
                    reader.report(
                        "site.language", reader.range(of: node),
                        isTag
                            ? "language '\(tag)' is listed twice"
                            : "'\(tag)' is not a language tag, such as 'en' or 'zh-Hans'")
                } else {
                    languages.append(Language(tag: tag, name: name ?? tag))
                }
            }
            return languages.isEmpty ? SiteConfiguration().languages : languages
        }

        private mutating func tags(in entry: YAMLReader.Entry) -> [(YAMLNode, name: String?)] {
            guard let mapping = entry.value.mapping else {
                return (reader.list(of: entry) ?? []).map { ($0, nil) }
            }
            return mapping.map { tag, name in
                (tag, reader.string(of: name, what: "the name of a language"))
            }
        }

        private mutating func section(
            of node: YAMLNode, depth: Int, languages: [Language]
        ) -> Section? {
            let entries = reader.entries(
                of: node, known: depth == 0 ? sectionKeys : ["title", "pages"],
                what: "a section of the navigation")
            guard let entries else { return nil }
            var section = Section(title: LocalText(""), rows: [])
            for entry in entries {
                if entry.key == "title" {
                    section.title = .read(entry, languages: languages, with: &reader)
                } else if entry.key == "print" {
                    section.isPrinted = reader.flag(of: entry) ?? false
                } else {
                    for row in reader.list(of: entry) ?? [] {
                        section.rows += rows(of: row, depth: depth, languages: languages)
                    }
                }
            }
            for key in ["title", "pages"] where !entries.contains(where: { $0.key == key }) {
                reader.reportMissing(
                    key, at: reader.range(of: node), "every section needs a title and pages")
            }
            return section
        }

        /// The rows of a page, of a folder or of a nested section.
        private mutating func rows(
            of node: YAMLNode, depth: Int, languages: [Language]
        ) -> [Row] {
            let range = reader.range(of: node)
            if node.mapping != nil {
                let within = section(of: node, depth: depth + 1, languages: languages)
                guard let within else { return [] }
                return [Row(kind: .heading(within.title), depth: depth, range: range)] + within.rows
            }
            guard let path = reader.string(of: node, what: "a page") else { return [] }
            guard path.hasSuffix("/") || path == "*" || path.hasSuffix("/*") else {
                return [Row(kind: .page(path), depth: depth, range: range)]
            }
            let folder = path.split(separator: "/").filter { $0 != "*" }.joined(separator: "/")
            return [Row(kind: .folder(folder), depth: depth, range: range)]
        }
    }
}
