package import LifecycleCore

/// Which rules bring about which others: the rows of a transition follow the rows that perform it.
package struct RulePaths: Sendable {
    /// For each rule, in the order of the rule book, the rules that its effects can bring about.
    private let followers: [[RuleNumber]]

    /// The paths through the rule book, found once.
    package static let shared = RulePaths()

    private init() {
        var answers = [[RuleNumber]](repeating: [], count: Transition.allCases.count)
        for number in RuleNumber.all {
            if case .transition(let transition) = number.rule.on {
                answers[Int(transition.rawValue)].append(number)
            }
        }
        followers = ruleBook.map { rule in
            rule.then.flatMap { $0.transitions }.flatMap { answers[Int($0.rawValue)] }
        }
    }

    /// The shortest way from a rule to another one that it has brought about.
    ///
    /// - Parameters:
    ///   - start: The rule that answered to what happened.
    ///   - end: A rule that answered in the course of it.
    ///   - answered: The rules that answered; no others are on the way.
    /// - Returns: The rules on the way, both included; nil if there is no way.
    package func path(
        from start: RuleNumber, to end: RuleNumber, within answered: RuleSet
    ) -> [RuleNumber]? {
        var parents = [RuleNumber?](repeating: nil, count: followers.count)
        var queue = [start]
        var next = 0
        parents[Int(start.index)] = start
        while next < queue.count, parents[Int(end.index)] == nil {
            let rule = queue[next]
            next += 1
            for follower in followers[Int(rule.index)]
            where parents[Int(follower.index)] == nil && answered.contains(follower) {
                parents[Int(follower.index)] = rule
                queue.append(follower)
            }
        }
        var path = [end]
        while let last = path.last, last != start {
            guard let parent = parents[Int(last.index)] else { return nil }
            path.append(parent)
        }
        return path.reversed()
    }
}

extension Effect {
    /// The transitions that it performs, or may perform.
    fileprivate var transitions: [Transition] {
        switch self {
        case .perform(let transition): [transition]
        case .cover: [.resignActive]
        case .uncover: [.becomeActive]
        case .kill, .endByItself: [.exit]
        case .deliver: LaunchReason.allCases.compactMap { $0.delivery }
        default: []
        }
    }
}
