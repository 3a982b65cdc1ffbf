import LifecycleCore

/// A search for the calls that a trigger leads to.
///
/// It applies the effects of rules one by one, and tracks the possible states of the app and its
/// possible launch reasons. Other conditions of rules are assumed to be met.
struct CallSearch {
    /// The ways found.
    private(set) var ways: [CallWay] = []
    /// The methods that each rule leads to, by its index in the rule book.
    private(set) var leads: [Int: Set<Callback>] = [:]

    private let model: AppModels
    private let start: LifecycleState
    /// The possible states of the app.
    private var states: LifecycleStates
    /// The possible launch reasons.
    private var reasons: [LaunchReason] = [.icon]
    /// The rules being followed.
    private var path: [Rule] = []
    private var versions: VersionRange
    /// The requirements so far on the setup of the app, which never changes.
    private var settings: Set<Int> = []
    /// The methods that each visited place leads to.
    private var known: [Place: Set<Callback>] = [:]

    /// A rule with the situation in which it is followed.
    private struct Place: Hashable {
        var rule: Int
        var states: LifecycleStates
        var reasons: [LaunchReason]
        var settings: Set<Int>
        var first: IOSVersion
        var end: IOSVersion?
    }

    init(model: AppModels, from state: LifecycleState) {
        self.model = model
        start = state
        states = LifecycleStates(state)
        versions = model == .scenes ? Self.withScenes : .all
    }

    private static let withScenes =
        versionSwitches.first { $0.kind == .scenesAvailable }?.versions ?? .all

    /// Follows a rule if it can apply here.
    ///
    /// - Returns: The methods that it leads to.
    @discardableResult mutating func take(_ index: Int) -> Set<Callback> {
        let rule = ruleBook[index]
        guard !rule.takesOtherSide, rule.models.contains(model),
            !states.isDisjoint(with: rule.from),
            let versions = versions.intersection(rule.versions), fits(index)
        else { return [] }
        let place = Place(
            rule: index, states: states, reasons: reasons, settings: settings,
            first: versions.first, end: versions.end)
        if let callbacks = known[place] { return callbacks }
        known[place] = []
        let outside = (self.versions, states, reasons, settings)
        self.versions = versions
        states.formIntersection(rule.from)
        settings.formUnion(Self.settings[index])
        path.append(rule)
        var callbacks: Set<Callback> = []
        for effect in rule.then {
            if let callback = effect.callback {
                callbacks.insert(callback)
                ways.append(
                    CallWay(
                        callback: callback, from: start, model: model, versions: versions,
                        path: path,
                        isInPlace: states == LifecycleStates(start) && !rule.changesState))
            }
            callbacks.formUnion(follow(effect))
        }
        path.removeLast()
        (self.versions, states, reasons, settings) = outside
        known[place] = callbacks
        leads[index, default: []].formUnion(callbacks)
        return callbacks
    }

    /// Whether the launch reasons can meet the conditions of a rule, and the setup required so far
    /// allows it.
    private func fits(_ index: Int) -> Bool {
        Self.reasons[index].allSatisfy { own in reasons.contains { own.contains($0) } }
            && !Self.settings[index].contains { settings.contains($0 ^ 1) }
    }

    /// The indices of each rule's requirements on the setup of the app.
    ///
    /// The index of the opposite requirement differs in the lowest bit only.
    private static let settings: [[Int]] = ruleBook.map { rule in
        rule.requirements.filter { $0.prerequisite == .settings }.map(\.index)
    }

    /// The launch reasons that meet each condition of each rule about them.
    private static let reasons: [[[LaunchReason]]] = ruleBook.map { rule in
        rule.requirements.compactMap { requirement in
            let subject = Requirement(subject: requirement.subject, isNegated: false)
            guard case .reasons(let reasons) = subject.prerequisite else { return nil }
            return LaunchReason.allCases.filter {
                reasons.contains($0) != requirement.isNegated
            }
        }
    }

    private mutating func follow(_ effect: Effect) -> Set<Callback> {
        switch effect {
        case .become(let state): states = LifecycleStates(state)
        case .because(let reason): reasons = [reason]
        case .becauseOfTap: reasons = Self.reasonsAtUnlock
        case .perform(let transition): return perform([transition])
        case .cover: return perform([.resignActive])
        case .uncover: return perform([.becomeActive])
        case .kill, .endByItself: return perform([.exit])
        case .deliver: return perform(reasons.compactMap(\.delivery))
        default: break
        }
        return []
    }

    /// Follows the rules for transitions, each from the states before them.
    private mutating func perform(_ transitions: [Transition]) -> Set<Callback> {
        let before = states
        var callbacks: Set<Callback> = []
        for transition in transitions {
            for index in Self.answers[Int(transition.rawValue)] {
                states = before
                callbacks.formUnion(take(index))
            }
        }
        states = transitions.reduce(into: before) {
            $0.formUnion(Self.outcomes[Int($1.rawValue)])
        }
        return callbacks
    }

    /// What the user may have chosen on the lock screen.
    private static let reasonsAtUnlock: [LaunchReason] =
        [.icon]
        + ruleBook.flatMap(\.then)
        .compactMap { effect in
            if case .openAtUnlock(let reason) = effect, reason != .icon { reason } else { nil }
        }

    /// The indices of the rules for each transition.
    private static let answers: [[Int]] = Transition.allCases.map { transition in
        ruleBook.indices.filter { ruleBook[$0].on == .transition(transition) }
    }

    /// The possible states after each transition that changes the state.
    private static let outcomes: [LifecycleStates] = {
        var outcomes = [LifecycleStates](repeating: [], count: Transition.allCases.count)
        var isComplete = false
        while !isComplete {
            isComplete = true
            for transition in Transition.allCases {
                let place = Int(transition.rawValue)
                let own = answers[place].flatMap { ruleBook[$0].then }.reduce(into: outcomes[place])
                {
                    switch $1 {
                    case .become(let state): $0.insert(LifecycleStates(state))
                    case .perform(let other): $0.formUnion(outcomes[Int(other.rawValue)])
                    default: break
                    }
                }
                if own != outcomes[place] { (outcomes[place], isComplete) = (own, false) }
            }
        }
        return outcomes
    }()
}

extension Rule {
    /// Whether the rule changes the state of the app.
    fileprivate var changesState: Bool {
        then.contains { effect in
            if case .become = effect { true } else { false }
        }
    }
}
