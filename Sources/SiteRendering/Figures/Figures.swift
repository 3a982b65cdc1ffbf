import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// What a page shows of its blocks.
struct PageFigures {
    /// What stands in the place of each block, by the line of the opening fence.
    var blocks: [Int: HTML] = [:]
    /// The rules behind the runs, below the page.
    ///
    /// Nil without runs that have a table, and on the page that shows the rules anyway.
    var rules: RulesSection?
    /// The buttons that a script puts into the runs; nil where there is nothing to put them into.
    var controls: HTML?
    /// The ids in all of these, by the same lines; what stands below the page is on the last of all
    /// lines.
    var ids: [Int: [String]] = [:]
}

/// The rules behind the runs of a page, as a section of it.
struct RulesSection: Equatable {
    var heading: ReferencePage.Heading
    var list: HTML
}

/// What a page shows of its blocks.
///
/// Figures that belong side by side stand together in the place of the first of them, below what
/// differs between them.
///
/// - Parameters:
///   - page: The page with its blocks, as it was parsed from the one of the input.
///   - input: What the figures depend on.
/// - Returns: The figures; empty where a block shows nothing.
func figures(of page: ParsedPage, _ input: FigureInput) -> PageFigures {
    let (outcomes, language) = (input.outcomes, input.language)
    var figures: [Int: HTML] = [:]
    for trace in page.traces { figures[trace.fence.line] = HTML() }
    for block in page.recorded {
        figures[block.fence.line] = block.figure(
            linkedTo: page.figureID(of: block, outcomes), in: language)
    }
    for table in page.tables {
        figures[table.code.range.start.line] = table.table.html(
            { input.coverage ?? Coverage(of: []) }, rules: input.rules, sources: input.sources,
            in: language)
    }
    var shown: [RunFigure] = []
    var group: (line: Int, figures: [ShownFigure]) = (0, [])
    for (index, (block, outcome)) in zip(page.scenarios, outcomes).enumerated() {
        figures[block.fence.line] = HTML()
        let own =
            block.isHidden
            ? []
            : block.shown(
                outcome, ordinal: index + 1, page, in: language, isPlayground: input.isPlayground)
        shown += own.compactMap(\.run)
        if block.beside == nil || group.figures.isEmpty {
            group = (block.fence.line, own)
        } else {
            group.figures += own
        }
        figures[group.line] = sideBySide(group.figures, in: language)
    }
    let explained = shown.filter { $0.views.contains(.table) }.map(\.run.trace)
    var made = PageFigures(blocks: figures)
    if !page.tables.contains(where: { $0.table == .rules }), explained.contains(where: \.hasRows) {
        made.rules = RulesSection(
            heading: ReferencePage.Heading(
                id: "rules-of-this-page", text: Word.rulesOfPage[language]),
            list: reasons(
                behind: explained, rules: input.rules.map { Text(string: $0) }, in: language))
    }
    if shown.contains(where: \.hasControls) {
        let hasHiddenLines = shown.contains { $0.tools?.source != nil }
        made.controls = runControls(hasHiddenLines: hasHiddenLines, in: language)
    }
    made.ids = figures.mapValues { $0.ids.map(\.string) }
    made.ids[.max] = made.rules.map { [$0.heading.id.string] + $0.list.ids.map(\.string) }
    return made
}

/// All that the figures of a page depend on.
struct FigureInput: Equatable {
    /// The page, from which its blocks are parsed.
    var page: LoadedPage
    /// What came of its scenarios.
    var outcomes: [Outcome]
    /// The language of the page.
    var language: Language
    /// What the runs of the whole site show; nil unless the page asks.
    var coverage: Coverage?
    /// The address of the page with the table of all rules; nil unless the page refers to it.
    var rules: String?
    /// The address of the page of sources; nil unless a table of the page cites some.
    var sources: String?
    /// Whether readers may run the scenarios themselves.
    var isPlayground: Bool
}

private func sideBySide(_ figures: [ShownFigure], in language: Language) -> HTML {
    var html = HTML()
    if figures.count < 2 {
        for figure in figures { html.append(figure.html(in: language)) }
        return html
    }
    let runs = figures.compactMap(\.run)
    for (one, other) in zip(runs, runs.dropFirst()) {
        html.append(
            Comparison(one.run.trace, other.run.trace).figure(
                names: (one.name, other.name), ids: (one.rowID, other.rowID), in: language))
    }
    let rows = runs.reduce(0) { $0 + $1.rows }
    html.element(.div, ["class": "side-by-side", "style": "--rows:\(rows)"]) { row in
        row.lineFeed()
        for figure in figures { row.append(figure.html(in: language)) }
    }
    html.lineFeed()
    return html
}

extension ParsedPage {
    /// The id of the figure of the run that a log is of; nil where the page shows none.
    fileprivate func figureID(of block: RecordedBlock, _ outcomes: [Outcome]) -> Text? {
        guard let index = scenarios.firstIndex(where: { $0.id?.text == block.scenario?.text }),
            block.scenario != nil, !scenarios[index].isHidden,
            let release = block.release,
            let run = outcomes[index].runs.index(on: release)
        else { return nil }
        return scenarios[index].figureID(ofRun: run, in: outcomes[index], ordinal: index + 1)
    }
}
