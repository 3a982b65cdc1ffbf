import LifecycleCore

/// An end of the process just after one of the calls of an event.
///
/// It may happen in the code of that call, in a call that is not observed, or in something that the
/// event represents but does not do itself.
struct MidEventEnd: Hashable {
    /// The last call before the end.
    let call: ObservedCall
    /// Which occurrence of that call it is among those of the event, from 1.
    private let number: Int

    /// Every place in a trace at which a process can end.
    static func all(in trace: [TraceEntry]) -> [MidEventEnd] {
        let calls = trace.compactMap { Self.call($0) }
        return calls.indices.map { index in
            MidEventEnd(call: calls[index], number: calls[...index].count { $0 == calls[index] })
        }
    }

    /// The number of entries before the process ends; nil if the call is not among them.
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

// Checks whether an end is worth trying, as each end costs a step of the simulator.
extension Observations {
    /// Whether part of a move explains the observations up to the first one of another process.
    ///
    /// This must be so if the process ends there. Observations that have not begun begin within the
    /// move.
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
