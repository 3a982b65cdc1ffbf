import LifecycleCore

/// A search for the calls and the changes of state that a trigger leads to.
///
/// It applies the effects of rules one by one, and tracks the possible states of the app, its possible
/// launch reasons, and what is known of its scene. Other conditions of rules are assumed to be met.
struct WaySearch {
    /// The methods that each rule leads to, by its index in the rule book.
    private(set) var leads: [Int: Set<Callback>] = [:]
    /// The versions on which each rule can apply, by its index in the rule book.
    private(set) var versionsOfRules: [Int: [VersionRange]] = [:]

    /// The rule at which it begins.
    let start: Int
    private let model: AppModels
    /// The possible states of the app.
    private(set) var states: LifecycleStates
    /// The possible launch reasons.
    private var reasons: [LaunchReason] = [.icon]
    private var versions: VersionRange
    /// Whether another window is on the screen, so that the app changes its state with that.
    private var isInFront = false
    /// Whether a launch hands the app what launched it.
    private var isJustLaunched = false
    /// What is known of the scene.
    private var scene = KnownScene()
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
        /// The possible states of the app afterwards, and what is known of its scene.
        var states: LifecycleStates
        var scene = KnownScene()
    }

    /// A rule with the situation in which it is followed.
    private struct Place: Hashable {
        var rule: Int
        var states: LifecycleStates
        var reasons: [LaunchReason]
        var settings: Set<Int>
        var isJustLaunched: Bool
        var scene: KnownScene
        var first: IOSVersion
        var end: IOSVersion?
    }

    /// Begins at a rule about a trigger.
    init(at rule: Int, model: AppModels, from state: LifecycleState) {
        start = rule
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
        versionsOfRules[index, default: []].append(versions)
        states.formIntersection(rule.from)
        let place = Place(
            rule: index, states: states, reasons: reasons, settings: settings,
            isJustLaunched: isJustLaunched, scene: scene,
            first: versions.first, end: versions.end)
        if let result = known[place] {
            (states, scene) = (result.states, result.scene)
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
        (result.states, result.scene) = (states, scene)
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
            && Self.askedLaunch[index].map { $0 == isJustLaunched } ?? true
            && !ruleBook[index].requirements.contains { scene.meets($0.negated) }
    }

    /// Whether each rule asks for a launch that hands over what launched the app; nil if it does
    /// not matter.
    private static let askedLaunch: [Bool?] = ruleBook.map { rule in
        rule.requirements.first { $0.subject == .condition(.justLaunched) }.map { !$0.isNegated }
    }

    /// The indices of each rule's requirements on the setup of the app.
    ///
    /// The index of the opposite requirement differs in the lowest bit only.
    private static let settings: [[Int]] = ruleBook.map { rule in
        rule.requirements.filter(\.isOfSettings).map(\.index)
    }

    /// The launch reasons that meet each condition of each rule about them.
    private static let reasons: [[[LaunchReason]]] = ruleBook.map { rule in
        rule.requirements.compactMap { reasons(meeting: $0) }
    }

    /// The launch reasons that meet a condition about them; nil for another condition.
    private static func reasons(meeting requirement: Requirement) -> [LaunchReason]? {
        let subject = Requirement(subject: requirement.subject, isNegated: false)
        guard case .reasons(let reasons) = subject.prerequisite else { return nil }
        return LaunchReason.allCases.filter { reasons.contains($0) != requirement.isNegated }
    }

    private mutating func follow(_ effect: Effect) -> [Ending] {
        switch effect {
        case .become(let state): states = LifecycleStates(state)
        case .because(let reason): reasons = [reason]
        case .becauseOfTap: reasons = Self.reasonsAtUnlock
        // What follows is about the scene of the window; the app stays where it is.
        case .set(.justLaunched, let isSet): isJustLaunched = isSet
        case .connectScene(let isConnected):
            scene = KnownScene(isConnected: isConnected, isPhaseUntold: isConnected)
        case .tellPhase: scene.isPhaseUntold = false
        case .putWindowInFront(true):
            isInFront = isInFront || !states.isDisjoint(with: .foreground)
            states.formUnion(.background)
        default: return perform(effect.transitions(for: reasons))
        }
        return []
    }

    /// Follows the rules for transitions, each from the states before them.
    ///
    /// As in a run the first rule that applies answers, so none is followed after one that always
    /// does.
    private mutating func perform(_ transitions: [Transition]) -> [Ending] {
        let before = states
        let sceneBefore = scene
        var sceneAfter = scene
        var after: LifecycleStates = transitions.isEmpty ? before : []
        var endings: [Ending] = []
        for transition in transitions {
            for state in LifecycleState.allCases where before.contains(LifecycleStates(state)) {
                var isAnswered = false
                var earlier: [Int] = []
                for rule in Trigger.transition(transition).rules where !isAnswered {
                    let index = Int(rule.index)
                    scene = sceneBefore
                    let own = endingsOfRule(index, after: earlier, from: state)
                    sceneAfter.formIntersection(scene)
                    guard let own else { continue }
                    endings += own
                    after.formUnion(states)
                    earlier.append(index)
                    isAnswered = isCertain(index)
                }
                if !isAnswered { after.formUnion(LifecycleStates(state)) }
            }
        }
        (states, scene) = (after, sceneAfter)
        return endings
    }

    /// What a rule leads to on the versions on which no earlier rule answers in its place; nil if it
    /// cannot apply.
    private mutating func endingsOfRule(
        _ index: Int, after earlier: [Int], from state: LifecycleState
    ) -> [Ending]? {
        let all = versions
        defer { versions = all }
        let taken = earlier.filter { answers($0, wherever: index) }.map { ruleBook[$0].versions }
        var endings: [Ending]?
        var after: LifecycleStates = []
        for range in [all].without(taken) {
            versions = range
            states = LifecycleStates(state)
            guard let own = take(index) else { continue }
            endings = (endings ?? []) + own
            after.formUnion(states)
        }
        states = after
        return endings
    }

    /// Whether a rule that can apply here always does.
    private func isCertain(_ index: Int) -> Bool {
        versions.intersection(ruleBook[index].versions) == versions
            && isCertain(index, given: [])
    }

    /// Whether an earlier rule always answers here where a rule would, if its versions allow it.
    private func answers(_ earlier: Int, wherever index: Int) -> Bool {
        isCertain(earlier, given: ruleBook[index].requirements)
    }

    /// Whether the requirements of a rule are met by the setup of the app, by every possible reason of the
    /// launch, or are among those given.
    private func isCertain(_ index: Int, given: [Requirement]) -> Bool {
        ruleBook[index].requirements.allSatisfy { requirement in
            if case .option = requirement.subject { return true }
            if settings.contains(requirement.index) || given.contains(requirement) { return true }
            if scene.meets(requirement) { return true }
            guard requirement.isOfReasonAlone, let own = Self.reasons(meeting: requirement)
            else { return false }
            return reasons.allSatisfy { own.contains($0) }
        }
    }

    /// What the user may have chosen on the lock screen.
    private static let reasonsAtUnlock: [LaunchReason] =
        [.icon]
        + ruleBook.flatMap(\.then)
        .compactMap { effect in
            if case .openAtUnlock(let reason) = effect, reason != .icon { reason } else { nil }
        }
}

extension Requirement {
    /// Whether the reason of the launch decides it, and nothing else.
    fileprivate var isOfReasonAlone: Bool {
        guard case .condition(let condition) = subject else { return false }
        return switch condition {
        case .reasonIsResponse, .reasonIsContent, .reasonIsTask, .reasonObeysRefresh,
            .reasonObeysLaunchAnswer:
            true
        default: condition.isOfReason
        }
    }
}

extension WaySearch.Result {
    /// Adds an ending, or its states to one that is the same otherwise.
    fileprivate mutating func add(_ ending: WaySearch.Ending) {
        let known = endings.firstIndex {
            $0.end == ending.end && $0.path == ending.path && $0.versions == ending.versions
        }
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

/// What a search knows of the scene that an app is on the screen with.
private struct KnownScene: Hashable {
    var isConnected = false
    /// Whether its views have been told no phase since it was connected.
    var isPhaseUntold = false

    /// Whether a requirement is met for certain.
    func meets(_ requirement: Requirement) -> Bool {
        guard !requirement.isNegated, case .condition(let condition) = requirement.subject else {
            return false
        }
        return switch condition {
        case .sceneConnected: isConnected
        case .phaseUntold: isPhaseUntold
        default: false
        }
    }

    /// Keeps what another one knows too.
    mutating func formIntersection(_ other: KnownScene) {
        isConnected = isConnected && other.isConnected
        isPhaseUntold = isPhaseUntold && other.isPhaseUntold
    }
}
