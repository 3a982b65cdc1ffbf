import LifecycleCore

/// A search for the calls that a trigger leads to.
///
/// It applies the effects of rules one by one, and tracks the possible states of the app and its
/// possible launch reasons. Other conditions of rules are assumed to be met.
struct CallSearch {
    /// The methods that each rule leads to, by its index in the rule book.
    private(set) var leads: [Int: Set<Callback>] = [:]

    private let model: AppModels
    /// The possible states of the app.
    private var states: LifecycleStates
    /// The possible launch reasons.
    private var reasons: [LaunchReason] = [.icon]
    private var versions: VersionRange
    /// The requirements so far on the setup of the app, which never changes.
    private var settings: Set<Int> = []
    /// What each visited place leads to.
    private var known: [Place: [Ending]] = [:]

    /// The rest of a way.
    struct Ending: Hashable {
        var callback: Callback
        /// The indices of the rules, the last of which calls the method.
        var path: [Int]
        /// The versions on which all rules of the way hold.
        var versions: VersionRange

        static func == (one: Ending, other: Ending) -> Bool {
            one.callback == other.callback && one.path == other.path
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(callback)
            hasher.combine(path)
        }
    }

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
        states = LifecycleStates(state)
        versions = model == .scenes ? Self.withScenes : .all
    }

    private static let withScenes =
        versionSwitches.first { $0.kind == .scenesAvailable }?.versions ?? .all

    /// Follows a rule if it can apply here.
    ///
    /// - Returns: What it leads to, each once.
    mutating func take(_ index: Int) -> [Ending] {
        let rule = ruleBook[index]
        guard !rule.takesOtherSide, rule.models.contains(model),
            !states.isDisjoint(with: rule.from),
            let versions = versions.intersection(rule.versions), fits(index)
        else { return [] }
        let place = Place(
            rule: index, states: states, reasons: reasons, settings: settings,
            first: versions.first, end: versions.end)
        if let endings = known[place] { return endings }
        known[place] = []
        let outside = (self.versions, states, reasons, settings)
        self.versions = versions
        states.formIntersection(rule.from)
        settings.formUnion(Self.settings[index])
        var endings: [Ending] = []
        for effect in rule.then {
            if let callback = effect.callback {
                endings.append(Ending(callback: callback, path: [index], versions: versions))
            }
            endings += follow(effect).map { ending in
                Ending(
                    callback: ending.callback, path: [index] + ending.path,
                    versions: ending.versions)
            }
        }
        (self.versions, states, reasons, settings) = outside
        var met: Set<Ending> = []
        endings = endings.filter { met.insert($0).inserted }
        known[place] = endings
        leads[index, default: []].formUnion(endings.map(\.callback))
        return endings
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

    private mutating func follow(_ effect: Effect) -> [Ending] {
        switch effect {
        case .become(let state): states = LifecycleStates(state)
        case .because(let reason): reasons = [reason]
        case .becauseOfTap: reasons = Self.reasonsAtUnlock
        case .perform(let transition): return perform([transition])
        case .cover: return perform([.resignActive])
        case .uncover: return perform([.becomeActive])
        case .kill, .endByItself: return perform([.exit])
        case .deliver: return perform(reasons.compactMap(\.delivery))
        // What follows is about the scene of the window.
        case .putWindowInFront(true): states.formUnion(.background)
        default: break
        }
        return []
    }

    /// Follows the rules for transitions, each from the states before them.
    private mutating func perform(_ transitions: [Transition]) -> [Ending] {
        let before = states
        var endings: [Ending] = []
        for transition in transitions {
            for index in Self.answers[Int(transition.rawValue)] {
                states = before
                endings += take(index)
            }
        }
        states = transitions.reduce(into: before) {
            $0.formUnion(Self.outcomes[Int($1.rawValue)])
        }
        return endings
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
