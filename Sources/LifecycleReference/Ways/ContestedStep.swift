import LifecycleCore

extension Rule {
    /// Whether it is contested that the rule leads to the next one on a way.
    func decides(_ next: Rule) -> Bool {
        guard evidence.confidence == .contested, case .transition(let step) = next.on else {
            return false
        }
        return ruleBook.contains { other in
            other.takesOtherSide && other.on == on && !other.from.isDisjoint(with: from)
                && !other.models.isDisjoint(with: models)
                && other.versions.intersection(versions) != nil
                && !other.then.contains { $0.transitions().contains(step) }
        }
    }
}
