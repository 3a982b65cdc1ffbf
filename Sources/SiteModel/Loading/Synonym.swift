import Diagnostics

/// A term of readers with the terms that pages use instead: `闪退: [崩溃, 终止代码]`.
package struct Synonym: Equatable, Sendable {
    /// The term of readers.
    package var words: String
    /// The terms of pages, which are searched for as well.
    package var meanings: [String]

    /// Reads the synonyms of each language, in the order of the languages; a language may have
    /// none.
    static func read(
        _ entry: YAMLReader.Entry, languages: [SiteConfiguration.Language],
        with reader: inout YAMLReader
    ) -> [[Synonym]] {
        let tags = languages.map(\.tag)
        let tables =
            reader.entries(of: entry.value, known: tags, what: "'synonyms' by language") ?? []
        return tags.map { tag in
            guard let table = tables.first(where: { $0.key == tag }) else { return [] }
            let rows = reader.entries(of: table.value, what: "'synonyms' of a language") ?? []
            return rows.compactMap { read($0, with: &reader) }
        }
    }

    private static func read(
        _ entry: YAMLReader.Entry, with reader: inout YAMLReader
    ) -> Synonym? {
        let meanings = reader.texts(of: entry, what: "a synonym")
        return meanings.isEmpty ? nil : Synonym(words: entry.key, meanings: meanings)
    }
}

extension YAMLReader {
    /// The texts of a value that is a text or a list of texts; empty if it is neither.
    mutating func texts(of entry: Entry, what: Message) -> [String] {
        guard let nodes = entry.value.sequence else {
            return string(of: entry).map { [$0] } ?? []
        }
        if nodes.isEmpty { report(ids.wrongType, entry.keyRange, "'\(entry.key)' has no value") }
        return nodes.compactMap { string(of: $0, what: what) }
    }
}
