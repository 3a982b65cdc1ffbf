/// A number that the system allows on some versions, as `Budget` has times.
public struct Limit: Sendable {
    /// The stable id: `limit`, a dot, what is counted.
    public var id: StaticString
    /// What is counted.
    public var kind: Kind
    /// The versions of iOS that the limit applies to.
    public var versions: VersionRange
    /// The number that is allowed.
    public var count: Int32
    /// The evidence for the limit.
    public var evidence: Evidence

    /// What is counted.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// The open background tasks of a process.
        case openTasks
        /// The wakes by VoIP sockets within the budget `socketWakes`.
        case socketWakes

        /// The kind in words.
        public var name: StaticString {
            switch self {
            case .openTasks: "background tasks that a process may have open, about"
            case .socketWakes: "wakes by VoIP sockets in the span that is counted"
            }
        }
    }

    /// The number for a kind; rules decide on which versions it applies.
    static func count(_ kind: Kind) -> Int {
        for limit in limits where limit.kind == kind { return Int(limit.count) }
        preconditionFailure("a limit has no row")
    }
}

/// All limits, one for each kind.
public let limits: [Limit] = [
    Limit(
        id: "limit.open-tasks", kind: .openTasks, versions: .from(11), count: 1000,
        evidence: .documented(.appleForum85066)),
    Limit(
        id: "limit.socket-wakes", kind: .socketWakes, versions: .before(10), count: 15,
        evidence: .observed(.crashVoipWakes)),
]
