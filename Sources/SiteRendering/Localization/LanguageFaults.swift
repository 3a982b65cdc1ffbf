import Diagnostics
import SiteModel

extension LanguageFile {
    /// Reports what is wrong with the translations of a language: texts without one, entries that
    /// are not used, and those whose text has changed.
    ///
    /// - Parameters:
    ///   - tag: The tag of the language.
    ///   - theme: The file of the theme; nil if it has none, so that the command's are tried.
    /// - Returns: Warnings, each at its entry, or at the start of the file.
    static func faults(in tag: String, theme: LanguageFile?) -> [Diagnostic] {
        let builtIn = builtIn(for: tag)
        if let theme {
            // Nothing can be said to be missing from an unreadable file.
            guard theme.diagnostics.isEmpty else { return theme.diagnostics }
            return theme.faults(beside: builtIn.flatMap(\.entries))
        }
        let others = builtIn.filter { !$0.isOfRows }.flatMap(\.entries)
        return builtIn.filter(\.isOfRows).flatMap { $0.faults(beside: others) }
    }

    /// Reports the faults of this file; other files have further entries of its language.
    private func faults(beside others: [Entry]) -> [Diagnostic] {
        let keys = Set((entries + others).map(\.original.string))
        let untranslated = Self.originals.filter { !keys.contains($0) }
        let outdated = OutdatedTranslation.all(in: entries + others)
        let replaced = Set(outdated.map(\.original.string))
        return unknown(but: outdated, meaning: untranslated)
            + outdated.map(fault(of:))
            + missing(
                untranslated.filter { Self.shown.contains($0) && !replaced.contains($0) })
    }

    private func unknown(
        but outdated: [OutdatedTranslation], meaning untranslated: [String]
    ) -> [Diagnostic] {
        let known = Set(Self.originals + outdated.map(\.entry.original.string))
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

    private func fault(of outdated: OutdatedTranslation) -> Diagnostic {
        Diagnostic(
            .warning, "template.outdated-text", range: outdated.entry.range,
            "the English text has changed since it was translated",
            notes: ["the text is \"\(outdated.original)\""]
        ).inFile(path)
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
