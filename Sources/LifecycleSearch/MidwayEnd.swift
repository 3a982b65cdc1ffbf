import LifecycleCore

// Whether it is worth a try that a process ends amid what comes of a happening: each call in which it
// may end takes a step of its own.

extension Observations {
    /// Whether a part of what comes of something explains observations up to the first one of another
    /// process, as it has to if the process ends there.
    ///
    /// - Parameters:
    ///   - move: What comes of it.
    ///   - matcher: How far the observations are explained.
    ///   - areBegun: Whether the observations have begun; otherwise they begin amid it.
    ///   - graph: The worlds of the app.
    /// - Returns: Whether it does.
    func mayEnd(
        amid move: WorldGraph.Move, _ matcher: Matcher, areBegun: Bool, in graph: WorldGraph
    ) -> Bool {
        var matcher = matcher
        var isFirst = true
        for number in move.entries {
            let entry = graph.entry(number)
            if let call = ObservedCall(entry), watches(call) {
                let rest = number..<move.entries.upperBound
                if areBegun || !isFirst, calls[matcher.position].calls.contains(call),
                    mayEnd(amid: rest, matcher, in: graph)
                {
                    return true
                }
                if areBegun { return false }
                isFirst = false
            }
            matcher.pass(entry, of: self)
        }
        return false
    }

    private func mayEnd(
        amid entries: Range<Int32>, _ matcher: Matcher, in graph: WorldGraph
    ) -> Bool {
        // Phases may be observed a moment later.
        guard !watchesPhases else { return true }
        var matcher = matcher
        var findings = Matcher.Findings()
        let start = matcher.position
        for number in entries {
            let verdict = matcher.take(graph.entry(number), of: self, &findings)
            guard verdict != .contradicted, matcher.position < calls.count else { return false }
            if matcher.position > start, canBeginProcess(at: matcher.position) { return true }
        }
        return false
    }
}
