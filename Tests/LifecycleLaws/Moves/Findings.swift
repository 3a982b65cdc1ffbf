import LifecycleCore
public import ScenarioText

/// The moves between states and the calls that steps of the simulator show.
public struct Findings: Sendable {
    /// The moves.
    public private(set) var moves = FoundMoves()
    /// The calls.
    public private(set) var calls = FoundCalls()
    /// The ways to calls.
    public internal(set) var ways = FoundWays()

    /// Creates empty findings.
    public init() {}

    /// Adds the moves and calls of a step.
    mutating func add(_ step: PlainStep, of app: App, on versions: [IOSVersion]) {
        moves.add(step, of: app, on: versions)
        calls.add(step, of: app, on: versions)
    }

    /// Adds what a scenario shows on its own version and, if it has a new move, on all others.
    public mutating func add(_ scenario: Scenario) {
        ways.add(scenario)
        var own = Findings()
        own.run(scenario, as: scenario.app)
        guard !own.moves.isSubset(of: moves) else { return formUnion(own) }
        for adoptsScenes in [false, true] {
            for version in VersionBands.versions {
                var app = scenario.app
                app.version = version
                app.adoptsScenes = adoptsScenes
                app.sdk = IOSVersion(26)
                if adoptsScenes == (app.model == .scenes) { own.run(scenario, as: app) }
            }
        }
        formUnion(own)
    }

    private mutating func run(_ scenario: Scenario, as app: App) {
        for step in scenario.steps(as: app) {
            add(step, of: app, on: [VersionBands.band(of: app.version)])
        }
    }

    /// Adds ways to calls.
    public mutating func formUnion(_ ways: FoundWays) { self.ways.formUnion(ways) }

    /// Adds the findings of another search.
    public mutating func formUnion(_ other: Findings) {
        moves.formUnion(other.moves)
        calls.formUnion(other.calls)
        ways.formUnion(other.ways)
    }
}

extension Scenario {
    /// The steps of its run in which something is called or changes, after those of the scenarios
    /// that it continues.
    func steps(as app: App) -> [PlainStep] {
        var world = World(app: app)
        var steps: [PlainStep] = []
        var trace: [TraceEntry] = []
        for part in before + [timeline] {
            // Each part has its own clock.
            let passed = world.now - Instant.zero
            for line in part {
                world.schedule(line.timed.agendaItem, at: line.timed.time + passed)
            }
            while let agendaItem = world.advance() {
                let answered = world.apply(agendaItem, &trace, countingRules: true) ?? RuleSet()
                guard trace.contains(where: \.isMoveOrCall) else { continue }
                steps.append(PlainStep(agendaItem, trace, answered))
            }
        }
        return steps
    }
}

extension TraceEntry {
    /// True if the state of the app changes or a method is called.
    var isMoveOrCall: Bool {
        switch what {
        case .stateChange, .callback: true
        default: false
        }
    }
}
