public import Diagnostics
import LifecycleCore
import ScenarioText

/// The differences between a run and its committed trace, event by event.
public struct TraceDifference: Equatable, Sendable {
    /// The committed lines; a matching wildcard is replaced by the lines of the run.
    public var expected: [Text]
    /// The lines of the run.
    public var actual: [Text]
    /// The right lines for the block: those of the run, and wildcards that match.
    public var right: [Text]
    /// The committed lines between two `...` that match nothing in the run; only their author knows
    /// what they should become.
    public var lost: [Text]
    /// The changes, in the order of the traces; empty if only blanks differ.
    public var changes: [Change]
    /// The ids of the rules that the differing entries name, each once, in the order of the run.
    ///
    /// If only lines are missing, it has the rule of the entry before them.
    public var rules: [Text]
    /// The state of the app after the committed trace.
    public var expectedFinalState: Text
    /// The state of the app after the run.
    public var actualFinalState: Text

    /// An event that differs.
    public enum Change: Equatable, Sendable {
        /// It is committed and did not happen; the number counts the committed lines from 1.
        case missing(Int, TraceLine)
        /// It happened and is not committed; the number counts the lines of the run from 1.
        case added(Int, TraceLine)
        /// It happened at another time, later by this many milliseconds.
        case moved(Int, TraceLine, by: Int64)
        /// `applicationState` reads something else; the time may differ too.
        case read(Int, expected: TraceLine, actual: TraceLine)
    }

    /// Compares committed lines with a run; nil if they are equal.
    ///
    /// Only line ends and the end of the file are normalised. Ignoring other white space would make
    /// the committed text differ from that of the run.
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
        // No rule has to do with a line that is like nothing of the run.
        let (run, alien) = (actual, comparison.lost.first)
        let isAlien = alien.map { line in !run.contains(where: line.matches) } ?? false
        rules = isAlien ? [] : Self.rules(of: changes, trace, pairs)
        let start = Text(trace.startState.name)
        expectedFinalState = old.last { $0.stateAfter != nil }?.stateAfter ?? start
        actualFinalState = Text(trace.finalState.name)
    }

    /// Creates a difference from its parts; the changes follow from the lines.
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

/// The indices of the lines that two traces have in common: equal lines, and between them lines
/// with the same actor and event.
private func pairs(_ old: [TraceLine], _ new: [TraceLine]) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (left, right) = (0, 0)
    for equal in commonElements(old[...], new[...]) + [(old.count, new.count)] {
        pairs += commonElements(
            old[left..<equal.0].map(\.actorAndName)[...],
            new[right..<equal.1].map(\.actorAndName)[...]
        ).map { ($0.0 + left, $0.1 + right) }
        if equal.0 < old.count { pairs.append(equal) }
        (left, right) = (equal.0 + 1, equal.1 + 1)
    }
    return pairs
}

/// The indices of a longest common subsequence of two lists.
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
    /// Returns true if the text is these lines, each with a line feed at its end.
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
