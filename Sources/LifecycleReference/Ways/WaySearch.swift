import LifecycleCore

/// A search for the calls and the changes of state that a trigger leads to.
///
/// It applies the effects of rules one by one, and tracks the possible states of the app and its
/// possible launch reasons. Other conditions of rules are assumed to be met.
struct WaySearch {
    /// The methods that each rule leads to, by its index in the rule book.
    private(set) var leads: [Int: Set<Callback>] = [:]

    private let model: AppModels
    /// The possible states of the app.
    private var states: LifecycleStates
    /// The possible launch reasons.
    private var reasons: [LaunchReason] = [.icon]
    private var versions: VersionRange
    /// Whether another window is on the screen, so that the app changes its state with that.
    private var isInFront = false
    /// The requirements so far on the setup of the app, which never changes.
    private var settings: Set<Int> = []
    /// What each visited place leads to.
    private var known: [Place: Result] = [:]
    /// The places on the way.
    private var passed: [Place] = []
    /// The first place on the way to which a rule leads back, by its index.
    private var loop = Int.max

    /// The rest of a way.
    struct Ending {
        var end: Way.End
        /// The indices of the rules, the last of which calls the method or changes the state.
        var path: [Int]
        /// The versions on which all rules of the way hold.
        var versions: VersionRange
        /// The possible states of the app at a call, or before a change of state.
        var states: LifecycleStates
    }

    /// What a rule leads to.
    fileprivate struct Result {
        /// The calls and changes, each once.
        var endings: [Ending] = []
        /// The possible states of the app afterwards.
        var states: LifecycleStates
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

    /// Begins at a rule about a trigger.
    init(at rule: Int, model: AppModels, from state: LifecycleState) {
        self.model = model
        states = LifecycleStates(state)
        versions = model == .scenes ? Self.withScenes : .all
        // A rule that asks for the reason of an earlier launch finds it.
        if let first = Self.reasons[rule].first {
            reasons = first.filter { reason in
                Self.reasons[rule].allSatisfy { $0.contains(reason) }
            }
        }
    }

    private static let withScenes =
        versionSwitches.first { $0.kind == .scenesAvailable }?.versions ?? .all

    /// Follows a rule if it can apply here.
    ///
    /// - Returns: What it leads to, each once; nil if it cannot apply.
    mutating func take(_ index: Int) -> [Ending]? {
        let rule = ruleBook[index]
        guard !rule.takesOtherSide, rule.models.contains(model),
            !states.isDisjoint(with: rule.from),
            let versions = versions.intersection(rule.versions), fits(index)
        else { return nil }
        states.formIntersection(rule.from)
        let place = Place(
            rule: index, states: states, reasons: reasons, settings: settings,
            first: versions.first, end: versions.end)
        if let result = known[place] {
            states = result.states
            return result.endings
        }
        if let index = passed.firstIndex(of: place) {
            loop = min(loop, index)
            return []
        }
        passed.append(place)
        let outside = (self.versions, reasons, settings)
        self.versions = versions
        settings.formUnion(Self.settings[index])
        var result = Result(states: states)
        for effect in rule.then {
            if let end = Way.End(effect), end.canOccur(in: states),
                end.callback != nil || !isInFront
            {
                result.add(Ending(end: end, path: [index], versions: versions, states: states))
            }
            for var ending in follow(effect) {
                ending.path.insert(index, at: 0)
                result.add(ending)
            }
        }
        result.states = states
        (self.versions, reasons, settings) = outside
        passed.removeLast()
        // What leads back to a place on the way misses what that place leads to.
        if loop >= passed.count { (known[place], loop) = (result, .max) }
        leads[index, default: []].formUnion(result.endings.compactMap(\.end.callback))
        return result.endings
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
        // What follows is about the scene of the window; the app stays where it is.
        case .putWindowInFront(true):
            isInFront = isInFront || !states.isDisjoint(with: .foreground)
            states.formUnion(.background)
        default: break
        }
        return []
    }

    /// Follows the rules for transitions, each from the states before them.
    ///
    /// As in a run the first rule that applies answers, so none is followed after one that always
    /// does.
    private mutating func perform(_ transitions: [Transition]) -> [Ending] {
        let before = states
        var after: LifecycleStates = transitions.isEmpty ? before : []
        var endings: [Ending] = []
        for transition in transitions {
            for state in LifecycleState.allCases where before.contains(LifecycleStates(state)) {
                var isAnswered = false
                for index in Self.answers[Int(transition.rawValue)] where !isAnswered {
                    states = LifecycleStates(state)
                    guard let own = take(index) else { continue }
                    endings += own
                    after.formUnion(states)
                    isAnswered = isCertain(index)
                }
                if !isAnswered { after.formUnion(LifecycleStates(state)) }
            }
        }
        states = after
        return endings
    }

    /// Whether a rule that can apply here always does.
    private func isCertain(_ index: Int) -> Bool {
        let rule = ruleBook[index]
        return versions.intersection(rule.versions) == versions
            && rule.requirements.allSatisfy { requirement in
                if case .option = requirement.subject { return true }
                return settings.contains(requirement.index)
            }
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
}

extension WaySearch.Result {
    /// Adds an ending, or its states to one that is the same otherwise.
    fileprivate mutating func add(_ ending: WaySearch.Ending) {
        let known = endings.firstIndex { $0.end == ending.end && $0.path == ending.path }
        guard let known else { return endings.append(ending) }
        endings[known].states.formUnion(ending.states)
    }
}

extension Way.End {
    /// Whether an app in one of the states can be called, or changes.
    fileprivate func canOccur(in states: LifecycleStates) -> Bool {
        switch self {
        case .call: !states.isDisjoint(with: .executing)
        case .state(let state): states != LifecycleStates(state)
        }
    }
}
