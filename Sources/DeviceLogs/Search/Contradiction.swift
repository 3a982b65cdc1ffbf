public import LifecycleCore

/// Where observations leave the rules, and what the rules would allow there.
public struct Contradiction: Sendable {
    /// How many observations the rules allow, from the first one on.
    public private(set) var position = 0
    /// What could come next, each once.
    public private(set) var allowed: [Possibility] = []
    /// Why the next observation cannot come, apart from what is allowed.
    public private(set) var reasons: Reasons = []

    /// Whether an app with several windows could go through all of them.
    public internal(set) var isPossibleWithWindows = false

    /// With how many windows everything has been tried; 0 where not even one window was.
    public internal(set) var windows = 0

    /// A call that the rules allow, and the rule that makes it.
    public struct Possibility: Hashable, Sendable {
        /// What would be called.
        public var call: ObservedCall
        /// What `applicationState` would read.
        public var reads: ApplicationState?
        /// The rule that makes the call.
        public var rule: RuleNumber
    }

    /// Why an observation cannot come where it does.
    public struct Reasons: OptionSet, Sendable {
        /// One bit for each reason.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Its process has ended by then.
        public static let ended = Reasons(rawValue: 1)
        /// It would be possible in another process than the one that it is of.
        public static let otherProcess = Reasons(rawValue: 2)
        /// It would be possible if it came sooner.
        public static let tooLate = Reasons(rawValue: 4)
    }

    /// Takes into account that a trace goes on where the observations do not.
    ///
    /// - Parameters:
    ///   - matcher: How far the trace agrees.
    ///   - entry: The next entry of the trace; nil where it has nothing more in this moment.
    ///   - observations: The observations.
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

    /// Takes into account that a process has ended where the observations of it go on.
    mutating func addEnd(at position: Int) {
        if reach(position) { reasons.insert(.ended) }
    }

    /// Takes into account that a trace agrees but for the time that has passed.
    mutating func addPause(at position: Int) {
        if reach(position) { reasons.insert(.tooLate) }
    }

    /// Takes into account where another search came to a halt.
    mutating func merge(_ other: Contradiction) {
        guard other.position >= position else { return }
        _ = reach(other.position)
        for possibility in other.allowed { add(possibility) }
        reasons.formUnion(other.reasons)
    }

    private mutating func add(_ possibility: Possibility) {
        if !allowed.contains(possibility) { allowed.append(possibility) }
    }

    /// Whether a position is as far as any; what was known of an earlier one is forgotten.
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
