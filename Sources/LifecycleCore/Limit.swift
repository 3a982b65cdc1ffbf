/// A number that the system allows, by version: the counts beside the spans of `Budget`.
public struct Limit: Sendable {
    /// The stable id: `limit`, a dot, what is counted.
    public var id: StaticString
    /// What is counted.
    public var kind: Kind
    /// The versions of iOS for which it holds.
    public var versions: VersionRange
    /// How many are allowed.
    public var count: Int32
    /// On whose word it stands.
    public var evidence: Evidence

    /// What is counted.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// The background tasks that a process may have open.
        case openTasks
        /// The wakes by VoIP sockets in the span that is counted.
        case socketWakes

        /// What is counted, in words.
        public var name: StaticString {
            switch self {
            case .openTasks: "background tasks that a process may have open, about"
            case .socketWakes: "wakes by VoIP sockets in the span that is counted"
            }
        }
    }

    /// The number of a kind that is allowed; which versions have the limit is for the rules to say.
    static func count(_ kind: Kind) -> Int {
        for limit in limits where limit.kind == kind { return Int(limit.count) }
        preconditionFailure("a limit has no row")
    }
}

/// All limits, one row for each kind.
public let limits: [Limit] = [
    Limit(
        id: "limit.open-tasks", kind: .openTasks, versions: .from(11), count: 1000,
        evidence: .documented(.appleForum85066)),
    Limit(
        id: "limit.socket-wakes", kind: .socketWakes, versions: .before(10), count: 15,
        evidence: .observed(.crashVoipWakes)),
]
