// Theory of operation.
//
// SiteSearch answers queries as the search of a page does: BM25 over the sections of pages. A rare
// word tells more than a common one, a title more than a heading, and that more than the text; a
// page may lack some of the words. `Public/terms.js` and `Public/ranking.js` are the same rules for
// browsers, and `Tests/Browser` holds the two together. It knows no files and no pages but their text.

/// A search in the pages of a language.
public struct PageSearch: Sendable {
    /// A page that answers a query.
    public struct Result: Equatable, Sendable {
        /// The position of the page.
        public var page: Int
        /// The position of the section in its page that answers best; nil for the page as a whole.
        public var section: Int?
    }

    /// The pages that answer a query, the best one first.
    public struct Answer: Sendable {
        /// The pages.
        public var results: [Result]
        /// True if no page has a word of the query, and the pages have titles like it.
        public var isNear: Bool
        /// What was looked for.
        fileprivate var groups: [SearchQuery.Group] = []
    }

    private let pages: [SearchedPage]
    private let text: SearchedText
    private let words: QueryWords
    private let indexPage: Int?

    /// Reads the pages of a language.
    public init(_ pages: [SearchedPage], _ language: SearchLanguage) {
        self.pages = pages
        text = SearchedText(pages)
        words = QueryWords(language)
        indexPage = language.indexPage
    }

    /// Answers a query.
    public func answer(to query: String) -> Answer {
        let query = SearchQuery(query, in: text, words)
        let ranking = Ranking(query.groups, in: text)
        let results = ranking.results
        guard results.isEmpty, query.hasWords else {
            return Answer(
                results: results.map { Result(page: $0.page, section: $0.section) }, isNear: false,
                groups: query.groups)
        }
        return Answer(results: nearest(to: query.typed), isNear: true)
    }

    /// The pages whose titles have most letters in common with a query in which nothing is found,
    /// and after them the page with all names.
    private func nearest(to query: String) -> [Result] {
        let others = pages.indices.filter { $0 != indexPage }
            .map { ($0, Letters(query).likeness(to: Letters(pages[$0].title))) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(5).map(\.0)
        return (others + [indexPage].compactMap(\.self)).map { Result(page: $0, section: nil) }
    }

    /// The sentence of a result that has most of what was asked for; empty if there is none.
    public func sentence(of result: Result, in answer: Answer) -> String {
        let sections = pages[result.page].sections
        guard let section = result.section ?? sections.indices.first else { return "" }
        var terms = SearchTerms()
        var best = (value: -1.0, sentence: "")
        for sentence in sections[section].text.sentences {
            let found = Set(terms.terms(of: String(sentence)).map(\.term))
            let value = answer.groups.reduce(0) { sum, group in
                sum + (group.found.keys.contains(where: found.contains) ? group.value : 0)
            }
            if value > best.value { best = (value, String(sentence)) }
        }
        return best.sentence
    }
}

/// The letters of a text and their pairs, by which titles are compared with a query.
private struct Letters {
    private var parts: Set<String> = []

    init(_ text: String) {
        let letters = text.lowercased().unicodeScalars.map(\.plain)
            .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        for (place, letter) in letters.enumerated() {
            parts.insert(String(letter))
            parts.insert(letters[place...].prefix(2).map { String($0) }.joined())
        }
    }

    /// How much two texts have in common, from 0 to a half.
    func likeness(to other: Letters) -> Double {
        let count = max(1, parts.count + other.parts.count)
        return Double(parts.intersection(other.parts).count) / Double(count)
    }
}

extension String {
    /// The sentences of a text; a sentence ends at a full stop before a space, or at a Chinese one.
    fileprivate var sentences: [Substring] {
        var sentences: [Substring] = []
        var start = startIndex
        for place in indices {
            let next = index(after: place)
            let isLatinEnd = ".?!".contains(self[place]) && next < endIndex && self[next] == " "
            guard isLatinEnd || "。？！".contains(self[place]) || next == endIndex else { continue }
            sentences.append(self[start..<next].drop { $0 == " " })
            start = next
        }
        return sentences
    }
}
