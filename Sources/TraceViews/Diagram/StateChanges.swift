package import LifecycleCore
import ScenarioText

/// A change of state in a step, with the rules that led to it and the calls on the way.
package struct StateChange: Sendable {
    /// The index of the change among the entries.
    package var entry: Int
    /// The rules from the one for the event to the one that changes the state; only the last if
    /// there is no path.
    package var path: [RuleNumber]
    /// The calls on the way, in order.
    package var calls: [Call]

    /// A call on the way to a change of state.
    package struct Call: Sendable {
        /// The index of the entry.
        package var entry: Int
        /// The rules that led to it, as for the move.
        package var path: [RuleNumber]
    }
}

/// Finds the changes of state in the entries of a step, each with the calls that belong to it.
///
/// A call between two changes belongs to the one whose path of rules it shares for longer. So a
/// `will` call comes with the change that follows it, and a `did` call with the change before it.
///
/// - Parameters:
///   - entries: The entries of the step.
///   - roots: The rules that may have started the step, the likeliest first.
///   - answered: All rules that applied.
/// - Returns: The changes in order.
package func stateChanges(
    in entries: ArraySlice<TraceEntry>, from roots: [RuleNumber], within answered: RuleSet
) -> [StateChange] {
    func path(of entry: Int) -> [RuleNumber] {
        for root in roots {
            let rule = entries[entry].rule
            if let path = RulePaths.shared.path(from: root, to: rule, within: answered) {
                return path
            }
        }
        return [entries[entry].rule]
    }
    var moves: [StateChange] = []
    for index in entries.indices {
        if case .stateChange = entries[index].what {
            moves.append(StateChange(entry: index, path: path(of: index), calls: []))
        }
    }
    guard !moves.isEmpty else { return [] }
    for index in entries.indices where entries[index].what.isCall {
        let call = StateChange.Call(entry: index, path: path(of: index))
        let next = moves.firstIndex { $0.entry > index }
        switch (next, next ?? moves.count) {
        case (let next?, 0): moves[next].calls.append(call)
        case (let next?, let behind):
            let isNext = call.belongs(to: moves[next], ratherThan: moves[behind - 1])
            moves[isNext ? next : behind - 1].calls.append(call)
        case (nil, let behind): moves[behind - 1].calls.append(call)
        }
    }
    return moves
}

extension StateChange.Call {
    /// Whether it shares more of its path with the next move than with the last one.
    ///
    /// If it shares as much with both, it belongs to the last move if the rule of that move
    /// continues with the call.
    fileprivate func belongs(to next: StateChange, ratherThan last: StateChange) -> Bool {
        let (withNext, withLast) = (common(path, next.path), common(path, last.path))
        return withNext == withLast ? withLast < last.path.count : withNext > withLast
    }
}

/// The number of rules that two paths share from their start.
private func common(_ one: [RuleNumber], _ other: [RuleNumber]) -> Int {
    var count = 0
    while count < min(one.count, other.count), one[count] == other[count] { count += 1 }
    return count
}

extension Occurrence {
    /// Whether the system calls code of the app: a method or a launch handler.
    package var isCall: Bool {
        switch self {
        case .callback, .handled: true
        default: false
        }
    }
}
