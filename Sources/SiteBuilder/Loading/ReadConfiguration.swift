import Diagnostics
import Yams

extension SiteConfiguration {
    private static let keys = ["title", "description", "baseURL", "languages", "navigation"]
    private static let sectionKeys = ["title", "pages"]

    /// Reads `site.yml`; what is wrong or missing is left as it is by default.
    ///
    /// - Returns: The configuration and what is wrong with it; the configuration is nil where
    ///   nothing can be said about the navigation.
    static func read(_ bytes: [UInt8], file: String) -> (SiteConfiguration?, [Diagnostic]) {
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
            var entries: [YAMLReader.Entry] = []
            if let root {
                guard let found = reader.entries(of: root, known: keys, what: "site.yml") else {
                    return nil
                }
                entries = found
            }
            for entry in entries { take(entry, into: &configuration) }
            if !entries.contains(where: { $0.key == "title" }) {
                reader.reportMissing("title", at: .fileStart, "every site has a title")
            }
            return configuration
        }

        private mutating func take(
            _ entry: YAMLReader.Entry, into configuration: inout SiteConfiguration
        ) {
            switch entry.key {
            case "title": configuration.title = reader.string(of: entry) ?? ""
            case "description": configuration.description = reader.string(of: entry) ?? ""
            case "baseURL": configuration.baseURL = baseURL(of: entry)
            case "languages": configuration.languages = languages(of: entry)
            default: configuration.sections = sections(of: entry)
            }
        }

        private mutating func baseURL(of entry: YAMLReader.Entry) -> String? {
            guard var address = reader.string(of: entry) else { return nil }
            guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
                reader.report(
                    "site.wrong-type", reader.range(of: entry.value),
                    "'baseURL' begins with 'https://'")
                return nil
            }
            while address.hasSuffix("/") { address.removeLast() }
            return address
        }

        private mutating func languages(of entry: YAMLReader.Entry) -> [String] {
            var languages: [String] = []
            for node in reader.list(of: entry) ?? [] {
                guard let language = reader.string(of: node, what: "a language") else { continue }
                let isTag = language.utf8.allSatisfy {
                    $0 == UInt8(ascii: "-") || Character(UnicodeScalar($0)).isLetter
                        || Character(UnicodeScalar($0)).isNumber
                }
                if !isTag || languages.contains(language) {
                    reader.report(
                        "site.language", reader.range(of: node),
                        isTag
                            ? "language '\(language)' is listed twice"
                            : "'\(language)' is no language tag such as 'en' or 'zh-Hans'")
                } else {
                    languages.append(language)
                }
            }
            return languages.isEmpty ? SiteConfiguration().languages : languages
        }

        private mutating func sections(of entry: YAMLReader.Entry) -> [Section] {
            (reader.list(of: entry) ?? []).compactMap { section(of: $0) }
        }

        private mutating func section(of node: Node) -> Section? {
            let entries = reader.entries(
                of: node, known: sectionKeys, what: "a section of the navigation")
            guard let entries else { return nil }
            var section = Section(title: "", pages: [])
            for entry in entries {
                if entry.key == "title" {
                    section.title = reader.string(of: entry) ?? ""
                } else {
                    for page in reader.list(of: entry) ?? [] {
                        guard let path = reader.string(of: page, what: "a page") else { continue }
                        section.pages.append(Entry(path: path, range: reader.range(of: page)))
                    }
                }
            }
            for key in sectionKeys where !entries.contains(where: { $0.key == key }) {
                reader.reportMissing(
                    key, at: reader.range(of: node), "every section has a title and pages")
            }
            return section
        }
    }
}
