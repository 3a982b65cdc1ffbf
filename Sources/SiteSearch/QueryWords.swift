/// The words of a language that a query may have: those that do not narrow it, and synonyms.
struct QueryWords {
    /// A word of readers, and what pages say instead.
    struct Synonym {
        /// The word, as `sequence(_:)` writes it.
        var typed: String
        var meanings: [[SearchTerm]]
    }

    let common: Set<String>
    /// The common words of Han letters, the longest ones first; they have no spaces around them.
    let commonHan: [String]
    let synonyms: [Synonym]

    init(_ language: SearchLanguage) {
        var terms = SearchTerms()
        common = Set(language.commonWords)
        commonHan = language.commonWords.filter { $0.isHan && $0.unicodeScalars.count > 1 }
            .enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element)
        synonyms = language.synonyms.map { synonym in
            Synonym(
                typed: Self.sequence(terms.terms(of: synonym.typed)),
                meanings: synonym.meanings.map { terms.terms(of: $0) })
        }
    }

    /// Words as they follow each other, so that some can be found in others.
    static func sequence(_ terms: [SearchTerm]) -> String {
        " \(terms.filter { $0.whole == nil }.map(\.term).joined(separator: " ")) "
    }
}
