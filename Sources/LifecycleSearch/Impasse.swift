public import LifecycleCore

/// Where observations leave the rules, and what the rules would allow there.
public struct Impasse: Sendable {
    /// How many observations the rules allow, from the first one on.
    public private(set) var position = 0
    /// What could come next, each once.
    public private(set) var allowed: [Possibility] = []

    /// A call that the rules allow, and the rule that makes it.
    public struct Possibility: Hashable, Sendable {
        /// What would be called.
        public var call: ObservedCall
        /// What `applicationState` would read.
        public var reads: ApplicationState?
        /// The rule that makes the call.
        public var rule: RuleNumber
    }

    /// Takes into account that a trace goes on with an entry where the observations do not.
    mutating func add(_ entry: TraceEntry, at position: Int) {
        guard position >= self.position, let call = ObservedCall(entry) else { return }
        if position > self.position {
            self.position = position
            allowed = []
        }
        let possibility = Possibility(call: call, reads: entry.reads, rule: entry.rule)
        if !allowed.contains(possibility) { allowed.append(possibility) }
    }

    /// Takes into account where another search came to a halt.
    mutating func merge(_ other: Impasse) {
        if other.position > position {
            self = other
        } else if other.position == position {
            for possibility in other.allowed where !allowed.contains(possibility) {
                allowed.append(possibility)
            }
        }
    }
}
