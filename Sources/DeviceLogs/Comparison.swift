public import Diagnostics
public import LifecycleCore
public import ScenarioText

/// The result of comparing a log with a run.
public struct LogComparison: Sendable {
    /// The first difference, at its line of the log; nil if there is none.
    public var difference: Diagnostic?
    /// What to report about a log that agrees.
    public var remarks: [Diagnostic]
}

extension DeviceLog {
    /// Compares the log with a run.
    ///
    /// Only calls that appear somewhere in the log count. The run must make the same ones, in the
    /// same order, with the states that the log prints.
    ///
    /// - Parameters:
    ///   - id: The identifier of the diagnostic that reports a difference.
    ///   - trace: The trace of the run.
    ///   - span: The part of the run that the log covers. Its end is excluded.
    /// - Returns: The first difference, or the remarks on a log that agrees.
    public func comparison(
        _ id: DiagnosticID, with trace: Trace, within span: Range<Instant>
    ) -> LogComparison {
        let observations = observations
        let entries = trace.entries.filter { span.contains($0.time) }
        var matcher = Matcher(for: trace.app)
        var findings = Matcher.Findings()
        let before = trace.entries.last { $0.time < span.lowerBound }
        matcher.beginMoment(before.map { LifecycleStates($0.state) }, of: observations)
        // The first entry that the log lacks so far and may have later.
        var held: (index: Int, position: Int)?
        for (index, entry) in entries.enumerated() {
            if index > 0, entry.time != entries[index - 1].time,
                let owed = owedBehindLog(matcher, entries[..<index])
            {
                return difference(id, at: owed, in: entries, matcher.position, trace)
            }
            switch matcher.take(entry, of: observations, &findings) {
            case .unwatched: continue
            case .held: held = held ?? (index, matcher.position)
            case .found: if matcher.isSettled(observations) { held = nil }
            case .contradicted, .behindEnd:
                let index = held?.index ?? matcher.owedIndex(in: entries[..<index]) ?? index
                return difference(id, at: index, in: entries, matcher.position, trace)
            }
        }
        if let held { return difference(id, at: held.index, in: entries, matcher.position, trace) }
        if let owed = owedBehindLog(matcher, entries[...]) {
            return difference(id, at: owed, in: entries, matcher.position, trace)
        }
        guard !matcher.hasFoundAll(observations) else {
            return LogComparison(remarks: remarks(onEarly: findings.early))
        }
        let call = calls[matcher.position]
        let last = entries.last { ObservedCall($0).map { observations.watches($0) } ?? false }
        return LogComparison(
            difference: Diagnostic(
                .mismatch, id, range: call.range,
                "the device called \(call.words) here, the run makes no more of these calls",
                notes: last.map { ["the last one is \(words(for: $0, in: trace))"] } ?? []),
            remarks: [])
    }

    /// The index of the entry with a phase that is not the last one of the log, which has ended by
    /// then; nil if there is none.
    private func owedBehindLog(_ matcher: Matcher, _ entries: ArraySlice<TraceEntry>) -> Int? {
        matcher.hasFoundAll(observations) ? matcher.owedIndex(in: entries) : nil
    }

    /// The difference caused by an entry that the log lacks.
    private func difference(
        _ id: DiagnosticID, at index: Int, in entries: [TraceEntry], _ position: Int,
        _ trace: Trace
    ) -> LogComparison {
        let observations = observations
        let entry = entries[index]
        let next = entries[(index + 1)...].first { next in
            ObservedCall(next).map { observations.watches($0) } ?? false
        }
        return LogComparison(
            difference: Diagnostic(
                .mismatch, id, range: place(ofCall: position),
                summary(at: position, entry, next, trace), notes: [Message(entry.rule.evidence)]),
            remarks: [])
    }

    /// The warning for a call that the log has earlier than the rules, where the order is not
    /// settled.
    func remarks(onEarly early: (position: Int, order: PartialOrder)?) -> [Diagnostic] {
        guard let early else { return [] }
        let call = calls[early.position]
        return [
            Diagnostic(
                .warning, "log.loose-order", range: call.range,
                "\(call.words) comes later in the rules, in the same moment; either is accepted",
                notes: [Message(Text(early.order.statement))])
        ]
    }

    /// The place of a call, or of the last call if the index is past the end.
    private func place(ofCall index: Int) -> SourceRange {
        calls.indices.contains(index) ? calls[index].range : calls.last?.range ?? .fileStart
    }

    private func summary(
        at position: Int, _ entry: TraceEntry, _ next: TraceEntry?, _ trace: Trace
    ) -> Message {
        let found = words(for: entry, in: trace)
        guard position < calls.count else {
            return "the log ends with this call, the run goes on with \(found)"
        }
        let call = calls[position]
        if isSame(call, entry) {
            guard let reads = call.reads, reads != entry.reads else {
                if let earlier = call.earlierPhase {
                    return "the device was not in \(earlier.name) before \(call.words) in the run"
                }
                return "the device called \(call.words) for another scene than the run: \(found)"
            }
            return "the device read \(reads.name) here, the run has \(found)"
        }
        if let next, isSame(call, next) {
            return "the run has \(found) before this call, the log lacks it"
        }
        if position + 1 < calls.count, isSame(calls[position + 1], entry) {
            return
                "the device called \(call.words) here, the run does not and goes on with the next call"
        }
        return "the device called \(call.words) here, the run has \(found)"
    }

    private func isSame(_ call: LoggedCall, _ entry: TraceEntry) -> Bool {
        ObservedCall(entry).map { call.calls.contains($0) } ?? false
    }

    private func words(for entry: TraceEntry, in trace: Trace) -> Text {
        var words = trace.words(for: entry)
        if let reads = entry.reads { words.append(" [\(reads.name)]" as Text) }
        words.append(" at \(Text(seconds: entry.time)) s" as Text)
        return words
    }
}

extension Matcher {
    /// The index of the entry whose phase should have been observed by now, but was not; nil if
    /// there is none.
    fileprivate func owedIndex(in entries: ArraySlice<TraceEntry>) -> Int? {
        guard let missing, case .phase = missing.call else { return nil }
        return entries.lastIndex { ObservedCall($0) == missing.call }
    }
}

extension RuleNumber {
    /// The rule's statement and sources, as a note below a message.
    public var evidence: Text {
        let rule = self.rule
        return """
            rule \(rule.id): \(rule.statement) \
            (\(rule.evidence.confidence.name): \(rule.evidence.plainText))
            """
    }
}
