public import Diagnostics

extension TraceDifference {
    /// True if only blanks differ.
    public var isInBlanksAlone: Bool { changes.isEmpty }

    /// The first event that differs: what was expected and what came.
    public var firstDifference: Message {
        if expected.isEmpty { return "nothing is committed yet" }
        if actual.isEmpty { return "nothing came out" }
        if isInBlanksAlone {
            let line = zip(expected, actual).prefix { $0 == $1 }.count
            return "line \(line + 1) differs only in spaces"
        }
        if let line = lost.first {
            let words = TraceLine(line).words
            return actual.contains(where: line.matches)
                ? "\(words) is in it, but not between these two '...'"
                : "nothing in it is like \(words), which is between two '...'"
        }
        let nothing: Message = "nothing more"
        let (old, new) = (TraceLine.lines(expected), TraceLine.lines(actual))
        let event = zip(old, new).prefix { $0 == $1 }.count
        var wanted = event < old.count ? "\(old[event].words)" : nothing
        var came = event < new.count ? "\(new[event].words)" : nothing
        if wanted == came {
            wanted = "\(old[event].actor) \(wanted)"
            came = "\(new[event].actor) \(came)"
        }
        return "event \(event + 1): expected \(wanted), got \(came)"
    }

    /// The numbers of differences: `1 event missing, 0 added, 1 later by 0.100 s, …`.
    public var summary: Message {
        if isInBlanksAlone {
            let count = max(
                zip(expected, actual).count { $0 != $1 }, abs(expected.count - actual.count))
            return count == 1
                ? "1 line differs only in spaces" : "\(count) lines differ only in spaces"
        }
        var (missing, added, readings): (Int, Int, Int) = (0, 0, 0)
        var (later, earlier): ([Int64], [Int64]) = ([], [])
        for change in changes {
            switch change {
            case .missing: missing += 1
            case .added: added += 1
            case .read: readings += 1
            case .moved(_, _, let span) where span > 0: later.append(span)
            case .moved(_, _, let span): earlier.append(-span)
            }
        }
        let counts: Message =
            missing == 1
            ? "1 event missing, \(added) added" : "\(missing) events missing, \(added) added"
        let moved: Message = "\(words(for: later, "later"))\(words(for: earlier, "earlier"))"
        let read: Message = readings > 0 ? ", \(readings) in another state" : ""
        let end: Message =
            expectedFinalState == actualFinalState
            ? ", final state equal"
            : ", final state \(actualFinalState) instead of \(expectedFinalState)"
        return "\(counts)\(moved)\(read)\(end)"
    }

    private func words(for spans: [Int64], _ direction: Message) -> Message {
        guard let first = spans.min(), let last = spans.max() else { return "" }
        let end = Text(decimal: last, places: 3)
        if first == last { return ", \(spans.count) \(direction) by \(end) s" }
        return ", \(spans.count) \(direction) by \(Text(decimal: first, places: 3)) to \(end) s"
    }

    /// The differences without their times, for comparison: equal texts mean equal changes.
    public var signature: Text {
        var text = Text()
        for change in changes {
            switch change {
            case .missing(_, let line): text.append("-\(line.actor) \(line.what)\n" as Text)
            case .added(_, let line): text.append("+\(line.actor) \(line.what)\n" as Text)
            case .moved(_, let line, let span):
                text.append("\(span)\(line.actor) \(line.what)\n" as Text)
            case .read(_, let old, let new):
                text.append("=\(old.actor) \(old.what) \(new.what)\n" as Text)
            }
        }
        return text
    }
}
