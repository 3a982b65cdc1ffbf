/// A number that the system allows: the counts beside the spans of `Budget`.
public enum Limit: UInt8, CaseIterable, Sendable {
    /// The background tasks that a process may have open.
    case openTasks
    /// The wakes by VoIP sockets in the span that is counted.
    case socketWakes

    /// How many are allowed.
    public var count: Int32 {
        switch self {
        case .openTasks: 1000
        case .socketWakes: 15
        }
    }

    /// What is counted, in words.
    public var name: StaticString {
        switch self {
        case .openTasks: "background tasks that a process may have open, about"
        case .socketWakes: "wakes by VoIP sockets in the span that is counted"
        }
    }

    /// The versions for which it holds.
    public var versions: VersionRange {
        switch self {
        case .openTasks: .from(11)
        case .socketWakes: .before(10)
        }
    }

    /// On whose word it stands.
    public var evidence: Evidence {
        switch self {
        case .openTasks:
            .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")
        case .socketWakes: .observed("crash reports: 15 wakes in 300 s (0xbad22222)")
        }
    }
}
