/// The rule book in the form in which it is looked up: flat tables without a reference in them.
///
/// A lookup is the inner loop of a run. Walking the rows themselves costs a retain and a release
/// for each array in each row.
struct CompiledRules: Sendable {
    /// The rows, grouped by trigger, in the order of the rule book.
    private var rows: [Row] = []
    /// Where the rows of each trigger begin, by the trigger's index; one more for the end.
    private var starts: [Int] = []
    /// The effects of all rows, one row after the other.
    private(set) var effects: [Effect] = []

    /// One rule without what only readers need.
    struct Row: Sendable {
        var number: RuleNumber
        var firstEffect: UInt16
        var endEffect: UInt16
        /// Whether the rule is about something that does nothing to the app.
        var doesNothing: Bool
        /// Whether the rule does its work even while the main thread is busy.
        var actsWhileBusy: Bool
        fileprivate var from: LifecycleStates
        fileprivate var models: AppModels
        fileprivate var first: IOSVersion
        fileprivate var end: IOSVersion?
        fileprivate var when: Conditions
    }

    /// The one that runs use.
    static let shared = CompiledRules(ruleBook)

    private init(_ rules: [Rule]) {
        var numbers = [[Int]](repeating: [], count: Trigger.count)
        for (number, rule) in rules.enumerated() { numbers[rule.on.index].append(number) }
        for group in numbers {
            starts.append(rows.count)
            for number in group {
                let rule = rules[number]
                let firstEffect = UInt16(effects.count)
                effects.append(contentsOf: rule.then)
                rows.append(
                    Row(
                        number: RuleNumber(index: UInt16(number)), firstEffect: firstEffect,
                        endEffect: UInt16(effects.count), doesNothing: rule.doesNothing,
                        actsWhileBusy: rule.actsWhileBusy,
                        from: rule.from, models: rule.models, first: rule.versions.first,
                        end: rule.versions.end, when: Conditions(rule.when)))
            }
        }
        starts.append(rows.count)
    }

    /// The first row that answers to a trigger in a world; nil if none does.
    func row(answering trigger: Trigger, in world: borrowing World, for cause: Cause) -> Row? {
        let here = LifecycleStates(world.state(ofScene: trigger.isOfScene ? cause.scene : nil))
        let index = trigger.index
        for position in starts[index]..<starts[index + 1] {
            let row = rows[position]
            guard row.from.contains(here), row.first <= world.app.version,
                row.end.map({ world.app.version < $0 }) ?? true, row.models.contains(world.model)
            else { continue }
            if world.meets(row.when, for: cause) { return row }
        }
        return nil
    }
}

/// A set of conditions: two words of bits, as there are more than 64 conditions.
struct Conditions: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ conditions: [Condition]) {
        for condition in conditions { insert(condition, if: true) }
    }

    /// The conditions that are not in another set.
    func subtracting(_ other: Conditions) -> Conditions {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }

    /// Whether all conditions in the set pass a test, which takes them in the order of their
    /// declaration up to the first that does not.
    @inline(__always)
    func allSatisfy(_ isMet: (Condition) -> Bool) -> Bool {
        var rest = self
        while rest.low | rest.high != 0 {
            let bit: UInt8
            if rest.low != 0 {
                bit = UInt8(rest.low.trailingZeroBitCount)
                rest.low &= rest.low - 1
            } else {
                bit = UInt8(64 + rest.high.trailingZeroBitCount)
                rest.high &= rest.high - 1
            }
            guard let condition = Condition(rawValue: bit), isMet(condition) else { return false }
        }
        return true
    }

    /// Adds a condition if it is met, and otherwise the one that says the opposite.
    @inline(__always)
    mutating func insert(_ condition: Condition, if isMet: Bool, else opposite: Condition? = nil) {
        if isMet { insert(condition) } else if let opposite { insert(opposite) }
    }

    @inline(__always)
    private mutating func insert(_ condition: Condition) {
        let bit = condition.rawValue
        if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
    }
}
