import LifecycleCore
import TraceViews

/// What follows from an event in a state by one rule.
struct EventAnswer {
    var rule: Rule
    /// The calls and the new states in order, which differ between the models of app.
    private(set) var orders: [Order] = []
    /// The methods that are called only under further conditions, or only in apps that ask for it.
    private(set) var besides: [Callback] = []

    struct Order {
        var models: AppModels
        var ends: [Way.End] = []
    }

    /// The conditions of the rule that are worth mentioning.
    var conditions: [Word] { rule.requirements.compactMap(\.words) }

    /// What follows by each rule that answers in a state.
    ///
    /// - Parameters:
    ///   - ways: The ways of one event.
    ///   - state: The state of the app at the event.
    /// - Returns: The answers, in the order of the rules.
    static func all(in ways: [Way], from state: LifecycleState) -> [EventAnswer] {
        var answers: [EventAnswer] = []
        for way in ways where way.from == state {
            let rule = way.path[0]
            if answers.last?.rule.name != rule.name,
                !answers.contains(where: { $0.rule.name == rule.name })
            {
                answers.append(EventAnswer(rule: rule))
            }
            guard let index = answers.firstIndex(where: { $0.rule.name == rule.name }) else {
                continue
            }
            answers[index].add(way)
        }
        return answers.map(\.withoutRepetition)
    }

    private mutating func add(_ way: Way) {
        let isConditional = way.path.dropFirst().flatMap(\.requirements).contains {
            $0.words != nil
        }
        let inEveryApp = way.path[way.path.count - 1].calledMethods
        if let callback = way.end.callback, isConditional || !inEveryApp.contains(callback) {
            if !besides.contains(callback) { besides.append(callback) }
            return
        }
        guard !isConditional else { return }
        if orders.last?.models != way.model { orders.append(Order(models: way.model)) }
        let last = orders.count - 1
        if !orders[last].ends.contains(way.end) { orders[last].ends.append(way.end) }
    }

    /// The same answer, with one order if both models of app have the same, and without methods
    /// besides that are in an order.
    private var withoutRepetition: EventAnswer {
        var answer = self
        if orders.count == 2, orders[0].ends == orders[1].ends {
            answer.orders = [Order(models: .any, ends: orders[0].ends)]
        }
        answer.besides.removeAll { callback in
            orders.contains { $0.ends.contains(.call(callback)) }
        }
        return answer
    }
}
