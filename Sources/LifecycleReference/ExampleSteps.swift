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

    /// The steps in which the rule of a line applies and the method is not called, those after an
    /// event that can lead to the call if there are any.
    func uses(of line: NonCall, without callback: Callback) -> [ExampleUse] {
        func uses(after triggers: [Trigger]?) -> [ExampleUse] {
            self.uses(in: [line.rule.number]) { known in
                let trigger = known.step.agendaItem.trigger
                return !known.calls.contains(callback)
                    && line.versions.contains { $0.contains(known.step.app.version) }
                    && line.trigger.map { $0 == trigger && line.from.contains(LifecycleStates(known.step.state)) }
                        ?? triggers?.contains(trigger) ?? true
            }
        }
        let close = uses(after: Way.all(to: callback).map(\.trigger))
        return close.isEmpty ? uses(after: nil) : close
    }

    /// The steps in which a rule answers.
    func uses(of rule: Rule) -> [ExampleUse] {
        uses(in: [rule.number]) { _ in true }
    }

    private func uses(
        in numbers: Set<RuleNumber>, where isMeant: (ExampleStep) -> Bool
    ) -> [ExampleUse] {
        numbers.flatMap { byRule[Int($0.index)] }.compactMap { index in
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

extension Way {
    /// Whether a step begins as the way does.
    fileprivate func begins(_ step: Step) -> Bool {
        from == step.state && model == step.app.model && trigger == step.agendaItem.trigger
            && versions.contains(step.app.version)
    }
}
