import Diagnostics

/// What the lessons of a site have to be like, in `site.yml`.
package struct LessonSettings: Equatable, Sendable {
    /// The parts that each page with a level must have.
    package var parts: [LessonPart] = []
    /// The labels that tabs of code may have, for each language; empty if they may have any.
    package var tabs: [[String]] = []
    /// The labels of the tabs that a part with code must have, for each language; empty if it needs
    /// none.
    package var codeTabs: [[String]] = []

    static func read(
        _ entry: YAMLReader.Entry, languages: [SiteConfiguration.Language],
        with reader: inout YAMLReader
    ) -> LessonSettings {
        var settings = LessonSettings()
        let entries =
            reader.entries(of: entry.value, known: ["parts", "tabs", "code"], what: "'lessons'")
            ?? []
        for entry in entries {
            switch entry.key {
            case "parts":
                settings.parts = (reader.list(of: entry) ?? []).compactMap {
                    part($0, with: &reader)
                }
            case "code": settings.codeTabs = labels(entry, languages: languages, with: &reader)
            default: settings.tabs = labels(entry, languages: languages, with: &reader)
            }
        }
        return settings
    }

    private static func part(_ node: YAMLNode, with reader: inout YAMLReader) -> LessonPart? {
        guard let name = reader.string(of: node, what: "a part of a lesson") else { return nil }
        if let part = LessonPart(rawValue: name) { return part }
        reader.report(
            "site.wrong-type", reader.range(of: node),
            "'\(name)' is not a part of a lesson\(LessonPart.hint(for: name))")
        return nil
    }

    /// The labels: one list for all languages, or a mapping with one for each.
    private static func labels(
        _ entry: YAMLReader.Entry, languages: [SiteConfiguration.Language],
        with reader: inout YAMLReader
    ) -> [[String]] {
        guard entry.value.mapping != nil else {
            let labels = reader.texts(of: entry, what: "a label")
            return languages.map { _ in labels }
        }
        let tags = languages.map(\.tag)
        let lists =
            reader.entries(of: entry.value, known: tags, what: "'\(entry.key)' by language") ?? []
        return tags.map { tag in
            lists.first { $0.key == tag }.map { reader.texts(of: $0, what: "a label") } ?? []
        }
    }
}
