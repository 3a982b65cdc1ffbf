import CodeHighlighting
import CommonMark
import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A figure of a scenario: a run, or the reason why there is none.
enum ShownFigure {
    case run(RunFigure)
    case still(HTML)

    func html(in language: Language) -> HTML {
        switch self {
        case .run(let figure): figure.html(in: language)
        case .still(let html): html
        }
    }

    /// The run, if there is one.
    var run: RunFigure? {
        if case .run(let figure) = self { figure } else { nil }
    }
}

/// A run and how to show it.
struct RunFigure {
    var run: Run
    var id: Text
    var title: Text
    /// The name of the run among others.
    var name: Text
    /// The text of the scenario, in its first figure only.
    var source: Text?
    var views: FigureViews
    /// Whether to show the app as Swift source too, if it has code.
    var showsCode: Bool
    /// The earliest end of the timeline, so that runs side by side have the same scale.
    var until: Instant?
    /// How readers may run the scenario themselves; nil if they may not.
    var tools: PlaygroundTools?
    /// The part of an exercise that the figure shows, if any.
    var exercise: Exercise?
    /// The hint of the exercise; nil for none.
    var hint: OptionText?

    func html(in language: Language) -> HTML {
        if views.contains(.sketch) { return run.trace.sketch() }
        return run.trace.figure(
            id: id, title: title, source: source, views: views, in: language, playground: tools,
            reasons: .page, isCovered: isCovered, code: code(in: language), until: until
        ).part(of: exercise, hint: hint, in: language)
    }

    /// The app as Swift source, for below the scenario.
    private func code(in language: Language) -> HTML? {
        guard showsCode, source != nil, run.scenario.hasCode else { return nil }
        return CodeLanguage.swift.html(of: run.scenario.swiftSource(in: language))
    }

    /// Whether the run is hidden at first, because readers should change the scenario.
    private var isCovered: Bool { exercise?.goals != nil }

    /// The approximate height.
    var height: FigureHeight { run.trace.height(showing: source, isCovered ? nil : views) }

    /// Whether the figure has places for buttons.
    var hasControls: Bool {
        !views.contains(.sketch) && (tools != nil || rowID != nil && run.trace.hasRows)
    }

    /// The prefix of the ids of its rows; nil if it has none.
    var rowID: Text? { views.hasRows ? id : nil }
}

extension Trace {
    /// Whether the run has entries, so that its views have rows.
    var hasRows: Bool { !entries.isEmpty }
}

extension ScenarioBlock {
    /// The figures of the scenario: its runs, or the reason why there are none.
    ///
    /// - Parameters:
    ///   - outcome: The runs.
    ///   - exercise: The part of an exercise that it is, its own or that of the scenario that it shows.
    ///   - ordinal: The number of the scenario on its page, from 1.
    ///   - page: The page.
    ///   - language: The language of the page.
    ///   - isPlayground: Whether readers may run it.
    /// - Returns: The figures.
    func shown(
        _ outcome: ScenarioOutcome, _ exercise: Exercise?, ordinal: Int, _ page: ParsedPage,
        in language: Language, isPlayground: Bool
    ) -> [ShownFigure] {
        let anchor = (id ?? original).map { $0.anchor } ?? "\(ordinal)"
        let title = Text(string: self.title?.words ?? page.heading(above: fence.line))
        let still = UnrunFigure(
            id: "run-\(anchor)", title: title, source: outcome.source.shown, language: language)
        switch outcome.kind {
        case .run where hides.contains(.trace):
            return [.still(still.html().part(of: exercise, hint: hint, in: language))]
        case .run:
            return figures(
                of: outcome, exercise, ordinal: ordinal, title: title, isPlayground: isPlayground
            ).map { .run($0) }
        case .skipped(let reason): return [.still(still.html(skipped: reason))]
        case .failed(let faults): return [.still(still.html(failing: faults))]
        case .broken, .blocked: return []
        }
    }

    /// The figures of all runs; the first one shows the scenario too.
    private func figures(
        of outcome: ScenarioOutcome, _ exercise: Exercise?, ordinal: Int, title: Text,
        isPlayground: Bool
    ) -> [RunFigure] {
        outcome.runs.enumerated().map { index, run in
            let isFirst = index == 0 && !hides.contains(.source)
            var figure = RunFigure(
                run: run, id: figureID(ofRun: index, in: outcome, ordinal: ordinal), title: title,
                name: title, source: isFirst ? outcome.source.shown : nil,
                views: (views ?? run.trace.usualViews).union(isLaunchOpen ? .openLaunch : []),
                showsCode: !hides.contains(.swift),
                tools: isFirst && isPlayground ? tools(for: outcome) : nil,
                exercise: index == 0 ? exercise : nil, hint: hint)
            if outcome.runs.count > 1 || run.span.isRange {
                figure.title.append(", iOS \(Text(run.span))" as Text)
                figure.name = "iOS \(Text(run.span))"
            }
            return figure
        }
    }

    /// How readers may run the scenario; nil if they may not.
    private func tools(for outcome: ScenarioOutcome) -> PlaygroundTools? {
        let source = outcome.source
        // A scenario that continues another one cannot run without it.
        let goesOn = outcome.runs.contains { !$0.scenario.before.isEmpty }
        if isStatic || goesOn { return nil }
        // Line numbers refer to the text that runs, which has the included lines first and no
        // options.
        let included = source.lines.count - code.lines.count
        let options = code.lines.prefix { $0.text.hasPrefix("#|") }.count
        let shift = included - options
        return PlaygroundTools(
            editableLines: editable.map { $0.lowerBound + shift...$0.upperBound + shift },
            source: source.runnable == source.shown ? nil : source.runnable)
    }

    /// The id of the figure of a run, which is also the prefix of all ids in the figure.
    ///
    /// A scenario without a name has its number on the page instead.
    func figureID(ofRun index: Int, in outcome: ScenarioOutcome, ordinal: Int) -> Text {
        var name: Text = "run-\((id ?? original).map { $0.anchor } ?? "\(ordinal)")"
        if outcome.runs.count > 1 {
            name.append("-ios-\(Text(outcome.runs[index].span))" as Text)
        }
        return name
    }
}

extension BlockName {
    /// The name for the id of a figure, with underscores instead of hyphens.
    ///
    /// A figure adds parts such as the number of a row after a hyphen. So its ids never equal those
    /// of another figure.
    var anchor: Text {
        Text(text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 })
    }
}
