package import LifecycleCore

/// A way from one state to another, and the rules that take it.
package struct StateMove: Sendable {
    package var from: LifecycleState
    package var to: LifecycleState
    /// The places of the rules in the rule book.
    package var rules: [Int]
    /// What starts it: an event, an action of the app's code or a span that ran out.
    package var triggers: [Trigger]
    /// For which versions and kinds of app some chain of rules takes it.
    var holds: [Holds]

    /// Whether an app on a version can take it.
    func isPossible(on version: IOSVersion, _ models: AppModels) -> Bool {
        holds.contains { $0.contains(version, models) }
    }

    /// The methods that its rules call.
    package var callbacks: [Callback] {
        var callbacks: [Callback] = []
        for rule in rules {
            for effect in ruleBook[rule].then {
                guard case .call(let callback) = effect, !callbacks.contains(callback) else {
                    continue
                }
                callbacks.append(callback)
            }
        }
        return callbacks
    }

    /// The versions on which some kind of app can take it, those that touch taken together.
    var versions: [VersionRange] {
        holds.map { hold in
            var range = VersionRange.all
            range.first = hold.first
            range.end = hold.end
            return range
        }.joined
    }

    /// Every way there is, in the order of the states.
    package static let all = stateMoves()
}

extension [VersionRange] {
    /// The same versions in their order, with ranges that touch or overlap taken together.
    package var joined: [VersionRange] {
        var ranges: [VersionRange] = []
        for range in sorted(by: { $0.first < $1.first }) {
            guard let last = ranges.last, last.end.map({ range.first <= $0 }) ?? true else {
                ranges.append(range)
                continue
            }
            guard let limit = last.end else { break }
            ranges[ranges.count - 1].end = range.end.map { Swift.max(limit, $0) }
        }
        return ranges
    }
}

/// Every way from state to state that the rule book has, concluded from its rows.
///
/// What an event starts is followed through the transitions that its rules perform, from each
/// state in which they answer. Conditions are not looked at, so each way is taken by some world
/// that the rules describe, whether or not a scenario can bring that world about.
func stateMoves() -> [StateMove] {
    var search = MoveSearch()
    for (number, rule) in ruleBook.enumerated() {
        if case .transition = rule.on { continue }
        for state in LifecycleState.allCases where rule.from.contains(LifecycleStates(state)) {
            search.trigger = rule.on
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
}

/// For which versions and kinds of app a chain of rules holds together.
struct Holds: Equatable, Sendable {
    var first: IOSVersion
    var end: IOSVersion?
    var models: AppModels

    func contains(_ version: IOSVersion, _ models: AppModels) -> Bool {
        version >= first && end.map { version < $0 } ?? true
            && !self.models.isDisjoint(with: models)
    }

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
    /// What started the chain of rules that is being followed.
    var trigger = Trigger.transition(.exit)
    /// The transitions that are being followed; a rule that performs its own transition again does
    /// so under another condition, whose rules are followed anyhow.
    private var path: [Transition] = []
    /// Where transitions have led that were followed already, by transition.
    private var visits = [[Visit]](repeating: [], count: Transition.allCases.count)

    /// A transition that was followed from a state, and the states in which it can leave the app.
    private struct Visit {
        var state: LifecycleState
        var holds: Holds
        var outcome: LifecycleStates
    }

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
                    note(from, next, number, holds)
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
            outcome.formUnion(perform(transition, from: state, holds))
        }
        return outcome
    }

    /// The same from one state; what is followed a second time leads where it led before.
    private mutating func perform(
        _ transition: Transition, from state: LifecycleState, _ holds: Holds
    ) -> LifecycleStates {
        let place = Int(transition.rawValue)
        for visit in visits[place]
        where visit.state == state && visit.holds == holds {
            return visit.outcome
        }
        var outcome: LifecycleStates = []
        var mayDoNothing = true
        for (number, rule) in ruleBook.enumerated()
        where rule.on == .transition(transition) && rule.from.contains(LifecycleStates(state)) {
            guard let both = holds.joined(by: rule) else { continue }
            if rule.when.isEmpty { mayDoNothing = false }
            outcome.formUnion(follow(number, from: state, both))
        }
        if mayDoNothing { outcome.formUnion(LifecycleStates(state)) }
        visits[place].append(Visit(state: state, holds: holds, outcome: outcome))
        return outcome
    }

    private mutating func note(
        _ from: LifecycleState, _ to: LifecycleState, _ rule: Int, _ holds: Holds
    ) {
        guard from != to else { return }
        guard let known = moves.firstIndex(where: { $0.from == from && $0.to == to }) else {
            moves.append(
                StateMove(from: from, to: to, rules: [rule], triggers: [trigger], holds: [holds]))
            return
        }
        if !moves[known].rules.contains(rule) { moves[known].rules.append(rule) }
        if !moves[known].triggers.contains(trigger) { moves[known].triggers.append(trigger) }
        if !moves[known].holds.contains(holds) { moves[known].holds.append(holds) }
    }
}
