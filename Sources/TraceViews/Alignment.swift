import Diagnostics
import LifecycleCore
import ScenarioText

/// Two runs laid beside each other, entry by entry, with as many alike as there can be.
struct Alignment {
    /// A line of it: an entry of each run, or of one of them.
    enum Line {
        /// The indices of two entries that record the same and happen alike.
        case same(Int, Int)
        /// The indices of two entries that record the same at another time, or where the app reads
        /// or is left in another state.
        case changed(Int, Int)
        /// The index of an entry that only the first run has.
        case missing(Int)
        /// The index of an entry that only the second run has.
        case added(Int)

        var isSame: Bool {
            if case .same = self { return true }
            return false
        }
    }

    private(set) var lines: [Line] = []
    private let left: [Key]
    private let right: [Key]

    /// In a longer stretch the most that is alike is not worth finding: 2000 entries a side.
    private static let mostCells = 4_000_000

    init(_ first: Trace, _ second: Trace) {
        left = first.keys
        right = second.keys
        let most = min(left.count, right.count)
        var start = 0
        while start < most, left[start].isLike(right[start]) { start += 1 }
        var end = 0
        while end < most - start,
            left[left.count - 1 - end].isLike(right[right.count - 1 - end])
        { end += 1 }
        for index in 0..<start { pair(index, index) }
        alignMiddle(start..<(left.count - end), start..<(right.count - end))
        for index in (0..<end).reversed() { pair(left.count - 1 - index, right.count - 1 - index) }
    }

    private mutating func pair(_ one: Int, _ other: Int) {
        let isSame = left[one].entry.happens(like: right[other].entry)
        lines.append(isSame ? .same(one, other) : .changed(one, other))
    }

    /// Aligns what neither begins nor ends alike, by the longest common subsequence.
    private mutating func alignMiddle(_ one: Range<Int>, _ other: Range<Int>) {
        guard one.count * other.count <= Self.mostCells else {
            for index in one { lines.append(.missing(index)) }
            for index in other { lines.append(.added(index)) }
            return
        }
        // How much is alike from a pair of entries on, row by row from the end.
        let width = other.count + 1
        var lengths = [UInt16](repeating: 0, count: (one.count + 1) * width)
        for i in (0..<one.count).reversed() {
            for j in (0..<other.count).reversed() {
                lengths[i * width + j] =
                    left[one.lowerBound + i].isLike(right[other.lowerBound + j])
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < one.count || j < other.count {
            let (first, second) = (one.lowerBound + i, other.lowerBound + j)
            if i < one.count, j < other.count, left[first].isLike(right[second]) {
                pair(first, second)
                (i, j) = (i + 1, j + 1)
            } else if j == other.count
                || (i < one.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
            {
                lines.append(.missing(first))
                i += 1
            } else {
                lines.append(.added(second))
                j += 1
            }
        }
    }
}

/// An entry and what it records, by which entries are told apart.
private struct Key {
    var entry: TraceEntry
    var words: Text
    /// A hash of the words, since most of them differ.
    var hash: UInt64

    func isLike(_ other: Key) -> Bool {
        hash == other.hash && words == other.words
    }
}

extension Trace {
    fileprivate var keys: [Key] {
        entries.map { entry in
            let words: Text = "\(actor(of: entry)) \(words(for: entry))"
            return Key(entry: entry, words: words, hash: words.fingerprint)
        }
    }
}

extension TraceEntry {
    /// Whether both happen at the same time, read the same and leave the app in the same state.
    fileprivate func happens(like other: TraceEntry) -> Bool {
        time == other.time && reads == other.reads && state == other.state
    }
}

extension Text {
    /// A number that other text is unlikely to have: FNV-1a with 64 bits.
    var fingerprint: UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
