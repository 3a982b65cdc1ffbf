import LifecycleCore
import LifecycleReference
public import ScenarioText

/// The ways to calls that steps of the simulator show, among those whose rules may each lead to the
/// next.
///
/// A step shows a way if all rules of the way answer in it.
public struct FoundWays: Sendable {
    /// The indices of the ways shown.
    private var shown: Set<Int> = []

    /// Creates an empty search.
    public init() {}

    /// Adds the ways of a step, unless the app takes the other side of a contested question.
    mutating func add(_ answer: Answer, of app: App) {
        guard !app.hasContestedOption else { return }
        let start = Start(
            state: answer.state, model: app.model, trigger: answer.agendaItem.trigger.index)
        for index in Self.byStart[start] ?? [] where !shown.contains(index) {
            let way = Self.ways[index]
            guard way.versions.contains(app.version),
                way.path.allSatisfy({ answer.rules.contains($0) })
            else { continue }
            guard answer.isOfRulesAlone else { return }
            shown.insert(index)
        }
    }

    /// Adds the ways of a scenario.
    public mutating func add(_ scenario: Scenario) {
        var world = World(app: scenario.app)
        for part in scenario.before + [scenario.timeline] {
            // Each part has its own clock.
            let passed = world.now - Instant.zero
            for line in part {
                world.schedule(line.timed.agendaItem, at: line.timed.time + passed)
            }
            run(&world, of: scenario.app)
        }
    }

    /// Adds the ways of random sequences for plain apps, each of a few kinds of events.
    public mutating func addRandom(_ count: UInt64, of test: AppUnderTest) {
        for number in 0..<count {
            let sequence = TimedSequence(ofFewEvents: number, of: test)
            var world = World(app: sequence.app, timeline: sequence.timeline)
            run(&world, of: sequence.app)
        }
    }

    private mutating func run(_ world: inout World, of app: App) {
        var trace: [TraceEntry] = []
        var state = world.state
        while let agendaItem = world.advance() {
            let rules = world.apply(agendaItem, &trace, countingRules: true) ?? RuleSet()
            add(Answer(agendaItem, in: state, trace, rules), of: app)
            state = world.state
        }
    }

    /// Adds the findings of another search.
    public mutating func formUnion(_ other: FoundWays) { shown.formUnion(other.shown) }

    /// The lines of the table of impossible paths: for each way that is not shown, its shortest part
    /// that no way shown has.
    public var lines: [String] {
        var parts: Set<Part> = []
        for index in shown {
            let way = Self.ways[index]
            for part in way.parts.joined() {
                parts.insert(part)
                parts.insert(part.inAnyState)
            }
        }
        var lines: Set<String> = []
        for (index, way) in Self.ways.enumerated() where !shown.contains(index) && !way.isRare {
            let part = way.parts.lazy.compactMap { first(of: $0, notIn: parts) }.first
            if let part { lines.insert(part.text) }
        }
        return lines.sorted()
    }

    /// The first part that is not among others, if possible in any state.
    private func first(of all: [Part], notIn others: Set<Part>) -> Part? {
        all.lazy.map(\.inAnyState).first { !others.contains($0) }
            ?? all.first { !others.contains($0) }
    }

    /// The ways shown that the table calls impossible.
    public var leftOut: [String] {
        shown.map { Self.ways[$0] }.filter { way in
            let path = way.path.map { Int($0.index) }
            return ImpossiblePath.all.contains {
                $0.isPart(of: path, from: way.start.state, of: way.start.appModel)
            }
        }.map { "\($0.parts[$0.path.count - 1][0].text)" }.sorted()
    }

    /// A way as steps show it.
    private struct Way {
        var start: Start
        var path: [RuleNumber]
        var versions: VersionRange

        /// Whether it needs a task of BGTaskScheduler that runs, which few sequences bring about: that
        /// none shows the way then proves little.
        var isRare: Bool {
            let rare: [Requirement] = [.windowIsOfProcessing, .continuedTaskRuns].map {
                Requirement(subject: .condition($0), isNegated: false)
            }
            return path.contains { $0.rule.requirements.contains(where: rare.contains) }
        }

        /// The parts of the path by their length.
        var parts: [[Part]] {
            (1...path.count).map { length in
                (0...(path.count - length)).map { place in
                    Part(
                        model: start.model, state: start.state,
                        path: Array(path[place..<place + length]))
                }
            }
        }
    }

    /// The beginning of a way.
    private struct Start: Hashable {
        var state: LifecycleState
        var model: AppModels.RawValue
        var trigger: Int

        var appModel: AppModels { AppModels(rawValue: model) }

        init(state: LifecycleState, model: AppModels, trigger: Int) {
            (self.state, self.model, self.trigger) = (state, model.rawValue, trigger)
        }
    }

    /// Some rules of a way one after the other.
    private struct Part: Hashable {
        var model: AppModels.RawValue
        var state: LifecycleState?
        var path: [RuleNumber]

        var inAnyState: Part { Part(model: model, state: nil, path: path) }

        /// The line of the table.
        var text: String {
            let app = AppModels(rawValue: model) == .scenes ? "scenes" : "delegate"
            let rules = path.map { "\($0.rule.id)" }.joined(separator: " > ")
            return "\(app)\(state.map { " \($0)" } ?? ""), \(rules)"
        }
    }

    private static let ways: [Way] = {
        let numbers = Dictionary(uniqueKeysWithValues: RuleNumber.all.map { ($0.rule.name, $0) })
        return CallWay.derived.map { way in
            Way(
                start: Start(state: way.from, model: way.model, trigger: way.trigger.index),
                path: way.path.compactMap { numbers[$0.name] }, versions: way.versions)
        }
    }()

    private static let byStart = Dictionary(grouping: ways.indices) { ways[$0].start }
}

/// What answers something in a step.
struct Answer {
    /// True if nothing in the step waited for the main thread, and code of the app does nothing that
    /// makes the system call methods.
    var isOfRulesAlone: Bool {
        agendaItem != .timer(.mainThread)
            && !trace.contains { entry in
                switch entry.what {
                case .blocked, .crashed, .exited, .did, .refused:
                    entry.rule.rule.on != agendaItem.trigger
                default: false
                }
            }
    }

    var agendaItem: AgendaItem
    /// The state of the app before.
    var state: LifecycleState
    var trace: [TraceEntry]
    /// The rules that answer.
    var rules: RuleSet

    init(
        _ agendaItem: AgendaItem, in state: LifecycleState, _ trace: [TraceEntry], _ rules: RuleSet
    ) {
        (self.agendaItem, self.state, self.trace, self.rules) = (agendaItem, state, trace, rules)
    }
}
