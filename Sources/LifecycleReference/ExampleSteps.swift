import LifecycleCore
import ScenarioText

/// The steps of the runs of a site, to find those that show a line about a method.
struct ExampleSteps {
    private let examples: [Example]
    private var steps: [ExampleStep] = []
    /// The indices of the steps in which each rule answers, by the index of the rule.
    private var byRule = [[Int]](repeating: [], count: ruleBook.count)

    private struct ExampleStep {
        /// The index of the example.
        var example: Int
        var step: Step
        var calls: Set<Callback>

        /// Whether it makes a call or a change of state.
        func makes(_ end: Way.End) -> Bool {
            switch end {
            case .call(let callback): calls.contains(callback)
            case .state(let state):
                step.trace.contains { entry in
                    if case .stateChange(_, to: state) = entry.what { true } else { false }
                }
            }
        }
    }

    init(_ examples: [Example]) {
        self.examples = examples
        let numbers = RuleNumber.all
        for (index, example) in examples.enumerated() {
            for step in example.scenario.steps where step.rows != nil {
                for number in numbers where step.rules.contains(number) {
                    byRule[Int(number.index)].append(steps.count)
                }
                steps.append(ExampleStep(example: index, step: step, calls: step.calls))
            }
        }
    }

    /// The steps that go one of the ways of a line to its end.
    func uses(of line: WayLine) -> [ExampleUse] {
        let ways = line.ways.map { way in (way, numbers: way.path.map(\.number)) }
        let ends = Set(ways.compactMap { $0.numbers.last })
        return uses(in: ends) { known in
            ways.contains { way, numbers in
                way.begins(known.step) && known.makes(way.end)
                    && numbers.allSatisfy { known.step.rules.contains($0) }
            }
        }
    }

    /// The steps in which the rule of a line applies, of an app that reports the method and is not
    /// called.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - callback: The method; nil for a line that is about no method.
    ///   - trigger: What the line is about, if not what leads to the method.
    /// - Returns: The places of the rule in the steps.
    func uses(
        of line: NonCall, without callback: Callback?, after trigger: Trigger? = nil
    ) -> [ExampleUse] {
        let ways = callback.map { Way.all(to: $0) } ?? []
        let models = ways.reduce(into: AppModels()) { $0.formUnion($1.model) }
        let triggers = trigger.map { [$0] } ?? ways.map(\.trigger)
        let settings = line.conditions.filter(\.isOfSettings)
        return uses(in: [line.rule.number]) { known in
            let (app, trigger) = (known.step.app, known.step.agendaItem.trigger)
            guard line.versions.contains(where: { $0.contains(app.version) }),
                settings.allSatisfy({ app.meets($0) }),
                line.trigger == nil || line.trigger == trigger,
                line.trigger == nil || line.from.contains(LifecycleStates(known.step.state))
            else { return false }
            if let callback, known.calls.contains(callback) { return false }
            if line.kind == .instead { return true }
            if line.kind != .end, line.trigger == nil, !triggers.contains(trigger) { return false }
            return callback.map { models.contains(app.model) && app.reports($0) } ?? true
        }
    }

    /// Whether code of an app answers an event in some run.
    func tells(_ trigger: Trigger) -> Bool {
        steps.contains { known in
            known.step.agendaItem.trigger == trigger
                && known.step.trace.contains { $0.actor == .app || $0.actor == .scene }
        }
    }

    /// The steps of a moment in which a method is not called.
    func uses(of moment: UsualMoment, without callback: Callback) -> [ExampleUse] {
        steps.compactMap { known in
            let step = known.step
            guard step.agendaItem.trigger == .event(moment.event), step.state == moment.state,
                step.app.model == moment.run.model, step.app.version == .newest,
                !known.calls.contains(callback), let rows = step.rows,
                step.calls == moment.calls(in: step.app)
            else { return nil }
            return ExampleUse(example: examples[known.example], rows: Array(rows.prefix(1)))
        }
    }

    /// The steps in which a rule answers, and a method is called, if given.
    func uses(of rule: Rule, calling callback: Callback? = nil) -> [ExampleUse] {
        uses(in: [rule.number]) { known in callback.map { known.calls.contains($0) } ?? true }
    }

    private func uses(
        in numbers: Set<RuleNumber>, where isMeant: (ExampleStep) -> Bool
    ) -> [ExampleUse] {
        // A set has another order in each process, and of equal runs the first is shown.
        let places = Set(numbers.flatMap { byRule[Int($0.index)] }).sorted()
        return places.compactMap { index in
            let known = steps[index]
            guard isMeant(known), let rows = known.step.rows else { return nil }
            let own = rows.filter { row in
                numbers.contains(examples[known.example].trace.entries[row].rule)
            }
            return ExampleUse(
                example: examples[known.example], rows: own.isEmpty ? Array(rows.prefix(1)) : own)
        }
    }
}

extension App {
    /// Whether runs of the app record each call of a method.
    fileprivate func reports(_ callback: Callback) -> Bool {
        switch callback {
        case .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState,
            .viewControllerWithRestorationPath:
            preservesState
        case .viewControllerMemoryWarning: true
        default:
            switch callback.receiver {
            case .viewController: watchesViews
            case .swiftUIView: watchesScenePhase
            default: true
            }
        }
    }
}

extension Way {
    /// Whether a step begins as the way does.
    fileprivate func begins(_ step: Step) -> Bool {
        from == step.state && model == step.app.model && trigger == step.agendaItem.trigger
            && versions.contains(step.app.version)
    }
}
