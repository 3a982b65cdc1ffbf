import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a reader looks for: words, each with what it may stand for.
struct SearchQuery {
    /// A word, and the terms that count as it.
    struct Group {
        /// The terms, with what a find of each is worth.
        var found: [String: Double]
        /// The weight of the word in the query.
        var value: Double
        /// The weight without the rarity of the word, at most 1.
        var part: Double
        /// True if an answer may lack the word.
        var isExtra: Bool
    }

    /// How much a find is worth by what was found.
    ///
    /// It can be the word itself, a part of a name, a synonym, a word or a part of a name that
    /// begins so, one with another letter, or letters inside a word.
    private enum Worth {
        static let word = 1.0
        static let part = 0.4
        static let synonym = 1.8
        static let begun = 0.6
        static let edge = 0.3
        static let typo = 0.8
        static let inside = 0.15
    }

    private(set) var groups: [Group] = []
    /// True if the query has words.
    private(set) var hasWords = false
    /// The query as it was typed.
    let typed: String
    private let text: SearchedText

    /// Reads a query.
    init(_ query: String, in text: SearchedText, _ words: QueryWords) {
        self.text = text
        typed = query
        var terms = SearchTerms()
        let all = terms.terms(of: query)
        hasWords = !all.isEmpty
        var rest = String(String.UnicodeScalarView(query.unicodeScalars.map(\.plain)))
        for word in words.commonHan { rest = rest.replacing(word, with: " ") }
        var told = terms.terms(of: rest).filter { !words.common.contains($0.word) }
        // A query of common words alone is about these.
        if told.isEmpty { told = all }
        readWords(told, words)
        readSynonyms(all, words)
    }

    private mutating func readWords(_ told: [SearchTerm], _ words: QueryWords) {
        var added: Set<String> = []
        for (place, term) in told.enumerated() {
            // The parts of a name tell little beside the name, and much where nothing has that name.
            let isBeside = term.whole.map(added.contains) ?? false
            let isVague =
                term.word.isHan && term.word.contains { words.common.contains(String($0)) }
            // The last word may not be finished, and a name be the first part of a longer one.
            let mayGoOn = term.isName || place == told.count - 1
            let isAdded = add(
                isVague ? 0.3 : isBeside ? Worth.part / 2 : Worth.word,
                readings(of: term.word, mayGoOn: mayGoOn), isExtra: isBeside)
            if isAdded { added.insert(term.word) }
            guard place + 1 < told.count, term.whole == nil, !term.word.isHan else { continue }
            let pair = term.word + told[place + 1].word
            guard text.vocabulary[pair] != nil else { continue }
            if add(Worth.part, [stem(pair): 1], isExtra: true) { added.insert(pair) }
        }
    }

    private mutating func readSynonyms(_ all: [SearchTerm], _ words: QueryWords) {
        let asked = QueryWords.sequence(all)
        let matched = words.synonyms.filter { asked.contains($0.typed) }
        for synonym in matched {
            // What is said of `crash log` goes before what is said of `crash`.
            let isPart = matched.contains {
                $0.typed != synonym.typed && $0.typed.contains(synonym.typed)
            }
            if isPart { continue }
            // All meanings are one thing that is looked for: the first words of all, then the second.
            var places: [[String: Double]] = []
            for meaning in synonym.meanings {
                let list = meaning.filter { $0.whole == nil && !words.common.contains($0.word) }
                for (place, term) in list.enumerated() {
                    if place == places.count { places.append([:]) }
                    places[place][term.term] = max(
                        1 / Double(list.count), places[place][term.term] ?? 0)
                }
            }
            for found in places { add(Worth.synonym, found, isExtra: true) }
        }
    }

    /// Adds a group unless no page has any of its terms.
    @discardableResult
    private mutating func add(_ value: Double, _ found: [String: Double], isExtra: Bool) -> Bool {
        let count = Double(text.pages(withAnyOf: found.keys).count)
        guard count > 0 else { return false }
        let rarity = log(1 + (Double(text.pages.count) - count + 0.5) / (count + 0.5))
        groups.append(
            Group(found: found, value: value * rarity, part: min(1, value), isExtra: isExtra))
        return true
    }

    /// What a word of a query may stand for: terms, with what a find of them is worth.
    private func readings(of word: String, mayGoOn: Bool) -> [String: Double] {
        var found: [String: Double] = [:]
        func add(_ term: String?, _ value: Double) {
            guard let term else { return }
            found[term] = max(value, found[term] ?? 0)
        }
        let own = stem(word)
        if text.has(own) { add(own, Worth.word) }
        let count = Double(word.utf16.count)
        if word.isHan, word.unicodeScalars.count == 1 {
            for it in text.vocabulary.keys where it.contains(word) { add(it, Worth.begun) }
        }
        if word.isHan || word.allSatisfy(\.isNumber) { return found }
        if mayGoOn || found.isEmpty {
            for (it, term) in text.vocabulary where it.hasPrefix(word) {
                // The first word of two is found by itself.
                if text.pairs[it]?.hasPrefix(word) ?? false { continue }
                add(term, Worth.begun * count / Double(it.utf16.count))
            }
            for (it, names) in text.ends where count > 2 && it.hasPrefix(word) {
                for name in names {
                    add(text.vocabulary[name], Worth.edge * (1 + count / Double(it.utf16.count)))
                }
            }
        }
        // What hardly a page has may be a slip, of this reader or of that page.
        if text.pages(withAnyOf: found.keys).count > 2 { return found }
        let meant = misspelt(word)
        if !meant.isEmpty { found = [:] }
        if !meant.isEmpty, text.has(own) { add(own, Worth.typo) }
        for term in meant { add(term, Worth.typo) }
        if !found.isEmpty || count < 3 { return found }
        for (it, term) in text.vocabulary where it.contains(word) { add(term, Worth.inside) }
        return found
    }

    /// The terms of the names that differ least from a word, by a letter, or by two from a long
    /// word.
    private func misspelt(_ word: String) -> [String] {
        guard word.utf16.count > 3, !word.isHan else { return [] }
        var search = NearestWordSearch()
        let letters = Array(word.utf8)
        var limit = word.utf16.count < 8 ? 1 : 2
        var near: [String] = []
        func compare(_ name: String, _ wholes: some Sequence<String>) {
            guard name != word, abs(name.utf8.count - letters.count) <= limit,
                let steps = search.distance(letters, Array(name.utf8), within: limit)
            else { return }
            if steps < limit { near = [] }
            limit = steps
            near += wholes.compactMap { text.vocabulary[$0] }
        }
        for name in text.names { compare(name, [name]) }
        for (end, names) in text.ends where !text.names.contains(end) { compare(end, names) }
        return near
    }
}
