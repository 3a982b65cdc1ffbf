public import Diagnostics
public import LifecycleCore
import LifecycleSearch
public import ScenarioText

extension DeviceLog {
    /// The first difference between the log and a run.
    ///
    /// The run is looked at through the log's eyes: of what it does only the calls count that the
    /// log has somewhere, and they must be the same, in the same order, with the states that are
    /// printed.
    ///
    /// - Parameters:
    ///   - id: What to call the difference.
    ///   - trace: What came out of the run.
    ///   - span: The part of the run that the log is of: from a moment on, until before another.
    /// - Returns: The difference at its line of the log; nil if there is none.
    public func difference(
        _ id: DiagnosticID, from trace: Trace, within span: Range<Instant>
    ) -> Diagnostic? {
        let observations = observations
        let seen = trace.entries.filter { entry in
            span.contains(entry.time)
                && (ObservedCall(entry).map { observations.watches($0) } ?? false)
        }
        var matcher = Matcher()
        for (index, entry) in seen.enumerated() {
            guard matcher.take(entry, of: observations) != .found else { continue }
            let next = index + 1 < seen.count ? seen[index + 1] : nil
            return Diagnostic(
                .mismatch, id, range: place(ofCall: matcher.position),
                summary(at: matcher.position, entry, next, trace), notes: [entry.rule.evidence])
        }
        guard matcher.position < calls.count else { return nil }
        let call = calls[matcher.position]
        return Diagnostic(
            .mismatch, id, range: call.range,
            "the device called \(call.words) here, the run makes no more of these calls",
            notes: seen.last.map { ["the last one is \(words(for: $0, in: trace))"] } ?? [])
    }

    /// The place of a call, and of the last one where there are no more.
    private func place(ofCall index: Int) -> SourceRange {
        calls.indices.contains(index) ? calls[index].range : calls.last?.range ?? .fileStart
    }

    private func summary(
        at position: Int, _ entry: TraceEntry, _ next: TraceEntry?, _ trace: Trace
    ) -> Text {
        let found = words(for: entry, in: trace)
        guard position < calls.count else {
            return "the log ends with this call, the run goes on with \(found)"
        }
        let call = calls[position]
        if isSame(call, entry) {
            guard let reads = call.reads, reads != entry.reads else {
                return "the device called \(call.words) for another scene than the run: \(found)"
            }
            return "the device read \(reads.name) here, the run has \(found)"
        }
        if let next, isSame(call, next) {
            return "the run has \(found) before this call, the log lacks it"
        }
        if position + 1 < calls.count, isSame(calls[position + 1], entry) {
            return
                "the device called \(call.words) here, the run has it not and goes on with the next"
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

extension RuleNumber {
    /// The rule with what it says and on whose word, as a note below a message.
    public var evidence: Text {
        let rule = self.rule
        return """
            rule \(rule.id): \(rule.statement) \
            (\(rule.evidence.confidence.name): \(rule.evidence.source))
            """
    }
}
