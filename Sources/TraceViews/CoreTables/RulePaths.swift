package import LifecycleCore

/// The rules that each rule leads to: the rows of a transition follow the rows that perform it.
package struct RulePaths: Sendable {
    /// For each rule, in the order of the rule book, the rules that its effects can lead to.
    private let followers: [[RuleNumber]]

    /// The paths through the rule book, computed once.
    package static let shared = RulePaths()

    private init() {
        followers = ruleBook.map { rule in
            rule.then.flatMap { $0.transitions() }.flatMap { Trigger.transition($0).rules }
        }
    }

    /// Finds the shortest path from a rule to one that it led to.
    ///
    /// - Parameters:
    ///   - start: The rule for the event.
    ///   - end: A rule that applied later in the same step.
    ///   - answered: The rules that applied; the path has no others.
    /// - Returns: The rules on the path, including both ends; nil if there is no path.
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
