package import LifecycleCore
import TraceViews

/// A line in the list of what calls a method or changes the state, which combines events with the same
/// description.
package struct WayLine: Equatable {
    var occasion: Occasion
    package var triggers: [Trigger]
    /// The possible states of the app at that time, in the order of all states.
    package var from: [LifecycleState]
    /// The conditions worth mentioning.
    package var conditions: [Requirement]
    /// The background mode that the app must declare to be woken; nil if it needs none.
    var mode: String?
    /// The lifecycle models of the app.
    package var models: AppModels
    package var versions: [VersionRange]
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

    package static func == (left: WayLine, right: WayLine) -> Bool {
        left.isAlike(right) && left.triggers == right.triggers && left.models == right.models
            && left.from == right.from && left.versions == right.versions
    }

    /// The lines about a method, those of the newest version first, and then by the number of
    /// conditions that an ordinary app does not meet.
    package static func all(about callback: Callback) -> [WayLine] { byCallback[callback] ?? [] }

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
            isRare ? 1 : 0, conditions.count { !$0.isOfOrdinaryApp }, isInUsualState ? 0 : 1,
        ]
    }

    /// Whether the app is where most readers have it in mind.
    private var isInUsualState: Bool {
        from.contains { ($0 == .active || $0 == .inactive) != occasion.beginsOffScreen }
    }

    /// Whether it differs only in its triggers, apps, states or versions.
    func isAlike(_ other: WayLine) -> Bool {
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

    func isSameButForVersions(_ other: WayLine) -> Bool {
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
