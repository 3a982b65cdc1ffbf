import LifecycleCore

/// What searches find of the calls that come of all that can happen.
struct CallFindings {
    /// The ways to calls.
    private(set) var ways: [CallWay] = []
    /// The methods that each rule leads to, by its place in the rule book.
    private var leads: [Int: Set<Callback>] = [:]
    /// For each method the rules that can answer in the course of what leads to it, and that do not
    /// lead to it there.
    private var beside: [Callback: Set<Int>] = [:]

    /// Those of both kinds of app in each state.
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

    /// Whether a rule leads to the call of a method.
    func leads(_ rule: Int, to callback: Callback) -> Bool {
        leads[rule]?.contains(callback) ?? false
    }

    /// Whether a rule never leads to the call of a method, though what happens can.
    func keeps(_ rule: Int, from callback: Callback) -> Bool {
        !leads(rule, to: callback) && beside[callback]?.contains(rule) ?? false
    }
}

/// What the table of moves says of the calls: which of them come of what, in which kind of app.
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

    /// Whether a move makes the call of a way; calls that the table leaves out, as the views of an app
    /// get them, are made on each move that comes of the same.
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
    /// Whether it is about one window, whose steps need not change the state of the app.
    fileprivate var isOfWindow: Bool {
        if case .event(let event) = trigger { event.about.isWindow } else { false }
    }
}

extension Rule {
    /// Whether it answers to something that is no step of another rule.
    fileprivate var startsWays: Bool {
        if case .transition = on { false } else { true }
    }
}
