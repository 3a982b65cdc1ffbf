import LifecycleCore
import LifecycleReference

/// The lines of the reference that steps of the simulator show to be false.
///
/// A line about a call is false in a step that meets all its conditions and does not call the method. A
/// line that says why a method is not called is false in a step that calls it. What readers take for
/// granted is left out (`isOrdinary`).
public struct FalseLines: Sendable {
    /// The lines found, each with the rules that answered instead.
    public private(set) var found: Set<String> = []
    /// The lines found in the steps of an app so far, by their methods.
    private var candidates: [Callback: Set<String>] = [:]
    /// The methods that steps of the app call.
    private var called: Set<Callback> = []
    /// The situations that were compared.
    private var known: Set<Situation> = []

    /// What decides whether a line is true.
    private struct Situation: Hashable {
        var start: NumberedWay.Start
        var version: IOSVersion
        var facts: Facts
        var calls: Set<Callback>
    }

    /// A line of a page.
    fileprivate struct Line: Sendable {
        var callback: Callback
        var isCalled: Bool
        var versions: [VersionRange]
        var conditions: [Requirement]
    }

    /// Creates an empty search.
    public init() {}

    /// Compares the lines with a step.
    ///
    /// - Parameters:
    ///   - step: The step, of an app with one window.
    ///   - before: The world before it.
    mutating func add(_ step: Step, from before: World) {
        let start = NumberedWay.Start(
            state: step.state, model: step.app.model, trigger: step.agendaItem.trigger)
        guard let lines = Self.lines[start], step.isOfRulesAlone, step.isOrdinary(in: before)
        else { return }
        let facts = Facts(of: before)
        let situation = Situation(
            start: start, version: step.app.version, facts: facts, calls: step.calls)
        guard known.insert(situation).inserted else { return }
        called.formUnion(step.calls)
        for line in lines where line.isCalled != step.calls.contains(line.callback) {
            guard line.versions.contains(where: { $0.contains(step.app.version) }),
                line.conditions.allSatisfy(facts.include)
            else { continue }
            candidates[line.callback, default: []].insert(
                "\(line.callback) is \(line.isCalled ? "not called" : "called"): "
                    + "iOS \(step.app.version.text) \(step.state) \(step.agendaItem.trigger), "
                    + "\(line.conditions.map { "\($0.isNegated ? "not " : "")\($0.subject)" }) by "
                    + step.trace.map { "\($0.rule.rule.id)" }.joined(separator: ", "))
        }
    }

    /// Ends the comparison with the steps of an app.
    ///
    /// A run does not record the methods that the app has no code for, so lines about methods that no
    /// step calls are left out.
    mutating func finish() {
        found = called.reduce(into: []) { $0.formUnion(candidates[$1] ?? []) }
        (known, candidates) = ([], [:])
    }

    /// Adds the findings of another search.
    public mutating func formUnion(_ other: FalseLines) { found.formUnion(other.found) }

    /// The lines about each beginning of a step.
    private static let lines: [NumberedWay.Start: [Line]] = {
        var lines: [NumberedWay.Start: [Line]] = [:]
        func add(
            _ line: Line, _ triggers: [Trigger], from states: [LifecycleState], _ models: AppModels
        ) {
            for model in [AppModels.delegate, .scenes] where models.contains(model) {
                for (state, trigger) in states.flatMap({ state in triggers.map { (state, $0) } }) {
                    let start = NumberedWay.Start(state: state, model: model, trigger: trigger)
                    lines[start, default: []].append(line)
                }
            }
        }
        for callback in Callback.allCases {
            for line in WayLine.all(about: callback) where !line.isOfChoice {
                add(
                    Line(
                        callback: callback, isCalled: true, versions: line.versions,
                        conditions: line.conditions),
                    line.triggers, from: line.from, line.models)
            }
            for line in NonCall.all(of: callback) {
                guard case .event = line.rule.on else { continue }
                add(
                    Line(
                        callback: callback, isCalled: false, versions: line.versions,
                        conditions: line.conditions),
                    [line.rule.on],
                    from: LifecycleState.allCases.filter {
                        line.from.contains(LifecycleStates($0))
                    }, line.rule.models)
            }
        }
        return lines
    }()
}

extension WayLine {
    /// Whether it depends on what was chosen on the lock screen, which is no condition of its own.
    fileprivate var isOfChoice: Bool {
        conditions.contains(Requirement(subject: .condition(.openingWaits), isNegated: false))
    }
}

extension Step {
    /// Whether nothing has a part in it that a line need not mention.
    ///
    /// The reference lists what the system does not wake an app for once for all events.
    fileprivate func isOrdinary(in before: World) -> Bool {
        !app.supportsWindows && !app.launchReturnsFalse && !app.exitsOnSuspend
            && !app.hasContestedOption
            && ![Condition.busy, .asleep, .holdsLock].contains(where: before.meets)
            && !(before.meets(.locked) && agendaItem.needsScreen)
            && !trace.contains { entry in
                switch entry.what {
                case .notWoken: true
                case .ignored(_, let reason), .refused(_, let reason):
                    [.deviceUnlocked, .switcherNotOpen, .noRule, .noDifference, .notOnThisVersion]
                        .contains(reason)
                default: false
                }
            }
    }
}

extension AgendaItem {
    /// Whether it is what a user does on the screen, which a locked device does not allow.
    fileprivate var needsScreen: Bool {
        guard case .event(let event) = trigger else { return false }
        return event.actor == .user && event != .userUnlocksDevice
            && event != .userHalfUnlocksDevice
    }
}

extension World {
    fileprivate func meets(_ condition: Condition) -> Bool {
        meets(Requirement(subject: .condition(condition), isNegated: false))
    }
}
