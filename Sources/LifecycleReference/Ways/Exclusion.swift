import LifecycleCore

/// What keeps an earlier rule about the same trigger from answering, so that a rule does.
struct Exclusion {
    /// The index of the earlier rule in the rule book.
    var earlier: Int
    /// What the earlier rule asks for and the rule does not.
    var missing: [Requirement]

    var rule: Rule { ruleBook[earlier] }

    /// The only thing that keeps the earlier rule from answering; nil if there are several.
    var condition: Requirement? { missing.count == 1 ? missing[0].negated : nil }

    /// The exclusions of the earlier rules about the trigger of a rule, without those that ask for
    /// an option or for what the rule excludes.
    static func all(before rule: Rule) -> [Exclusion] { byRule[rule.name] ?? [] }

    private static let byRule: [String: [Exclusion]] = {
        var exclusions: [String: [Exclusion]] = [:]
        for (index, own) in ruleBook.enumerated() {
            for (earlier, rule) in ruleBook[..<index].enumerated()
            where rule.on == own.on && !rule.takesOtherSide {
                let missing = rule.requirements.filter { !own.requirements.contains($0) }
                let isPossible = !missing.contains { condition in
                    own.requirements.contains { $0.excludes(condition) }
                }
                guard isPossible else { continue }
                exclusions[own.name, default: []].append(
                    Exclusion(earlier: earlier, missing: missing))
            }
        }
        return exclusions
    }()
}

extension Requirement {
    /// The requirement of the opposite.
    var negated: Requirement { Requirement(subject: subject, isNegated: !isNegated) }

    /// Whether it is never met together with another one: it is the opposite, or both ask for the
    /// reason of the launch.
    fileprivate func excludes(_ other: Requirement) -> Bool {
        self == other.negated
            || self != other && !isNegated && !other.isNegated && isOfReason && other.isOfReason
    }

    /// Whether it asks for a single reason of the launch.
    var isOfReason: Bool {
        guard case .condition(let condition) = subject else { return false }
        return condition.isOfReason
    }
}
