/// The words of the pages of a language, each with the places where it is.
struct SearchedText {
    /// What part of a page a word is in.
    enum Field: Int, CaseIterable {
        case title, keyword, about, heading, text

        /// True if the places are sections; otherwise they are pages.
        var isOfSections: Bool { self == .heading || self == .text }
    }

    /// A page or a section that has a word, and how much of it.
    typealias Place = (document: Int, amount: Double)

    /// A section, with the page that it is on.
    struct Section {
        var page: Int
        var length: Double
    }

    /// A page, with its sections.
    struct Page {
        var sections: Range<Int>
        /// The number of words.
        var length: Double
    }

    private(set) var pages: [Page] = []
    private(set) var sections: [Section] = []
    /// The terms of all words.
    private(set) var vocabulary: [String: String] = [:]
    /// The words of names.
    private(set) var names: Set<String> = []
    /// The names that end in some words: `enterbackground` is the end of `didenterbackground`.
    private(set) var ends: [String: Set<String>] = [:]
    /// The first words of two that are written as one.
    private(set) var pairs: [String: String] = [:]
    private var fields = Field.allCases.map { _ in [String: [Place]]() }
    private var terms = SearchTerms()

    /// Reads pages.
    init(_ pages: [SearchedPage]) {
        var repeats: [String: Int] = [:]
        for section in pages.lazy.flatMap(\.sections) { repeats[section.heading, default: 0] += 1 }
        for page in pages { read(page, repeats) }
    }

    /// The places of a term in a field.
    func places(of term: String, in field: Field) -> [Place] {
        fields[field.rawValue][term] ?? []
    }

    /// True if a page has a term.
    func has(_ term: String) -> Bool { fields.contains { $0[term] != nil } }

    /// The pages that have a term, with how often it is in their text.
    func pages(with term: String) -> [Int: Double] {
        var found: [Int: Double] = [:]
        for field in Field.allCases {
            for (document, amount) in places(of: term, in: field) {
                let page = field.isOfSections ? sections[document].page : document
                found[page, default: 0] += field == .text ? amount : 0
            }
        }
        return found
    }

    /// The pages that have one of some terms.
    func pages(withAnyOf terms: some Sequence<String>) -> Set<Int> {
        terms.reduce(into: []) { $0.formUnion(pages(with: $1).keys) }
    }

    private mutating func read(_ page: SearchedPage, _ repeats: [String: Int]) {
        let number = pages.count
        readName(page.title, .title, number)
        for keyword in page.keywords { readName(keyword, .title, number, part: 0.5) }
        var length = readText(page.about, .about, number)
        // Addresses and the ids of headings are English on a translated page, too.
        readName(Self.name(in: page.address), .keyword, number, part: 0.5)
        let first = sections.count
        for section in page.sections {
            // A heading that many pages have says little of any, and above a list nothing.
            let isUsual = repeats[section.heading, default: 0] > 3
            let place = sections.count
            if !section.text.isEmpty || !isUsual {
                readName(section.heading, .heading, place, part: isUsual ? 0.2 : 1)
            }
            readName(section.id, .keyword, number, part: 0.2)
            // The text above the first heading says what the page is about.
            let words = readText(
                section.text, .text, place, part: section.heading.isEmpty ? 1.5 : 1)
            length += words
            sections.append(Section(page: number, length: words))
        }
        pages.append(Page(sections: first..<sections.count, length: length))
    }

    /// The words of an address: `background/tasks.html` is about tasks.
    private static func name(in address: String) -> String {
        var name = address.hasSuffix(".html") ? address.dropLast(5) : address[...]
        let rest = name.dropLast(name.hasSuffix("/") ? 1 : 0)
        if let slash = rest.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
        return name == "index" ? "" : String(name)
    }

    private mutating func readName(
        _ text: String, _ field: Field, _ document: Int, part: Double = 1
    ) {
        let all = terms.terms(of: text)
        let whole = all.reduce(0) { $0 + ($1.whole == nil ? $1.size : 0) }
        let size = whole > 0 ? whole : 1
        var last: SearchTerm?
        for term in all {
            vocabulary[term.word] = term.term
            names.insert(term.word)
            noteEnd(of: term)
            note(term.term, field, document, part * term.size / size)
            if term.word.isHan { continue }
            // Two words may be written as one.
            if let last, (last.whole == nil) == (term.whole == nil) {
                let pair = last.word + term.word
                if vocabulary[pair] == nil { pairs[pair] = last.word }
                vocabulary[pair] = stem(pair)
                names.insert(pair)
                note(stem(pair), field, document, part * (last.size + term.size) / size)
            }
            last = term
        }
    }

    /// Notes the words of a text, and returns their number.
    private mutating func readText(
        _ text: String, _ field: Field, _ document: Int, part: Double = 1
    ) -> Double {
        var count = 0
        for (piece, times) in SearchTerms.pieces(of: text).counts {
            let all = terms.terms(ofPiece: piece)
            for term in all {
                vocabulary[term.word] = term.term
                if let whole = term.whole { names.formUnion([term.word, whole]) }
                noteEnd(of: term)
                note(term.term, field, document, part * Double(times))
            }
            count += all.count * times
        }
        return Double(count)
    }

    private mutating func noteEnd(of term: SearchTerm) {
        guard let rest = term.rest, let whole = term.whole else { return }
        ends[rest, default: []].insert(whole)
    }

    private mutating func note(_ term: String, _ field: Field, _ document: Int, _ amount: Double) {
        fields[field.rawValue][term, default: []].note(document, amount)
    }
}

extension [SearchedText.Place] {
    /// Adds an amount to the last document, or begins another one.
    fileprivate mutating func note(_ document: Int, _ amount: Double) {
        if last?.document == document {
            self[count - 1].amount += amount
        } else {
            append((document, amount))
        }
    }
}

extension [String] {
    /// How often each element occurs.
    fileprivate var counts: [String: Int] {
        reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
