import LifecycleCore
import LifecycleReference

/// A way with its rules as steps name them.
struct NumberedWay {
    var start: Start
    var path: [RuleNumber]
    var versions: VersionRange
    var end: Way.End
    /// The possible states at the end; none in which a method cannot be called.
    var states: LifecycleStates
    /// Whether the table calls it impossible.
    var isLeftOut: Bool

    /// The beginning of ways.
    struct Start: Hashable {
        var state: LifecycleState
        var model: AppModels.RawValue
        var trigger: Int

        init(state: LifecycleState, model: AppModels, trigger: Trigger) {
            (self.state, self.model, self.trigger) = (state, model.rawValue, trigger.index)
        }
    }

    /// Every way that the rules allow, including those whose conditions never occur together.
    static let all: [NumberedWay] = {
        let numbers = Dictionary(uniqueKeysWithValues: RuleNumber.all.map { ($0.rule.name, $0) })
        return Way.derived.map { way in
            let path = way.path.compactMap { numbers[$0.name] }
            let isCall = way.end.callback != nil
            return NumberedWay(
                start: Start(state: way.from, model: way.model, trigger: way.trigger), path: path,
                versions: way.versions, end: way.end,
                states: isCall ? way.states.intersection(.executing) : way.states,
                isLeftOut: ImpossiblePath.all.contains {
                    $0.isPart(of: path.map { Int($0.index) }, from: way.from, of: way.model)
                })
        }
    }()

    /// The indices of the ways with each beginning.
    private static let byStart = Dictionary(grouping: all.indices) { all[$0].start }

    /// The indices of the ways from a state whose rules all answer in a step.
    ///
    /// A rule about scenePhase may answer and tell a view nothing, because it was told the same before.
    static func answered(in step: Step, from state: LifecycleState) -> [Int] {
        let start = Start(state: state, model: step.app.model, trigger: step.agendaItem.trigger)
        return byStart[start, default: []].filter { index in
            all[index].versions.contains(step.app.version)
                && all[index].path.allSatisfy { step.rules.contains($0) }
                && (all[index].end.callback?.receiver != .swiftUIView
                    || !all[index].states(in: step).isEmpty)
        }
    }

    /// The states in which a step makes its call or its change.
    func states(in step: Step) -> LifecycleStates {
        step.trace.reduce(into: []) { states, entry in
            guard entry.rule == path.last else { return }
            switch (entry.what, end) {
            case (.callback(let callback), .call(let called)) where callback == called:
                states.formUnion(
                    LifecycleState.allCases.reduce(into: []) { read, state in
                        if state.applicationState == entry.reads {
                            read.formUnion(LifecycleStates(state))
                        }
                    })
            case (.stateChange(let old, let new), .state(let state)) where new == state:
                states.formUnion(LifecycleStates(old))
            default: break
            }
        }
    }
}
