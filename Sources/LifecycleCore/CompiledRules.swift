/// The rule book compiled for lookup, in flat tables without references.
///
/// A lookup is the inner loop of a run. Iterating over the rules themselves would cost a retain
/// and a release for each array of each rule.
struct CompiledRules: Sendable {
    /// The rows grouped by trigger and state, in the order of the rule book.
    ///
    /// A rule for several states has a row in the group of each.
    private var rows: [Row] = []
    /// The index of the first row of each group, and the end of the last group.
    private var starts: [Int] = []
    /// The effects of all rules, grouped by rule.
    private var effects: [Effect] = []
    /// The effect that makes an item wait for the main thread.
    let wait = RowEffect(effect: RuleNumber.waits.rule.then[0], rule: .waits)

    /// A rule without the texts for readers.
    struct Row: Sendable {
        var number: RuleNumber
        /// The effects of the rule; nil if it has none.
        fileprivate(set) var effects: RowEffects?
        /// Whether the rule says that something does nothing to the app.
        var doesNothing: Bool
        /// Whether the rule changes nothing at all.
        var changesNothing: Bool
        /// Whether the rule applies even while the main thread is busy.
        var actsWhileBusy: Bool
        fileprivate var models: AppModels
        fileprivate var versions: VersionRange
        fileprivate var when: Conditions
        fileprivate var unless: Conditions
    }

    static let shared = CompiledRules()

    private init() {
        var groups = [[Row]](
            repeating: [], count: Trigger.count * LifecycleState.allCases.count)
        for number in RuleNumber.all {
            let rule = number.rule
            let firstEffect = UInt16(effects.count)
            effects.append(contentsOf: rule.then)
            let row = Row(
                number: number,
                effects: RowEffects(
                    rule: number, next: firstEffect, end: UInt16(effects.count)),
                doesNothing: rule.doesNothing,
                changesNothing: rule.then.count < 2 && (rule.then.isEmpty || rule.doesNothing),
                actsWhileBusy: rule.actsWhileBusy,
                models: rule.models, versions: rule.versions,
                when: Conditions(rule.when, rule.option),
                unless: Conditions(rule.unless, rule.unlessOption))
            for state in LifecycleState.allCases where rule.from.contains(LifecycleStates(state)) {
                groups[Self.group(of: rule.on, in: state)].append(row)
            }
        }
        for group in groups {
            starts.append(rows.count)
            rows.append(contentsOf: group)
        }
        starts.append(rows.count)
    }

    /// The index of a group.
    private static func group(of trigger: Trigger, in state: LifecycleState) -> Int {
        trigger.index * LifecycleState.allCases.count + Int(state.rawValue)
    }

    /// The first row that answers a trigger in a world; nil if none does.
    func row(
        answering trigger: Trigger, in world: borrowing WorldContents, for cause: Cause
    ) -> Row? {
        let state = world.state(ofScene: trigger.isOfScene ? cause.scene : nil)
        let group = Self.group(of: trigger, in: state)
        for position in starts[group]..<starts[group + 1] {
            let row = rows[position]
            if row.models.contains(world.model), row.versions.contains(world.app.version),
                world.meets(row.when, unless: row.unless, for: cause)
            {
                return row
            }
        }
        return nil
    }

    /// The conditions that decide which row answers.
    ///
    /// These are the conditions of the first row that answers and of the candidates before it.
    @inline(never)
    func conditions(askedBy trigger: Trigger, in world: WorldContents, for cause: Cause)
        -> Conditions
    {
        var asked = Conditions()
        let state = world.state(ofScene: trigger.isOfScene ? cause.scene : nil)
        let group = Self.group(of: trigger, in: state)
        for row in rows[starts[group]..<starts[group + 1]]
        where row.models.contains(world.model) && row.versions.contains(world.app.version) {
            asked.formUnion(row.when)
            asked.formUnion(row.unless)
            if world.meets(row.when, unless: row.unless, for: cause) { break }
        }
        return asked
    }

    /// The next effect of a row.
    func effect(of row: RowEffects) -> RowEffect {
        RowEffect(effect: effects[Int(row.next)], rule: row.rule)
    }
}

/// The remaining effects of a row, at least one, as indices into the table of all effects.
struct RowEffects: Hashable, Sendable {
    fileprivate let rule: RuleNumber
    fileprivate var next: UInt16
    private let end: UInt16

    /// The effects after the next one; nil if there are none.
    var rest: RowEffects? { RowEffects(rule: rule, next: next + 1, end: end) }

    fileprivate init?(rule: RuleNumber, next: UInt16, end: UInt16) {
        guard next < end else { return nil }
        self.rule = rule
        self.next = next
        self.end = end
    }
}

/// An effect of a row that answers, which authorizes a change of the world.
struct RowEffect: Sendable {
    let effect: Effect
    /// The rule with the effect.
    let rule: RuleNumber

    // Private to this file, so that only effects of rows that were looked up change a world.
    fileprivate init(effect: Effect, rule: RuleNumber) {
        self.effect = effect
        self.rule = rule
    }
}
