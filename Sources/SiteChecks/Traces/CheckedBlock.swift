public import Diagnostics
public import LifecycleCore
import ScenarioText
package import SiteModel

/// A scenario of the site with the results of its runs.
public struct CheckedBlock: Equatable, Sendable {
    package let place: ScenarioPlace
    /// The page, as messages name it.
    public var file: String
    /// The block with its fences.
    public var range: SourceRange
    /// The id; nil if there is none.
    public var id: String?
    /// The id, or a name for the scenario if there is none.
    public var name: String
    /// The words of the heading above; the title of the page if there is none.
    public var heading: String
    /// The verdict on the whole scenario.
    public var verdict: Verdict
    /// The reason why the scenario is not run; nil if it is.
    public var skipReason: String?
    /// The runs, one for each version; empty if the scenario cannot be run.
    public var runs: [CheckedRun]
    /// The claims and device logs about the runs.
    var references: [RunReference] = []

    /// Creates a scenario without references.
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

/// A range of a page about a run: a claim, or a device log.
struct RunReference: Equatable, Sendable {
    /// The page, as messages name it.
    var file: String
    var range: SourceRange
    /// The index of the run in the scenario.
    var run: Int

    func contains(_ diagnostic: Diagnostic) -> Bool {
        let place = diagnostic.range.start
        return diagnostic.file.string == file && range.start <= place && place <= range.end
    }
}

/// A run of a scenario with its result.
public struct CheckedRun: Equatable, Sendable {
    /// The version of iOS; the newest one if several run alike.
    public var version: IOSVersion
    package var span: VersionSpan
    /// The verdict on the run.
    public var verdict: Verdict
    /// The committed traces of the run, at most one for each language.
    public var committed: [CommittedTrace]
    /// The number of entries in the run's trace.
    public var events: Int

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
    /// The name of the version or range, `12` or `12-17`.
    package var name: String { Text(span).string }
}

/// A committed trace of a run.
public struct CommittedTrace: Equatable, Sendable {
    /// The page, as messages name it.
    public var file: String
    /// The block with its fences.
    public var range: SourceRange
    /// The file with the lines, as messages name it; nil if they are in the block.
    public var textFile: String?
    /// The difference of the run; nil if there is none.
    public var difference: TraceDifference?
    /// True if the difference is reported for another run with the same file.
    var isToldElsewhere = false

    /// Creates a trace whose lines are in its block.
    package init(file: String, range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// The place of the block for messages.
    var place: String { "\(file):\(range.start.line)" }

    /// The place of the diagnostic about the difference.
    fileprivate var findingPlace: (file: String, line: Int) {
        textFile.map { ($0, 1) } ?? (file, range.start.line)
    }
}

/// A diagnostic with the run that it is about, if there is one.
public struct Finding: Equatable, Sendable {
    /// The diagnostic.
    public var diagnostic: Diagnostic
    /// The scenario; nil if the diagnostic is about something else.
    public var block: CheckedBlock?
    /// The index of the run in the scenario; nil for the scenario as a whole.
    public var run: Int?

    /// The difference between the run and its committed trace, if the diagnostic reports it.
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

    /// The version of iOS of the run; the newest one if several run alike.
    public var version: IOSVersion? { run.flatMap { block?.runs[$0].version } }

    /// The name of the version or range, `12` or `12-17`.
    package var versionName: String? { run.flatMap { block?.runs[$0].name } }
}

/// Matches diagnostics with the runs that they are about, by their places.
///
/// - Parameters:
///   - diagnostics: The diagnostics.
///   - blocks: The scenarios of the site.
/// - Returns: A finding for each diagnostic, in the same order.
public func findings(_ diagnostics: [Diagnostic], in blocks: [CheckedBlock]) -> [Finding] {
    var traces: [String: [Int: (block: Int, run: Int, difference: TraceDifference)]] = [:]
    var scenarios: [String: [Int]] = [:]
    var references: [String: ReferencesOfPage] = [:]
    for (index, block) in blocks.enumerated() {
        scenarios[block.file, default: []].append(index)
        for reference in block.references {
            references[reference.file, default: ReferencesOfPage()].add(reference, of: index)
        }
        for (run, checked) in block.runs.enumerated() {
            for trace in checked.committed {
                guard let difference = trace.difference, !trace.isToldElsewhere else { continue }
                let (file, line) = trace.findingPlace
                traces[file, default: [:]][line] = (index, run, difference)
            }
        }
    }
    for file in references.keys { references[file]?.sort() }
    return diagnostics.map { diagnostic in
        let file = diagnostic.file.string
        let line = diagnostic.range.start.line
        if let place = traces[file]?[line], diagnostic.severity == .mismatch {
            return Finding(
                diagnostic: diagnostic, block: blocks[place.block], run: place.run,
                difference: place.difference)
        }
        if let place = references[file]?.reference(of: diagnostic) {
            return Finding(
                diagnostic: diagnostic, block: blocks[place.block], run: place.reference.run)
        }
        let block = scenarios[file]?.first {
            (blocks[$0].range.start.line...blocks[$0].range.end.line).contains(line)
        }.map { blocks[$0] }
        return Finding(
            diagnostic: diagnostic, block: block, run: block?.runs.count == 1 ? 0 : nil)
    }
}

/// The references of a page, none of which is inside another.
///
/// A line can have thousands of them, so a search does not read them all.
private struct ReferencesOfPage {
    private var rows: [(block: Int, reference: RunReference)] = []

    mutating func add(_ reference: RunReference, of block: Int) { rows.append((block, reference)) }

    /// Brings the references into the order of their places, which `reference(of:)` needs.
    mutating func sort() { rows.sort { $0.reference.range.start < $1.reference.range.start } }

    /// The reference that contains the place of a diagnostic, with its scenario.
    func reference(of diagnostic: Diagnostic) -> (block: Int, reference: RunReference)? {
        let place = diagnostic.range.start
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].reference.range.start <= place {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0, rows[low - 1].reference.contains(diagnostic) else { return nil }
        return rows[low - 1]
    }
}
