extension Trigger {
    /// The rules about the trigger, in the order of the rule book.
    ///
    /// Searches of the rule book go from a trigger to its rules, and from an effect of theirs to the
    /// transitions that it performs (`Effect.transitions(for:)`).
    package var rules: [RuleNumber] { rulesByTrigger[index] }
}

private let rulesByTrigger: [[RuleNumber]] = {
    var table = [[RuleNumber]](repeating: [], count: Trigger.count)
    for number in RuleNumber.all { table[number.rule.on.index].append(number) }
    return table
}()
