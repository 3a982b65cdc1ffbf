/// The kind of a source.
public enum SourceKind: UInt8, CaseIterable, Sendable {
    /// Apple's documentation.
    case documentation
    /// A forum post of an Apple engineer.
    case engineer
    /// A test on devices or simulators.
    case test
    /// A log of calls, as printed.
    case log
    /// A crash report.
    case crashReport
    /// Source code: an implementation, or a comment in it.
    case code
    /// An article, or a forum post of a developer.
    case article
    /// No source, but a sentence from which a rule is concluded.
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
