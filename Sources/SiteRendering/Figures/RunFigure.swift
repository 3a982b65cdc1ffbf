import CommonMark
import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// What is shown of a scenario in one place: a run, or why there is none.
enum ShownFigure {
    case run(RunFigure)
    case still(HTML)

    /// The figure in a language.
    func html(in language: Language) -> HTML {
        switch self {
        case .run(let figure): figure.html(in: language)
        case .still(let html): html
        }
    }

    /// The run, if it is one.
    var run: RunFigure? {
        if case .run(let figure) = self { figure } else { nil }
    }
}

/// What is shown of a run, and how.
struct RunFigure {
    var run: Run
    var id: Text
    var title: Text
    /// What the run is called beside others.
    var name: Text
    /// The text of the scenario, in the first figure of a scenario.
    var source: Text?
    var views: FigureViews
    /// Whether the app is shown as Swift source too, if it has code of its own.
    var showsCode: Bool
    /// Where the timeline ends at the earliest, so that those of runs beside each other have one scale.
    var until: Instant?
    /// How readers may run it themselves; nil where they may not.
    var tools: PlaygroundTools?
    /// The part of an exercise that the figure is, if it is one.
    var exercise: Exercise?

    /// The figure in a language.
    func html(in language: Language) -> HTML {
        if views.contains(.sketch) { return run.trace.sketch() }
        return run.trace.figure(
            id: id, title: title, source: source, views: views, in: language, playground: tools,
            reasons: .page, isCovered: isCovered, code: code(in: language), until: until
        ).part(of: exercise, in: language)
    }

    /// The app as Swift source, below its scenario.
    private func code(in language: Language) -> Text? {
        guard showsCode, source != nil, run.scenario.hasCode else { return nil }
        return run.scenario.swiftSource(in: language)
    }

    /// Whether readers are to change the scenario before they see a run.
    private var isCovered: Bool { exercise?.goal != nil }

    /// About how tall it is, in rows.
    var rows: Int { run.trace.rows(showing: source, isCovered ? nil : views) }

    /// Whether the figure has places for buttons.
    var hasControls: Bool {
        !views.contains(.sketch) && (tools != nil || rowID != nil && run.trace.hasRows)
    }

    /// The prefix of the ids of its rows; nil where the table is not shown.
    var rowID: Text? { views.contains(.table) ? id : nil }
}

extension Trace {
    /// Whether anything happens in the run, so that its views have rows.
    var hasRows: Bool { !entries.isEmpty }
}

extension ScenarioBlock {
    /// What the page shows of the scenario: its runs, or why there are none.
    func shown(
        _ outcome: Outcome, ordinal: Int, _ page: ParsedPage, in language: Language,
        isPlayground: Bool
    ) -> [ShownFigure] {
        let anchor = (id ?? original).map { $0.anchor } ?? "\(ordinal)"
        let title = Text(string: self.title?.words ?? page.heading(above: fence.line))
        let still = UnrunFigure(
            id: "run-\(anchor)", title: title, source: outcome.source.shown, language: language)
        switch outcome.kind {
        case .run where hides.contains(.trace):
            return [.still(still.html().part(of: exercise, in: language))]
        case .run:
            return figures(of: outcome, ordinal: ordinal, title: title, isPlayground: isPlayground)
                .map { .run($0) }
        case .skipped(let reason): return [.still(still.html(skipped: reason))]
        case .failed(let faults): return [.still(still.html(failing: faults))]
        case .broken, .blocked: return []
        }
    }

    /// The figure of every run; the first one shows the scenario too.
    private func figures(
        of outcome: Outcome, ordinal: Int, title: Text, isPlayground: Bool
    ) -> [RunFigure] {
        outcome.runs.enumerated().map { index, run in
            let isFirst = index == 0 && !hides.contains(.source)
            var figure = RunFigure(
                run: run, id: figureID(ofRun: index, in: outcome, ordinal: ordinal), title: title,
                name: title, source: isFirst ? outcome.source.shown : nil,
                views: (views ?? run.trace.usualViews).union(isLaunchOpen ? .openLaunch : []),
                showsCode: !hides.contains(.swift),
                tools: isFirst && isPlayground ? tools(for: outcome) : nil,
                exercise: index == 0 ? exercise : nil)
            if outcome.runs.count > 1 || run.span.isRange {
                figure.title.append(", iOS \(Text(run.span))" as Text)
                figure.name = "iOS \(Text(run.span))"
            }
            return figure
        }
    }

    /// How readers may run the scenario; nil where they may not.
    private func tools(for outcome: Outcome) -> PlaygroundTools? {
        let source = outcome.source
        // What goes on from another scenario cannot be run without it.
        let goesOn = outcome.runs.contains { !$0.scenario.before.isEmpty }
        if isStatic || goesOn { return nil }
        // The lines are counted in what is run: with included lines in front, without options.
        let included = source.lines.count - code.lines.count
        let options = code.lines.prefix { $0.text.hasPrefix("#|") }.count
        let shift = included - options
        return PlaygroundTools(
            editableLines: editable.map { $0.lowerBound + shift...$0.upperBound + shift },
            source: source.runnable == source.shown ? nil : source.runnable)
    }

    /// The id of the figure of a run, which is the prefix of every id in the figure.
    ///
    /// - Parameters:
    ///   - index: The index of the run.
    ///   - outcome: All runs of the scenario.
    ///   - ordinal: The number of the scenario on its page, from 1.
    /// - Returns: The id.
    func figureID(ofRun index: Int, in outcome: Outcome, ordinal: Int) -> Text {
        var name: Text = "run-\((id ?? original).map { $0.anchor } ?? "\(ordinal)")"
        if outcome.runs.count > 1 {
            name.append("-ios-\(Text(outcome.runs[index].span))" as Text)
        }
        return name
    }
}

extension BlockName {
    /// The name in the id of a figure: with underscores, so that what a figure adds behind a
    /// hyphen, such as the number of a row, never makes the id of another figure.
    var anchor: Text {
        Text(text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 })
    }
}
