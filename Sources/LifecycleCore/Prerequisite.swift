// What conditions depend on, so that searches can leave out irrelevant events.

/// What has to happen before a condition can be met.
package enum Prerequisite: Equatable, Sendable {
    /// The settings of the app decide.
    case settings
    /// One of these facts, which only rules set.
    case facts([Fact])
    /// One of these launch reasons, which only rules give.
    case reasons([LaunchReason])
    /// Unknown from the condition alone.
    case unknown
}

extension Requirement {
    /// What the requirement needs, tested on a new app with one change at a time.
    package var prerequisite: Prerequisite {
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

    /// The facts that decide whether the requirement is met.
    package var facts: [Fact] {
        guard case .condition(let condition) = subject else { return [] }
        let isMetAtStart = condition.isMet { _ in }
        return Fact.allCases.filter { fact in
            condition.isMet { $0.set(fact, true) } != isMetAtStart
        }
    }
}

extension Condition {
    /// Whether a new app meets the condition after a change; nil if its settings decide.
    fileprivate func isMet(after change: (inout WorldContents) -> Void) -> Bool? {
        var app = App(version: .standard)
        // Some facts apply only to apps with these settings.
        app.hasPasscode = true
        app.watchesViews = true
        app.watchesSnapshots = true
        var world = WorldContents(app, [])
        change(&world)
        return world.isMet(self, for: .timer)
    }
}

extension App {
    /// Whether the app's settings meet a requirement that depends on settings alone.
    package func meets(_ requirement: Requirement) -> Bool {
        conditions.contains(requirement.subject) != requirement.isNegated
    }
}
