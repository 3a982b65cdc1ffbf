package import LifecycleCore

/// A way to the call of a method or to a change of state: a trigger, and the rules that lead from it
/// to the end.
package struct Way: Sendable {
    package var end: End
    /// The state of the app at the trigger.
    package var from: LifecycleState
    /// The lifecycle model of the app.
    package var model: AppModels
    /// The versions of iOS on which all the rules hold.
    package var versions: VersionRange
    /// The rules, from the one for the trigger to the one that makes the call or the change.
    package var path: [Rule]
    /// The possible states of the app at a call, and before a change of state.
    package var states: LifecycleStates
    /// The possible states of the app after all that the trigger does.
    var lastStates: LifecycleStates

    /// What a way leads to.
    package enum End: Hashable, Sendable {
        case call(Callback)
        case state(LifecycleState)
    }

    /// Every way in apps without options on contested questions, in the order of the rules.
    ///
    /// A way is left out if its conditions never occur together (`ImpossiblePath`).
    package static var all: [Way] { WayFindings.all.ways }

    /// Every way, including those whose conditions never occur together.
    package static let derived: [Way] = {
        var ways: [Way] = []
        WayFindings.search { model, state, endings, search in
            ways += endings.map { Way($0, from: state, of: model, to: search.states) }
        }
        return ways
    }()

    /// The ways to a state.
    static func all(to state: LifecycleState) -> [Way] { byEnd[.state(state)] ?? [] }

    /// The ways to changes from one state to another.
    static func all(from old: LifecycleState, to new: LifecycleState) -> [Way] {
        all(to: new).filter { $0.states.contains(LifecycleStates(old)) }
    }

    /// The ways to calls of a method.
    package static func all(to callback: Callback) -> [Way] { byEnd[.call(callback)] ?? [] }

    private static let byEnd = Dictionary(grouping: all, by: \.end)

    init(
        _ ending: WaySearch.Ending, from state: LifecycleState, of model: AppModels,
        to lastStates: LifecycleStates
    ) {
        end = ending.end
        from = state
        self.model = model
        versions = ending.versions
        path = ending.path.map { ruleBook[$0] }
        states = ending.states
        self.lastStates = lastStates
    }

    package var trigger: Trigger { path[0].on }

    /// The conditions of all its rules, each once.
    ///
    /// What an earlier rule asks for and a later one excludes has changed on the way.
    var conditions: [Requirement] {
        var conditions: [Requirement] = []
        for condition in implied + path.flatMap(\.requirements)
        where !conditions.contains(condition) {
            conditions.removeAll {
                $0.subject == condition.subject && $0.isNegated != condition.isNegated
            }
            conditions.append(condition)
        }
        return conditions
    }

    /// The conditions that no rule on the way asks for.
    private var implied: [Requirement] {
        var implied = withoutEarlierRules + withoutRefusals
        let last = path[path.count - 1]
        // An inactive app resigns active again once it has become active, with nothing over it.
        if from == .inactive, path.dropFirst().contains(where: { $0.from == .active }) {
            implied.append(Requirement(subject: .condition(.covered), isNegated: true))
        }
        if from == .background || from == .suspended { implied += impliedOffScreen }
        guard last.on.isDelivery else { return implied }
        // Something was chosen on the lock screen if an unlock delivers it.
        if path.contains(where: { $0.then.contains(.becauseOfTap) }) {
            implied.append(Requirement(subject: .condition(.openingWaits), isNegated: false))
        }
        if Self.handsOver(to: end, by: path, from: from, of: model) {
            implied.append(Self.sceneConnected)
        }
        return implied
    }

    /// What the phase that a view is told says of an app that was not on the screen.
    private var impliedOffScreen: [Requirement] {
        switch end {
        // Of a scene that connects a view is told nothing before that is active.
        case .call(.scenePhaseInactive): [Self.sceneConnected]
        // It has been told of the background when the scene left the screen.
        case .call(.scenePhaseBackground):
            [Requirement(subject: .condition(.phaseUntold), isNegated: false)]
        default: []
        }
    }

    private static let sceneConnected = Requirement(
        subject: .condition(.sceneConnected), isNegated: false)

    /// Whether a method is handed what an app with scenes comes back for.
    ///
    /// A scene that connects has it in its options instead, unless it is the response to a
    /// notification.
    static func handsOver(
        to end: End, by path: [Rule], from state: LifecycleState, of model: AppModels
    ) -> Bool {
        guard model == .scenes, state == .background || state == .suspended,
            end != .call(.didReceiveResponse), path[path.count - 1].on.isDelivery
        else { return false }
        func passes(_ step: Transition) -> Bool { path.contains { $0.on == .transition(step) } }
        return (passes(.comeToFront) || passes(.enterForeground)) && !passes(.deliverHeldPush)
    }

    /// What keeps earlier rules about the trigger from answering, where one condition does, and those
    /// about the step of the call that do not make it.
    private var withoutEarlierRules: [Requirement] {
        let first = exclusions(before: path[0], in: LifecycleStates(from)).filter { exclusion in
            !leadsToEnd(exclusion)
                || !Self.saidWhereItMatters.contains(exclusion.condition?.subject)
        }
        let last =
            path.count == 1
            ? [] : exclusions(before: path[path.count - 1], in: path[path.count - 1].from)
        return (first + last.filter { !leadsToEnd($0) }).compactMap { exclusion in
            switch exclusion.condition?.subject {
            // A scene on the screen has told its views a phase before.
            case .condition(.phaseUntold) where from == .active || from == .inactive: nil
            // Where it makes a difference to the call that no scene is connected, this one matters.
            case .condition(.sceneUnattached)
            where !leadsToEnd(exclusion) && !requires(Self.sceneConnected.negated):
                Self.sceneConnected
            default: exclusion.condition
            }
        }
    }

    private func requires(_ condition: Requirement) -> Bool {
        path.contains { $0.requirements.contains(condition) }
    }

    /// What keeps the system from refusing to wake the app for what the trigger brings.
    private var withoutRefusals: [Requirement] {
        guard let reason = path[0].reason,
            let wake = path.first(where: { $0.on == .transition(.wake) })
        else { return [] }
        return exclusions(before: wake, in: LifecycleStates(from)).compactMap { exclusion in
            let missing = exclusion.missing.filter { !$0.isMet(by: reason) }
            return missing.count == 1 ? missing[0].negated : nil
        }
    }

    /// The conditions without which most methods are called as well.
    private static let saidWhereItMatters: [Requirement.Subject?] = [
        .condition(.lastScene), .condition(.hasNotificationCenterDelegate),
    ]

    private func exclusions(before rule: Rule, in states: LifecycleStates) -> [Exclusion] {
        guard !states.isEmpty else { return [] }
        return Exclusion.all(before: rule).filter { exclusion in
            let earlier = exclusion.rule
            return earlier.from.isSuperset(of: states) && earlier.models.isSuperset(of: model)
                && earlier.versions.includesNewest(of: versions)
        }
    }

    /// Whether the earlier rule leads to the same call.
    private func leadsToEnd(_ exclusion: Exclusion) -> Bool {
        guard case .call(let callback) = end else { return true }
        return WayFindings.all.leads(exclusion.earlier, to: callback)
    }
}

extension Way.End {
    /// The end that an effect is; nil for other effects.
    init?(_ effect: Effect) {
        if let callback = effect.callback {
            self = .call(callback)
        } else if case .become(let state) = effect {
            self = .state(state)
        } else {
            return nil
        }
    }

    /// The called method; nil for a change of state.
    package var callback: Callback? {
        if case .call(let callback) = self { callback } else { nil }
    }
}

/// The index of each rule in the rule book, by the name of the rule.
let ruleIndices = Dictionary(uniqueKeysWithValues: zip(ruleBook.map(\.name), ruleBook.indices))

/// The number of each rule.
private let ruleNumbers = RuleNumber.all

extension Trigger {
    /// Whether it is the step that hands the app what it was launched, opened or woken for.
    var isDelivery: Bool {
        guard case .transition(let step) = self else { return false }
        return LaunchReason.allCases.contains { $0.delivery == step }
    }
}

extension Requirement {
    /// Whether a reason of a wake alone meets it.
    func isMet(by reason: LaunchReason) -> Bool {
        Self.reasonsOfWakes[index]?.contains(reason) ?? false
    }

    /// The reasons that meet each requirement of the rules about a wake, by its index.
    private static let reasonsOfWakes: [Int: [LaunchReason]] = {
        var found: [Int: [LaunchReason]] = [:]
        for requirement in Trigger.transition(.wake).rules.flatMap(\.rule.requirements)
        where !requirement.isNegated && found[requirement.index] == nil {
            if case .reasons(let reasons) = requirement.prerequisite {
                found[requirement.index] = reasons
            }
        }
        return found
    }()
}

extension Rule {
    /// What it launches or wakes the app for; nil if for nothing.
    var reason: LaunchReason? {
        for case .because(let reason) in then { return reason }
        return nil
    }

    /// The id as a string, for comparisons.
    package var name: String { "\(id)" }

    /// The number in the rule book.
    var number: RuleNumber { ruleNumbers[ruleIndices[name] ?? ruleNumbers.count - 1] }
}
