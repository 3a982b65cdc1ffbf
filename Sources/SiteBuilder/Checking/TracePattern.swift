import Diagnostics

/// The lines of a committed trace, among which there can be wildcards.
///
/// A line `...` stands for any number of lines, none among them; `[..]` in a line stands for any
/// text there.
struct TracePattern {
    private let lines: [Text]

    init(_ lines: [Text]) {
        self.lines = lines
    }

    /// Whether there is a wildcard in it.
    private var hasWildcards: Bool { lines.contains { isGap($0) || $0.hasWildcard } }

    /// Whether every run would match: there are wildcards and nothing besides.
    var isVacuous: Bool {
        lines.allSatisfy { isGap($0) || $0.isOnlyWildcards } && hasWildcards
    }

    /// Compares the pattern with a run, with as many of its lines left as they are as can be.
    ///
    /// - Parameter actual: The lines of the run.
    /// - Returns: The pattern with the lines of the run in the place of wildcards that match, and
    ///   the lines that match the run: those of the pattern where it does, those of the run where
    ///   it does not.
    func compared(with actual: [Text]) -> (filled: [Text], reconciled: [Text]) {
        if !hasWildcards { return (lines, actual) }
        let start = zip(lines, actual).prefix { !isGap($0) && $0.matches($1) }.count
        let (left, right) = (Array(lines[start...]), Array(actual[start...]))
        if left.count * right.count > Self.mostPairs {
            return (actual[..<start] + left, lines[..<start] + right)
        }
        let alignment = Alignment(left, right, isGap: isGap)
        return (actual[..<start] + alignment.filled, lines[..<start] + alignment.lines)
    }

    /// More pairs of lines than that take too long to align.
    private static let mostPairs = 4_000_000

    private func isGap(_ line: Text) -> Bool {
        line.bytes.split(separator: UInt8(ascii: " ")).elementsEqual([Array("...".utf8)[...]])
    }
}

/// The cheapest way to turn the lines of a pattern into lines that match a run.
private struct Alignment {
    /// The lines that match.
    private(set) var lines: [Text] = []
    /// The lines of the pattern, those of the run in the place of wildcards that match.
    private(set) var filled: [Text] = []

    /// What it costs to put a line in the place of another, to add one, and to drop one: adding
    /// and dropping cost more than either, so that lines stay in their places.
    private static let (exchange, addition, removal) = (2, 2, 3)

    init(_ pattern: [Text], _ actual: [Text], isGap: (Text) -> Bool) {
        let (rows, columns) = (pattern.count, actual.count)
        let gaps = pattern.map(isGap)
        let width = columns + 1
        // The least cost of the rest of the pattern against the rest of the run.
        var costs = [Int](repeating: 0, count: (rows + 1) * width)
        for row in (0...rows).reversed() {
            for column in (0...columns).reversed() where row < rows || column < columns {
                var best = Int.max
                if row < rows, column < columns, !gaps[row] {
                    let isMatch = pattern[row].matches(actual[column])
                    best = costs[(row + 1) * width + column + 1] + (isMatch ? 0 : Self.exchange)
                }
                if row < rows {
                    let rest = costs[(row + 1) * width + column]
                    best = min(best, rest + (gaps[row] ? 0 : Self.removal))
                }
                if column < columns {
                    let rest = costs[row * width + column + 1]
                    best = min(best, rest + (row < rows && gaps[row] ? 0 : Self.addition))
                }
                costs[row * width + column] = best
            }
        }
        var (row, column) = (0, 0)
        while row < rows || column < columns {
            let cost = costs[row * width + column]
            let isGap = row < rows && gaps[row]
            if row < rows, column < columns, !isGap {
                let isMatch = pattern[row].matches(actual[column])
                let rest = costs[(row + 1) * width + column + 1]
                if cost == rest + (isMatch ? 0 : Self.exchange) {
                    lines.append(isMatch ? pattern[row] : actual[column])
                    filled.append(isMatch ? actual[column] : pattern[row])
                    (row, column) = (row + 1, column + 1)
                    continue
                }
            }
            if row < rows, cost == costs[(row + 1) * width + column] + (isGap ? 0 : Self.removal) {
                if isGap { lines.append(pattern[row]) } else { filled.append(pattern[row]) }
                row += 1
            } else {
                if isGap { filled.append(actual[column]) } else { lines.append(actual[column]) }
                column += 1
            }
        }
    }
}

extension Text {
    private static let wildcard = Array("[..]".utf8)

    fileprivate var hasWildcard: Bool {
        var rest = bytes[...]
        while let bracket = rest.firstIndex(of: Self.wildcard[0]) {
            rest = rest[bracket...]
            if rest.starts(with: Self.wildcard) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Whether there is nothing but wildcards and blanks.
    fileprivate var isOnlyWildcards: Bool {
        hasWildcard && parts.joined().allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// The text between the wildcards.
    private var parts: [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: Self.wildcard) {
                parts.append(bytes[start..<index])
                index += Self.wildcard.count
                start = index
            } else {
                index += 1
            }
        }
        return parts + [bytes[start...]]
    }

    /// Whether a line is the one that this line of a pattern stands for.
    fileprivate func matches(_ line: Text) -> Bool {
        let parts = parts
        guard parts.count > 1 else { return self == line }
        guard line.bytes.starts(with: parts[0]) else { return false }
        var rest = line.bytes[parts[0].count...]
        for part in parts[1..<(parts.count - 1)] {
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) })
            else { return false }
            rest = rest[(place + part.count)...]
        }
        let end = parts[parts.count - 1]
        return rest.count >= end.count && rest.suffix(end.count).elementsEqual(end)
    }
}
