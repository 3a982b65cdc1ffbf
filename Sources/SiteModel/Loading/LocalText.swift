import Diagnostics

/// A text of `site.yml` that may differ by language.
package struct LocalText: Equatable, Sendable {
    private var original: String
    private var translations: [Int: String] = [:]

    /// Creates a text that is the same in all languages.
    init(_ text: String) {
        original = text
    }

    /// The text in a language, by the index of the language.
    package subscript(language: Int) -> String {
        translations[language] ?? original
    }
}

extension LocalText {
    /// Reads a text: one for all languages, or a mapping with one for each.
    static func read(
        _ entry: YAMLReader.Entry, languages: [SiteConfiguration.Language],
        with reader: inout YAMLReader
    ) -> LocalText {
        guard entry.value.mapping != nil else {
            return LocalText(reader.string(of: entry) ?? "")
        }
        let tags = languages.map(\.tag)
        var text = LocalText("")
        let entries =
            reader.entries(of: entry.value, known: tags, what: "'\(entry.key)' by language") ?? []
        for (index, tag) in tags.enumerated() {
            guard let translation = entries.first(where: { $0.key == tag }) else {
                reader.reportMissing(
                    tag, at: entry.keyRange, "give '\(entry.key)' in every language or in one")
                continue
            }
            text.translations[index] = reader.string(of: translation)
        }
        return text
    }
}
