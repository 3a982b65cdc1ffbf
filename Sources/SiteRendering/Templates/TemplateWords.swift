import CommonMark
import Diagnostics
import SiteModel

/// The words that templates add to pages, from a file such as `words.zh-Hans.yml` for each
/// language.
struct TemplateWords {
    /// The words by name, for each language with a file.
    private var tables: [String: [String: String]] = [:]
    /// The places of the names in the files, in the order of the languages.
    private var places: [(file: String, names: [(name: String, range: SourceRange)])] = []
    /// The languages whose files cannot be read completely.
    private var broken: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The words that the builder itself uses if there are word files.
    private static let builders = ["footnotes", "backToReference"]

    init(_ folder: SourceFolder, languages: [String]) {
        for language in languages {
            let path = Self.file(language)
            guard let source = folder.files.first(where: { $0.path == path }) else { continue }
            read(source, as: folder.displayPath(of: path), language)
        }
        guard !tables.isEmpty else { return }
        let all = names
        for language in languages where !broken.contains(language) {
            let own = Set(tables[language, default: [:]].keys)
            let missing = all.filter { !own.contains($0) }
            if missing.isEmpty { continue }
            let list = missing.map { "'\($0)'" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .error, "template.missing-word", range: .fileStart,
                    "words of other languages are missing here: \(list)"
                ).inFile(folder.displayPath(of: Self.file(language))))
        }
    }

    /// The file with the words of a language.
    static func file(_ language: String) -> String { "words.\(language).yml" }

    /// The names of the words of all languages, sorted.
    var names: [String] {
        Set(tables.values.flatMap(\.keys)).union(tables.isEmpty ? [] : Self.builders).sorted()
    }

    /// The words of a language by name.
    func words(_ language: String) -> [String: String] { tables[language] ?? [:] }

    /// The words about footnotes, in the language of the page.
    func footnoteLabels(_ language: String) -> FootnoteLabels {
        guard let list = tables[language]?["footnotes"],
            let back = tables[language]?["backToReference"]
        else { return FootnoteLabels() }
        return FootnoteLabels(list: list) {
            $1 == 1 ? "\(back) \($0)" : "\(back) \($0)-\($1)"
        }
    }

    func unused(but used: Set<String>, in folder: SourceFolder) -> [Diagnostic] {
        let known = used.union(Self.builders)
        return places.flatMap { file, names in
            names.filter { !known.contains($0.name) }.map { name, range in
                Diagnostic(
                    .error, "template.unused-word", range: range,
                    "no template uses the word '\(name)'"
                ).inFile(file)
            }
        }
    }

    private mutating func read(_ source: SourceFile, as file: String, _ language: String) {
        var reader = YAMLReader(
            source.bytes, file: file, firstLine: 1,
            ids: YAMLReader.FaultIDs(
                syntax: "template.yaml", unknownKey: "template.word",
                duplicateKey: "template.duplicate-word", missingKey: "template.word",
                wrongType: "template.word"))
        var words: [String: String] = [:]
        var names: [(String, SourceRange)] = []
        for entry in reader.root().flatMap({ reader.entries(of: $0, what: "words") }) ?? [] {
            words[entry.key] = reader.string(of: entry)
            names.append((entry.key, entry.keyRange))
        }
        tables[language] = words
        places.append((file, names))
        if !reader.diagnostics.isEmpty { broken.insert(language) }
        diagnostics += reader.diagnostics
    }
}
