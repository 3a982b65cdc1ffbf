package import LifecycleCore
import ScenarioText

/// A change of state that a step makes: the rules that led to it, and what was called on the way.
package struct MadeMove: Sendable {
    /// The index of the change among the entries.
    package var entry: Int
    /// The rules that led to it, from the one that answered to what happened to the one that changes
    /// the state; that one alone if no way leads to it.
    package var path: [RuleNumber]
    /// What was called on the way, in the order of the calls.
    package var calls: [Call]

    /// A call on the way.
    package struct Call: Sendable {
        /// The index of the entry.
        package var entry: Int
        /// The rules that led to it, as with the move.
        package var path: [RuleNumber]
    }
}

/// The changes of state in the entries of a step, each with the calls that belong to it.
///
/// A call between two changes belongs to the one whose rule it shares more of the way with: so what
/// `will` happen is told by the rule that then changes the state, and what `did` by the one that has.
///
/// - Parameters:
///   - entries: What came of something that happened.
///   - roots: The rules that may have answered to it, the likeliest first.
///   - answered: All rules that answered.
/// - Returns: The changes in their order.
package func madeMoves(
    in entries: ArraySlice<TraceEntry>, from roots: [RuleNumber], within answered: RuleSet
) -> [MadeMove] {
    func path(of entry: Int) -> [RuleNumber] {
        for root in roots {
            let rule = entries[entry].rule
            if let path = RulePaths.shared.path(from: root, to: rule, within: answered) {
                return path
            }
        }
        return [entries[entry].rule]
    }
    var moves: [MadeMove] = []
    for index in entries.indices {
        if case .stateChange = entries[index].what {
            moves.append(MadeMove(entry: index, path: path(of: index), calls: []))
        }
    }
    guard !moves.isEmpty else { return [] }
    for index in entries.indices where entries[index].what.isCall {
        let call = MadeMove.Call(entry: index, path: path(of: index))
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

extension MadeMove.Call {
    /// Whether it shares more of the way with the move that comes than with the one before; where it
    /// shares as much, what the rule of the one before goes on to do is that one's.
    fileprivate func belongs(to next: MadeMove, ratherThan last: MadeMove) -> Bool {
        let (withNext, withLast) = (common(path, next.path), common(path, last.path))
        return withNext == withLast ? withLast < last.path.count : withNext > withLast
    }
}

/// How many rules two ways have in common from their beginning.
private func common(_ one: [RuleNumber], _ other: [RuleNumber]) -> Int {
    var count = 0
    while count < min(one.count, other.count), one[count] == other[count] { count += 1 }
    return count
}

extension Occurrence {
    /// Whether the system calls code of the app: a method, or a launch handler.
    package var isCall: Bool {
        switch self {
        case .callback, .handled: true
        default: false
        }
    }
}
