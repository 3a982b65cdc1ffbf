import Diagnostics
import LifecycleCore
import ScenarioText

/// A move that a run makes, once or several times.
struct TakenMove {
    var states: StatePair
    /// The rows in which it happens.
    var rows: [Int]
    /// The events that start it, in words for readers; empty if only time passes.
    var events: [Text]
    /// The methods called on the way.
    var callbacks: [Text]
}

extension Trace {
    /// The moves between states, in the order of first use.
    func takenMoves(in language: Language) -> [TakenMove] {
        var moves: [TakenMove] = []
        for made in stateChanges {
            guard case .stateChange(let from, let to) = entries[made.entry].what else { continue }
            let states = StatePair(from: from, to: to)
            let number =
                moves.firstIndex { $0.states == states }
                ?? {
                    moves.append(TakenMove(states: states, rows: [], events: [], callbacks: []))
                    return moves.count - 1
                }()
            moves[number].rows.append(made.entry + 1)
            if let event = cause(ofEntry: made.entry, in: language),
                !moves[number].events.contains(event)
            {
                moves[number].events.append(event)
            }
            for call in made.calls {
                guard case .callback(let callback) = entries[call.entry].what else { continue }
                let name = Text(callback.name)
                if !moves[number].callbacks.contains(name) { moves[number].callbacks.append(name) }
            }
        }
        return moves
    }

    /// The indices of the entries at which the state changes, with the states before and after.
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

    /// The last event at the time of an entry; nil if a timer expired instead.
    private func cause(ofEntry index: Int, in language: Language) -> Text? {
        for place in stride(from: index, through: 0, by: -1) {
            let entry = entries[place]
            if entry.time != entries[index].time { return nil }
            guard entry.isCause else { continue }
            return actor(of: entry, in: language)
                .followed(by: words(for: entry, in: language), in: language)
        }
        return nil
    }

    /// The changes of state, each with the calls that belong to it.
    private var stateChanges: [StateChange] {
        // A step without a recorded event, such as the expiry of a timer, is recognised by its
        // rule.
        let unrecorded = RuleNumber.all.filter { number in
            guard rules.contains(number) else { return false }
            if case .transition = number.rule.on { return false }
            return true
        }
        var moves: [StateChange] = []
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].time == entries[start].time,
                !entries[end].isCause
            {
                end += 1
            }
            moves += TraceViews.stateChanges(
                in: entries[start..<end], from: [entries[start].rule] + unrecorded, within: rules)
            start = end
        }
        return moves
    }
}

extension TraceEntry {
    /// Whether other entries follow from this one.
    fileprivate var isCause: Bool {
        switch what {
        case .event, .crashed, .exited, .killed: true
        default: false
        }
    }
}
