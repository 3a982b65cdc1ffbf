import Diagnostics
import SiteModel

extension LanguageFile {
    /// Reports entries of a theme's language file that are not used, and texts without a
    /// translation.
    func faults(in tag: String) -> [Diagnostic] {
        // Nothing can be said to be missing from an unreadable file.
        guard diagnostics.isEmpty else { return diagnostics }
        var known: Set<String> = []
        let originals = Self.measure.flatMap(\.entries).map(\.original.string).filter {
            known.insert($0).inserted
        }
        let own = Set((entries + Self.builtIn(for: tag).flatMap(\.entries)).map(\.original.string))
        let untranslated = originals.filter { !own.contains($0) }
        let shown = Set(
            Self.measure.filter { Self.ofPages.contains($0.module) }.flatMap(\.entries)
                .map(\.original.string))
        return unknown(known, meaning: untranslated)
            + missing(untranslated.filter(shown.contains))
    }

    private func unknown(_ known: Set<String>, meaning untranslated: [String]) -> [Diagnostic] {
        // If most texts are missing, a suggestion is of little use and takes long to find.
        let candidates =
            untranslated.count > Self.mostCandidates ? [] : untranslated.map { Text(string: $0) }
        return entries.filter { !known.contains($0.original.string) }.map { entry in
            let nearest = nearestWord(to: entry.original, among: candidates)
            return Diagnostic(
                .warning, "template.unknown-text", range: entry.range,
                "Tracebook has no such text",
                notes: nearest.map { ["the text is \"\($0)\""] } ?? []
            ).inFile(path)
        }
    }

    private func missing(_ untranslated: [String]) -> [Diagnostic] {
        guard !untranslated.isEmpty else { return [] }
        let count = untranslated.count
        var notes = untranslated.prefix(Self.mostNotes).map { "\"\($0)\"" as Message }
        if count > notes.count { notes.append("and \(count - notes.count) more") }
        return [
            Diagnostic(
                .warning, "template.missing-text", range: .fileStart,
                count == 1 ? "1 text stays in English" : "\(count) texts stay in English",
                notes: notes
            ).inFile(path)
        ]
    }

    /// The number of untranslated texts to list.
    private static let mostNotes = 10
    /// The largest number of untranslated texts to search for a suggestion.
    private static let mostCandidates = 100
}
