package import Diagnostics
import LanguageFiles

/// A file of translations from English: from the folder `Languages`, which is part of the command,
/// or `simulator.TAG.yml` of a theme.
///
/// The key of an entry is the English text. So if an original changes, its old entry is found to be
/// unused and the new text is found to have no entry; see `OutdatedTranslation`.
package struct LanguageFile: Sendable {
    /// An entry of a file.
    package struct Entry: Sendable {
        /// The English text.
        package var original: Text
        /// The translation.
        package var text: Text
        /// The place of the original.
        package var range: SourceRange
    }

    /// The path as messages name it.
    package let path: String
    /// The entries, in their order.
    package private(set) var entries: [Entry] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - path: Its path as messages name it.
    package init(_ bytes: [UInt8], path: String) {
        self.path = path
        var reader = YAMLReader(
            bytes, file: path, firstLine: 1,
            ids: YAMLReader.FaultIDs(
                syntax: "template.yaml", unknownKey: "template.word",
                duplicateKey: "template.duplicate-word", missingKey: "template.word",
                wrongType: "template.word"))
        let root = reader.root()
        for entry in root.flatMap({ reader.entries(of: $0, what: "a translation") }) ?? [] {
            entries.append(
                Entry(
                    original: Text(string: entry.key),
                    text: Text(string: reader.string(of: entry) ?? ""),
                    range: entry.keyRange))
        }
        diagnostics = reader.diagnostics
    }
}

extension LanguageFile {
    /// The name of a theme's file for a language.
    package static func name(_ tag: String) -> String { "simulator.\(tag).yml" }

    /// The built-in files for the language of a tag; none if the command has no translation.
    ///
    /// One translation serves all regions and scripts of a language: Simplified Chinese is used for
    /// `zh` too.
    package static func builtIn(for tag: String) -> [LanguageFile] {
        let spoken = tags.first { $0.prefix { $0 != "-" } == tag.prefix { $0 != "-" } }
        return spoken.flatMap { files[$0] } ?? []
    }

    /// The most complete translation of the command.
    ///
    /// From it the originals of words and messages are known. Those of rows are `rowSentences`.
    package static var measure: [LanguageFile] { tags.first.flatMap { files[$0] } ?? [] }

    /// All English texts that pages and messages have, each once.
    package static let originals: [String] = {
        var known: Set<String> = []
        let others = measure.filter { !$0.isOfRows }.flatMap(\.entries).map(\.original.string)
        return (rowSentences + others).filter { known.insert($0).inserted }
    }()

    /// The English texts that pages show.
    package static let shown: Set<String> = Set(
        rowSentences
            + measure.filter { ofPages.contains($0.module) }.flatMap(\.entries)
            .map(\.original.string))

    /// The tags of the languages that the command speaks besides English.
    package static let tags: [String] = {
        var tags: [String] = []
        for index in 0..<language_file_count() {
            let tag = tag(ofFile: index)
            if tags.last != tag { tags.append(tag) }
        }
        return tags
    }()

    /// The files of each language, read once, when a language other than English is first used.
    private static let files: [String: [LanguageFile]] = {
        var files: [String: [LanguageFile]] = [:]
        for index in 0..<language_file_count() {
            let file = language_file_at(index)
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
            files[tag(ofFile: index), default: []].append(
                LanguageFile(bytes, path: String(cString: file.path)))
        }
        return files
    }()

    private static func tag(ofFile index: Int) -> String {
        String(String(cString: language_file_at(index).path).split(separator: "/")[1])
    }

    /// The modules whose texts a page needs to run a scenario for its reader.
    package static let ofRuns = ["ScenarioText", "TraceViews"]

    /// The files whose texts appear in pages; the other modules have messages of the command.
    private static let ofPages = [
        "LifecycleReference", "ScenarioText", "SiteBuilder", "SiteRendering", "TraceViews",
    ]

    /// Whether the file of the command has the texts of rows.
    package var isOfRows: Bool { module == "simulator" }

    /// The name of the module whose texts the file has, which is its file name without the
    /// extension.
    package var module: String {
        String(path.split(separator: "/").last?.dropLast(".yml".count) ?? "")
    }
}

extension Language {
    /// Creates a language of a site; the texts of the theme come before those of the command.
    ///
    /// - Parameters:
    ///   - tag: The tag of the language.
    ///   - theme: The file of the theme; nil if it has none.
    ///   - modules: The modules whose texts are needed; nil for all.
    package init(tag: String, theme: SourceFile?, of modules: [String]? = nil) {
        let isAsked = { (file: LanguageFile) in modules?.contains(file.module) ?? true }
        let own = theme.map { LanguageFile($0.bytes, path: $0.path).entries } ?? []
        let entries = (LanguageFile.builtIn(for: tag).filter(isAsked)).flatMap(\.entries)
        var asked = own
        if modules != nil, !own.isEmpty {
            let originals = Set(
                LanguageFile.measure.filter(isAsked).flatMap { $0.entries.map(\.original.string) })
            asked = own.filter { originals.contains($0.original.string) }
        }
        self.init(
            tag: Text(string: tag), texts: (asked + entries).map { ($0.original, $0.text) },
            outdated: modules == nil
                ? OutdatedTranslation.all(in: own + entries)
                    .map { ($0.original, $0.entry.text) } : [])
    }
}
