import LifecycleCore
import TraceViews

/// A rule by which a method is not called where it might be expected.
///
/// What happens calls the method in other states, on other conditions or in other apps, or it ends the
/// process.
struct NonCall {
    /// The rule.
    var rule: Rule
    /// Why the method might be expected.
    var kind: Kind
    /// What happens; nothing where the rule is a step of several events.
    var trigger: Trigger?
    /// The method that is called in its place; nil for none.
    var instead: Callback?
    /// What decides where it stands among others, the weightiest first.
    private(set) var rank: [Int] = []

    enum Kind: UInt8, CaseIterable {
        /// Another method is called in its place.
        case instead
        /// The process ends without a call.
        case end
        /// The system refuses what would lead to the call.
        case refused
        /// The same happens in another situation, and something else comes of it.
        case otherwise
    }

    /// All of them for a method: those of the newest version first, and what is about the events that
    /// lead to the call on the fewest conditions.
    static func all(of callback: Callback) -> [NonCall] {
        let reach = Reach(of: callback)
        return ruleBook.indices.compactMap { index in
            guard !CallFindings.all.leads(index, to: callback), var line = reach.nonCall(index)
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

    /// What leads to a method: what happens, and the apps and versions.
    private struct Reach {
        var callback: Callback
        /// What happens, and on how many conditions at least it leads to the call.
        var triggers: [(trigger: Trigger, conditions: Int)] = []
        /// What the rules that make the call answer to.
        var last: [Trigger] = []
        var models = AppModels()
        var versions: [VersionRange] = []
        /// Whether the method is one that tells of leaving the screen or of the end.
        var isOfLeaving: Bool

        init(of callback: Callback) {
            self.callback = callback
            let ways = CallWay.all(to: callback)
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
            isOfLeaving = ways.contains { $0.occasion == .leaving || $0.occasion == .ending }
        }

        /// On how many conditions at least something leads to the call; 0 for what never does.
        func conditions(of trigger: Trigger) -> Int {
            triggers.first { $0.trigger == trigger }?.conditions ?? 0
        }

        /// What a rule that does not lead to the method says of it; nil if it says nothing.
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
            // A rule about a step is one of what leads to the method, in some state.
            let isStep = rule.on.isStep
            guard
                isStep
                    ? CallFindings.all.keeps(index, from: callback)
                    : triggers.contains(where: { $0.trigger == rule.on })
            else { return nil }
            if last.contains(rule.on), let other = neighbour(in: rule) {
                return NonCall(rule: rule, kind: .instead, instead: other)
            }
            let isRefused = rule.then.contains(where: \.isRefusal)
            // What else is done on the way says nothing of the call.
            guard isRefused || !isStep || last.contains(rule.on) else { return nil }
            return NonCall(
                rule: rule, kind: isRefused ? .refused : .otherwise,
                trigger: isStep ? nil : rule.on)
        }

        /// The method of the other kind of app that a rule calls in place of this one.
        private func counterpart(in rule: Rule) -> Callback? {
            guard rule.models.isDisjoint(with: models) else { return nil }
            return callback.counterpart.flatMap { rule.callbacks.contains($0) ? $0 : nil }
        }

        /// Another method of the same object that a rule calls in place of this one.
        private func neighbour(in rule: Rule) -> Callback? {
            rule.callbacks.first { $0.receiver == callback.receiver }
        }
    }
}

extension Rule {
    /// Whether it says nothing of an app on a device of a user: there is nothing that an event is
    /// about, it waits until the main thread is free, or a debugger is at work.
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

    /// Whether the process ends by it.
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
        .deviceLocked, .noSplitScreen, .sceneGone, .notOnScreen, .alreadyPrewarmed, .codeNotRunning,
    ]
}

extension Effect {
    /// Whether the system refuses something, and the trace says why.
    fileprivate var isRefusal: Bool {
        switch self {
        case .declineToWake, .refuseLaunch, .nothing: true
        default: false
        }
    }
}

extension Trigger {
    /// Whether it is a step that other rules perform.
    fileprivate var isStep: Bool {
        if case .transition = self { true } else { false }
    }
}
