import LifecycleCore

/// The results of searching the calls and changes of state that each trigger leads to.
struct WayFindings {
    /// The ways to calls and changes of state.
    private(set) var ways: [Way] = []
    /// The methods that each rule leads to, by its index in the rule book.
    private var leads: [Int: Set<Callback>] = [:]
    /// For each method, the rules that can apply on its ways but do not lead to it there, with the
    /// versions on which they can.
    private var beside: [Callback: [Int: [VersionRange]]] = [:]

    /// The results for both models of app in each state.
    static let all = WayFindings()

    private init() {
        let impossible = ImpossiblePath.all
        Self.search { model, state, endings, search in
            let own = endings.filter { ending in
                !impossible.contains { $0.isPart(of: ending.path, from: state, of: model) }
            }
            ways += own.map { Way($0, from: state, of: model, to: search.states) }
            leads.merge(search.leads) { $0.union($1) }
            let callbacks = Set(own.compactMap(\.end.callback))
            for callback in callbacks {
                beside[callback, default: [:]].merge(
                    search.versionsOfRules, uniquingKeysWith: +)
            }
        }
    }

    /// Searches what each trigger leads to in each state, for both models of app.
    ///
    /// - Parameter use: Receives the model, the state, the ways of one rule about the trigger, and
    ///   the search with what it found besides.
    static func search(
        _ use: (AppModels, LifecycleState, [WaySearch.Ending], WaySearch) -> Void
    ) {
        for model in [AppModels.delegate, .scenes] {
            for index in ruleBook.indices where ruleBook[index].startsWays {
                for state in LifecycleState.allCases {
                    var search = WaySearch(at: index, model: model, from: state)
                    let endings = search.take(index) ?? []
                    use(
                        model, state, endings.filter { !$0.isInOptions(from: state, of: model) },
                        search)
                }
            }
        }
    }

    /// Whether a rule leads to a method, by its index in the rule book.
    func leads(_ rule: Int, to callback: Callback) -> Bool {
        leads[rule]?.contains(callback) ?? false
    }

    /// The versions on which a rule applies without a call of the method, although its trigger can
    /// lead to one; nil if it leads to the call or never applies there.
    func versions(of rule: Int, without callback: Callback) -> [VersionRange]? {
        leads(rule, to: callback) ? nil : beside[callback]?[rule]?.joined
    }
}

extension Rule {
    /// Whether it responds to something other than a step of another rule.
    fileprivate var startsWays: Bool {
        if case .transition = on { false } else { true }
    }
}

extension WaySearch.Ending {
    /// Whether a scene that connects on the way has in its options what the method would be handed.
    fileprivate func isInOptions(from state: LifecycleState, of model: AppModels) -> Bool {
        let rules = path.map { ruleBook[$0] }
        let isDisconnected = Requirement(subject: .condition(.sceneConnected), isNegated: true)
        return Way.handsOver(to: end, by: rules, from: state, of: model)
            && rules.contains { $0.requirements.contains(isDisconnected) }
    }
}
