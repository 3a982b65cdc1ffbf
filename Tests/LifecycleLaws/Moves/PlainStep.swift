import LifecycleCore
import TraceViews

/// One step of the simulator, with its moves and their calls.
struct PlainStep {
    var agendaItem: AgendaItem
    var trace: [TraceEntry]
    /// The changes of state, in order.
    var moves: [StateChange]

    init(_ agendaItem: AgendaItem, _ trace: [TraceEntry], _ answered: RuleSet) {
        self.agendaItem = agendaItem
        self.trace = trace
        moves = stateChanges(
            in: trace[...], from: Self.roots(of: agendaItem, answered), within: answered)
    }

    /// The rules that may have answered: first the one about the item, then those about actions of
    /// the app's code.
    private static func roots(of agendaItem: AgendaItem, _ answered: RuleSet) -> [RuleNumber] {
        func isAnswered(_ number: RuleNumber) -> Bool { answered.contains(number) }
        let first = rulesByTrigger[agendaItem.trigger.place]?.filter(isAnswered) ?? []
        return first + actionRules.filter { isAnswered($0) && !first.contains($0) }
    }

    private static let rulesByTrigger = Dictionary(grouping: RuleNumber.all) {
        $0.rule.on.place
    }

    private static let actionRules = RuleNumber.all.filter { number in
        if case .action = number.rule.on { true } else { false }
    }

    /// True if code of the app delays or cuts short nothing, so that all calls of a move are in the
    /// step.
    var isWhole: Bool { trace.isWhole(of: agendaItem) }

    /// The calls of a move, each method once, although each scene of an app gets its own.
    ///
    /// After a wait for the main thread, a step can have several things, and code of the app may
    /// add its own. Calls of these other things are not part of the move. If the origin of the move
    /// is unknown, only the calls of the rule itself count.
    func calls(of move: StateChange) -> [FoundCall] {
        let conditions = Set(move.path.flatMap(\.rule.requirements))
        var calls: [FoundCall] = []
        for call in move.calls {
            let entry = trace[call.entry]
            guard let called = Called(entry) else { continue }
            if move.isGoneOnWith, entry.rule != move.path.last { continue }
            if !isWhole, !move.hasRoot(of: call.path) { continue }
            if calls.contains(where: { $0.called == called }) { continue }
            let own = Set(call.path.flatMap(\.rule.requirements)).subtracting(conditions)
            calls.append(
                FoundCall(
                    called: called, conditions: own.sorted { $0.index < $1.index },
                    rule: entry.rule,
                    askers: call.path.filter { !own.isDisjoint(with: $0.rule.requirements) }))
        }
        return calls
    }
}

/// A call of the system to an app: a method, or the launch handler of a background task.
enum Called: Hashable, Sendable {
    case callback(Callback)
    case launchHandler(LaunchReason)

    /// The call that an entry records; nil for other entries, and for calls that the trace shows
    /// only if the scenario asks for them.
    init?(_ entry: TraceEntry) {
        switch entry.what {
        case .callback(let callback):
            let effects = entry.rule.rule.then
            if effects.contains(.callView(callback)) || effects.contains(.callIfHandled(callback))
                || ScenePhase(toldBy: callback) != nil
            {
                return nil
            }
            self = .callback(callback)
        case .handled(let reason): self = .launchHandler(reason)
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .callback(let callback): "\(callback)"
        case .launchHandler(let reason): "handler-\(reason)"
        }
    }
}

/// A call of a move, with its additional conditions.
struct FoundCall: Hashable, Sendable {
    var called: Called
    var conditions: [Requirement]
    /// The rule that makes the call.
    var rule: RuleNumber
    /// The rules on the way to it that ask for its conditions.
    var askers: [RuleNumber]

    /// Returns true if it is listed earlier when nothing else decides: by its rule, then by the
    /// rules that lead to it.
    func isBefore(_ other: FoundCall) -> Bool { order.lexicographicallyPrecedes(other.order) }

    private var order: [Int] {
        [Int(rule.index)] + askers.map { Int($0.index) } + conditions.map(\.index)
    }
}

extension AgendaItem {
    /// The trigger to which rules answer.
    var trigger: Trigger {
        switch self {
        case .stimulus(let stimulus): .event(stimulus.event)
        case .action(let action), .delayedAction(let action, _, _): .action(action.kind)
        case .timer(let timer): .timer(timer)
        }
    }
}

extension Trigger {
    /// The place among all triggers, in the order of the reference.
    var place: Int {
        switch self {
        case .event(let event): Int(event.rawValue)
        case .action(let action): 1000 + Int(action.rawValue)
        case .timer(let timer): 2000 + Int(timer.rawValue)
        case .transition(let transition): 3000 + Int(transition.rawValue)
        }
    }
}

extension Occurrence {
    /// True if code of the app did it.
    fileprivate var isAction: Bool {
        switch self {
        case .began, .ended, .timeRemaining, .blocked, .completed, .started, .stopped, .badge,
            .reportedCall, .crashed, .exited, .did, .refused, .activationState:
            true
        default: false
        }
    }
}

extension StateChange {
    /// True if the move waited for the main thread, so that its origin is unknown.
    var isGoneOnWith: Bool {
        if case .transition? = path.first?.rule.on { true } else { false }
    }

    /// Returns true if the move and a way of rules begin with the same trigger.
    fileprivate func hasRoot(of other: [RuleNumber]) -> Bool {
        isGoneOnWith || other.first?.rule.on == path.first?.rule.on
    }
}

extension [TraceEntry] {
    /// True if code of the app delays or cuts short nothing in a step with these entries.
    func isWhole(of agendaItem: AgendaItem) -> Bool {
        // Things that waited for the main thread belong to other steps.
        if agendaItem == .timer(.mainThread) { return false }
        // An action may leave two entries of its rule: that it was done, and how it ended the
        // process.
        let ownActions = if case .action = agendaItem.trigger { 1 } else { 0 }
        return Set(filter(\.what.isAction).map(\.rule)).count <= ownActions
    }
}
