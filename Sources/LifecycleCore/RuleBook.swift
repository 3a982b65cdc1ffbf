/// All rules; of several that match, the first one answers.
public let ruleBook: [Rule] = tables.flatMap { topic, rules in
    rules.map { rule in
        var rule = rule.stepByStep
        rule.topic = topic
        return rule
    }
}

private let tables: [(RuleTopic, [Rule])] = [
    (.debugger, debuggerRules), (.mainThread, mainThreadRules), (.mainThread, impatientRules),
    (.launch, launchRules), (.screen, foregroundRules), (.scenePhase, phaseRules),
    (.opening, openingRules), (.interruptions, switcherRules), (.calls, callRules),
    (.interruptions, overlayRules), (.interruptions, askRules), (.lock, lockRules),
    (.windows, windowRules), (.waking, wakeRules), (.wakingAfterForceQuit, forceQuitWakeRules),
    (.waking, deliveryRules), (.calls, voipRules), (.completion, completionRules),
    (.background, backgroundRules), (.backgroundTasks, backgroundTaskRules),
    (.background, frozenRules), (.waking, wakeSourceRules), (.notifications, notificationRules),
    (.windows, splitScreenRules), (.device, deviceRules), (.device, changeRules),
    (.memory, memoryWarningRules), (.memory, memoryRules), (.input, responderRules),
    (.ending, terminationRules), (.ending, restartRules), (.ending, otherEndRules),
    (.ending, removalRules), (.kills, killRules), (.mainThread, lastRules),
]

/// The rules that answer if no other does, so that each trace entry has a rule.
private let lastRules: [Rule] = [
    // For stimuli while the main thread is busy, if no rule is about that case.
    Rule(
        "thread.waits", "What comes while the main thread is busy is handled when it is free.",
        on: .event(.callRings), from: [], then: [.wait],
        .documented(.guideAppLifeCycle)),
    // For everything else.
    Rule(
        "none", "What no rule speaks of changes nothing.",
        on: .event(.userOpensApp), from: [], then: [.nothing(.noRule)],
        .inferred(.modelLimit)),
]

/// The number of a rule in the rule book.
public struct RuleNumber: Hashable, Sendable {
    /// The index in `ruleBook`.
    public let index: UInt16

    /// The numbers of all rules, in the order of the rule book.
    public static var all: [RuleNumber] { ruleBook.indices.map { RuleNumber(index: UInt16($0)) } }

    /// The rule with this number.
    public var rule: Rule { ruleBook[Int(index)] }

    /// The rule for what waits for the main thread.
    static let waits = RuleNumber(index: UInt16(ruleBook.count - 2))

    /// The rule that answers if no other does.
    public static let noRule = RuleNumber(index: UInt16(ruleBook.count - 1))

    // Private to this file, so that each number belongs to a rule of the book.
    fileprivate init(index: UInt16) {
        self.index = index
    }
}
