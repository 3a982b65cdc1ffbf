public import Diagnostics
import ScenarioText
public import SiteChecks
public import SiteRendering
public import TraceViews

/// The result of building a site.
public struct BuildResult: Equatable, Sendable {
    /// The files of the site in the order of their paths; empty if there are errors, or if the
    /// files were handed on.
    public var files: [OutputFile]
    /// The diagnostics, in the order of files and lines.
    public var diagnostics: [Diagnostic]
    /// The scenarios in the order of pages, with their runs.
    public var blocks: [CheckedBlock]
    /// The numbers of pages and scenarios.
    public var tally: Tally
    /// The outline of each page that an author wrote, by its path below the content folder.
    public var outlines: [String: String]
}

extension BuildResult {
    /// True if there are no errors, so that the files are a complete site.
    public var isSound: Bool { !diagnostics.hasErrors }
}

extension [Diagnostic] {
    /// True if one of the diagnostics is more than a warning.
    public var hasErrors: Bool { contains { $0.severity != .warning } }
}

/// The result of verifying the content of a site.
public struct VerifyResult: Equatable, Sendable {
    /// The diagnostics, in the order of files and lines.
    public var diagnostics: [Diagnostic]
    /// The changes in scenarios that continue others with wrong traces.
    ///
    /// They are not reported, as the cause is, but blessing the cause changes them too.
    public var consequences: [Diagnostic]
    /// The scenarios in the order of pages, with their runs.
    public var blocks: [CheckedBlock]
    /// The drafts that are left out, as messages name them.
    public var drafts: Set<String> = []
    /// The scenarios in other parts of the site that a diagnostic of this part may be about.
    var others: [CheckedBlock] = []
    /// The traces of the scenarios' runs.
    var traces: [Trace] = []
    /// The numbers of pages and scenarios, and of the verdicts.
    public var tally: Tally

    /// The diagnostics with the runs that they are about.
    public var findings: [Finding] { SiteChecks.findings(diagnostics, in: blocks + others) }

    /// The parts of the simulator that the runs show.
    public var coverage: Coverage { Coverage(of: traces) }
}

extension VerifyResult {
    /// Creates a result without diagnostics, for the results of others.
    package init(consequences: [Diagnostic], blocks: [CheckedBlock], tally: Tally) {
        self.init(diagnostics: [], consequences: consequences, blocks: blocks, tally: tally)
    }
}

/// The numbers of pages and scenarios, and of the verdicts.
public struct Tally: Equatable, Sendable {
    /// The number of pages.
    public var pages = 0
    /// The number of scenarios whose runs all match their committed traces.
    public var verified = 0
    /// The number of scenarios that are wrong or have a run that differs from its trace.
    public var failed = 0
    /// The number of scenarios with a run that has no committed trace.
    public var unverified = 0
    /// The number of scenarios that are not meant to run.
    public var skipped = 0
    /// The number of scenarios that are not judged, because the one that they continue is wrong.
    public var blocked = 0

    /// The number of statements on trial.
    public var trials = 0
    /// The number of claims.
    public var claims = 0
    /// The number of links and pictures.
    public var links = 0

    /// Creates an empty tally.
    public init() {}

    /// The number of scenarios.
    public var scenarios: Int { verified + failed + unverified + skipped + blocked }

    /// True if nothing but links was verified.
    public var isOfLinksAlone: Bool {
        links > 0 && scenarios == 0 && claims == 0 && trials == 0
    }

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
