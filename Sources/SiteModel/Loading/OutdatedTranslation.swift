package import Diagnostics

/// A translation of a sentence that has changed a little since.
///
/// Readers see it, marked as older than the sentence, until someone updates it.
package struct OutdatedTranslation: Sendable {
    /// The English text as it is now.
    package let original: Text
    /// The entry of the text as it was.
    package let entry: LanguageFile.Entry
}

extension OutdatedTranslation {
    /// Returns the entries of texts that no longer exist, for the untranslated sentences that differ
    /// little from them.
    ///
    /// - Parameters:
    ///   - entries: All entries of a language.
    ///   - rows: The sentences that may have changed, each perhaps several times.
    ///   - originals: All texts that exist.
    /// - Returns: The nearest such entry of each sentence that has one.
    package static func all(
        in entries: [LanguageFile.Entry], rows: [String] = rowSentences,
        originals: [String] = LanguageFile.originals
    ) -> [OutdatedTranslation] {
        let originals = Set(originals)
        let idle = entries.filter { !originals.contains($0.original.string) }
        guard !idle.isEmpty else { return [] }
        var known = Set(entries.map(\.original.string))
        let untranslated = rows.filter { known.insert($0).inserted }
        // If most sentences are untranslated, the search takes long and finds little.
        guard untranslated.count <= mostUntranslated else { return [] }
        let candidates = idle.map(\.original)
        return untranslated.compactMap { sentence in
            let text = Text(string: sentence)
            let nearest = nearestWord(
                to: text, among: candidates, within: text.count / changedPart)
            return idle.first { $0.original == nearest }.map {
                OutdatedTranslation(original: text, entry: $0)
            }
        }
    }

    /// The largest number of untranslated sentences to search for.
    private static let mostUntranslated = 100
    /// Of a sentence that has changed a little, at most one byte in this many differs.
    private static let changedPart = 3
}
