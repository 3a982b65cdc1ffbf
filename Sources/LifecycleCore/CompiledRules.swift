/// The rule book in the form in which it is looked up: flat tables without a reference in them.
///
/// A lookup is the inner loop of a run. Walking the rows themselves costs a retain and a release
/// for each array in each row.
struct CompiledRules: Sendable {
    /// The rows, grouped by trigger and state, in the order of the rule book; one that answers in
    /// several states stands in the group of each.
    private var rows: [Row] = []
    /// Where the rows of each group begin; one more for the end.
    private var starts: [Int] = []
    /// The effects of all rows, one row after the other.
    private var effects: [Effect] = []
    /// What the rule about the main thread says of whatever finds it busy.
    let wait = RowEffect(effect: RuleNumber.waits.rule.then[0], rule: .waits)

    /// One rule without what only readers need.
    struct Row: Sendable {
        var number: RuleNumber
        /// What it makes happen; nil where that is nothing.
        fileprivate(set) var effects: RowEffects?
        /// Whether the rule is about something that does nothing to the app.
        var doesNothing: Bool
        /// Whether nothing is what it does alone.
        var changesNothing: Bool
        /// Whether the rule does its work even while the main thread is busy.
        var actsWhileBusy: Bool
        fileprivate var models: AppModels
        fileprivate var versions: VersionRange
        fileprivate var when: Conditions
        fileprivate var unless: Conditions
    }

    /// The one that runs use.
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

    /// The place of a group among all.
    private static func group(of trigger: Trigger, in state: LifecycleState) -> Int {
        trigger.index * LifecycleState.allCases.count + Int(state.rawValue)
    }

    /// The first row that answers to a trigger in a world; nil if none does.
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

    /// The conditions that decide which row answers: of the first one that does, and of those that
    /// might have before it.
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

/// The effects of a row that are still to come, one at least, as places in the table of all.
struct RowEffects: Hashable, Sendable {
    /// The rule that is the row.
    fileprivate let rule: RuleNumber
    fileprivate var next: UInt16
    private let end: UInt16

    /// Those behind the next one; nil where there are none.
    var rest: RowEffects? { RowEffects(rule: rule, next: next + 1, end: end) }

    fileprivate init?(rule: RuleNumber, next: UInt16, end: UInt16) {
        guard next < end else { return nil }
        self.rule = rule
        self.next = next
        self.end = end
    }
}

/// An effect of a row that answers: the authority by which it changes a world.
struct RowEffect: Sendable {
    /// What happens.
    let effect: Effect
    /// The rule that says so.
    let rule: RuleNumber

    // In this file alone, so that only an effect of a row that was looked up changes a world.
    fileprivate init(effect: Effect, rule: RuleNumber) {
        self.effect = effect
        self.rule = rule
    }
}
