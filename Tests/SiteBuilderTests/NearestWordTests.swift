import Diagnostics
import Testing

/// The nearest word, held against the definition of the distance.
@Suite struct NearestWordTests {
    @Test func isTheNearestByTheDefinition() {
        var search = NearestWordSearch()
        let words = Self.words(upTo: 4)
        let vocabulary = words.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
        for word in words {
            for limit in 0...3 {
                var best: (word: [UInt8], distance: Int)?
                for candidate in vocabulary {
                    let distance = Self.distance(word[...], candidate[...])
                    guard distance <= limit, distance < best?.distance ?? .max else { continue }
                    best = (candidate, distance)
                }
                let found = search.nearest(
                    to: Text(word), among: vocabulary.map { Text($0) }, within: limit)
                #expect(found?.bytes == best?.word, "\(word) within \(limit)")
            }
        }
    }

    /// Every word of two letters, up to a length.
    private static func words(upTo length: Int) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        var last: [[UInt8]] = [[]]
        for _ in 0..<length {
            last = last.flatMap { word in "ab".utf8.map { word + [$0] } }
            words += last
        }
        return words
    }

    /// The least number of letters to insert, delete, replace or swap with a neighbour.
    private static func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        guard let one = left.last, let other = right.last else { return left.count + right.count }
        let (shorter, less) = (left.dropLast(), right.dropLast())
        var least = distance(shorter, less) + (one == other ? 0 : 1)
        least = min(least, distance(shorter, right) + 1, distance(left, less) + 1)
        if shorter.last == other, less.last == one {
            least = min(least, distance(shorter.dropLast(), less.dropLast()) + 1)
        }
        return least
    }
}
