/// A set of conditions and of sides of contested questions: two words of bits, as there are more than
/// 64 of them.
package struct Conditions: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of some conditions, and of a side of a contested question.
    package init(_ conditions: [Condition] = [], _ option: ContestedOption? = nil) {
        for condition in conditions { insert(.condition(condition)) }
        if let option { insert(.option(option)) }
    }

    /// Creates the set of what a rule asks about, whichever way it must be.
    package init(askedBy rule: Rule) {
        for requirement in rule.requirements { insert(requirement.subject) }
    }

    /// Whether a condition or an option is in the set.
    func contains(_ subject: Requirement.Subject) -> Bool {
        let bit = UInt64(subject.index)
        return bit < 64 ? low & 1 << bit != 0 : high & 1 << (bit - 64) != 0
    }

    /// Whether a set has something in common with another one.
    package func isDisjoint(with other: Conditions) -> Bool {
        low & other.low | high & other.high == 0
    }

    /// Adds what is in another set.
    package mutating func formUnion(_ other: Conditions) {
        low |= other.low
        high |= other.high
    }

    /// What is not in another set.
    func subtracting(_ other: Conditions) -> Conditions {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }

    /// Whether all that is in the set passes a test, which takes the conditions in the order of their
    /// declaration up to the first that does not, and nil for an option.
    @inline(__always)
    func allSatisfy(_ passes: (Condition?) -> Bool) -> Bool {
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
            guard passes(Condition(rawValue: bit)) else { return false }
        }
        return true
    }

    /// Adds a condition if it is met.
    mutating func insert(_ condition: Condition, if isMet: Bool) {
        if isMet { insert(.condition(condition)) }
    }

    /// Adds a condition or an option.
    mutating func insert(_ subject: Requirement.Subject) {
        let bit = UInt64(subject.index)
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }
}
