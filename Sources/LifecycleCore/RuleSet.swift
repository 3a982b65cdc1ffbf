/// The rules that answered and the exceptions that changed a world, for coverage.
///
/// The trace alone does not tell, because a rule can answer without an entry: a second reason to be
/// inactive has none.
public struct RuleSet: Hashable, Sendable {
    /// A bit for each rule, by its number.
    private var words = [UInt64](repeating: 0, count: ruleBook.count / 64 + 1)

    /// A bit for each exception, by its raw value.
    private var exceptions: UInt64 = 0

    /// Creates the empty set.
    public init() {}

    mutating func insert(_ number: RuleNumber) {
        words[Int(number.index) / 64] |= 1 << UInt64(number.index % 64)
    }

    /// Returns whether a rule is in the set.
    public func contains(_ number: RuleNumber) -> Bool {
        words[Int(number.index) / 64] & 1 << UInt64(number.index % 64) != 0
    }

    @inline(__always)
    mutating func insert(_ exception: TableException) {
        exceptions |= 1 << UInt64(exception.rawValue)
    }

    /// Returns whether an exception is in the set.
    public func contains(_ exception: TableException) -> Bool {
        exceptions & 1 << UInt64(exception.rawValue) != 0
    }

    /// Adds the members of another set.
    public mutating func formUnion(_ other: RuleSet) {
        exceptions |= other.exceptions
        for index in words.indices { words[index] |= other.words[index] }
    }
}
