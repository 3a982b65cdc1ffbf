/// What kind of source something is.
public enum SourceKind: UInt8, CaseIterable, Sendable {
    /// Apple's documentation.
    case documentation
    /// A forum post of an engineer of Apple.
    case engineer
    /// A test that runs on devices or simulators.
    case test
    /// A log, with the calls as they were printed.
    case log
    /// A crash report.
    case crashReport
    /// Source code: an implementation, or a comment in it.
    case code
    /// An article, or what a developer says in a forum.
    case article
    /// No source: a sentence that the rest is concluded from.
    case inferred

    /// The kind in words.
    public var name: StaticString {
        switch self {
        case .documentation: "documentation"
        case .engineer: "forum post of an Apple engineer"
        case .test: "test"
        case .log: "log"
        case .crashReport: "crash report"
        case .code: "source code"
        case .article: "forum post or article"
        case .inferred: "inferred"
        }
    }
}
