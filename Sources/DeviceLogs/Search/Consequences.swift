import LifecycleCore

/// Everything that a trigger can lead to by the rules, in any state of the app.
struct Consequences {
    /// The calls that the rules can make.
    private(set) var calls = CallSet()
    /// The conditions of those rules.
    private(set) var conditions = Conditions()

    /// Follows the rules from a trigger, among the live ones if given.
    ///
    /// `countsRemains` includes rules that depend on what an earlier event left.
    init(
        of trigger: Trigger, on app: App, among live: LiveRules? = nil, countsRemains: Bool = true
    ) {
        var finder = RuleFinder(for: app, among: live?.areOpen, countsRemains: countsRemains)
        finder.follow(trigger)
        for index in finder.found {
            conditions.formUnion(Self.conditions[index])
            for call in Self.calls[index] { calls.insert(call) }
        }
    }

    /// The conditions of each rule.
    private static let conditions = ruleBook.map { Conditions(askedBy: $0) }
    /// The calls that each rule makes itself.
    private static let calls: [[ObservedCall]] = ruleBook.map { $0.calls }
}

extension Rule {
    /// The calls that the rule makes itself.
    var calls: [ObservedCall] {
        then.compactMap { effect in
            switch effect {
            case .post(let name), .queue(let name): .notification(name)
            // A phase is observed by the state of its scene.
            case .tellPhase: nil
            default: effect.callback.map { .callback($0) }
            }
        }
    }
}

/// Finds the rules reachable from a trigger, by their indices in the rule book.
struct RuleFinder {
    /// The indices of the rules, each once.
    private(set) var found: [Int] = []
    private let app: App
    private let areOpen: [Bool]?
    private let countsRemains: Bool
    private var isVisited = [Bool](repeating: false, count: Trigger.count)

    /// Creates a finder for the open rules, given by their indices, or for all rules.
    ///
    /// `countsRemains` includes rules that depend on what an earlier event left.
    init(for app: App, among areOpen: [Bool]? = nil, countsRemains: Bool = true) {
        self.app = app
        self.areOpen = areOpen
        self.countsRemains = countsRemains
    }

    /// Follows the rules from a trigger.
    mutating func follow(_ trigger: Trigger) {
        guard !isVisited[trigger.index] else { return }
        isVisited[trigger.index] = true
        for rule in trigger.rules where isValid(rule) {
            let index = Int(rule.index)
            found.append(index)
            for next in Self.following[index] { follow(next) }
        }
    }

    private func isValid(_ rule: RuleNumber) -> Bool {
        let index = Int(rule.index)
        let (versions, models) = Self.scopes[index]
        return versions.contains(app.version) && models.contains(app.model)
            && (countsRemains || !Self.areOfRemains[index])
            && areOpen?[index] ?? true
    }

    /// The rules that a trigger sets off in an app.
    static func rules(for trigger: Trigger, on app: App) -> [Rule] {
        let finder = RuleFinder(for: app)
        return trigger.rules.filter { finder.isValid($0) }.map { $0.rule }
    }

    /// The rules that were found, each replaced by the first rule that does the same.
    var distinctRules: [Int] { found.map { Self.distinctRules[$0] } }

    /// For each rule, the first one that does the same.
    ///
    /// Versions that differ only in the sources of a rule make the same calls.
    private static let distinctRules: [Int] = ruleBook.indices.map { index in
        let rule = ruleBook[index]
        let first = rule.on.rules.first { number in
            let other = number.rule
            return other.from == rule.from && other.requirements == rule.requirements
                && other.then == rule.then
        }
        return first.map { Int($0.index) } ?? index
    }

    /// The versions and models of each rule.
    private static let scopes = ruleBook.map { (versions: $0.versions, models: $0.models) }

    /// Whether each rule depends on a fact or a launch reason that an earlier event left behind.
    private static let areOfRemains = ruleBook.map { rule in
        rule.requirements.contains { requirement in
            if case .reasons = requirement.prerequisite { return true }
            return requirement.subject == .condition(.pushHeld)
                || requirement.subject == .condition(.timeChangeUntold)
        }
    }

    /// The triggers set off by the effects of each rule.
    private static let following: [[Trigger]] = ruleBook.map { rule in
        rule.then.flatMap { effect -> [Trigger] in
            switch effect {
            // What hands over the content comes later, and performs the delivery of this reason.
            case .because(let reason), .openAtUnlock(let reason):
                return reason.delivery.map { [.transition($0)] } ?? []
            case .set(.pushHeld, true): return [.transition(.deliverHeldPush)]
            default: return effect.transitions(for: []).map { .transition($0) }
            }
        }
    }
}

/// A set of calls.
struct CallSet {
    private var contents = [Bool](repeating: false, count: ObservedCall.count)

    mutating func insert(_ call: ObservedCall) { contents[call.index] = true }

    mutating func formUnion(_ other: CallSet) {
        for index in contents.indices where other.contents[index] { contents[index] = true }
    }

    func subtracting(_ other: CallSet) -> CallSet {
        var result = self
        for index in contents.indices where other.contents[index] { result.contents[index] = false }
        return result
    }

    func contains(_ call: ObservedCall) -> Bool { contents[call.index] }

    var isEmpty: Bool { !contents.contains(true) }

    func containsAny(of observations: Observations) -> Bool {
        ObservedCall.all.contains { contents[$0.index] && observations.watches($0) }
    }
}

extension AgendaItem {
    /// The trigger of rules about the item; nil if no rules are about it.
    var trigger: Trigger? {
        switch self {
        case .stimulus(let stimulus): .event(stimulus.event)
        case .action, .delayedAction, .timer: nil
        }
    }
}
