import LifecycleCore

/// The results of searching the calls that each trigger leads to.
struct CallFindings {
    /// The ways to calls.
    private(set) var ways: [CallWay] = []
    /// The methods that each rule leads to, by its index in the rule book.
    private var leads: [Int: Set<Callback>] = [:]
    /// For each method, the rules that can apply on its ways but do not lead to it there.
    private var beside: [Callback: Set<Int>] = [:]

    /// The results for both models of app in each state.
    static let all = CallFindings()

    private init() {
        for model in [AppModels.delegate, .scenes] {
            for index in ruleBook.indices where ruleBook[index].startsWays {
                for state in LifecycleState.allCases {
                    var search = CallSearch(model: model, from: state)
                    search.take(index)
                    add(search)
                }
            }
        }
    }

    private mutating func add(_ search: CallSearch) {
        let own = search.ways.filter { $0.isInPlace || $0.isOfWindow || MovesByCall.all.has($0) }
        ways += own
        leads.merge(search.leads) { $0.union($1) }
        for callback in Set(own.map(\.callback)) {
            let others = search.leads.filter { !$0.value.contains(callback) }
            beside[callback, default: []].formUnion(others.keys)
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

/// The calls in the table of moves, by trigger and model of app.
struct MovesByCall {
    private var calls: [Callback: [(trigger: Trigger, model: AppModels)]] = [:]
    private var moves: [(trigger: Trigger, model: AppModels)] = []

    static let all = MovesByCall()

    private init() {
        for move in Move.all where move.option == nil {
            moves.add(move)
            for call in move.calls {
                guard case .callback(let callback) = call.called else { continue }
                calls[callback, default: []].add(move)
            }
        }
    }

    /// Whether a move makes the call of a way.
    ///
    /// The table omits some calls, such as those of view controllers. They are made on every move
    /// with the same trigger.
    func has(_ way: CallWay) -> Bool {
        (calls[way.callback] ?? moves).contains {
            $0.trigger == way.trigger && $0.model == way.model
        }
    }
}

extension [(trigger: Trigger, model: AppModels)] {
    fileprivate mutating func add(_ move: Move) {
        if !contains(where: { $0.trigger == move.trigger && $0.model == move.model }) {
            append((move.trigger, move.model))
        }
    }
}

extension CallWay {
    /// Whether it is about one window, which need not change the state of the app.
    fileprivate var isOfWindow: Bool {
        if case .event(let event) = trigger { event.about.isWindow } else { false }
    }
}

extension Rule {
    /// Whether it responds to something other than a step of another rule.
    fileprivate var startsWays: Bool {
        if case .transition = on { false } else { true }
    }
}
