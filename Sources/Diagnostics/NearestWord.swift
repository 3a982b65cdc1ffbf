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

/// The least number of bytes to insert, delete, replace or swap with a neighbour.
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
