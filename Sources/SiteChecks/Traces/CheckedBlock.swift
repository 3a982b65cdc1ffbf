public import Diagnostics
public import LifecycleCore
import ScenarioText
package import SiteModel

/// A scenario of the site, and how each of its runs fared.
public struct CheckedBlock: Equatable, Sendable {
    package let place: ScenarioPlace
    /// The page that it is on, as messages name it.
    public var file: String
    /// The block with its fences.
    public var range: SourceRange
    /// The id of the scenario; nil if it has none.
    public var id: String?
    /// The id, or what the scenario is called where it has none.
    public var name: String
    /// The words of the heading above it; the title of the page if there is none.
    public var heading: String
    /// How the scenario fared as a whole.
    public var verdict: Verdict
    /// Why the scenario is not run; nil if it is.
    public var skipReason: String?
    /// The runs, one for each version; empty if the scenario cannot be run.
    public var runs: [CheckedRun]
    /// What is said of the runs elsewhere.
    var mentions: [Mention] = []

    /// Creates a scenario of which nothing is said elsewhere.
    package init(
        place: ScenarioPlace, file: String, range: SourceRange, id: String?, name: String,
        heading: String, verdict: Verdict, skipReason: String?, runs: [CheckedRun]
    ) {
        self.place = place
        self.file = file
        self.range = range
        self.id = id
        self.name = name
        self.heading = heading
        self.verdict = verdict
        self.skipReason = skipReason
        self.runs = runs
    }
}

/// A stretch of a page that is about a run: a claim, or the log of a device.
struct Mention: Equatable, Sendable {
    /// The page, as messages name it.
    var file: String
    var range: SourceRange
    /// The index of the run among those of the scenario.
    var run: Int

    func contains(_ diagnostic: Diagnostic) -> Bool {
        let place = diagnostic.range.start
        return diagnostic.file.string == file && range.start <= place && place <= range.end
    }
}

/// A run of a scenario, and how it fared.
public struct CheckedRun: Equatable, Sendable {
    /// The version of iOS; the newest one where several run alike.
    public var version: IOSVersion
    /// The versions that it stands for.
    package var span: VersionSpan
    /// How the run fared.
    public var verdict: Verdict
    /// The traces that are committed for the run, one for each language that has one.
    public var committed: [CommittedTrace]
    /// How many entries the trace has that came out.
    public var events: Int

    /// Creates a run.
    package init(
        span: VersionSpan, verdict: Verdict, committed: [CommittedTrace], events: Int
    ) {
        version = span.last
        self.span = span
        self.verdict = verdict
        self.committed = committed
        self.events = events
    }
}

extension CheckedRun {
    /// The name of the version or the range of them, `12` or `12-17`.
    package var name: String { Text(span).string }
}

/// A trace that is committed for a run.
public struct CommittedTrace: Equatable, Sendable {
    /// The page that it is on, as messages name it.
    public var file: String
    /// The block with its fences.
    public var range: SourceRange
    /// The file with the lines, as messages name it; nil where they are in the block.
    public var textFile: String?
    /// How the run differs from it; nil if it does not.
    public var difference: TraceDifference?
    /// Whether the difference is reported as that of another run, which has the same file.
    var isToldElsewhere = false

    /// Creates a trace that stands in its block.
    package init(file: String, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// The place of the block for messages.
    var place: String { "\(file):\(range.start.line)" }

    /// Where the diagnostic is that says how the run differs.
    fileprivate var findingPlace: (file: String, line: Int) {
        textFile.map { ($0, 1) } ?? (file, range.start.line)
    }
}

/// A diagnostic, and the run that it is about, where it is about one.
public struct Finding: Equatable, Sendable {
    /// What is wrong.
    public var diagnostic: Diagnostic
    /// The scenario that it is about; nil if it is about something else.
    public var block: CheckedBlock?
    /// The index of the run of the scenario; nil if it is about the scenario as a whole.
    public var run: Int?

    /// How the run differs from its committed trace, if that is what is wrong.
    public var difference: TraceDifference?

    /// Creates a finding.
    public init(
        diagnostic: Diagnostic, block: CheckedBlock? = nil, run: Int? = nil,
        difference: TraceDifference? = nil
    ) {
        self.diagnostic = diagnostic
        self.block = block
        self.run = run
        self.difference = difference
    }

    /// The version of iOS of the run; the newest one where several run alike.
    public var version: IOSVersion? { run.flatMap { block?.runs[$0].version } }

    /// The name of the version or the range of them, `12` or `12-17`.
    package var versionName: String? { run.flatMap { block?.runs[$0].name } }
}

/// Diagnostics with the runs that they are about, which their places tell.
///
/// - Parameters:
///   - diagnostics: What is wrong.
///   - blocks: The scenarios of the site.
/// - Returns: A finding for each diagnostic, in the same order.
public func findings(_ diagnostics: [Diagnostic], in blocks: [CheckedBlock]) -> [Finding] {
    var traces: [String: [Int: (block: Int, run: Int, difference: TraceDifference)]] = [:]
    var scenarios: [String: [Int]] = [:]
    var mentions: [String: [(block: Int, mention: Mention)]] = [:]
    for (index, block) in blocks.enumerated() {
        scenarios[block.file, default: []].append(index)
        for mention in block.mentions {
            mentions[mention.file, default: []].append((index, mention))
        }
        for (run, checked) in block.runs.enumerated() {
            for trace in checked.committed {
                guard let difference = trace.difference, !trace.isToldElsewhere else { continue }
                let (file, line) = trace.findingPlace
                traces[file, default: [:]][line] = (index, run, difference)
            }
        }
    }
    return diagnostics.map { diagnostic in
        let file = diagnostic.file.string
        let line = diagnostic.range.start.line
        if let place = traces[file]?[line], diagnostic.severity == .mismatch {
            return Finding(
                diagnostic: diagnostic, block: blocks[place.block], run: place.run,
                difference: place.difference)
        }
        if let place = mentions[file]?.first(where: { $0.mention.contains(diagnostic) }) {
            return Finding(
                diagnostic: diagnostic, block: blocks[place.block], run: place.mention.run)
        }
        let block = scenarios[file]?.first {
            (blocks[$0].range.start.line...blocks[$0].range.end.line).contains(line)
        }.map { blocks[$0] }
        return Finding(
            diagnostic: diagnostic, block: block, run: block?.runs.count == 1 ? 0 : nil)
    }
}
