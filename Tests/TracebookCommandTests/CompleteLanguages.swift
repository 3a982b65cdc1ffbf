import Diagnostics
import SiteModel
import TraceViews

extension TemporaryFolder {
    /// Gives a site the texts that the command lacks in the languages of `site.yml`, as those of its
    /// theme.
    ///
    /// Whoever adds a text need not know these languages. Without its translation every report on a site in
    /// such a language has a warning, which no case expects.
    ///
    /// - Parameter site: The folder with the folders of the site.
    /// - Throws: The reason why the file cannot be written.
    func completeLanguages(of site: String = ".") throws {
        let words = (text(of: "\(site)/Content/site.yml") ?? "").split { !$0.isLetter && $0 != "-" }
        for tag in Set(words.map(String.init)) {
            let texts = missingTexts(in: tag)
            guard !texts.isEmpty else { continue }
            try write(texts, to: "\(site)/Templates/\(LanguageFile.name(tag))")
        }
    }

    /// The English texts that the command's translation lacks, as translations of themselves; none if
    /// it has no translation.
    private func missingTexts(in tag: String) -> String {
        let entries = LanguageFile.builtIn(for: tag).flatMap(\.entries)
        guard !entries.isEmpty else { return "" }
        let known = Set(entries.map(\.original.string))
        return LanguageFile.originals.filter { !known.contains($0) }.map { text in
            let quoted = Text(quoting: Text(string: text)).string
            return "\(quoted): \(quoted)\n"
        }.joined()
    }
}
