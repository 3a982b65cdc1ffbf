package import LifecycleCore
package import ScenarioText

/// A step of a run: something that happens, and all that follows from it at once.
package struct Step {
    package var app: App
    /// The state of the app before.
    package var state: LifecycleState
    /// What happens.
    package var agendaItem: AgendaItem
    /// The entries of the step.
    package var trace: [TraceEntry]
    /// The rules that answer.
    package var rules: RuleSet
    /// The places of the entries in the trace of the run; nil in a part that a run continues.
    var rows: Range<Int>?

    /// Creates a step of a run whose trace is not kept.
    package init(
        app: App, state: LifecycleState, agendaItem: AgendaItem, trace: [TraceEntry], rules: RuleSet
    ) {
        self.app = app
        self.state = state
        self.agendaItem = agendaItem
        self.trace = trace
        self.rules = rules
    }

    /// The methods that are called.
    package var calls: Set<Callback> {
        Set(
            trace.compactMap { entry in
                if case .callback(let callback) = entry.what { callback } else { nil }
            })
    }

    /// True if nothing in the step waited for the main thread, and code of the app does nothing that
    /// makes the system call methods.
    package var isOfRulesAlone: Bool {
        agendaItem != .timer(.mainThread)
            && !trace.contains { entry in
                switch entry.what {
                case .blocked, .crashed, .exited, .did, .refused:
                    entry.rule.rule.on != agendaItem.trigger
                default: false
                }
            }
    }
}

extension World {
    /// Runs until nothing is left to come.
    package mutating func run(as app: App, _ use: (Step) -> Void) {
        while let agendaItem = advance() { use(step(agendaItem, of: app)) }
    }

    fileprivate mutating func step(_ agendaItem: AgendaItem, of app: App) -> Step {
        let before = state
        var trace: [TraceEntry] = []
        let rules = apply(agendaItem, &trace, countingRules: true) ?? RuleSet()
        return Step(app: app, state: before, agendaItem: agendaItem, trace: trace, rules: rules)
    }
}

extension Scenario {
    /// The steps of its run, after those of its start and of the scenarios that it continues.
    package var steps: [Step] {
        var world = World(app: app)
        var steps: [Step] = []
        let parts = start.parts(before: (before + [timeline]).map { $0.map(\.timed) })
        for (number, part) in parts.enumerated() {
            // Each part has its own clock.
            let passed = world.now - Instant.zero
            for event in part.unseen { steps.append(world.step(.event(event), of: app)) }
            for item in part.timeline { world.schedule(item.agendaItem, at: item.time + passed) }
            var row = 0
            world.run(as: app) { step in
                steps.append(step)
                guard number == parts.count - 1 else { return }
                steps[steps.count - 1].rows = row..<row + step.trace.count
                row += step.trace.count
            }
        }
        return steps
    }
}

extension AgendaItem {
    /// The trigger to which rules answer.
    package var trigger: Trigger {
        switch self {
        case .stimulus(let stimulus): .event(stimulus.event)
        case .action(let action), .delayedAction(let action, _, _): .action(action.kind)
        case .timer(let timer): .timer(timer)
        }
    }
}
