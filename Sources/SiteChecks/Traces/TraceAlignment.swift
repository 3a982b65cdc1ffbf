import Diagnostics
import SiteModel

/// The cheapest way to turn the lines of a pattern into lines that match a run.
///
/// An exchange of two lines costs less if they have more in common. So a line with one change keeps
/// its place.
struct TraceAlignment {
    /// The pattern and the run side by side.
    private(set) var comparison = TracePattern.Comparison()

    private let pattern: [Line]
    private let actual: [Line]
    /// True if a gap is right before the current lines.
    private var isBehindGap = false
    /// The first line since the last gap, and whether the run matches any line since then.
    private var part: (first: Text?, isFound: Bool) = (nil, false)

    /// A line with the parts by which it is compared.
    private struct Line {
        var text: Text
        /// The text with single blanks between words, for matching.
        var words: Text
        var isGap: Bool
        var hasWildcard: Bool
        var line: TraceLine
        var (name, reading): (Text, Text)

        init(_ text: Text, isGap: Bool = false) {
            self.text = text
            words = text.withSingleBlanks
            self.isGap = isGap
            hasWildcard = text.hasWildcard
            line = TraceLine(text)
            (name, reading) = (line.name, line.reading)
        }
    }

    /// The costs of adding a line of the run and of removing a line of the pattern.
    ///
    /// Their sum is more than the cost of one exchange, so that lines keep their places, and less
    /// than that of two.
    private static let (addition, removal) = (18 * unit, 30 * unit)
    /// One unit of the costs below; smaller amounts decide between equal costs.
    private static let unit = 1 << 40
    /// The largest number of pairs of lines to align at once.
    private static let mostPairs = 4_000_000

    init(_ pattern: [Text], _ actual: [Text], isGap: (Text) -> Bool) {
        self.actual = actual.map { Line($0) }
        self.pattern = pattern.map { Line($0, isGap: isGap($0)) }
        align(0..<pattern.count, 0..<actual.count)
    }

    /// Aligns ranges of both; long ones by the lines that they have in common.
    private mutating func align(_ rows: Range<Int>, _ columns: Range<Int>) {
        var (rows, columns) = (rows, columns)
        while let row = rows.first, let column = columns.first, !pattern[row].isGap,
            matches(row, column)
        {
            match(row, column)
            (rows, columns) = (rows.dropFirst(), columns.dropFirst())
        }
        if rows.count * columns.count <= Self.mostPairs { return alignAll(rows, columns) }
        let common = commonElements(
            pattern[rows].map(\.text)[...], actual[columns].map(\.text)[...])
        if common.isEmpty {
            for row in rows { drop(row) }
            for column in columns { add(column) }
            return
        }
        var (row, column) = (rows.lowerBound, columns.lowerBound)
        for (left, right) in common {
            align(row..<(rows.lowerBound + left), column..<(columns.lowerBound + right))
            match(rows.lowerBound + left, columns.lowerBound + right)
            (row, column) = (rows.lowerBound + left + 1, columns.lowerBound + right + 1)
        }
        align(row..<rows.upperBound, column..<columns.upperBound)
    }

    private mutating func alignAll(_ rows: Range<Int>, _ columns: Range<Int>) {
        let width = columns.count + 1
        // The lowest cost of aligning the rest of the pattern with the rest of the run.
        var costs = [Int](repeating: 0, count: (rows.count + 1) * width)
        func place(_ row: Int, _ column: Int) -> Int {
            (row - rows.lowerBound) * width + column - columns.lowerBound
        }
        for row in (rows.lowerBound...rows.upperBound).reversed() {
            let isGap = row < rows.upperBound && pattern[row].isGap
            for column in (columns.lowerBound...columns.upperBound).reversed()
            where row < rows.upperBound || column < columns.upperBound {
                var best = Int.max
                if row < rows.upperBound, column < columns.upperBound, !isGap {
                    best = costs[place(row + 1, column + 1)] + exchange(row, column)
                }
                if row < rows.upperBound {
                    best = min(best, costs[place(row + 1, column)] + (isGap ? 0 : Self.removal))
                }
                if column < columns.upperBound {
                    best = min(best, costs[place(row, column + 1)] + (isGap ? 0 : Self.addition))
                }
                costs[place(row, column)] = best
            }
        }
        var (row, column) = (rows.lowerBound, columns.lowerBound)
        while row < rows.upperBound || column < columns.upperBound {
            let cost = costs[place(row, column)]
            let isGap = row < rows.upperBound && pattern[row].isGap
            if row < rows.upperBound, column < columns.upperBound, !isGap,
                cost == costs[place(row + 1, column + 1)] + exchange(row, column)
            {
                if matches(row, column) { match(row, column) } else { put(column, at: row) }
                (row, column) = (row + 1, column + 1)
            } else if row < rows.upperBound,
                cost == costs[place(row + 1, column)] + (isGap ? 0 : Self.removal)
            {
                if isGap { endPart(at: row) } else { drop(row) }
                row += 1
            } else {
                if isGap {
                    comparison.filled.append(actual[column].text)
                } else {
                    add(column)
                }
                column += 1
            }
        }
    }

    /// The cost of replacing a line of the pattern by a line of the run.
    private func exchange(_ row: Int, _ column: Int) -> Int {
        if matches(row, column) { return 0 }
        let (old, new) = (pattern[row], actual[column])
        var distance = 0
        if let one = old.line.milliseconds, let other = new.line.milliseconds {
            distance = Int(min(abs(one - other), 1 << 28))
        }
        func isSame(_ one: Text, _ other: Text) -> Bool {
            old.hasWildcard ? one.matches(other) : one == other
        }
        let same = (
            name: isSame(old.name, new.name), time: isSame(old.line.time, new.line.time),
            actor: isSame(old.line.actor, new.line.actor),
            reading: isSame(old.reading, new.reading)
        )
        switch same {
        case (true, true, true, true): return Self.unit
        case (true, true, true, false), (true, true, false, true): return 4 * Self.unit
        case (true, false, true, true): return 8 * Self.unit + distance
        case (true, _, _, _): return 14 * Self.unit + distance
        case (false, true, true, true): return 20 * Self.unit + strangeness(old, new)
        case (false, true, true, false): return 24 * Self.unit + strangeness(old, new)
        default: return 29 * Self.unit + distance
        }
    }

    /// The number of characters by which two names differ.
    private func strangeness(_ old: Line, _ new: Line) -> Int {
        let (one, other) = (old.name.bytes, new.name.bytes)
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        return max(one.count, other.count) - start - end
    }

    private func matches(_ row: Int, _ column: Int) -> Bool {
        let (old, new) = (pattern[row], actual[column])
        return old.hasWildcard ? old.words.matches(new.words) : old.words == new.words
    }

    private mutating func match(_ row: Int, _ column: Int) {
        comparison.right.append(pattern[row].text)
        comparison.filled.append(actual[column].text)
        note(row, isFound: true)
    }

    private mutating func put(_ column: Int, at row: Int) {
        comparison.right.append(renewed(row, column))
        comparison.filled.append(pattern[row].text)
        note(row, isFound: exchange(row, column) < 29 * Self.unit)
    }

    /// The line of the pattern with the changes of a line of the run, so that its wildcards stay;
    /// the line of the run if that is not enough.
    private func renewed(_ row: Int, _ column: Int) -> Text {
        let (old, new) = (pattern[row], actual[column])
        guard old.hasWildcard else { return new.text }
        var text = old.text
        let (time, actor) = (old.line.time, old.line.actor)
        if !time.isEmpty, !time.matches(new.line.time), let place = text.place(of: time, from: 0) {
            text.replace(place, with: new.line.time, isRightAligned: true)
        }
        if !actor.isEmpty, !actor.matches(new.line.actor),
            let place = text.place(of: actor, from: text.columnBehindTime)
        {
            text.replace(place, with: new.line.actor, isRightAligned: false)
        }
        for (was, now) in [(old.name, new.name), (old.reading, new.reading)]
        where !was.isEmpty && !was.matches(now) {
            guard let place = text.lastPlace(of: was) else { continue }
            text.bytes.replaceSubrange(place, with: now.bytes)
        }
        return text.withSingleBlanks.matches(new.words) ? text : new.text
    }

    private mutating func drop(_ row: Int) {
        if pattern[row].isGap { return endPart(at: row) }
        comparison.filled.append(pattern[row].text)
        note(row, isFound: false)
    }

    private mutating func add(_ column: Int) {
        comparison.right.append(actual[column].text)
    }

    private mutating func note(_ row: Int, isFound: Bool) {
        part.first = part.first ?? pattern[row].text
        part.isFound = part.isFound || isFound
    }

    private mutating func endPart(at gap: Int) {
        comparison.right.append(pattern[gap].text)
        if isBehindGap, !part.isFound, let first = part.first { comparison.lost.append(first) }
        isBehindGap = true
        part = (nil, false)
    }
}

extension Text {
    /// The first range of a text from a position on; nil if there is none.
    fileprivate func place(of part: Text, from start: Int) -> Range<Int>? {
        guard count >= start + part.count else { return nil }
        return (start...(count - part.count))
            .first { bytes[$0...].starts(with: part.bytes) }.map { $0..<($0 + part.count) }
    }

    /// The last range of a text; nil if there is none.
    fileprivate func lastPlace(of part: Text) -> Range<Int>? {
        guard count >= part.count else { return nil }
        return (0...(count - part.count)).reversed()
            .first { bytes[$0...].starts(with: part.bytes) }.map { $0..<($0 + part.count) }
    }

    /// The column after the first word and its blanks.
    fileprivate var columnBehindTime: Int {
        let word = bytes.prefix(while: isBlank).count
        let end = word + bytes[word...].prefix { !isBlank($0) }.count
        return end + bytes[end...].prefix(while: isBlank).count
    }

    /// Replaces a word in a column by another and keeps the columns aligned.
    ///
    /// Blanks on one side make up for the difference in length as far as possible.
    fileprivate mutating func replace(
        _ place: Range<Int>, with word: Text, isRightAligned: Bool
    ) {
        let growth = word.count - place.count
        bytes.replaceSubrange(place, with: word.bytes)
        let start = isRightAligned ? 0 : place.lowerBound + word.count
        let blanks = bytes[start...].prefix(while: isBlank).count
        let least = isRightAligned ? 0 : 1
        let wanted = Swift.max(least, blanks - growth)
        bytes.replaceSubrange(
            start..<(start + blanks), with: [UInt8](repeating: UInt8(ascii: " "), count: wanted))
    }
}
