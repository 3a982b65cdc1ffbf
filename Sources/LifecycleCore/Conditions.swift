/// A set of conditions and contested options.
///
/// It has two words of bits, because there are more than 64 of them.
package struct Conditions: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of conditions, and of an option if there is one.
    package init(_ conditions: [Condition] = [], _ option: ContestedOption? = nil) {
        for condition in conditions { insert(.condition(condition)) }
        if let option { insert(.option(option)) }
    }

    /// Creates the set of all conditions and options that a rule depends on, negated or not.
    package init(askedBy rule: Rule) {
        for requirement in rule.requirements { insert(requirement.subject) }
    }

    func contains(_ subject: Requirement.Subject) -> Bool {
        let bit = UInt64(subject.index)
        return bit < 64 ? low & 1 << bit != 0 : high & 1 << (bit - 64) != 0
    }

    /// Returns whether the set has nothing in common with another set.
    package func isDisjoint(with other: Conditions) -> Bool {
        low & other.low | high & other.high == 0
    }

    /// Adds the members of another set.
    package mutating func formUnion(_ other: Conditions) {
        low |= other.low
        high |= other.high
    }

    /// The members that are not in another set.
    func subtracting(_ other: Conditions) -> Conditions {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }

    /// Returns whether all members pass a test, stopping at the first that does not.
    ///
    /// The test receives conditions in the order of their declaration, and nil for an option.
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

    mutating func insert(_ condition: Condition, if isMet: Bool) {
        if isMet { insert(.condition(condition)) }
    }

    mutating func insert(_ subject: Requirement.Subject) {
        let bit = UInt64(subject.index)
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }
}
