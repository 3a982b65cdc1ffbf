import LifecycleCore
import TraceViews

/// One step of the simulator, with the moves in it and what was called on the way of each.
struct PlainStep {
    /// What happened.
    var agendaItem: AgendaItem
    /// What came of it.
    var trace: [TraceEntry]
    /// The changes of state, in their order.
    var moves: [MadeMove]

    init(_ agendaItem: AgendaItem, _ trace: [TraceEntry], _ answered: RuleSet) {
        self.agendaItem = agendaItem
        self.trace = trace
        moves = madeMoves(
            in: trace[...], from: Self.roots(of: agendaItem, answered), within: answered)
    }

    /// The rules that may have answered: the one about what happened, then those about what the
    /// app's code did meanwhile.
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

    /// Whether nothing of it is put off or cut short by code of the app, so that all calls of a move
    /// are in it.
    var isWhole: Bool {
        // What the main thread has kept waiting is of other steps.
        if agendaItem == .timer(.mainThread) { return false }
        // An action may leave two entries of its rule: that it was done, and how it ended the process.
        let ownActions = if case .action = agendaItem.trigger { 1 } else { 0 }
        return Set(trace.filter(\.what.isAction).map(\.rule)).count <= ownActions
    }

    /// The calls of a move, each method once: where an app has several scenes, each is called.
    ///
    /// What waited for the main thread goes on with any number of things at once, and code of the app
    /// may do something of its own on the way. Calls of another of these things are not of the move;
    /// where nothing tells what began it, only those of the rule itself are known to be.
    func calls(of move: MadeMove) -> [FoundCall] {
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

/// What the system calls in an app: a method, or the launch handler of a background task.
enum Called: Hashable, Sendable {
    case callback(Callback)
    case launchHandler(LaunchReason)

    /// What an entry records; nil for what is not a call, and for calls that the trace shows only where
    /// the scenario asks for them.
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

    /// The name in the table.
    var name: String {
        switch self {
        case .callback(let callback): "\(callback)"
        case .launchHandler(let reason): "handler-\(reason)"
        }
    }
}

/// A call on the way of a move, and what must be so for it besides.
struct FoundCall: Hashable, Sendable {
    var called: Called
    var conditions: [Requirement]
    /// The rule that makes the call.
    var rule: RuleNumber
    /// The rules on the way to it that ask for its conditions.
    var askers: [RuleNumber]

    /// Whether it is listed earlier where nothing else decides: by its rule, then what leads to it.
    func isBefore(_ other: FoundCall) -> Bool { order.lexicographicallyPrecedes(other.order) }

    private var order: [Int] {
        [Int(rule.index)] + askers.map { Int($0.index) } + conditions.map(\.index)
    }
}

extension AgendaItem {
    /// What rules answer to.
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
    /// Whether code of the app did it.
    fileprivate var isAction: Bool {
        switch self {
        case .began, .ended, .timeRemaining, .blocked, .completed, .started, .stopped, .badge,
            .reportedCall, .crashed, .exited, .did, .refused, .activationState:
            true
        default: false
        }
    }
}

extension MadeMove {
    /// Whether it is of something that waited for the main thread, so that nothing tells what began it.
    var isGoneOnWith: Bool {
        if case .transition? = path.first?.rule.on { true } else { false }
    }

    /// Whether what began it is what a way begins with too.
    fileprivate func hasRoot(of other: [RuleNumber]) -> Bool {
        isGoneOnWith || other.first?.rule.on == path.first?.rule.on
    }
}
