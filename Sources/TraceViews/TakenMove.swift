import Diagnostics
import LifecycleCore
import ScenarioText

/// A move that a run takes, once or again and again.
struct TakenMove {
    var states: StatePair
    /// The rows in which it happens.
    var rows: [Int]
    /// What starts it, in words for readers; empty where only time passes.
    var events: [Text]
    /// The methods that are called on the way.
    var callbacks: [Text]
}

extension Trace {
    /// The moves from state to state, in the order in which they are first taken.
    func takenMoves(in language: Language) -> [TakenMove] {
        var moves: [TakenMove] = []
        for (index, states) in changes {
            let number =
                moves.firstIndex { $0.states == states }
                ?? {
                    moves.append(TakenMove(states: states, rows: [], events: [], callbacks: []))
                    return moves.count - 1
                }()
            moves[number].rows.append(index + 1)
            if let event = cause(ofEntry: index, in: language),
                !moves[number].events.contains(event)
            {
                moves[number].events.append(event)
            }
            for callback in callbacks(aroundEntry: index)
            where !moves[number].callbacks.contains(callback) {
                moves[number].callbacks.append(callback)
            }
        }
        return moves
    }

    /// The entries at which the state changes, and the states before and after.
    var changes: [(index: Int, states: StatePair)] {
        var changes: [(index: Int, states: StatePair)] = []
        var before = startState
        for (index, entry) in entries.enumerated() {
            if entry.state != before {
                changes.append((index: index, states: StatePair(from: before, to: entry.state)))
            }
            before = entry.state
        }
        return changes
    }

    /// What happened last at the moment of an entry; nil if a span just ran out.
    private func cause(ofEntry index: Int, in language: Language) -> Text? {
        for place in stride(from: index, through: 0, by: -1) {
            let entry = entries[place]
            if entry.time != entries[index].time { return nil }
            guard entry.isCause else { continue }
            switch (language, entry.what) {
            case (.english, _): return "\(actor(of: entry)) \(words(for: entry))"
            case (.simplifiedChinese, .event(let event)):
                return Trigger.event(event).words(in: language)
            case (.simplifiedChinese, _):
                return "\(entry.actor.name(in: language))\(words(for: entry, in: language))"
            }
        }
        return nil
    }

    /// The methods that the rule of an entry calls right before or behind it.
    private func callbacks(aroundEntry index: Int) -> [Text] {
        func belongs(_ place: Int) -> Bool {
            entries.indices.contains(place) && entries[place].rule == entries[index].rule
                && entries[place].time == entries[index].time
        }
        var (first, last) = (index, index)
        while belongs(first - 1) { first -= 1 }
        while belongs(last + 1) { last += 1 }
        var callbacks: [Text] = []
        for entry in entries[first...last] {
            if case .callback(let callback) = entry.what { callbacks.append(Text(callback.name)) }
        }
        return callbacks
    }
}

extension TraceEntry {
    /// Whether it is something that others follow from.
    fileprivate var isCause: Bool {
        switch what {
        case .event, .windowEvent, .input, .crashed, .exited, .killed: true
        default: false
        }
    }
}
