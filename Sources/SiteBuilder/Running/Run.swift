import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import ScenarioText
import TraceViews

/// The site with its scenarios run.
struct RunSite: Sendable {
    var parsed: ParsedSite
    /// The pages, in the order of `parsed.pages`.
    var pages: [RunPage]
    var diagnostics: [Diagnostic]
}

/// A page with its runs.
struct RunPage: Sendable {
    var parsed: ParsedPage
    /// What came of the scenarios, in the order of `parsed.scenarios`.
    var outcomes: [Outcome]
    /// What the page shows in the place of a block, by the line of the block's opening fence.
    var figures: [Int: HTML]
    /// The page as it is made from the core, if nobody wrote it.
    var reference: ReferencePage?
}

/// What came of a scenario.
struct Outcome: Sendable {
    /// The runs, one for each version; empty if the scenario cannot be run.
    var runs: [Run]
}

/// A run of a scenario on one version of iOS.
struct Run: Sendable {
    var scenario: Scenario
    var trace: Trace

    var version: IOSVersion { scenario.app.version }
}

/// Stage three: runs every scenario on each of its versions.
///
/// - Parameters:
///   - parsed: The site with its blocks read.
///   - isPlayground: Whether its pages have the simulator, so that readers may run scenarios.
/// - Returns: The site with its runs and what the pages show of them.
func run(_ parsed: ParsedSite, isPlayground: Bool = false) -> RunSite {
    let languages = parsed.site.configuration.languages.map { Language(tag: Text(string: $0.tag)) }
    var diagnostics: [Diagnostic] = []
    let outcomes = parsed.pages.map { page in
        page.scenarios.map { block in
            let (outcome, faults) = run(block)
            diagnostics += faults.map { $0.inFile(page.page.file) }
            return outcome
        }
    }
    let coverage = Coverage(of: outcomes.joined().flatMap(\.runs).map(\.trace))
    var pages = zip(parsed.pages, outcomes).map { page, outcomes in
        RunPage(
            parsed: page, outcomes: outcomes,
            figures: figures(
                of: page, outcomes: outcomes, coverage, in: languages[page.page.language],
                isPlayground: isPlayground))
    }
    addReference(to: &pages, of: parsed.site)
    return RunSite(parsed: parsed, pages: pages, diagnostics: diagnostics)
}

/// Runs one scenario; what is wrong with it is placed in the page, not in the block.
///
/// - Parameters:
///   - block: The scenario and its versions.
///   - mayStateVersion: Whether the text may name another version, which then does not count.
/// - Returns: The runs, and what is wrong with the scenario.
func run(_ block: ScenarioBlock, mayStateVersion: Bool = false) -> (Outcome, [Diagnostic]) {
    // Without an end the block has swallowed prose, and Markdown's own diagnostic says so.
    guard block.fence.isClosed else { return (Outcome(runs: []), []) }
    let source = block.code.source
    var faults: [Diagnostic] = []
    var runs: [Run] = []
    let versions: [IOSVersion?] =
        block.versions.isEmpty ? [nil] : block.versions.map(\.version)
    for version in versions {
        let (scenario, found) = Scenario.parse(source, version: version)
        // Every version finds the same mistakes in the text.
        faults += found.filter { !faults.contains($0) }
        if !mayStateVersion, let stated = scenario.statedVersion,
            let given = block.versions.first
        {
            let fault = Diagnostic(
                .error, "block.version-twice", range: stated,
                "the version is in the info string already, on line \(given.range.start.line)")
            if !faults.contains(fault) { faults.append(fault) }
        }
        if !faults.contains(where: { $0.severity == .error }) {
            runs.append(Run(scenario: scenario, trace: scenario.run()))
        }
    }
    let isBroken = faults.contains { $0.severity == .error }
    return (Outcome(runs: isBroken ? [] : runs), faults.map { $0.placed(in: block.code) })
}

extension CodeBlock {
    /// The code as bytes.
    var source: [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line.text.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// The place in the file of a place in the code, through the markers of quotes and lists.
    func placeInFile(of position: SourcePosition) -> SourcePosition {
        guard lines.indices.contains(position.line - 1) else {
            return lines.isEmpty ? range.start : fence?.closing?.start ?? range.end
        }
        return lines[position.line - 1].position(ofByte: position.column - 1)
    }

    func rangeInFile(of range: SourceRange) -> SourceRange {
        SourceRange(start: placeInFile(of: range.start), end: placeInFile(of: range.end))
    }
}

extension Diagnostic {
    /// A diagnostic about the code of a block as one about the page.
    func placed(in code: CodeBlock) -> Diagnostic {
        var diagnostic = self
        diagnostic.range = code.rangeInFile(of: range)
        diagnostic.replacements = replacements.map {
            Replacement(range: code.rangeInFile(of: $0.range), text: $0.text)
        }
        return diagnostic
    }
}
