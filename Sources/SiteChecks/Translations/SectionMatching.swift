/// Matches the current sections of an original with those that were translated.
///
/// Sections match by equal words first, then by equal names. Otherwise, if two ranges between
/// matches have the same number of sections, these match in order. Sections that follow each other
/// as before are in place; the rest has moved.
struct SectionMatching {
    private let old: [SectionMark]
    private let new: [SectionMark]
    /// The current index of each translated section; nil if it is gone.
    private(set) var now: [Int?]
    /// The translated index of each current section; nil if it is new.
    private(set) var before: [Int?]
    /// The sections in their places, in order.
    private(set) var inPlace: [Pair] = []

    /// The index of a section when it was translated, and its index now.
    struct Pair: Equatable {
        var old: Int
        var new: Int
    }

    init(from old: [SectionMark], to new: [SectionMark]) {
        self.old = old
        self.new = new
        now = old.map { _ in nil }
        before = new.map { _ in nil }
        matchInPlace { common($0.map { ($0, old[$0].hash) }, $1.map { ($0, new[$0].hash) }) }
        matchRest(by: \.hash)
        matchInPlace { common($0.map { ($0, old[$0].name) }, $1.map { ($0, new[$0].name) }) }
        matchRest(by: \.name)
        matchInPlace { $0.count == $1.count ? Array(zip($0, $1)) : [] }
    }

    /// Matches the sections between those in place, so that all stay in order.
    private mutating func matchInPlace(_ matches: ([Int], [Int]) -> [(Int, Int)]) {
        var found: [Pair] = []
        var start = Pair(old: 0, new: 0)
        for end in inPlace + [Pair(old: old.count, new: new.count)] {
            let olds = (start.old..<end.old).filter { now[$0] == nil }
            let news = (start.new..<end.new).filter { before[$0] == nil }
            found += matches(olds, news).map { Pair(old: $0, new: $1) }
            found.append(end)
            start = Pair(old: end.old + 1, new: end.new + 1)
        }
        inPlace = found.dropLast()
        for pair in inPlace { match(pair) }
    }

    /// Matches sections that have moved.
    private mutating func matchRest(by key: (SectionMark) -> String?) {
        for index in old.indices where now[index] == nil {
            guard let value = key(old[index]) else { continue }
            let other = new.indices.first { before[$0] == nil && key(new[$0]) == value }
            if let other { match(Pair(old: index, new: other)) }
        }
    }

    private mutating func match(_ pair: Pair) {
        now[pair.old] = pair.new
        before[pair.new] = pair.old
    }
}

/// The longest common subsequence of two lists of sections, compared by key.
private func common(
    _ olds: [(index: Int, key: String?)], _ news: [(index: Int, key: String?)]
) -> [(Int, Int)] {
    let olds = olds.filter { $0.key != nil }
    let difference = news.map(\.key).difference(from: olds.map(\.key))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    return Array(
        zip(
            olds.indices.filter { !removed.contains($0) }.map { olds[$0].index },
            news.indices.filter { !inserted.contains($0) }.map { news[$0].index }))
}

extension CollectionDifference.Change {
    /// The index of the element in the list that has it.
    var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
