import Diagnostics
import SiteModel
import TraceViews

/// What the simulator says, in another language: a file `simulator.zh-Hans.yml` of the theme.
///
/// An entry has the English text as its key. So an entry whose original has changed is known by
/// itself: nothing says that original any more, and what is said instead has no entry.
struct Translation: Sendable {
    /// The texts by their originals.
    private(set) var texts: [String: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// A translation of nothing.
    init() {}

    /// Reads the file of a language.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - file: Its path as messages name it.
    init(_ source: SourceFile, as file: String) {
        var reader = YAMLReader(
            source.bytes, file: file, firstLine: 1,
            ids: YAMLReader.FaultIDs(
                syntax: "template.yaml", unknownKey: "template.word",
                duplicateKey: "template.duplicate-word", missingKey: "template.word",
                wrongType: "template.word"))
        var places: [(original: String, range: SourceRange)] = []
        for entry in reader.root().flatMap({ reader.entries(of: $0, what: "a translation") }) ?? []
        {
            texts[entry.key] = reader.string(of: entry)
            places.append((entry.key, entry.keyRange))
        }
        diagnostics = reader.diagnostics
        // Of a file that cannot be read nothing is missing.
        if diagnostics.isEmpty { compare(places, in: file) }
    }

    /// The name of the file of a language.
    static func file(_ language: String) -> String { "simulator.\(language).yml" }

    /// The text that stands for one in English; nil if there is none.
    func text(for original: Text) -> Text? { texts[original.string].map { Text(string: $0) } }

    /// Reports what is not said any more, and what has no translation.
    private mutating func compare(
        _ places: [(original: String, range: SourceRange)], in file: String
    ) {
        var said: Set<String> = []
        let untranslated = SimulatorText.all.filter {
            said.insert($0.original).inserted && texts[$0.original] == nil
        }
        // Where most is missing, the nearest does not help, and takes long to find.
        let candidates =
            untranslated.count > Self.mostCandidates
            ? [] : untranslated.map { Text(string: $0.original) }
        for (original, range) in places where !said.contains(original) {
            let nearest = nearestWord(to: Text(string: original), among: candidates)
            diagnostics.append(
                Diagnostic(
                    .warning, "template.unknown-text", range: range,
                    "the simulator does not say this",
                    notes: nearest.map { ["what it says is \"\($0)\""] } ?? []
                ).inFile(file))
        }
        guard !untranslated.isEmpty else { return }
        let count = untranslated.count
        var notes = untranslated.prefix(Self.mostNotes).map {
            "\($0.speaker) says \"\($0.original)\"" as Text
        }
        if count > notes.count { notes.append("and \(count - notes.count) more") }
        diagnostics.append(
            Diagnostic(
                .warning, "template.missing-text", range: .fileStart,
                "\(count) \(count == 1 ? Text("text") : Text("texts")) of the simulator stay in English",
                notes: notes
            ).inFile(file))
    }

    /// How many texts without a translation are listed.
    private static let mostNotes = 10
    /// Among how many of them the one is looked for that an entry may have been about.
    private static let mostCandidates = 100
}
