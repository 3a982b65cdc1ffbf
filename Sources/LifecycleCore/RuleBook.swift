/// Every rule, in the order of the topics; of two rows that answer, the first one does.
public let ruleBook: [Rule] =
    launchRules + foregroundRules + switcherRules + callRules + overlayRules + lockRules
    + backgroundRules
    + backgroundTaskRules + terminationRules + [noRule]

/// The row that answers when no other one does, so that each trace entry has a rule.
private let noRule = Rule(
    "none", "What no rule speaks of changes nothing.",
    on: .event(.userOpensApp), from: [], then: [.nothing(.noRule)],
    .inferred("the model covers what it has evidence for"))

extension RuleNumber {
    /// The row that answers when no other one does.
    static let noRule = RuleNumber(index: UInt16(ruleBook.count - 1))
}

/// The numbers of the rules that answer to each trigger, by the trigger's index.
private let numbersByTrigger: [[UInt16]] = {
    var numbers = [[UInt16]](repeating: [], count: Trigger.count)
    for (number, rule) in ruleBook.enumerated() {
        numbers[rule.on.index].append(UInt16(number))
    }
    return numbers
}()

extension World {
    /// The first rule that answers to a trigger in this world; nil if none does.
    func rule(answering trigger: Trigger, task: TaskName?) -> RuleNumber? {
        let model = app.model
        let here = LifecycleStates(state)
        for number in numbersByTrigger[trigger.index] {
            let rule = ruleBook[Int(number)]
            guard rule.from.contains(here), rule.versions.contains(app.version),
                rule.models.contains(model)
            else { continue }
            if rule.when.allSatisfy({ meets($0, task: task) }) {
                return RuleNumber(index: number)
            }
        }
        return nil
    }
}
