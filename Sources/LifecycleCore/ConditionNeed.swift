// What conditions of rules depend on, for searches that leave out what makes no difference to them.

/// What has to come about before a condition can be met.
package enum ConditionNeed: Equatable, Sendable {
    /// How the app is set up decides.
    case settings
    /// One of these facts, which only a rule makes true.
    case facts([Fact])
    /// One of these reasons to be launched or woken, which only a rule gives.
    case reasons([LaunchReason])
    /// Nothing that can be told from the condition alone.
    case unknown
}

extension Requirement {
    /// What it needs, as an app finds it out to which nothing has happened but that alone.
    package var need: ConditionNeed {
        guard case .condition(let condition) = subject,
            let isMetAtStart = condition.isMet(after: { _ in })
        else { return .settings }
        guard isMetAtStart == isNegated else { return .unknown }
        let facts = facts
        if !facts.isEmpty { return .facts(facts) }
        let reasons = LaunchReason.allCases.filter { reason in
            let isMet = condition.isMet { world in
                world.reason = reason
                world.windowReason = reason
            }
            return isMet != isMetAtStart
        }
        return reasons.isEmpty ? .unknown : .reasons(reasons)
    }

    /// The facts on which it depends whether it is met.
    package var facts: [Fact] {
        guard case .condition(let condition) = subject else { return [] }
        let isMetAtStart = condition.isMet { _ in }
        return Fact.allCases.filter { fact in
            condition.isMet { $0.set(fact, true) } != isMetAtStart
        }
    }
}

extension Condition {
    /// Whether an app meets it to which nothing has happened but a change; nil where its settings
    /// decide.
    fileprivate func isMet(after change: (inout WorldContents) -> Void) -> Bool? {
        var app = App(version: .standard)
        // Some facts are facts of an app that watches for them alone.
        app.hasPasscode = true
        app.watchesViews = true
        app.watchesSnapshots = true
        var world = WorldContents(app, [])
        change(&world)
        return world.isMet(self, for: .timer)
    }
}

extension App {
    /// Whether the app is set up as a rule asks for, of what settings decide.
    package func meets(_ requirement: Requirement) -> Bool {
        conditions.contains(requirement.subject) != requirement.isNegated
    }
}
