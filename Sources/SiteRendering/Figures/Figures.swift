import CommonMark
import Diagnostics
import LifecycleCore
import LifecycleReference
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// The figures of a page's blocks.
struct PageFigures {
    /// The replacement of each block, by the line of its opening fence.
    var blocks: [Int: HTML] = [:]
    /// The rules of the runs, below the page.
    ///
    /// Nil if no run has rows, or if the page shows all rules anyway.
    var rules: RulesSection?
    /// The runs that claims of the page quote and no figure shows; empty if there are none.
    var quoted = HTML()
    /// The buttons that a script adds to the runs; nil if there is no place for them.
    var controls: HTML?
    /// The ids in these parts, by the same lines; those below the page have the line `Int.max`.
    var ids: [Int: [String]] = [:]
}

/// The section of a page with the rules of its runs.
struct RulesSection: Equatable {
    var heading: ReferencePage.Heading
    var list: HTML
}

/// Makes the figures of a page; a block that shows nothing has an empty one.
///
/// Figures that are shown side by side replace the first of their blocks, above their comparison.
func figures(of page: ParsedPage, _ input: FigureInput) -> PageFigures {
    let (outcomes, language) = (input.outcomes, input.language)
    var figures: [Int: HTML] = [:]
    for trace in page.traces { figures[trace.fence.line] = HTML() }
    for block in page.recorded {
        figures[block.fence.line] = block.figure(
            linkedTo: page.figureID(of: block, outcomes), in: language)
    }
    for table in page.tables {
        let rows = table.table.html(
            { input.coverage ?? Coverage(of: []) }, rules: input.rules, sources: input.sources,
            in: language)
        // Next to an editor the statements are for inserting; a search should find their own page.
        let isForEditing = table.table == .statements && page.isPlayground
        figures[table.code.range.start.line] =
            isForEditing ? HTML { $0.silently { $0.append(rows) } } : rows
    }
    for table in page.verdictTables {
        figures[table.code.range.start.line] = table.html(
            input.docket, onPage: SitePath.page(ofSource: page.page.path), in: language)
    }
    for block in page.practices {
        figures[block.code.range.start.line] = block.place.html(
            hasEngine: input.isPlayground, in: language)
    }
    for tabs in page.codeTabs {
        for tab in tabs.tabs { figures[tab.code.range.start.line] = HTML() }
        if let first = tabs.tabs.first {
            figures[first.code.range.start.line] = tabs.html(in: language)
        }
    }
    var shown: [RunFigure] = []
    var group: (line: Int, figures: [ShownFigure]) = (0, [])
    for (index, (block, outcome)) in zip(page.scenarios, outcomes).enumerated() {
        figures[block.fence.line] = HTML()
        let own =
            block.isHidden
            ? []
            : block.shown(
                outcome, input.exercises[index], ordinal: index + 1, page, in: language,
                isPlayground: input.isPlayground)
        shown += own.compactMap(\.run)
        if block.beside == nil || group.figures.isEmpty {
            group = (block.fence.line, own)
        } else {
            group.figures += own
        }
        figures[group.line] = sideBySide(group.figures, in: language)
    }
    for (trial, outcome) in zip(page.trials, input.trials) {
        let own = ShownTrial(trial, outcome, in: language, isPlayground: input.isPlayground)
        figures[trial.fence.line] = own?.html(in: language) ?? HTML()
        shown += own?.figures.flatMap(\.self) ?? []
    }
    let explained = shown.filter(\.views.hasRows).map(\.run.trace)
    var made = PageFigures(blocks: figures)
    if !page.tables.contains(where: { $0.table == .rules }), explained.contains(where: \.hasRows) {
        made.rules = RulesSection(
            heading: ReferencePage.Heading(
                id: "rules-of-this-page", text: Word.rulesOfPage[language]),
            list: reasons(
                behind: explained, rules: input.rules,
                sources: input.sources.map { Text(string: $0) }, in: language
            ).folded(below: Word.eachRule[language]))
    }
    if shown.contains(where: \.hasControls) || !page.practices.isEmpty {
        let hasHiddenLines = shown.contains { $0.tools?.source != nil }
        made.controls = runControls(hasHiddenLines: hasHiddenLines, in: language)
    }
    made.quoted = input.quoted.html(in: language)
    made.ids = figures.mapValues { $0.ids.map(\.string) }
    let idsOfRules = made.rules.map { [$0.heading.id] + $0.list.ids } ?? []
    made.ids[.max] = (made.quoted.ids + idsOfRules).map(\.string)
    return made
}

/// Everything that the figures of a page depend on.
struct FigureInput: Equatable {
    /// The page from which the blocks are parsed.
    var page: LoadedPage
    /// The outcomes of its scenarios.
    var outcomes: [ScenarioOutcome]
    /// The part of an exercise that each of its scenarios is; nil if it is none.
    var exercises: [Exercise?]
    /// The outcomes of its trials.
    var trials: [TrialOutcome?]
    /// The hidden scenarios that its claims quote.
    var quoted: [QuotedRuns]
    /// The trials of the whole site; empty if the page has no table of verdicts.
    var docket: [DocketEntry]
    var language: Language
    /// The coverage of all runs of the site; nil if the page does not show it.
    var coverage: Coverage?
    /// Where the rules are explained; nil if no page does, or the page does not link to it.
    var rules: RuleAddress?
    /// The address of the page of sources; nil if there is none, or the page cites none.
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
    let figures = figures.withComparableLaunches.withOneScale
    let runs = figures.compactMap(\.run)
    let height = runs.reduce(FigureHeight(lines: 0, rows: 0)) { $0 + $1.height }
    html.element(.div, ["class": "side-by-side", "style": .text(height.style)]) { row in
        row.lineFeed()
        for figure in figures { row.append(figure.html(in: language)) }
    }
    html.lineFeed()
    for (one, other) in zip(runs, runs.dropFirst()) {
        html.append(
            Comparison(one.run.trace, other.run.trace).figure(
                names: (one.name, other.name), titles: (one.title, other.title),
                ids: (one.rowID, other.rowID), in: language))
    }
    return html
}

extension [ShownFigure] {
    /// The figures, with launches folded in all runs if they are the same, and otherwise in none.
    fileprivate var withComparableLaunches: [ShownFigure] {
        let runs = compactMap(\.run)
        let isSame = zip(runs, runs.dropFirst()).allSatisfy {
            $0.run.trace.sharesLaunch(with: $1.run.trace)
                && $0.views.contains(.openLaunch) == $1.views.contains(.openLaunch)
        }
        if isSame { return self }
        return map { shown in
            guard case .run(var figure) = shown else { return shown }
            figure.views.insert(.openLaunch)
            return .run(figure)
        }
    }
}

extension [ShownFigure] {
    /// The figures with timelines of the same end.
    fileprivate var withOneScale: [ShownFigure] {
        let end = compactMap(\.run).map(\.run.trace.timelineEnd).max()
        return map { shown in
            guard case .run(var figure) = shown else { return shown }
            figure.until = end
            return .run(figure)
        }
    }
}

extension ParsedPage {
    /// Whether it has the scenario `playground`, which readers write themselves.
    fileprivate var isPlayground: Bool {
        scenarios.contains { ($0.id ?? $0.original)?.text == "playground" }
    }

    /// The id of the figure for the run of a log; nil if the page does not show the run.
    fileprivate func figureID(of block: RecordedBlock, _ outcomes: [ScenarioOutcome]) -> Text? {
        guard let index = scenarios.firstIndex(where: { $0.id?.text == block.scenario?.text }),
            block.scenario != nil, !scenarios[index].isHidden,
            let release = block.release,
            let run = outcomes[index].runs.index(on: release)
        else { return nil }
        return scenarios[index].figureID(ofRun: run, in: outcomes[index], ordinal: index + 1)
    }
}

extension HTML {
    /// The content as details that open with a click, and that browsers open for links and
    /// searches.
    fileprivate func folded(below words: Text) -> HTML {
        HTML { html in
            html.element(.details) { details in
                details.element(.summary, text: words)
                details.append(self)
            }
        }
    }
}
