public import Diagnostics
import LifecycleCore
import ScenarioText

/// How a run differs from its committed trace, event by event.
public struct TraceDifference: Equatable, Sendable {
    /// The committed lines; where a wildcard matches, the lines of the run that it stands for.
    public var expected: [Text]
    /// The lines that came out.
    public var actual: [Text]
    /// The lines that would be right in the block: those of the run, and wildcards that match.
    public var right: [Text]
    /// The committed lines between two `...` of which the run has nothing: only their author knows
    /// what they are to become.
    public var lost: [Text]
    /// What is different, in the order of the traces; empty where blanks alone are.
    public var changes: [Change]
    /// The ids of the rules that the differing entries name, each once, in the order of the run;
    /// where lines are missing alone, the rule of the entry behind which they are missing.
    public var rules: [Text]
    /// The state in which the committed trace leaves the app.
    public var expectedFinalState: Text
    /// The state in which the run leaves the app.
    public var actualFinalState: Text

    /// One event that is different.
    public enum Change: Equatable, Sendable {
        /// Committed and did not happen; the number counts the committed lines from 1.
        case missing(Int, TraceLine)
        /// Happened and is not committed; the number counts the lines of the run from 1.
        case added(Int, TraceLine)
        /// Happened at another time, later by this many milliseconds.
        case moved(Int, TraceLine, by: Int64)
        /// `applicationState` reads something else; the time may be another one too.
        case read(Int, expected: TraceLine, actual: TraceLine)
    }

    /// Compares committed lines with a run; nil if they are what came out.
    ///
    /// Nothing is normalised but the ends of lines and of the file, for white space that is
    /// ignored here would make the promised text another one than the run's.
    init?(committed: [Text], trace: Trace) {
        let text = trace.text
        if text.hasLines(committed) { return nil }
        actual = text.bytes.split(separator: UInt8(ascii: "\n")).map { Text($0) }
        let comparison = TracePattern(committed).compared(with: actual)
        (expected, right, lost) = (comparison.filled, comparison.right, comparison.lost)
        if right == committed { return nil }
        let (old, new) = (TraceLine.lines(expected), TraceLine.lines(actual))
        let pairs = pairs(old, new)
        changes = Self.changes(old, new, pairs)
        rules = Self.rules(of: changes, trace, pairs)
        let start = Text(trace.startState.name)
        expectedFinalState = old.last { $0.stateAfter != nil }?.stateAfter ?? start
        actualFinalState = Text(trace.finalState.name)
    }

    /// Creates a difference from what is told of it; the changes follow from the lines.
    package init(
        expected: [Text], actual: [Text], lost: [Text], rules: [Text],
        finalState: (expected: Text, actual: Text)
    ) {
        (self.expected, self.actual, self.lost) = (expected, actual, lost)
        (right, self.rules) = (actual, rules)
        (expectedFinalState, actualFinalState) = finalState
        let (old, new) = (TraceLine.lines(expected), TraceLine.lines(actual))
        changes = Self.changes(old, new, pairs(old, new))
    }

    private static func changes(
        _ old: [TraceLine], _ new: [TraceLine], _ pairs: [(old: Int, new: Int)]
    ) -> [Change] {
        var changes: [Change] = []
        var (left, right) = (0, 0)
        for pair in pairs + [(old.count, new.count)] {
            changes += (left..<pair.old).map { .missing($0 + 1, old[$0]) }
            changes += (right..<pair.new).map { .added($0 + 1, new[$0]) }
            (left, right) = (pair.old + 1, pair.new + 1)
            guard pair.old < old.count, old[pair.old] != new[pair.new] else { continue }
            let (was, now) = (old[pair.old], new[pair.new])
            if was.what == now.what, let from = was.milliseconds, let to = now.milliseconds,
                from != to
            {
                changes.append(.moved(pair.new + 1, now, by: to - from))
            } else {
                changes.append(.read(pair.new + 1, expected: was, actual: now))
            }
        }
        return changes
    }

    private static func rules(
        of changes: [Change], _ trace: Trace, _ pairs: [(old: Int, new: Int)]
    ) -> [Text] {
        func names(_ entries: [Int]) -> [Text] {
            var names: [Text] = []
            for entry in entries where trace.entries.indices.contains(entry) {
                let name = Text(trace.entries[entry].rule.rule.id)
                if !names.contains(name) { names.append(name) }
            }
            return names
        }
        var (own, before): ([Int], [Int]) = ([], [])
        for change in changes {
            switch change {
            case .missing(let number, _):
                before.append(pairs.last { $0.old < number - 1 }?.new ?? 0)
            case .added(let number, _), .moved(let number, _, _), .read(let number, _, _):
                own.append(number - 1)
            }
        }
        return names(own.isEmpty ? before : own)
    }
}

/// The lines that two traces have in common, as indices: those that are equal, and between them
/// those that tell of the same deed.
private func pairs(_ old: [TraceLine], _ new: [TraceLine]) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (left, right) = (0, 0)
    for equal in commonElements(old[...], new[...]) + [(old.count, new.count)] {
        pairs += commonElements(
            old[left..<equal.0].map(\.deed)[...], new[right..<equal.1].map(\.deed)[...]
        ).map { ($0.0 + left, $0.1 + right) }
        if equal.0 < old.count { pairs.append(equal) }
        (left, right) = (equal.0 + 1, equal.1 + 1)
    }
    return pairs
}

/// The places of the elements that two lists share, in a longest common row.
func commonElements<Element: Equatable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
) -> [(Int, Int)] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    return Array(
        zip(
            old.indices.filter { !removed.contains($0) },
            new.indices.filter { !inserted.contains($0) }))
}

extension Text {
    /// Whether it is these lines, each with a line feed at its end.
    fileprivate func hasLines(_ lines: [Text]) -> Bool {
        var rest = bytes[...]
        for line in lines {
            guard rest.starts(with: line.bytes) else { return false }
            rest = rest.dropFirst(line.bytes.count)
            guard rest.popFirst() == UInt8(ascii: "\n") else { return false }
        }
        return rest.isEmpty
    }
}
