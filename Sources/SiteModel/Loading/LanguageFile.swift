package import Diagnostics
import LanguageFiles

/// A file of what is said in a language in place of English words: of the folder `Languages`, which is
/// part of the command, or `simulator.TAG.yml` of a theme.
///
/// An entry has the English words as its key. So an entry whose original has changed is known by
/// itself: nothing says that original any more, and what is said instead has no entry.
package struct LanguageFile: Sendable {
    /// An entry of a file.
    package struct Entry: Sendable {
        /// The English words.
        package var original: Text
        /// What is said in their place.
        package var text: Text
        /// Where the original stands.
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
    ///   - bytes: What is in it.
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
    /// The name of the file of a theme with what is said in a language.
    package static func name(_ tag: String) -> String { "simulator.\(tag).yml" }

    /// The files of the command for the language of a tag; none if it does not speak it.
    ///
    /// A language is spoken for each of its regions and scripts: Simplified Chinese for `zh` too.
    package static func builtIn(for tag: String) -> [LanguageFile] {
        let spoken = tags.first { $0.prefix { $0 != "-" } == tag.prefix { $0 != "-" } }
        return spoken.flatMap { files[$0] } ?? []
    }

    /// The language that the command speaks best besides English: its originals are all that there are.
    package static var measure: [LanguageFile] { tags.first.flatMap { files[$0] } ?? [] }

    /// The tags of the languages that the command speaks besides English.
    package static let tags: [String] = {
        var tags: [String] = []
        for index in 0..<language_file_count() {
            let tag = tag(ofFile: index)
            if tags.last != tag { tags.append(tag) }
        }
        return tags
    }()

    /// The files of each language, read once, and only where another language than English is asked for.
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

    /// The modules whose words a page needs that runs a scenario for its reader.
    package static let ofRuns = ["ScenarioText", "TraceViews"]

    /// The files whose words stand in pages; those of the other modules are messages of the command.
    package static let ofPages = [
        "LifecycleReference", "ScenarioText", "SiteBuilder", "SiteRendering", "TraceViews",
        "simulator",
    ]

    /// The name of the file without its folder and its ending: the module whose words it has.
    package var module: String {
        String(path.split(separator: "/").last?.dropLast(".yml".count) ?? "")
    }
}

extension Language {
    /// A language of a site: what the command says in it, and before that what a theme does.
    ///
    /// - Parameters:
    ///   - tag: The tag of the language.
    ///   - theme: The file of the theme; nil if it has none.
    ///   - modules: The modules whose words are asked for; nil for all.
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
            tag: Text(string: tag), texts: (asked + entries).map { ($0.original, $0.text) })
    }
}
