/// The word of a vocabulary that a misspelt word most likely stands for.
///
/// Case does not count. Of equally near words the first one in the vocabulary is taken.
///
/// - Parameters:
///   - word: The word as written.
///   - vocabulary: The words that would be right.
///   - most: How many bytes may have to change; nil for a third of them, and one at least.
/// - Returns: The nearest word, or nil if none is near enough.
public func nearestWord(
    to word: Text, among vocabulary: [Text], within most: Int? = nil
) -> Text? {
    var best: Text?
    var bestDistance = Int.max
    for candidate in vocabulary {
        let limit = most ?? max(1, max(word.count, candidate.count) / 3)
        guard abs(word.count - candidate.count) <= limit else { continue }
        let distance = editDistance(word.bytes, candidate.bytes)
        if distance <= limit, distance < bestDistance {
            best = candidate
            bestDistance = distance
        }
    }
    return best
}

/// What a summary ends with where a word may have been meant: "; did you mean 'opens'?".
///
/// - Parameters:
///   - word: The word, as `nearestWord(to:among:within:)` finds it.
///   - other: What the summary ends with if there is none, without the "; " in front.
///   - quote: What stands on both sides of the word.
/// - Returns: The end of the summary; empty if there is neither.
public func didYouMean(
    _ word: Text?, else other: Message? = nil, quote: StaticString = "'"
) -> Message {
    if let word { return "; did you mean \(quote)\(word)\(quote)?" }
    return other.map { "; \($0)" } ?? ""
}

/// The replacement that a message proposes with `didYouMean(_:else:quote:)`: a stretch of the source by
/// the word that was meant; none if there is no such word.
public func replacement(of range: SourceRange, by word: Text?) -> [Replacement] {
    guard let word else { return [] }
    return [Replacement(range: range, text: word)]
}

/// The least number of bytes to insert, delete, replace or swap with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
        var current = [row + 1]
        for (column, rightByte) in right.enumerated() {
            let isSame = lowercase(leftByte) == lowercase(rightByte)
            var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
            cost = min(cost, current[column] + 1)
            if row > 0, column > 0, lowercase(left[row - 1]) == lowercase(rightByte),
                lowercase(leftByte) == lowercase(right[column - 1])
            {
                cost = min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
}
