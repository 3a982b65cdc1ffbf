/// A row of the rule book: trigger, states, conditions, effects and evidence.
///
/// Rules are data. `step` executes them, the reference pages print them, the trace names them, and
/// a test counts those that no case reaches.
public struct Rule: Sendable {
    /// The stable id: the topic, a dot, the case, such as `lock.ios4`.
    public var id: StaticString
    /// The topic, which its place in the rule book decides.
    public internal(set) var topic = RuleTopic.launch
    /// What the rule says, in one sentence for readers.
    public var statement: StaticString { says.words }
    /// The versions of iOS that the rule applies to.
    public var versions: VersionRange
    /// The kinds of app that the rule applies to.
    public var models: AppModels
    /// The trigger that the rule answers.
    public var on: Trigger
    /// The states of the app in which the rule answers.
    public var from: LifecycleStates
    /// The conditions and options that must be met, or must not be.
    public var requirements: [Requirement] {
        func requirements(_ subjects: [Requirement.Subject], isNegated: Bool) -> [Requirement] {
            subjects.map { Requirement(subject: $0, isNegated: isNegated) }
        }
        return requirements(when.map { .condition($0) }, isNegated: false)
            + requirements(unless.map { .condition($0) }, isNegated: true)
            + requirements(option.map { [.option($0)] } ?? [], isNegated: false)
            + requirements(unlessOption.map { [.option($0)] } ?? [], isNegated: true)
    }
    /// The effects, in order.
    public var then: [Effect] { effects ?? [] }
    /// The evidence for the rule.
    public var evidence: Evidence

    /// The contested option that must be set, if any.
    package var option: ContestedOption?
    /// The contested option that must not be set, if any.
    var unlessOption: ContestedOption?
    /// The conditions that must all be met.
    var when: [Condition] { conditions ?? [] }
    /// The conditions of which none may be met.
    var unless: [Condition] { exclusions ?? [] }

    private var says: ReaderText

    // Nil in place of an empty array: the compiler cannot emit a table with an empty array as data,
    // so one of them turns the whole table into code.
    private var conditions: [Condition]?
    private var exclusions: [Condition]?
    private var effects: [Effect]?
}

extension Rule {
    // The compiler can follow the memberwise initializer, so it emits the tables of rules as data.
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
    package var takesOtherSide: Bool { option != nil }

    /// The same rule with each transition that has fixed steps replaced by the steps.
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

    /// Whether the rule says that something does nothing to the app.
    var doesNothing: Bool {
        if case .nothing? = then.last { return true }
        return false
    }

    /// Whether the rule applies while the main thread is busy.
    ///
    /// It does if it requires that condition, if it ends the process without calling the app, or if
    /// it opens the app at the unlock (`TableException.actsWhileBusy`).
    var actsWhileBusy: Bool {
        when.contains(.busy)
            || then.contains(.perform(.exit)) && !then.contains(.perform(.enterBackground))
            || then.contains { effect in
                switch effect {
                case .kill, .openAtUnlock: true
                default: false
                }
            }
    }
}

/// How an app receives its lifecycle: through its app delegate or through scenes.
public struct AppModels: OptionSet, Hashable, Sendable {
    /// A bit for each model.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The app delegate is called for everything.
    public static let delegate = AppModels(rawValue: 1)
    /// A scene delegate is called for the user interface.
    public static let scenes = AppModels(rawValue: 2)
    /// Both kinds of app.
    public static let any: AppModels = [.delegate, .scenes]
}
