/// One row of the rule book: on what, from where, under which condition, what happens then, and
/// on whose word.
///
/// Rows are data. `step` obeys them, the reference pages print them, the trace names them, and a
/// test counts which ones no case reaches.
public struct Rule: Sendable {
    /// The stable id: the topic, a dot, the case, such as `lock.ios4`.
    public var id: StaticString
    /// What the rule says, one sentence for readers.
    public var statement: StaticString { says.words }
    /// The versions of iOS for which it holds.
    public var versions: VersionRange
    /// The kinds of app for which it holds.
    public var models: AppModels
    /// What the rule answers to.
    public var on: Trigger
    /// The states of the app in which it answers.
    public var from: LifecycleStates
    /// What must be so besides, and what must not.
    public var requirements: [Requirement] {
        func requirements(_ subjects: [Requirement.Subject], isNegated: Bool) -> [Requirement] {
            subjects.map { Requirement(subject: $0, isNegated: isNegated) }
        }
        return requirements(when.map { .condition($0) }, isNegated: false)
            + requirements(unless.map { .condition($0) }, isNegated: true)
            + requirements(option.map { [.option($0)] } ?? [], isNegated: false)
            + requirements(unlessOption.map { [.option($0)] } ?? [], isNegated: true)
    }
    /// What happens, in order.
    public var then: [Effect] { effects ?? [] }
    /// On whose word it stands.
    public var evidence: Evidence

    /// The side of a contested question that the app must take, if any.
    var option: ContestedOption?
    /// The side of a contested question that the app must not take, if any.
    var unlessOption: ContestedOption?
    /// What must be so besides; all of it.
    var when: [Condition] { conditions ?? [] }
    /// What must not be so; none of it.
    var unless: [Condition] { exclusions ?? [] }

    private var says: ReaderText

    // Nil in place of an empty array, which the compiler cannot lay out as data: one in a table
    // makes the whole table code.
    private var conditions: [Condition]?
    private var exclusions: [Condition]?
    private var effects: [Effect]?
}

extension Rule {
    // Goes on to the initialiser that the compiler makes, which it can follow when it lays out the
    // tables of rules as data.
    init(
        _ id: StaticString, _ statement: StaticString, versions: VersionRange = .all,
        models: AppModels = .any, on: Trigger, from: LifecycleStates, when: [Condition]? = nil,
        unless: [Condition]? = nil, option: ContestedOption? = nil,
        unlessOption: ContestedOption? = nil, then: [Effect]?, _ evidence: Evidence
    ) {
        self.init(
            id: id, versions: versions, models: models, on: on, from: from, evidence: evidence,
            option: option, unlessOption: unlessOption, says: ReaderText(statement),
            conditions: when, exclusions: unless, effects: then)
    }
}

extension Rule {
    /// Whether it holds only for apps that take the other side of a contested question.
    package var takesOtherSide: Bool { option != nil }

    /// The same rule, with the steps of transitions that have no rules in their place.
    var stepByStep: Rule {
        var rule = self
        rule.effects = effects?.flatMap { effect in
            if case .perform(let transition) = effect {
                transition.steps ?? [effect]
            } else {
                [effect]
            }
        }
        return rule
    }

    /// Whether it is a rule about something that does nothing to the app.
    var doesNothing: Bool {
        if case .nothing? = then.last { return true }
        return false
    }

    /// Whether it does its work while the main thread is busy: it speaks of that case, it ends the
    /// process without a word, or what the user has chosen waits for more than the app
    /// (`TableException.actsWhileBusy`).
    var actsWhileBusy: Bool {
        when.contains(.busy) || then.contains(.perform(.exit))
            || then.contains { effect in
                switch effect {
                case .kill, .openAtUnlock: true
                default: false
                }
            }
    }
}

/// How an app hears of its lifecycle.
public struct AppModels: OptionSet, Hashable, Sendable {
    /// One bit for each model.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The app delegate is called for everything.
    public static let delegate = AppModels(rawValue: 1)
    /// A scene delegate is called for what happens to the user interface.
    public static let scenes = AppModels(rawValue: 2)
    /// Both kinds of app.
    public static let any: AppModels = [.delegate, .scenes]
}
