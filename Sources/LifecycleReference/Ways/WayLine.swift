import LifecycleCore
import TraceViews

/// A line in the list of what calls a method or changes the state, which combines events with the same
/// description.
struct WayLine: Equatable {
    var occasion: Occasion
    var triggers: [Trigger]
    /// The possible states of the app at that time, in the order of all states.
    var from: [LifecycleState]
    /// The conditions worth mentioning.
    var conditions: [Requirement]
    /// The background mode that the app must declare to be woken; nil if it needs none.
    var mode: String?
    /// The lifecycle models of the app.
    var models: AppModels
    var versions: [VersionRange]
    /// The ways that it combines.
    var ways: [Way]
    /// The rules that make the call or the change.
    var callers: [Rule]
    /// The contested rules that lead to the callers, and of which the other side does not.
    var contested: [Rule]
    /// What is called with a change of state in each model of app.
    var calls: [Calls] = []
    /// The possible states of the app after all that the triggers do, for a change of state.
    var lastStates: LifecycleStates = []
    /// Why the system kills the app; nil if it does not, or not with a code.
    var kill: KillReason?

    /// The methods that the rule for a change of state calls itself.
    struct Calls: Equatable {
        var model: AppModels
        var callbacks: [Callback]
    }

    static func == (left: WayLine, right: WayLine) -> Bool {
        left.isAlike(right) && left.triggers == right.triggers && left.models == right.models
            && left.from == right.from && left.versions == right.versions
    }

    /// The lines about a method, those of the newest version first, and then by the number of
    /// conditions.
    static func all(about callback: Callback) -> [WayLine] { byCallback[callback] ?? [] }

    private static let byCallback = Dictionary(
        uniqueKeysWithValues: Callback.allCases.map { ($0, lines(of: Way.all(to: $0))) })

    /// The lines about a change of state, in the same order.
    static func all(from old: LifecycleState, to new: LifecycleState) -> [WayLine] {
        lines(of: Way.all(from: old, to: new))
    }

    private static func lines(of ways: [Way]) -> [WayLine] {
        var lines: [WayLine] = []
        for line in ways.map(WayLine.init) {
            lines.merge(line, \.versions) { $0.isSameButForVersions($1) }
        }
        lines = lines.filter { line in !lines.contains { $0.covers(line) } }
        return lines.withStatesJoined.withModelsJoined.withTriggersJoined.enumerated()
            .sorted { one, other in
                (one.element.order + [one.offset]).lexicographicallyPrecedes(
                    other.element.order + [other.offset])
            }.map(\.element)
    }

    private init(_ way: Way) {
        occasion = way.occasion
        triggers = [way.trigger]
        from = [way.from]
        let all = way.conditions
        conditions = all.filter { condition in
            condition.words != nil && !condition.isImplied(by: way.trigger)
                && !condition.isImplied(by: all)
        }.sorted { $0.index < $1.index }
        mode = way.mode
        models = way.model
        versions = [way.versions]
        ways = [way]
        callers = way.path.suffix(1)
        contested = zip(way.path, way.path.dropFirst()).filter { $0.decides($1) }.map { $0.0 }
        guard case .state = way.end else { return }
        lastStates = way.lastStates
        calls = [Calls(model: way.model, callbacks: way.calledMethods)]
        kill =
            way.path.flatMap(\.then).lazy.compactMap { effect in
                if case .kill(let reason) = effect { reason } else { nil }
            }.first
    }

    /// Whether the state is that of a window, which may differ from that of the app.
    var isAboutOneWindow: Bool {
        triggers.allSatisfy { trigger in
            guard case .event(let event) = trigger else { return false }
            return event.about.isWindow && event != .userOpensWindow
        }
    }

    /// Whether it applies to the newest version.
    var isCurrent: Bool { versions.last?.end == nil }

    /// Whether it is about something that few readers look for.
    var isRare: Bool { conditions.contains(where: \.isRare) }

    private var order: [Int] {
        [
            Int(occasion.rawValue), isCurrent ? 0 : 1, models.contains(.scenes) ? 0 : 1,
            isRare ? 1 : 0, conditions.count,
        ]
    }

    /// Whether it differs only in its triggers, apps, states or versions.
    private func isAlike(_ other: WayLine) -> Bool {
        occasion == other.occasion && conditions == other.conditions && mode == other.mode
            && calls == other.calls && kill == other.kill && lastStates == other.lastStates
            && contested.map(\.name) == other.contested.map(\.name)
    }

    /// Whether it differs only in its triggers and rules, and in the version that it begins with.
    func differsOnlyInBegin(from other: WayLine) -> Bool {
        isAlike(other) && models == other.models && from == other.from
            && isAboutOneWindow == other.isAboutOneWindow
            && versions.last?.end == other.versions.last?.end
    }

    private func isSameButForVersions(_ other: WayLine) -> Bool {
        isAlike(other) && triggers == other.triggers && models == other.models
            && from == other.from
    }

    /// Whether it includes another line with fewer conditions.
    private func covers(_ other: WayLine) -> Bool {
        occasion == other.occasion && triggers == other.triggers && models == other.models
            && from == other.from && mode == other.mode && calls == other.calls
            && kill == other.kill
            && conditions.count < other.conditions.count
            && conditions.allSatisfy { other.conditions.contains($0) }
            && other.callers.allSatisfy { rule in callers.contains { $0.name == rule.name } }
            && (versions + other.versions).joined == versions
    }
}

extension [WayLine] {
    /// Adds a line, or extends a line that differs from it in one part only.
    fileprivate mutating func merge<Part>(
        _ line: WayLine, _ part: WritableKeyPath<WayLine, [Part]>,
        where isAlike: (WayLine, WayLine) -> Bool
    ) {
        guard let known = firstIndex(where: { isAlike($0, line) }) else { return append(line) }
        self[known][keyPath: part] += line[keyPath: part]
        self[known].versions = self[known].versions.joined
        self[known].add(line)
    }

    /// Combines lines that differ only in the state.
    fileprivate var withStatesJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            lines.merge(line, \.from) { known, line in
                known.tellsTheSame(as: line) && known.triggers == line.triggers
                    && known.models == line.models
            }
        }
        return lines.map { line in
            var line = line
            line.from = LifecycleState.allCases.filter(line.from.contains)
            return line
        }
    }

    /// Combines lines that differ only in the model of app.
    fileprivate var withModelsJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            let twin = lines.firstIndex { known in
                known.models == .delegate && line.models == .scenes
                    && known.versions.withScenes == line.versions && known.from == line.from
                    && known.triggers == line.triggers && known.conditions == line.conditions
                    && known.occasion == line.occasion && known.mode == line.mode
                    && known.kill == line.kill
            }
            guard let twin else {
                lines.append(line)
                continue
            }
            lines[twin].models = .any
            lines[twin].calls += line.calls
            lines[twin].lastStates.formUnion(line.lastStates)
            lines[twin].add(line)
        }
        return lines
    }

    /// Combines lines that differ only in the trigger.
    fileprivate var withTriggersJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            lines.merge(line, \.triggers) { known, line in
                known.tellsTheSame(as: line) && known.models == line.models
                    && known.from == line.from
            }
        }
        return lines
    }
}

extension WayLine {
    /// Adds the ways and the rules of another line.
    fileprivate mutating func add(_ other: WayLine) {
        ways += other.ways
        for rule in other.callers where !callers.contains(where: { $0.name == rule.name }) {
            callers.append(rule)
        }
    }

    /// Whether it applies in the same circumstances on the same versions.
    fileprivate func tellsTheSame(as other: WayLine) -> Bool {
        occasion == other.occasion && conditions == other.conditions && mode == other.mode
            && versions == other.versions && calls == other.calls && kill == other.kill
            && lastStates == other.lastStates
            && contested.map(\.name) == other.contested.map(\.name)
    }
}

extension Rule {
    /// Whether it is contested that the rule leads to the next one on a way.
    fileprivate func decides(_ next: Rule) -> Bool {
        guard evidence.confidence == .contested, case .transition(let step) = next.on else {
            return false
        }
        return ruleBook.contains { other in
            other.takesOtherSide && other.on == on && !other.from.isDisjoint(with: from)
                && !other.models.isDisjoint(with: models)
                && other.versions.intersection(versions) != nil
                && !other.then.contains { $0.performs(step) }
        }
    }

    /// The background mode that an app must declare to hear of what the rule wakes it for; nil if it
    /// needs none.
    fileprivate func wakingMode(from state: LifecycleState) -> String? {
        for effect in then {
            guard case .because(let reason) = effect, let mode = reason.requiredMode else {
                continue
            }
            let isOnScreen = state == .active || state == .inactive
            if isOnScreen, reason.isHeardOnScreen { return nil }
            return BackgroundModes.all.first { $0.mode == mode }.map { "\($0.name)" }
        }
        return nil
    }
}

extension Effect {
    /// Whether it performs a step, or may perform it.
    fileprivate func performs(_ step: Transition) -> Bool {
        switch self {
        case .perform(let own): own == step
        case .cover: step == .resignActive
        case .uncover: step == .becomeActive
        case .kill, .endByItself: step == .exit
        case .deliver: LaunchReason.allCases.contains { $0.delivery == step }
        default: false
        }
    }
}

extension Requirement {
    /// Whether something unusual has to happen before.
    fileprivate var isRare: Bool {
        guard case .condition(let condition) = subject else { return false }
        if isNegated { return condition == .sceneConnected }
        return switch condition {
        case .pushHeld, .viewsUnseen, .sessionDiscarded, .hasAlwaysOnDisplay, .restarted,
            .awaitingFirstUnlock, .alertWaits, .offloaded, .prewarmed, .otherIsSuspended,
            .timeChangeUntold, .activityAnnounced:
            true
        default: false
        }
    }

    /// Whether a trigger cannot happen otherwise.
    fileprivate func isImplied(by trigger: Trigger) -> Bool {
        switch (subject, trigger) {
        case (.condition(.locked), .event(.userUnlocksDevice)),
            (.condition(.locked), .event(.userHalfUnlocksDevice)),
            (.condition(.switcherOpen), .event(.userClosesSwitcher)):
            !isNegated
        default: false
        }
    }
}

extension Requirement {
    /// Whether other conditions of a way imply it, or make it meaningless.
    ///
    /// A new session has no scene yet. That another scene is connected matters if this one is not.
    fileprivate func isImplied(by others: [Requirement]) -> Bool {
        func excludes(_ condition: Condition) -> Bool {
            others.contains(Requirement(subject: .condition(condition), isNegated: true))
        }
        guard isNegated, case .condition(let condition) = subject else { return false }
        return switch condition {
        case .sceneConnected: excludes(.sessionKept)
        case .sceneUnattached: !excludes(.sceneConnected) || excludes(.sessionKept)
        default: false
        }
    }
}

extension Way {
    /// The background mode that the app must declare for the trigger to wake it.
    fileprivate var mode: String? { path[0].wakingMode(from: from) }
}
