/// Which rules of the rule book have answered, and which exceptions have changed a world beside
/// them, for coverage.
///
/// A rule can answer and leave no entry in the trace, such as a second reason to be inactive; so
/// the trace alone does not tell.
public struct RuleSet: Hashable, Sendable {
    /// One bit for each rule, by its number.
    private var words = [UInt64](repeating: 0, count: ruleBook.count / 64 + 1)

    /// One bit for each exception, by its raw value.
    private var exceptions: UInt64 = 0

    /// Creates the empty set.
    public init() {}

    /// Adds a rule.
    mutating func insert(_ number: RuleNumber) {
        words[Int(number.index) / 64] |= 1 << UInt64(number.index % 64)
    }

    /// Whether a rule is in the set.
    public func contains(_ number: RuleNumber) -> Bool {
        words[Int(number.index) / 64] & 1 << UInt64(number.index % 64) != 0
    }

    /// Adds an exception.
    @inline(__always)
    mutating func insert(_ exception: TableException) {
        exceptions |= 1 << UInt64(exception.rawValue)
    }

    /// Whether an exception is in the set.
    public func contains(_ exception: TableException) -> Bool {
        exceptions & 1 << UInt64(exception.rawValue) != 0
    }

    /// Adds the rules and the exceptions of another set.
    public mutating func formUnion(_ other: RuleSet) {
        exceptions |= other.exceptions
        for index in words.indices { words[index] |= other.words[index] }
    }
}
