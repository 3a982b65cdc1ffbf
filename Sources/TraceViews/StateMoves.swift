import LifecycleCore

/// A way from one state to another, and the rules that take it.
struct StateMove: Equatable {
    var from: LifecycleState
    var to: LifecycleState
    /// The places of the rules in the rule book.
    var rules: [Int]
}

/// Every way from state to state that the rule book has, concluded from its rows.
///
/// What an event starts is followed through the transitions that its rules perform, from each
/// state in which they answer. Conditions are not looked at, so each way is taken by some world
/// that the rules describe, whether or not a scenario can bring that world about. They are found
/// once, as that takes longer than a run.
let stateMoves: [StateMove] = {
    var search = MoveSearch()
    for (number, rule) in ruleBook.enumerated() {
        if case .transition = rule.on { continue }
        for state in LifecycleState.allCases where rule.from.contains(LifecycleStates(state)) {
            _ = search.follow(number, from: state, Holds(rule))
        }
    }
    var moves: [StateMove] = []
    for from in LifecycleState.allCases {
        moves += LifecycleState.allCases.compactMap { to in
            search.moves.first { $0.from == from && $0.to == to }
        }
    }
    return moves
}()

/// For which versions and kinds of app a chain of rules holds together.
private struct Holds {
    var first: IOSVersion
    var end: IOSVersion?
    var models: AppModels

    init(_ rule: Rule) {
        first = rule.versions.first
        end = rule.versions.end
        models = rule.models
    }

    /// What is left when another rule joins the chain; nil if they never hold together.
    func joined(by rule: Rule) -> Holds? {
        var both = self
        both.first = max(first, rule.versions.first)
        if let limit = rule.versions.end { both.end = min(end ?? limit, limit) }
        both.models.formIntersection(rule.models)
        if let end = both.end, end <= both.first { return nil }
        return both.models.isEmpty ? nil : both
    }
}

/// Follows the effects of rules and collects the changes of state on the way.
private struct MoveSearch {
    private(set) var moves: [StateMove] = []
    /// The transitions that are being followed; a rule that performs its own transition again does
    /// so under another condition, whose rules are followed anyhow.
    private var path: [Transition] = []

    /// Follows a rule from a state.
    ///
    /// - Returns: The states in which it can leave the app.
    mutating func follow(
        _ number: Int, from state: LifecycleState, _ holds: Holds
    ) -> LifecycleStates {
        var states = LifecycleStates(state)
        for effect in ruleBook[number].then {
            switch effect {
            case .become(let next):
                for from in LifecycleState.allCases where states.contains(LifecycleStates(from)) {
                    note(from, next, number)
                }
                states = LifecycleStates(next)
            case .perform(let transition):
                states = perform(transition, from: states, holds)
            case .cover:
                states = perform(.resignActive, from: states, holds)
            case .uncover:
                states = perform(.becomeActive, from: states, holds)
            case .kill:
                states = perform(.exit, from: states, holds)
            default: break
            }
        }
        return states
    }

    private mutating func perform(
        _ transition: Transition, from states: LifecycleStates, _ holds: Holds
    ) -> LifecycleStates {
        guard !path.contains(transition) else { return states }
        path.append(transition)
        defer { path.removeLast() }
        var outcome: LifecycleStates = []
        for state in LifecycleState.allCases where states.contains(LifecycleStates(state)) {
            var mayDoNothing = true
            for (number, rule) in ruleBook.enumerated()
            where rule.on == .transition(transition) && rule.from.contains(LifecycleStates(state)) {
                guard let both = holds.joined(by: rule) else { continue }
                if rule.when.isEmpty { mayDoNothing = false }
                outcome.formUnion(follow(number, from: state, both))
            }
            if mayDoNothing { outcome.formUnion(LifecycleStates(state)) }
        }
        return outcome
    }

    private mutating func note(
        _ from: LifecycleState, _ to: LifecycleState, _ rule: Int
    ) {
        guard from != to else { return }
        if let known = moves.firstIndex(where: { $0.from == from && $0.to == to }) {
            if !moves[known].rules.contains(rule) { moves[known].rules.append(rule) }
        } else {
            moves.append(StateMove(from: from, to: to, rules: [rule]))
        }
    }
}
