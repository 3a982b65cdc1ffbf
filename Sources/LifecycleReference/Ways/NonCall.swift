package import LifecycleCore
import TraceViews

/// A rule by which a method is not called although a reader might expect it.
///
/// The same trigger calls the method in other states, conditions or apps, or the rule ends the
/// process.
package struct NonCall {
    package var rule: Rule
    var kind: Kind
    /// The trigger; nil if the rule is a step for several events.
    var trigger: Trigger?
    /// The method called instead; nil if there is none.
    var instead: Callback?
    /// The states of the app in which no earlier rule leads to the method.
    package var from: LifecycleStates
    /// The versions on which the rule applies there.
    package var versions: [VersionRange]
    /// The conditions of the rule, and what keeps earlier rules that lead to the method from answering.
    package var conditions: [Requirement]
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
    package static func all(of callback: Callback) -> [NonCall] { byCallback[callback] ?? [] }

    /// The rules by which the system does not wake an app for an event, as the pages of the methods
    /// have them that hand the event over.
    static func refusals(of trigger: Trigger) -> [NonCall] {
        var lines: [NonCall] = []
        for callback in Callback.allCases
        where callback.isOfBackgroundWork && callback.occasions.first != .launch
            && Way.all(to: callback).contains(where: { $0.trigger == trigger && $0.wakes })
        {
            for line in all(of: callback)
            where line.kind == .refused && line.versions.last?.end == nil
                && line.rule.on == .transition(.wake)
                && !lines.contains(where: { $0.rule.name == line.rule.name })
            {
                lines.append(line)
            }
        }
        return lines
    }

    private static let byCallback = Dictionary(
        uniqueKeysWithValues: Callback.allCases.map { ($0, found(for: $0)) })

    private static func found(for callback: Callback) -> [NonCall] {
        let reach = Reach(of: callback)
        return ruleBook.indices.compactMap { index in
            guard !WayFindings.all.leads(index, to: callback), var line = reach.nonCall(index),
                line.leaveOutEarlierRules(leadingTo: callback)
            else { return nil }
            line.versions =
                line.versions.flatMap { range in
                    reach.versions.compactMap { range.intersection($0) }
                }.joined
            line.rank = [
                line.versions.last?.end == nil ? 0 : 1,
                line.trigger.map { reach.conditions(of: $0) } ?? 0,
                line.rule.evidence.confidence == .inferred ? 1 : 0,
                line.kind == .end ? line.rule.on.rankOfEnd : index, index,
            ]
            return line
        }.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    }

    /// The triggers, apps and versions that lead to a method.
    private struct Reach {
        var callback: Callback
        /// The triggers, each with its smallest number of conditions and the versions on which it
        /// leads to the call.
        var triggers: [(trigger: Trigger, conditions: Int, versions: [VersionRange])] = []
        /// The triggers of the rules on the way to the call, and of those that make it.
        private var steps: [(trigger: Trigger, models: AppModels, from: [Trigger])] = []
        private var last: [Trigger] = []
        var models = AppModels()
        var versions: [VersionRange] = []
        /// Whether the method reports leaving the screen or ending.
        var isOfLeaving: Bool

        init(of callback: Callback) {
            self.callback = callback
            let ways = Way.all(to: callback)
            isOfLeaving = ways.contains { way in
                let isOnScreen = way.from == .active || way.from == .inactive
                return way.occasion == .ending || way.occasion == .leaving && isOnScreen
            }
            versions = ways.map(\.versions).joined
            for way in ways {
                models.formUnion(way.model)
                let end = way.path[way.path.count - 1].on
                if !last.contains(end) { last.append(end) }
                for rule in way.path { addStep(rule.on, way.model, from: way.trigger) }
                let count = way.conditions.count { $0.words != nil }
                if let known = triggers.firstIndex(where: { $0.trigger == way.trigger }) {
                    triggers[known].conditions = min(triggers[known].conditions, count)
                    triggers[known].versions.append(way.versions)
                } else {
                    triggers.append((way.trigger, count, [way.versions]))
                }
            }
        }

        /// That a processing task runs, which few readers think of.
        private static let taskRuns = Requirement(
            subject: .condition(.windowIsOfProcessing), isNegated: false)

        private mutating func addStep(
            _ trigger: Trigger, _ model: AppModels, from start: Trigger
        ) {
            if let known = steps.firstIndex(where: { $0.trigger == trigger }) {
                steps[known].models.formUnion(model)
                if !steps[known].from.contains(start) { steps[known].from.append(start) }
            } else {
                steps.append((trigger, model, [start]))
            }
        }

        /// What leads to a step, if it is one event alone, and else nil; what is no step itself.
        private func start(of rule: Rule) -> Trigger? {
            let starts = steps.first { $0.trigger == rule.on }?.from ?? []
            return !rule.on.isStep ? rule.on : starts.count == 1 ? starts[0] : nil
        }

        /// Whether a rule answers a step on the way to the call in one of its models of app.
        private func isOnTheWay(_ rule: Rule) -> Bool {
            steps.contains { $0.trigger == rule.on && !$0.models.isDisjoint(with: rule.models) }
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
            let isOfTask = rule.requirements.contains(Self.taskRuns)
            guard !rule.takesOtherSide, !rule.from.isEmpty,
                !isOfTask || callback == .taskExpirationHandler,
                versions.contains(where: { $0.intersection(rule.versions) != nil })
            else { return nil }
            if last.contains(rule.on), let other = counterpart(in: rule) {
                return NonCall(rule, .instead, instead: other)
            }
            guard !rule.models.isDisjoint(with: models), !rule.isIdle else { return nil }
            if isOfLeaving, !rule.on.isStep, rule.endsProcess, !rule.endsProcess(in: callback) {
                return NonCall(rule, .end, trigger: rule.on)
            }
            // A rule for a step is relevant if the step leads to the method in some state.
            let isStep = rule.on.isStep
            let versionsOfStep = WayFindings.all.versions(of: index, without: callback)
            guard
                isStep
                    ? versionsOfStep != nil
                    : triggers.contains(where: { known in
                        known.trigger == rule.on
                            && known.versions.contains(where: {
                                $0.intersection(rule.versions) != nil
                            })
                    })
            else { return nil }
            // What a step does in a state in which it never leads to the call goes without saying.
            let isOfOtherStates =
                isStep && rule.then.isEmpty
                && statesOfStep(rule.on).isDisjoint(with: rule.from)
            if isOfOtherStates { return nil }
            let versions = versionsOfStep ?? [rule.versions]
            if last.contains(rule.on), let other = neighbour(in: rule) {
                // A view is told of one phase after the other.
                if callback.receiver == .swiftUIView { return nil }
                return NonCall(rule, .instead, instead: other, versions: versions)
            }
            if isOfLeaving, isStep, rule.endsProcess, isOnTheWay(rule) {
                return NonCall(rule, .end, versions: versions)
            }
            let isRefused = rule.then.contains(where: \.isRefusal)
            // That an event does not wake the app is said where it is handed over, and of a launch.
            let isOfWake =
                rule.on == .transition(.wake) || rule.on == .transition(.launchInBackground)
            if isOfWake, !callback.isOfBackgroundWork { return nil }
            // Other effects on the way are irrelevant to the call.
            guard !isStep || isOnTheWay(rule) && (isRefused || last.contains(rule.on))
            else { return nil }
            return NonCall(
                rule, isRefused ? .refused : .otherwise,
                trigger: isStep && isRefused ? nil : start(of: rule), versions: versions)
        }

        /// The states in which rules for a step lead to the call.
        private func statesOfStep(_ step: Trigger) -> LifecycleStates {
            step.rules.filter { WayFindings.all.leads(Int($0.index), to: callback) }
                .reduce(into: []) { $0.formUnion($1.rule.from) }
        }

        /// The method of the other model of app that a rule calls instead of this one.
        private func counterpart(in rule: Rule) -> Callback? {
            guard rule.models.isDisjoint(with: models) else { return nil }
            return callback.counterpart.flatMap { rule.callbacks.contains($0) ? $0 : nil }
        }

        /// Another method of the same object that a rule calls instead of this one, or of any object
        /// that is handed the same.
        private func neighbour(in rule: Rule) -> Callback? {
            rule.callbacks.first { rule.on.isDelivery || $0.receiver == callback.receiver }
        }
    }
}

extension NonCall {
    fileprivate init(
        _ rule: Rule, _ kind: Kind, trigger: Trigger? = nil, instead: Callback? = nil,
        versions: [VersionRange]? = nil
    ) {
        self.init(
            rule: rule, kind: kind, trigger: trigger, instead: instead, from: rule.from,
            versions: versions ?? [rule.versions], conditions: rule.requirements)
    }

    /// Adds what keeps earlier rules about the trigger that lead to the method from answering, or
    /// takes out their states where no words say it.
    ///
    /// - Returns: False if an earlier rule always answers.
    fileprivate mutating func leaveOutEarlierRules(leadingTo callback: Callback) -> Bool {
        for exclusion in Exclusion.all(before: rule) {
            let earlier = exclusion.rule
            guard WayFindings.all.leads(exclusion.earlier, to: callback),
                !earlier.models.isDisjoint(with: rule.models), !earlier.from.isDisjoint(with: from),
                let versions = earlier.versions.intersection(rule.versions)
            else { continue }
            // A reader takes the ordinary case for granted.
            let isRare = exclusion.missing.contains {
                $0.words != nil && $0.negated.wordsForNonCall == nil
            }
            let condition = exclusion.missing.map(\.negated).first { $0.wordsForNonCall != nil }
            if isRare {
                continue
            } else if let condition {
                if !conditions.contains(condition) { conditions.append(condition) }
            } else if !from.isSubset(of: earlier.from) {
                from.subtract(earlier.from)
            } else if exclusion.missing.allSatisfy(\.isOfReason), versions == rule.versions,
                earlier.models.isSuperset(of: rule.models)
            {
                // Nothing is missing, or the page is about the reason too.
                return false
            }
        }
        return true
    }
}

extension Rule {
    /// Whether it ends a process that is busy in the method.
    fileprivate func endsProcess(in callback: Callback) -> Bool {
        callback == .willTerminate && on == .timer(.terminationWatchdog)
    }

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
        .taskNotOpen, .deviceUnlocked, .noSuchWindow, .nothingToComplete, .noDifference,
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

extension Callback {
    /// Whether readers ask which event launches or wakes the app for it.
    fileprivate var isOfBackgroundWork: Bool {
        switch occasions.first {
        case .backgroundWork, .messages: true
        case .launch: receiver == .appDelegate && !isOfRestoration
        default: false
        }
    }

    private var isOfRestoration: Bool {
        [.shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState].contains(self)
    }
}

extension Way {
    /// Whether the system wakes the app on it.
    fileprivate var wakes: Bool { path.contains { $0.on == .transition(.wake) } }
}

extension Trigger {
    /// The order among the ends of a process: those that the method can be part of come first.
    fileprivate var rankOfEnd: Int { isStep ? -1 : index }

    /// Whether it is a transition performed by other rules.
    fileprivate var isStep: Bool {
        if case .transition = self { true } else { false }
    }
}
