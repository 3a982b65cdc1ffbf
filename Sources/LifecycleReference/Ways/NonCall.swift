import LifecycleCore
import TraceViews

/// A rule by which a method is not called although a reader might expect it.
///
/// The same trigger calls the method in other states, conditions or apps, or the rule ends the
/// process.
struct NonCall {
    var rule: Rule
    var kind: Kind
    /// The trigger; nil if the rule is a step for several events.
    var trigger: Trigger?
    /// The method called instead; nil if there is none.
    var instead: Callback?
    /// The sort keys, the most important first.
    private(set) var rank: [Int] = []

    enum Kind: UInt8, CaseIterable {
        /// Another method is called instead.
        case instead
        /// The process ends.
        case end
        /// The system refuses the step that would lead to the call.
        case refused
        /// The same trigger has another result in another situation.
        case otherwise
    }

    /// The rules for a method.
    ///
    /// Those of the newest version come first, and then those on the triggers that call the method
    /// with the fewest conditions.
    static func all(of callback: Callback) -> [NonCall] {
        let reach = Reach(of: callback)
        return ruleBook.indices.compactMap { index in
            guard !WayFindings.all.leads(index, to: callback), var line = reach.nonCall(index)
            else { return nil }
            line.rank = [
                line.rule.versions.end == nil ? 0 : 1,
                line.trigger.map { reach.conditions(of: $0) } ?? 0,
                line.rule.evidence.confidence == .inferred ? 1 : 0,
                line.kind == .end ? line.rule.on.index : index, index,
            ]
            return line
        }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    }

    /// The triggers, apps and versions that lead to a method.
    private struct Reach {
        var callback: Callback
        /// The triggers with their smallest number of conditions.
        var triggers: [(trigger: Trigger, conditions: Int)] = []
        /// The triggers of the rules that make the call.
        var last: [Trigger] = []
        var models = AppModels()
        var versions: [VersionRange] = []
        /// Whether the method reports leaving the screen or ending.
        var isOfLeaving: Bool

        init(of callback: Callback) {
            self.callback = callback
            let ways = Way.all(to: callback)
            for way in ways {
                models.formUnion(way.model)
                let end = way.path[way.path.count - 1].on
                if !last.contains(end) { last.append(end) }
                let count = way.conditions.count { $0.words != nil }
                if let known = triggers.firstIndex(where: { $0.trigger == way.trigger }) {
                    triggers[known].conditions = min(triggers[known].conditions, count)
                } else {
                    triggers.append((way.trigger, count))
                }
            }
            versions = ways.map(\.versions).joined
            isOfLeaving = ways.contains { way in
                let isOnScreen = way.from == .active || way.from == .inactive
                return way.occasion == .ending || way.occasion == .leaving && isOnScreen
            }
        }

        /// The smallest number of conditions with which a trigger leads to the call; 0 if it never
        /// does.
        func conditions(of trigger: Trigger) -> Int {
            triggers.first { $0.trigger == trigger }?.conditions ?? 0
        }

        /// The line for a rule that does not lead to the method; nil if it says nothing about the
        /// method.
        func nonCall(_ index: Int) -> NonCall? {
            let rule = ruleBook[index]
            guard !rule.takesOtherSide, !rule.from.isEmpty,
                versions.contains(where: { $0.intersection(rule.versions) != nil })
            else { return nil }
            if last.contains(rule.on), let other = counterpart(in: rule) {
                return NonCall(rule: rule, kind: .instead, instead: other)
            }
            guard !rule.models.isDisjoint(with: models), !rule.isIdle else { return nil }
            if isOfLeaving, !rule.on.isStep, rule.endsProcess {
                return NonCall(rule: rule, kind: .end, trigger: rule.on)
            }
            // A rule for a step is relevant if the step leads to the method in some state.
            let isStep = rule.on.isStep
            guard
                isStep
                    ? WayFindings.all.keeps(index, from: callback)
                    : triggers.contains(where: { $0.trigger == rule.on })
            else { return nil }
            if last.contains(rule.on), let other = neighbour(in: rule) {
                return NonCall(rule: rule, kind: .instead, instead: other)
            }
            let isRefused = rule.then.contains(where: \.isRefusal)
            // Other effects on the way are irrelevant to the call.
            guard isRefused || !isStep || last.contains(rule.on) else { return nil }
            return NonCall(
                rule: rule, kind: isRefused ? .refused : .otherwise,
                trigger: isStep ? nil : rule.on)
        }

        /// The method of the other model of app that a rule calls instead of this one.
        private func counterpart(in rule: Rule) -> Callback? {
            guard rule.models.isDisjoint(with: models) else { return nil }
            return callback.counterpart.flatMap { rule.callbacks.contains($0) ? $0 : nil }
        }

        /// Another method of the same object that a rule calls instead of this one.
        private func neighbour(in rule: Rule) -> Callback? {
            rule.callbacks.first { $0.receiver == callback.receiver }
        }
    }
}

extension Rule {
    /// Whether it says nothing about apps on a user's device.
    ///
    /// Its event has no object, it waits for the main thread, or it needs a debugger.
    fileprivate var isIdle: Bool {
        requirements.contains(Self.isDebugged)
            || then.contains { effect in
                switch effect {
                case .nothing(let reason): Self.idleReasons.contains(reason)
                case .wait, .waitToExpire: true
                default: false
                }
            }
    }

    /// Whether it ends the process.
    fileprivate var endsProcess: Bool {
        then.contains { effect in
            switch effect {
            case .kill, .endByItself, .perform(.exit), .perform(.terminate): true
            default: false
            }
        }
    }

    private static let isDebugged = Requirement(
        subject: .condition(.debugged), isNegated: false)
    private static let idleReasons: Set<Reason> = [
        .notRunning, .notOnThisVersion, .alertNotShown, .promptNotShown, .switcherNotOpen,
        .taskNotOpen, .deviceUnlocked, .noSuchWindow, .nothingToComplete, .notInterrupted,
        .deviceLocked, .noSplitScreen, .sceneGone, .noScene, .notOnScreen, .alreadyPrewarmed,
        .codeNotRunning,
    ]
}

extension Effect {
    /// Whether the system refuses something, with a reason in the trace.
    fileprivate var isRefusal: Bool {
        switch self {
        case .declineToWake, .refuseLaunch, .nothing: true
        default: false
        }
    }
}

extension Trigger {
    /// Whether it is a transition performed by other rules.
    fileprivate var isStep: Bool {
        if case .transition = self { true } else { false }
    }
}
