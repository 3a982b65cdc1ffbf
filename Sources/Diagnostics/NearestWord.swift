/// Returns the word of a vocabulary that a misspelt word most likely means.
///
/// Case does not count. Of equally near words the first one is taken.
///
/// - Parameters:
///   - word: The word as written.
///   - vocabulary: The valid words.
///   - most: The most bytes that may change; nil for a third of the longer word, at least 1.
/// - Returns: The nearest word, or nil if none is near enough.
public func nearestWord(
    to word: Text, among vocabulary: [Text], within most: Int? = nil
) -> Text? {
    var search = NearestWordSearch()
    return search.nearest(to: word, among: vocabulary, within: most)
}

/// A search for many words one after the other, with one working memory for all of them.
public struct NearestWordSearch: Sendable {
    /// How many rows of the tables of distances were filled, which is what a search costs.
    public private(set) var rows = 0
    /// The last three rows of the table in hand.
    private var cells: [Int] = []

    /// Creates a search that has cost nothing yet.
    public init() {}

    /// Returns what `nearestWord(to:among:within:)` does.
    public mutating func nearest(
        to word: Text, among vocabulary: [Text], within most: Int? = nil
    ) -> Text? {
        var best: Text?
        var bestDistance = Int.max
        for candidate in vocabulary {
            let allowed = most ?? max(1, max(word.count, candidate.count) / 3)
            // Only what is nearer than the best so far is of interest.
            let limit = min(allowed, bestDistance - 1)
            guard abs(word.count - candidate.count) <= limit,
                let distance = distance(word.bytes, candidate.bytes, within: limit)
            else { continue }
            best = candidate
            bestDistance = distance
        }
        return best
    }

    /// The least number of bytes to insert, delete, replace or swap with a neighbour; nil if it is
    /// more than the limit.
    ///
    /// Case does not count.
    public mutating func distance(
        _ left: [UInt8], _ right: [UInt8], within limit: Int
    ) -> Int? {
        let width = right.count + 1
        while cells.count < 3 * width { cells.append(0) }
        var (beforePrevious, previous, current) = (0, width, 2 * width)
        for column in 0..<width { cells[previous + column] = column }
        for row in left.indices {
            rows += 1
            cells[current] = row + 1
            var least = row + 1
            for column in right.indices {
                let isSame = lowercase(left[row]) == lowercase(right[column])
                var cost = cells[previous + column] + (isSame ? 0 : 1)
                cost = min(cost, cells[previous + column + 1] + 1, cells[current + column] + 1)
                if row > 0, column > 0, lowercase(left[row - 1]) == lowercase(right[column]),
                    lowercase(left[row]) == lowercase(right[column - 1])
                {
                    cost = min(cost, cells[beforePrevious + column - 1] + 1)
                }
                cells[current + column + 1] = cost
                least = min(least, cost)
            }
            // No row has a lower minimum than the one above it.
            if least > limit { return nil }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        let distance = cells[previous + right.count]
        return distance <= limit ? distance : nil
    }
}

/// Returns the end of a summary that suggests a word: "; did you mean 'opens'?".
///
/// - Parameters:
///   - word: The word that `nearestWord(to:among:within:)` found.
///   - other: The end of the summary if no word was found, without the leading "; ".
///   - quote: The quotation mark on both sides of the word.
/// - Returns: The end of the summary; empty if there is neither a word nor another end.
public func didYouMean(
    _ word: Text?, else other: Message? = nil, quote: StaticString = "'"
) -> Message {
    if let word { return "; did you mean \(quote)\(word)\(quote)?" }
    return other.map { "; \($0)" } ?? ""
}

/// Returns the replacement that `didYouMean(_:else:quote:)` proposes; none if there is no word.
public func replacement(of range: SourceRange, by word: Text?) -> [Replacement] {
    guard let word else { return [] }
    return [Replacement(range: range, text: word)]
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}
