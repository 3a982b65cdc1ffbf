import Diagnostics
import LifecycleCore
import ScenarioText

/// A move that a run takes, once or again and again.
struct TakenMove {
    var states: StatePair
    /// The rows in which it happens.
    var rows: [Int]
    /// What starts it, in the words of the scenario language; empty where only time passes.
    var events: [Text]
    /// The methods that are called on the way.
    var callbacks: [Text]
}

extension Trace {
    /// The moves from state to state, in the order in which they are first taken.
    var takenMoves: [TakenMove] {
        var moves: [TakenMove] = []
        for (index, states) in changes {
            let number =
                moves.firstIndex { $0.states == states }
                ?? {
                    moves.append(TakenMove(states: states, rows: [], events: [], callbacks: []))
                    return moves.count - 1
                }()
            moves[number].rows.append(index + 1)
            if let event = cause(ofEntry: index), !moves[number].events.contains(event) {
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
        var changes: [(Int, StatePair)] = []
        var before = initialState
        for (index, entry) in entries.enumerated() {
            if entry.state != before {
                changes.append((index, StatePair(from: before, to: entry.state)))
            }
            before = entry.state
        }
        return changes
    }

    /// What happened last at the moment of an entry; nil if a span just ran out.
    private func cause(ofEntry index: Int) -> Text? {
        for entry in entries[...index].reversed() {
            if entry.time != entries[index].time { return nil }
            if entry.isCause { return "\(actor(of: entry)) \(words(for: entry))" }
        }
        return nil
    }

    /// The methods that the rule of an entry calls right before or behind it.
    private func callbacks(aroundEntry index: Int) -> [Text] {
        func belongs(_ entry: TraceEntry) -> Bool {
            entry.rule == entries[index].rule && entry.time == entries[index].time
        }
        let before = entries[..<index].reversed().prefix(while: belongs).reversed()
        let behind = entries[index...].prefix(while: belongs)
        return (Array(before) + Array(behind)).compactMap { entry in
            guard case .callback(let callback) = entry.what else { return nil }
            return Text(callback.name)
        }
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
