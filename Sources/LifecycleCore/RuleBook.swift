/// Every rule, in the order of the topics; of two rows that answer, the first one does.
public let ruleBook: [Rule] = topics.flatMap { rules in rules.map { $0.stepByStep } }

private let topics: [[Rule]] = [
    debuggerRules, mainThreadRules, impatientRules, launchRules, foregroundRules, phaseRules,
    openingRules,
    switcherRules, callRules, overlayRules, askRules, lockRules, windowRules, wakeRules,
    completionRules,
    backgroundRules,
    backgroundTaskRules, frozenRules, wakeSourceRules, notificationRules, splitScreenRules,
    deviceRules, changeRules, memoryWarningRules, memoryRules, responderRules, terminationRules,
    restartRules, otherEndRules, killRules, lastRules,
]

/// What answers when no other row does, so that each trace entry has a rule.
private let lastRules: [Rule] = [
    // The row for what comes while the main thread is busy and has no row for that case.
    Rule(
        "thread.waits", "What comes while the main thread is busy is handled when it is free.",
        on: .event(.callRings), from: [], then: [.wait],
        .documented(.guideAppLifeCycle)),
    // The row that answers when no other one does at all.
    Rule(
        "none", "What no rule speaks of changes nothing.",
        on: .event(.userOpensApp), from: [], then: [.nothing(.noRule)],
        .inferred(.modelLimit)),
]

/// The place of a rule in the rule book, which alone makes them.
public struct RuleNumber: Hashable, Sendable {
    /// The index in `ruleBook`.
    public let index: UInt16

    /// The numbers of all rules, in the order of the rule book.
    public static var all: [RuleNumber] { ruleBook.indices.map { RuleNumber(index: UInt16($0)) } }

    /// The rule itself.
    public var rule: Rule { ruleBook[Int(index)] }

    /// The row for what waits for the main thread.
    static let waits = RuleNumber(index: UInt16(ruleBook.count - 2))

    /// The row that answers when no other one does.
    public static let noRule = RuleNumber(index: UInt16(ruleBook.count - 1))

    // In this file alone, so that nothing but a row of the book speaks for a rule.
    fileprivate init(index: UInt16) {
        self.index = index
    }
}
