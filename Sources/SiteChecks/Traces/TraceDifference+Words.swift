public import Diagnostics

extension TraceDifference {
    /// Whether every event is as it is committed, and blanks alone are not.
    public var isInBlanksAlone: Bool { changes.isEmpty }

    /// The first event that is different: what was expected and what came.
    public var firstDifference: Text {
        if expected.isEmpty { return "nothing is committed yet" }
        if actual.isEmpty { return "nothing came out" }
        if isInBlanksAlone {
            let line = zip(expected, actual).prefix { $0 == $1 }.count
            return "line \(line + 1) differs in blanks alone"
        }
        if let line = lost.first {
            return "nothing in it is like \(TraceLine(line).words), which stands between two '...'"
        }
        let nothing: Text = "nothing more"
        let (old, new) = (TraceLine.lines(expected), TraceLine.lines(actual))
        let event = zip(old, new).prefix { $0 == $1 }.count
        var wanted = event < old.count ? old[event].words : nothing
        var came = event < new.count ? new[event].words : nothing
        if wanted == came {
            wanted = "\(old[event].actor) \(wanted)"
            came = "\(new[event].actor) \(came)"
        }
        return "event \(event + 1): expected \(wanted), got \(came)"
    }

    /// What is different in numbers: `1 event missing, 0 added, 1 later by 0.100 s, …`.
    public var summary: Text {
        if isInBlanksAlone {
            let count = max(
                zip(expected, actual).count { $0 != $1 }, abs(expected.count - actual.count))
            return "\(count) \(count == 1 ? "line differs" : "lines differ") in blanks alone"
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
        var text: Text = "\(missing) \(missing == 1 ? "event" : "events") missing, \(added) added"
        text.append(words(for: later, "later"))
        text.append(words(for: earlier, "earlier"))
        if readings > 0 { text.append(", \(readings) in another state" as Text) }
        text.append(
            expectedFinalState == actualFinalState
                ? ", final state equal"
                : ", final state \(actualFinalState) instead of \(expectedFinalState)")
        return text
    }

    private func words(for spans: [Int64], _ direction: Text) -> Text {
        guard let first = spans.min(), let last = spans.max() else { return Text() }
        let range: Text = first == last ? "" : "\(Text(decimal: first, places: 3)) to "
        return ", \(spans.count) \(direction) by \(range)\(Text(decimal: last, places: 3)) s"
    }

    /// What is different without the times at which it is: equal texts, equal changes.
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
