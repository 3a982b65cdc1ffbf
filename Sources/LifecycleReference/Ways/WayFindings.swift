import LifecycleCore

/// The results of searching the calls and changes of state that each trigger leads to.
struct WayFindings {
    /// The ways to calls and changes of state.
    private(set) var ways: [Way] = []
    /// The methods that each rule leads to, by its index in the rule book.
    private var leads: [Int: Set<Callback>] = [:]
    /// For each method, the rules that can apply on its ways but do not lead to it there.
    private var beside: [Callback: Set<Int>] = [:]

    /// The results for both models of app in each state.
    static let all = WayFindings()

    private init() {
        let impossible = ImpossiblePath.all
        Self.search { model, state, endings, leads in
            let own = endings.filter { ending in
                !impossible.contains { $0.isPart(of: ending.path, from: state, of: model) }
            }
            ways += own.map { Way($0, from: state, of: model) }
            self.leads.merge(leads) { $0.union($1) }
            for callback in Set(own.compactMap(\.end.callback)) {
                let others = leads.filter { !$0.value.contains(callback) }
                beside[callback, default: []].formUnion(others.keys)
            }
        }
    }

    /// Searches what each trigger leads to in each state, for both models of app.
    ///
    /// - Parameter use: Receives the model, the state, the ways of one rule about the trigger, and
    ///   the methods that each rule leads to there.
    static func search(
        _ use: (AppModels, LifecycleState, [WaySearch.Ending], [Int: Set<Callback>]) -> Void
    ) {
        for model in [AppModels.delegate, .scenes] {
            for index in ruleBook.indices where ruleBook[index].startsWays {
                for state in LifecycleState.allCases {
                    var search = WaySearch(at: index, model: model, from: state)
                    let endings = search.take(index) ?? []
                    use(model, state, endings, search.leads)
                }
            }
        }
    }

    func leads(_ rule: Int, to callback: Callback) -> Bool {
        leads[rule]?.contains(callback) ?? false
    }

    /// Whether a rule never leads to the call of a method, although its trigger can.
    func keeps(_ rule: Int, from callback: Callback) -> Bool {
        !leads(rule, to: callback) && beside[callback]?.contains(rule) ?? false
    }
}

extension Rule {
    /// Whether it responds to something other than a step of another rule.
    fileprivate var startsWays: Bool {
        if case .transition = on { false } else { true }
    }
}
