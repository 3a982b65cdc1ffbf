import LifecycleCore

/// An end of a process amid what comes of an event: right behind one of its calls.
///
/// That may be in the code of that call, in a call that is not observed, or in what the event
/// stands for and does not make.
struct MidwayEnd: Hashable {
    /// The last call that came.
    let call: ObservedCall
    /// Which one of these calls it is, of those that come of the event, counted from 1.
    private let number: Int

    /// Every place at which a process can end amid a trace.
    static func all(in trace: [TraceEntry]) -> [MidwayEnd] {
        let calls = trace.compactMap { Self.call($0) }
        return calls.indices.map { index in
            MidwayEnd(call: calls[index], number: calls[...index].count { $0 == calls[index] })
        }
    }

    /// How many entries of a trace come before the process ends; nil if the call is not among them.
    func entryCount(in trace: [TraceEntry]) -> Int? {
        var left = number
        return trace.firstIndex { entry in
            if Self.call(entry) == call { left -= 1 }
            return left == 0
        }.map { $0 + 1 }
    }

    private static func call(_ entry: TraceEntry) -> ObservedCall? {
        switch entry.what {
        case .callback(let callback): .callback(callback)
        case .notification(let name): .notification(name)
        default: nil
        }
    }
}

// Whether an end is worth a try: each takes a step of its own.
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
