public import Diagnostics
import ScenarioText
public import SiteChecks
public import SiteRendering
public import TraceViews

/// What came of building a site.
public struct BuildResult: Equatable, Sendable {
    /// The files of the site in the order of their paths; empty if anything is wrong, or if they
    /// were handed on.
    public var files: [OutputFile]
    /// What is wrong, in the order of files and lines.
    public var diagnostics: [Diagnostic]
    /// The scenarios in the order of pages, with their runs.
    public var blocks: [CheckedBlock]
    /// How many pages and scenarios there are.
    public var tally: Tally
    /// The outline of each page that an author wrote, by its path below the content folder.
    public var outlines: [String: String]
}

extension BuildResult {
    /// Whether nothing is wrong, so that the files are a site.
    public var isSound: Bool { !diagnostics.hasErrors }
}

extension [Diagnostic] {
    /// Whether something is wrong, and not only poorer than it could be.
    public var hasErrors: Bool { contains { $0.severity != .warning } }
}

/// What came of verifying the content of a site.
public struct VerifyResult: Equatable, Sendable {
    /// What is wrong, in the order of files and lines.
    public var diagnostics: [Diagnostic]
    /// What changes in scenarios that go on from others, whose traces are wrong: no findings, for
    /// one cause is one, but blessing those changes these too.
    public var consequences: [Diagnostic]
    /// The scenarios in the order of pages, with their runs.
    public var blocks: [CheckedBlock]
    /// The pages that are left out because they are drafts, as messages name them.
    public var drafts: Set<String> = []
    /// Scenarios of other parts of the site, which something may be wrong with in this one.
    var others: [CheckedBlock] = []
    /// What came out of the runs of the scenarios.
    var traces: [Trace] = []
    /// How many pages and scenarios there are, and how the scenarios fared.
    public var tally: Tally

    /// What is wrong, with the runs that it is about.
    public var findings: [Finding] { SiteChecks.findings(diagnostics, in: blocks + others) }

    /// What the runs show of the simulator.
    public var coverage: Coverage { Coverage(of: traces) }
}

extension VerifyResult {
    /// What others found, and nothing that they do not tell of it.
    package init(consequences: [Diagnostic], blocks: [CheckedBlock], tally: Tally) {
        self.init(diagnostics: [], consequences: consequences, blocks: blocks, tally: tally)
    }
}

/// How many pages and scenarios there are, and how the scenarios fared.
public struct Tally: Equatable, Sendable {
    /// The number of pages.
    public var pages = 0
    /// The number of scenarios whose every run is what is committed.
    public var verified = 0
    /// The number of scenarios that are wrong, or of which a run differs from what is committed.
    public var failed = 0
    /// The number of scenarios of which a run has no committed trace.
    public var unverified = 0
    /// The number of scenarios that are not to be run.
    public var skipped = 0
    /// The number of scenarios of which nothing is said, as they go on from one that is wrong.
    public var blocked = 0

    /// The number of statements on trial.
    public var trials = 0
    /// The number of claims.
    public var claims = 0

    /// Creates a tally of nothing.
    public init() {}

    /// The number of scenarios.
    public var scenarios: Int { verified + failed + unverified + skipped + blocked }

    mutating func count(_ verdict: Verdict) {
        switch verdict {
        case .verified: verified += 1
        case .failed: failed += 1
        case .unverified: unverified += 1
        case .skipped: skipped += 1
        case .blocked: blocked += 1
        case .shared: break
        }
    }
}
