import LifecycleCore

/// The letters of a search for an app, each of which represents all that are alike.
///
/// Two letters are alike if their rows are equal for this model on this version: in the same
/// states, under the same conditions, with the same effects. Letters without rows are alike. A
/// sequence with one letter does the same to the world as the sequence with the other.
struct Letters {
    /// The letters, each the first of its kind.
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

    /// The behaviour of a rule, without what only readers see.
    private struct Row: Equatable {
        var from: LifecycleStates
        var requirements: [Requirement]
        var then: [Effect]

        init(_ rule: Rule) {
            from = rule.from
            requirements = rule.requirements
            // The reason why nothing happens is only for readers.
            then = rule.then.map { effect in
                if case .nothing = effect { return .nothing(.noRule) }
                return effect
            }
        }
    }
}

/// The kind of a letter.
///
/// Letters of two kinds are never alike: without a row, an event leaves an entry and an input none.
private enum Kind {
    case event, input
}

extension AgendaItem {
    /// The kind of letter and its trigger; nil for a letter unlike all others, because a law, a
    /// condition, an effect or a window names it.
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
