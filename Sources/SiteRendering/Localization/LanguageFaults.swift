import Diagnostics
import SiteModel

extension LanguageFile {
    /// What is wrong with the file of a theme: what nothing says any more, and what stays in English.
    ///
    /// - Parameter tag: The tag of its language.
    /// - Returns: The diagnostics, those of reading it first.
    func faults(in tag: String) -> [Diagnostic] {
        // Of a file that cannot be read nothing is missing.
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
        // Where most is missing, the nearest does not help, and takes long to find.
        let candidates =
            untranslated.count > Self.mostCandidates ? [] : untranslated.map { Text(string: $0) }
        return entries.filter { !known.contains($0.original.string) }.map { entry in
            let nearest = nearestWord(to: entry.original, among: candidates)
            return Diagnostic(
                .warning, "template.unknown-text", range: entry.range,
                "Tracebook does not say this",
                notes: nearest.map { ["what it says is \"\($0)\""] } ?? []
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

    /// How many texts without a translation are listed.
    private static let mostNotes = 10
    /// Among how many of them the one is looked for that an entry may have been about.
    private static let mostCandidates = 100
}
