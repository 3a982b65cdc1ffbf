import LifecycleCore

/// The letters that a search tries of an app: one for all of those between which neither a rule nor
/// a law makes a difference.
///
/// Two letters are alike if the rows about the one are those about the other, for this model on
/// this version: they answer in the same states, under the same conditions, with the same effects.
/// Letters without any row are alike. A sequence with the one does to the world what the same
/// sequence with the other does.
struct Letters {
    /// The letters, each the first one of its like.
    private(set) var list: [AgendaItem] = []

    init(for app: App) {
        var met: [(kind: Kind, rows: [Row])] = []
        for letter in AgendaItem.all {
            if let (kind, trigger) = letter.likeness {
                let rows = ruleBook.filter { rule in
                    rule.on == trigger && rule.versions.contains(app.version)
                        && rule.models.contains(app.model)
                }.map(Row.init)
                if met.contains(where: { $0.kind == kind && $0.rows == rows }) { continue }
                met.append((kind, rows))
            }
            list.append(letter)
        }
    }

    /// What a rule does, without what only readers see.
    private struct Row: Equatable {
        var from: LifecycleStates
        var requirements: [Requirement]
        var then: [Effect]

        init(_ rule: Rule) {
            from = rule.from
            requirements = rule.requirements
            // Why nothing happens is for readers.
            then = rule.then.map { effect in
                if case .nothing = effect { return .nothing(.noRule) }
                return effect
            }
        }
    }
}

/// Letters of two kinds are never alike: without a row, an event leaves an entry and input none.
private enum Kind {
    case event, input
}

extension AgendaItem {
    /// What kind of letter it is and what its rows answer to; nil for a letter that is like no
    /// other, because a law, a condition, an effect or a window speaks of it.
    fileprivate var likeness: (kind: Kind, trigger: Trigger)? {
        switch self {
        case .stimulus(let stimulus):
            switch stimulus.event {
            case .userLocksDevice, .userUnlocksDevice, .systemReclaimsMemory: nil
            case let event where event.about.isApp: (.event, .event(event))
            case let event: event.about.isWindow ? nil : (.input, .event(event))
            }
        case .action, .delayedAction, .timer: nil
        }
    }
}
