import LifecycleCore
import LifecycleReference
public import ScenarioText

/// The ways to calls and changes of state that steps of the simulator show, among those whose rules
/// may each lead to the next.
///
/// A step shows a way if all rules of the way answer in it.
public struct FoundWays: Sendable {
    /// The indices of the ways shown.
    private var shown: Set<Int> = []
    /// The states in which steps make the call or the change of each way.
    private var states: [Int: LifecycleStates] = [:]
    /// The calls and changes to which no way leads, in words.
    public private(set) var unexplained: Set<String> = []

    /// Creates an empty search.
    public init() {}

    /// Adds the ways of a step, unless the app takes the other side of a contested question.
    mutating func add(_ step: Step) {
        guard !step.app.hasContestedOption, step.isOfRulesAlone else { return }
        for index in NumberedWay.answered(in: step, from: step.state) {
            shown.insert(index)
            self.states[index, default: []].formUnion(NumberedWay.all[index].states(in: step))
        }
        // What happens to one of several windows depends on its own state.
        let states = step.app.supportsWindows ? LifecycleState.allCases : [step.state]
        let known = states.flatMap { NumberedWay.answered(in: step, from: $0) }.lazy
            .map { NumberedWay.all[$0] }.filter { !$0.isLeftOut }
        for entry in step.trace where !known.contains(where: { $0.explains(entry, in: step.app) }) {
            if entry.isChangeOrCall, let words = step.words(for: entry) {
                unexplained.insert(words)
            }
        }
    }

    /// Adds the ways of a scenario.
    public mutating func add(_ scenario: Scenario) {
        for step in scenario.steps { add(step) }
    }

    /// Adds the ways of random sequences for plain apps, each of a few kinds of events.
    public mutating func addRandom(_ numbers: Range<UInt64>, of test: AppUnderTest) {
        for number in numbers {
            let sequence = TimedSequence(ofFewEvents: number, of: test)
            var world = World(app: sequence.app, timeline: sequence.timeline)
            world.run(as: sequence.app) { add($0) }
        }
    }

    /// Adds the findings of another search.
    public mutating func formUnion(_ other: FoundWays) {
        shown.formUnion(other.shown)
        states.merge(other.states) { $0.union($1) }
        unexplained.formUnion(other.unexplained)
    }

    /// The lines of the table of impossible paths: for each way that is not shown, its shortest part
    /// that no way shown has.
    public var lines: [String] {
        var parts: Set<WayPart> = []
        for index in shown {
            for part in NumberedWay.all[index].parts.joined() {
                parts.insert(part)
                parts.insert(part.inAnyState)
            }
        }
        var lines: Set<String> = []
        for (index, way) in NumberedWay.all.enumerated()
        where !shown.contains(index) && !way.isRare {
            let part = way.parts.lazy.compactMap { first(of: $0, notIn: parts) }.first
            if let part { lines.insert(part.text) }
        }
        return lines.sorted()
    }

    /// The first part that is not among others, if possible in any state.
    private func first(of all: [WayPart], notIn others: Set<WayPart>) -> WayPart? {
        all.lazy.map(\.inAnyState).first { !others.contains($0) }
            ?? all.first { !others.contains($0) }
    }

    /// The ways shown that the table calls impossible.
    public var leftOut: [String] {
        Set(shown.map { NumberedWay.all[$0] }.filter(\.isLeftOut).map(\.text)).sorted()
    }

    /// The changes of state that no step makes on their way, and the readings that no step shows in a
    /// method that the rule calls.
    public var unmade: [String] {
        let ways = NumberedWay.all.indices.filter { index in
            let way = NumberedWay.all[index]
            return !way.isLeftOut && !way.isRare && way.isRecorded
        }
        return Dictionary(grouping: ways) { NumberedWay.all[$0].claim }.compactMap { claim, own in
            let said = own.reduce(into: LifecycleStates()) {
                $0.formUnion(NumberedWay.all[$1].states)
            }
            let made = own.reduce(into: LifecycleStates()) { $0.formUnion(states[$1] ?? []) }
            let rest = LifecycleState.allCases.filter {
                said.subtracting(made).contains(LifecycleStates($0))
            }
            guard !rest.isEmpty else { return nil }
            return "\(claim.path.text): \(claim.end) in \(rest)"
        }.sorted()
    }
}

/// Some rules of a way one after the other.
struct WayPart: Hashable {
    var model: AppModels.RawValue
    /// The state at the beginning of the way; nil for any.
    var state: LifecycleState?
    var path: [RuleNumber]

    var inAnyState: WayPart { WayPart(model: model, state: nil, path: path) }

    /// The line of the table.
    var text: String {
        let app = AppModels(rawValue: model) == .scenes ? "scenes" : "delegate"
        let rules = path.map { "\($0.rule.id)" }.joined(separator: " > ")
        return "\(app)\(state.map { " \($0)" } ?? ""), \(rules)"
    }
}

extension NumberedWay {
    /// Whether it needs a task of BGTaskScheduler that runs, or more events than a sequence has: that
    /// no sequence shows the way then proves little.
    fileprivate var isRare: Bool {
        let rare: [Requirement] = [
            .windowIsOfTask, .windowIsOfProcessing, .continuedTaskRuns, .tooManyTasks,
            .wokenTooOften,
        ].map { Requirement(subject: .condition($0), isNegated: false) }
        return path.contains { $0.rule.requirements.contains(where: rare.contains) }
    }

    /// Whether every run records its end, unlike calls of methods that few apps have.
    fileprivate var isRecorded: Bool {
        guard let callback = end.callback, let rule = path.last?.rule else { return true }
        return rule.then.contains(.call(callback)) || rule.then.contains(.callToComplete(callback))
    }

    /// What the reference says by it: the way to a change of state, or the rule that calls a method.
    fileprivate var claim: Claim {
        let isCall = end.callback != nil
        return Claim(
            end: end,
            path: WayPart(
                model: start.model, state: isCall ? nil : start.state,
                path: isCall ? path.suffix(1) : path))
    }

    fileprivate struct Claim: Hashable {
        var end: Way.End
        var path: WayPart
    }

    /// The parts of the path by their length.
    fileprivate var parts: [[WayPart]] {
        (1...path.count).map { length in
            (0...(path.count - length)).map { place in
                WayPart(
                    model: start.model, state: start.state,
                    path: Array(path[place..<place + length]))
            }
        }
    }

    /// The way as a line of the table.
    fileprivate var text: String { parts[path.count - 1][0].text }

    /// Whether an entry is its call or its change, in a state in which the way has it.
    ///
    /// With several windows the state of the app is that of the one furthest in front, whatever a
    /// rule does to another.
    fileprivate func explains(_ entry: TraceEntry, in app: App) -> Bool {
        guard entry.rule == path.last else { return false }
        switch (entry.what, end) {
        case (.callback(let callback), .call(let called)):
            guard callback == called else { return false }
            let isOfAnother = app.supportsWindows && callback.isAboutOneScene
            return isOfAnother
                || entry.reads.map { reads in
                    LifecycleState.allCases.contains {
                        $0.applicationState == reads && states.contains(LifecycleStates($0))
                    }
                } ?? true
        case (.stateChange(let old, let new), .state(let state)):
            return app.supportsWindows || new == state && states.contains(LifecycleStates(old))
        default: return false
        }
    }
}

extension Step {
    /// An entry with the rules that may have led to it, for a report.
    fileprivate func words(for entry: TraceEntry) -> String? {
        let reads = entry.reads.map { ", which reads \($0)," } ?? ""
        let subject: String
        switch entry.what {
        case .callback(let callback): subject = "the call of \(callback)\(reads)"
        case .stateChange(let old, let new):
            // It follows from the state of the scenes.
            guard !app.supportsWindows else { return nil }
            subject = "the change from \(old) to \(new)"
        default: return nil
        }
        let model = app.model == .scenes ? "scenes" : "delegate"
        return "iOS \(app.version.text), \(model) \(state), \(agendaItem.trigger): no way leads to "
            + "\(subject) by \(entry.rule.rule.id)"
    }
}

extension TraceEntry {
    /// True if the state of the app changes or a method is called.
    var isChangeOrCall: Bool {
        switch what {
        case .stateChange, .callback: true
        default: false
        }
    }
}
