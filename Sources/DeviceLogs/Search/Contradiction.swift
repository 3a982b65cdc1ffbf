public import LifecycleCore

/// The point at which observations contradict the rules, and what the rules allow there.
public struct Contradiction: Sendable {
    /// The number of observations that the rules allow, from the first one on.
    public private(set) var position = 0
    /// The calls that could come next, each once.
    public private(set) var allowed: [Possibility] = []
    /// Why the next observation cannot come, besides what is allowed.
    public private(set) var reasons: Reasons = []

    /// Whether an app with several windows could make all the observations.
    public internal(set) var isPossibleWithWindows = false

    /// The number of windows up to which everything was tried; 0 if not even one window was.
    public internal(set) var windows = 0

    /// A call that the rules allow, with the rule that makes it.
    public struct Possibility: Hashable, Sendable {
        /// The call.
        public var call: ObservedCall
        /// The value that `applicationState` would have.
        public var reads: ApplicationState?
        /// The rule that makes the call.
        public var rule: RuleNumber
    }

    /// The reasons why an observation cannot come at its place.
    public struct Reasons: OptionSet, Sendable {
        /// One bit for each reason.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Its process has already ended.
        public static let ended = Reasons(rawValue: 1)
        /// It could come only in another process.
        public static let otherProcess = Reasons(rawValue: 2)
        /// It could come only sooner.
        public static let tooLate = Reasons(rawValue: 4)
    }

    /// Records that a trace departs from the observations, at an entry or at the end of its moment.
    mutating func add(_ matcher: Matcher, _ entry: TraceEntry?, _ observations: Observations) {
        guard reach(matcher.position) else { return }
        if let missing = matcher.missing {
            add(missing)
        } else if let entry, let call = ObservedCall(entry) {
            if observations.calls[position].calls.contains(call),
                !matcher.isOfProcess(observations)
            {
                reasons.insert(.otherProcess)
            } else {
                add(Possibility(call: call, reads: entry.reads, rule: entry.rule))
            }
        }
    }

    /// Records that a process has ended although its observations go on.
    mutating func addEnd(at position: Int) {
        if reach(position) { reasons.insert(.ended) }
    }

    /// Records that a trace agrees except for the time that has passed.
    mutating func addPause(at position: Int) {
        if reach(position) { reasons.insert(.tooLate) }
    }

    /// Adds the contradiction of another search.
    mutating func merge(_ other: Contradiction) {
        guard other.position >= position else { return }
        _ = reach(other.position)
        for possibility in other.allowed { add(possibility) }
        reasons.formUnion(other.reasons)
    }

    private mutating func add(_ possibility: Possibility) {
        if !allowed.contains(possibility) { allowed.append(possibility) }
    }

    /// Returns whether a position is at least as far as the best one, and forgets what was nearer.
    private mutating func reach(_ position: Int) -> Bool {
        guard position >= self.position else { return false }
        if position > self.position {
            self.position = position
            allowed = []
            reasons = []
        }
        return true
    }
}
