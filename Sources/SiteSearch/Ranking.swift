/// How well pages answer what is looked for.
struct Ranking {
    /// A page, with the section that answers best.
    struct Place {
        var page: Int
        /// The position of the section in the page; nil for the page as a whole.
        var section: Int?
        var score: Double
        /// True if the page has all words that it needs.
        var hasAll: Bool
    }

    /// How much a find is worth by where it was found: in what is said of a page, in the text of
    /// all its sections, in that of the best one, which is 1.
    private enum Weight {
        static let about = 3.5
        static let page = 0.3
        static let section = 1.0
        static let named: [(SearchedText.Field, Double)] = [
            (.title, 5), (.keyword, 1), (.heading, 1.25),
        ]
    }

    /// How much of what it is worth a name owes to its length, and a page to how much it has of the
    /// query.
    ///
    /// A name that is the word and nothing else is meant rather than one that has it among others.
    private enum Owed {
        static let name = 0.8
        static let wholeName = 1.6
        static let query = 0.4
    }

    private let groups: [SearchQuery.Group]
    private let text: SearchedText
    private var pageSums: [Double]
    private var sectionSums: [Double]

    init(_ groups: [SearchQuery.Group], in text: SearchedText) {
        self.groups = groups
        self.text = text
        pageSums = text.pages.map { _ in 0 }
        sectionSums = text.sections.map { _ in 0 }
        for group in groups { addText(group) }
        for (field, weight) in Weight.named { addNames(field, weight) }
    }

    private mutating func addText(_ group: SearchQuery.Group) {
        for (page, found) in finds(of: group, in: .about, { _, _ in 1 }) {
            pageSums[page] += Weight.about * group.value * found
        }
        let meanPage = Self.mean(text.pages.lazy.map(\.length))
        let pages = pages(with: group) { count, page in
            Self.often(count, text.pages[page].length, meanPage)
        }
        for (page, found) in pages {
            pageSums[page] += Weight.page * group.value * found
        }
        let meanSection = Self.mean(text.sections.lazy.map(\.length))
        let finds = finds(of: group, in: .text) { count, section in
            Self.often(count, text.sections[section].length, meanSection)
        }
        for (section, found) in finds {
            sectionSums[section] += Weight.section * group.value * found
        }
    }

    private mutating func addNames(_ field: SearchedText.Field, _ weight: Double) {
        var shares: [Int: Double] = [:]
        for group in groups {
            for (document, share) in finds(of: group, in: field, { share, _ in share }) {
                shares[document, default: 0] += share * group.part
            }
        }
        for group in groups {
            for (document, found) in finds(of: group, in: field, { _, _ in 1 }) {
                let share = min(1, shares[document] ?? 0)
                let part = share > 0.99 ? Owed.wholeName : 1 - Owed.name + Owed.name * share
                let value = weight * group.value * found * part
                if field.isOfSections {
                    sectionSums[document] += value
                } else {
                    pageSums[document] += value
                }
            }
        }
    }

    /// BM25: the more often the better, but ever less so, and less in a long text than in a short
    /// one.
    private static func often(_ count: Double, _ length: Double, _ mean: Double) -> Double {
        (2.2 * count) / (count + 1.2 * (0.35 + (0.65 * length) / mean))
    }

    private static func mean(_ lengths: some Collection<Double>) -> Double {
        let mean = lengths.reduce(0, +) / Double(max(1, lengths.count))
        return mean > 0 ? mean : 1
    }

    /// What the best find of a group is worth in each document of a field.
    private func finds(
        of group: SearchQuery.Group, in field: SearchedText.Field,
        _ weigh: (Double, Int) -> Double
    ) -> [Int: Double] {
        var best: [Int: Double] = [:]
        for (term, value) in group.found {
            for (document, amount) in text.places(of: term, in: field) {
                best[document] = max(value * weigh(amount, document), best[document] ?? 0)
            }
        }
        return best
    }

    /// What the best find of a group is worth in each page that has one anywhere.
    private func pages(
        with group: SearchQuery.Group, _ weigh: (Double, Int) -> Double
    ) -> [Int: Double] {
        var best: [Int: Double] = [:]
        for (term, value) in group.found {
            for (page, count) in text.pages(with: term) {
                best[page] = max(value * weigh(count, page), best[page] ?? 0)
            }
        }
        return best
    }

    /// The pages that answer, the best one first, each with the section that does so best.
    var results: [Place] {
        let asked = groups.filter { !$0.isExtra }
        let sum = asked.reduce(0) { $0 + $1.value }
        let all = sum > 0 ? sum : 1
        var has: [Int: (value: Double, count: Int)] = [:]
        for group in groups {
            for page in text.pages(withAnyOf: group.found.keys) {
                var own = has[page] ?? (0, 0)
                if !group.isExtra { own = (own.value + group.value, own.count + 1) }
                has[page] = own
            }
        }
        let results = has.map { page, own in
            let (section, score) = best(in: page)
            let part = 1 - Owed.query + Owed.query * own.value / all
            return Place(
                page: page, section: section, score: (pageSums[page] + score) * part,
                hasAll: own.count == asked.count)
        }.sorted { ($1.score, $0.page) < ($0.score, $1.page) }
        // What has few of the words is no answer where others are.
        let least = 0.15 * (results.first?.score ?? 0)
        return results.filter { $0.hasAll || $0.score > least }
    }

    /// The best section of a page, and what it is worth.
    private func best(in page: Int) -> (section: Int?, score: Double) {
        let sections = text.pages[page].sections
        var best = (section: Int?.none, score: 0.0)
        for section in sections where sectionSums[section] > best.score {
            best = (section, sectionSums[section])
        }
        // What the page as a whole is about is at its top.
        let first = sections.first.map { sectionSums[$0] } ?? 0
        let isWhole = best.score < first + 0.25 * pageSums[page]
        let section = isWhole ? sections.first : best.section
        return (section.map { $0 - sections.lowerBound }, best.score)
    }
}
