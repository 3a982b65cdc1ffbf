package import Diagnostics

/// A query whose answer an author expects: `ask: how long may it run`, `find: tasks.md`.
package struct SearchExpectation: Equatable, Sendable {
    /// What a reader types.
    package var query: String
    /// The pages, or sections of pages, one of which must be found.
    package var answers: [Answer]
    /// The index of the language that is searched.
    package var language = 0
    /// The number of results that an answer must be among.
    package var within = 3
    /// The place of the query.
    package var range: SourceRange

    /// A page, or a section of a page: `background/tasks.md#limit`.
    package struct Answer: Equatable, Sendable {
        /// The page.
        package var page: SiteConfiguration.Entry
        /// The id of the section; nil for any section.
        package var section: String?

        init(_ address: String, at range: SourceRange) {
            let parts = address.split(separator: "#", maxSplits: 1)
            page = SiteConfiguration.Entry(
                path: parts.first.map(String.init) ?? address, range: range)
            section = parts.count > 1 ? String(parts[1]) : nil
        }
    }

    /// The most results that an answer can be expected among.
    private static let mostResults = 20

    private static let keys = ["ask", "find", "language", "within"]

    /// Reads the list of expectations.
    static func read(
        _ entry: YAMLReader.Entry, languages: [SiteConfiguration.Language],
        with reader: inout YAMLReader
    ) -> [SearchExpectation] {
        (reader.list(of: entry) ?? []).compactMap { read($0, languages.map(\.tag), with: &reader) }
    }

    private static func read(
        _ node: YAMLNode, _ tags: [String], with reader: inout YAMLReader
    ) -> SearchExpectation? {
        guard let entries = reader.entries(of: node, known: keys, what: "an entry of 'search'")
        else { return nil }
        var expectation = SearchExpectation(query: "", answers: [], range: reader.range(of: node))
        for entry in entries {
            switch entry.key {
            case "ask":
                expectation.query = reader.string(of: entry) ?? ""
                expectation.range = reader.range(of: entry.value)
            case "find": expectation.answers = answers(of: entry, with: &reader)
            case "language":
                guard let tag = reader.string(of: entry) else { return nil }
                guard let language = tags.firstIndex(of: tag) else {
                    let list = tags.joined(separator: ", ")
                    reader.report(
                        "site.language", reader.range(of: entry.value),
                        "'\(tag)' is not a language of the site; it has \(list)")
                    return nil
                }
                expectation.language = language
            default:
                let number = entry.value.scalar.flatMap { Int($0.string) } ?? 0
                guard (1...mostResults).contains(number) else {
                    reader.report(
                        "site.wrong-type", reader.range(of: entry.value),
                        "'within' must be a number from 1 to \(mostResults)")
                    return nil
                }
                expectation.within = number
            }
        }
        for key in ["ask", "find"] where !entries.contains(where: { $0.key == key }) {
            reader.reportMissing(
                key, at: reader.range(of: node),
                "a search has 'ask', what a reader types, and 'find', the page that answers")
        }
        return expectation.query.isEmpty || expectation.answers.isEmpty ? nil : expectation
    }

    private static func answers(
        of entry: YAMLReader.Entry, with reader: inout YAMLReader
    ) -> [Answer] {
        let nodes = entry.value.sequence ?? [entry.value]
        if nodes.isEmpty {
            reader.report("site.wrong-type", entry.keyRange, "'find' has no value")
        }
        return nodes.compactMap { node in
            reader.string(of: node, what: "'find'").map { Answer($0, at: reader.range(of: node)) }
        }
    }
}
