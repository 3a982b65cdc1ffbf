import Diagnostics
import LifecycleCore
import ScenarioText

/// An alignment of two runs, entry by entry, with as many equal entries as possible.
///
/// Entries at the same time are preferred as pairs. Otherwise a launch could be paired with a
/// return to the foreground a minute later.
struct RunAlignment {
    /// A line of the alignment, with an entry of each run or of one of them.
    enum Line {
        /// The indices of two equal entries.
        case same(Int, Int)
        /// The indices of two entries that record the same, but at another time, reading another
        /// state, or leaving the app in another state.
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

    /// The largest number of pairs to align, which is 2000 entries on each side.
    private static let mostCells = 4_000_000

    init(_ first: Trace, _ second: Trace) {
        left = first.keys
        right = second.keys
        let most = min(left.count, right.count)
        var start = 0
        while start < most, isSame(start, start) { start += 1 }
        var end = 0
        while end < most - start, isSame(left.count - 1 - end, right.count - 1 - end) { end += 1 }
        for index in 0..<start { pair(index, index) }
        alignMiddle(start..<(left.count - end), start..<(right.count - end))
        for index in (0..<end).reversed() { pair(left.count - 1 - index, right.count - 1 - index) }
    }

    @inline(never)
    private mutating func pair(_ one: Int, _ other: Int) {
        lines.append(isSame(one, other) ? .same(one, other) : .changed(one, other))
    }

    @inline(never)
    private func weight(_ one: Int, _ other: Int) -> UInt16 {
        left[one].weight(beside: right[other])
    }

    @inline(never)
    private func isSame(_ one: Int, _ other: Int) -> Bool {
        left[one].isSame(as: right[other])
    }

    /// Aligns the part between the common start and the common end, by the heaviest common
    /// subsequence.
    private mutating func alignMiddle(_ one: Range<Int>, _ other: Range<Int>) {
        guard one.count * other.count <= Self.mostCells else {
            for index in one { lines.append(.missing(index)) }
            for index in other { lines.append(.added(index)) }
            return
        }
        // The best total weight from each pair of entries on, filled row by row from the end.
        let width = other.count + 1
        var weights = [UInt16](repeating: 0, count: (one.count + 1) * width)
        for i in (0..<one.count).reversed() {
            for j in (0..<other.count).reversed() {
                let apart = max(weights[(i + 1) * width + j], weights[i * width + j + 1])
                let weight = weight(one.lowerBound + i, other.lowerBound + j)
                weights[i * width + j] =
                    weight == 0 ? apart : max(apart, weights[(i + 1) * width + j + 1] + weight)
            }
        }
        var (i, j) = (0, 0)
        while i < one.count || j < other.count {
            let (first, second) = (one.lowerBound + i, other.lowerBound + j)
            let isInside = i < one.count && j < other.count
            let weight = isInside ? weight(first, second) : 0
            let both = weight > 0 ? weights[(i + 1) * width + j + 1] + weight : 0
            if weight > 0, both == weights[i * width + j] {
                pair(first, second)
                (i, j) = (i + 1, j + 1)
            } else if j == other.count
                || (i < one.count && weights[(i + 1) * width + j] >= weights[i * width + j + 1])
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

/// An entry with the text by which entries are compared.
private struct Key {
    var entry: TraceEntry
    /// The actor and what it does; for an ignored event, what it would be if it had an effect.
    var words: Text
    /// The full text of the entry.
    var fullWords: Text
    /// A hash of the words, for a fast comparison, since most differ.
    var hash: UInt64

    /// The weight of pairing two entries; 0 if they cannot be paired.
    func weight(beside other: Key) -> UInt16 {
        guard hash == other.hash, words == other.words else { return 0 }
        return entry.time == other.entry.time ? 3 : 1
    }

    /// Whether both entries record the same at the same time, with the same states read and left.
    func isSame(as other: Key) -> Bool {
        weight(beside: other) == 3 && fullWords == other.fullWords
            && entry.reads == other.entry.reads && entry.state == other.entry.state
    }
}

extension Trace {
    fileprivate var keys: [Key] {
        entries.map { entry in
            var named = entry
            switch entry.what {
            case .ignored(let stimulus, _): named.what = .event(stimulus)
            default: break
            }
            let words: Text = "\(actor(of: entry)) \(words(for: named))"
            return Key(
                entry: entry, words: words, fullWords: self.words(for: entry),
                hash: words.fingerprint)
        }
    }
}

extension Text {
    /// A 64-bit FNV-1a hash, which other text is unlikely to share.
    var fingerprint: UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
