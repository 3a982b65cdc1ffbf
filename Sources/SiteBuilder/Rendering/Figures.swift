import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// What a page shows in the place of its blocks, by the line of the opening fence.
///
/// Figures that belong side by side stand together in the place of the first of them, below what
/// differs between them.
///
/// - Parameters:
///   - page: The page with its blocks.
///   - outcomes: What came of its scenarios.
///   - coverage: What the runs of the whole site show.
///   - language: The language of the page.
///   - isPlayground: Whether readers may run the scenarios themselves.
/// - Returns: The markup by line; empty where a block shows nothing.
func figures(
    of page: ParsedPage, outcomes: [Outcome], _ coverage: Coverage, in language: Language,
    isPlayground: Bool
) -> [Int: HTML] {
    var figures: [Int: HTML] = [:]
    for trace in page.traces { figures[trace.fence.line] = HTML() }
    for table in page.tables {
        figures[table.code.range.start.line] = table.table.html(coverage, in: language)
    }
    var group: (line: Int, figures: [RunFigure]) = (0, [])
    for (index, (block, outcome)) in zip(page.scenarios, outcomes).enumerated() {
        figures[block.fence.line] = HTML()
        let own = block.isHidden ? [] : block.figures(of: outcome, ordinal: index + 1, page)
        if block.beside == nil || group.figures.isEmpty {
            group = (block.fence.line, own)
        } else {
            group.figures += own
        }
        figures[group.line] = sideBySide(group.figures, in: language, isPlayground: isPlayground)
    }
    return figures
}

/// What is shown of a run, and how.
private struct RunFigure {
    var run: Run
    var id: Text
    var title: Text
    /// What the run is called beside others.
    var name: Text
    /// The text of the scenario, in the first figure of a scenario.
    var source: Text?
    var views: [TraceView]

    func html(in language: Language, isPlayground: Bool) -> HTML {
        run.trace.figure(
            id: id, title: title, source: source, views: views, in: language,
            playground: isPlayground ? PlaygroundTools() : nil)
    }

    /// The prefix of the ids of its rows; nil where the table is not shown.
    var rowID: Text? { views.contains(.table) ? id : nil }
}

private func sideBySide(
    _ figures: [RunFigure], in language: Language, isPlayground: Bool
) -> HTML {
    var html = HTML()
    if figures.count < 2 {
        for figure in figures {
            html.append(figure.html(in: language, isPlayground: isPlayground))
        }
        return html
    }
    for (one, other) in zip(figures, figures.dropFirst()) {
        html.append(
            Comparison(one.run.trace, other.run.trace).figure(
                names: (one.name, other.name), ids: (one.rowID, other.rowID), in: language))
    }
    html.element("div", ["class": "side-by-side"]) { row in
        row.lineFeed()
        for figure in figures {
            row.append(figure.html(in: language, isPlayground: isPlayground))
        }
    }
    html.lineFeed()
    return html
}

extension ScenarioBlock {
    /// The figure of every run; the first one shows the scenario too.
    fileprivate func figures(
        of outcome: Outcome, ordinal: Int, _ page: ParsedPage
    ) -> [RunFigure] {
        outcome.runs.enumerated().map { index, run in
            let title = Text(string: self.title ?? page.heading(above: fence.line))
            var figure = RunFigure(
                run: run, id: figureID(ofRun: index, in: outcome, ordinal: ordinal), title: title,
                name: title, source: index == 0 ? shownSource : nil,
                views: views ?? TraceView.standard)
            if outcome.runs.count > 1 {
                let version = Text(run.version)
                figure.title.append(", iOS \(version)" as Text)
                figure.name = "iOS \(version)"
            }
            return figure
        }
    }

    /// The id of the figure of a run, which is the prefix of every id in the figure.
    ///
    /// - Parameters:
    ///   - index: The index of the run.
    ///   - outcome: All runs of the scenario.
    ///   - ordinal: The number of the scenario on its page, from 1.
    /// - Returns: The id.
    func figureID(ofRun index: Int, in outcome: Outcome, ordinal: Int) -> Text {
        var name: Text = "run-\(id.map { $0.anchor } ?? "\(ordinal)")"
        if outcome.runs.count > 1 {
            name.append("-ios-\(Text(outcome.runs[index].version))" as Text)
        }
        return name
    }

    /// The scenario as readers see it: without the option lines, which are about the page.
    var shownSource: Text {
        var text = Text()
        for line in code.lines.drop(while: { $0.text.hasPrefix("#|") }) {
            text.append("\(line.text)\n" as Text)
        }
        return text
    }
}

extension Trace {
    /// A figure with chosen views of a run; the canonical text follows it in one box with it.
    fileprivate func figure(
        id: Text, title: Text, source: Text?, views: [TraceView], in language: Language,
        playground: PlaygroundTools?
    ) -> HTML {
        var shown: FigureViews = []
        if views.contains(.timeline) { shown.insert(.timeline) }
        if views.contains(.diagram) { shown.insert(.diagram) }
        if views.contains(.table) { shown.insert(.table) }
        let figure = figure(
            id: id, title: title, source: source, views: shown, in: language,
            playground: playground)
        guard views.contains(.text) else { return figure }
        var html = HTML()
        html.element("div", ["class": "run-and-text"]) { box in
            box.lineFeed()
            box.append(figure)
            box.element("pre", ["class": "trace-text", "tabindex": "0"]) {
                $0.element("code", text: text)
            }
            box.lineFeed()
        }
        html.lineFeed()
        return html
    }
}

extension BlockName {
    /// The name in the id of a figure: with underscores, so that what a figure adds behind a
    /// hyphen, such as the number of a row, never makes the id of another figure.
    fileprivate var anchor: Text {
        Text(text.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 })
    }
}

extension ParsedPage {
    /// The words of the last heading above a line; the title of the page if there is none.
    func heading(above line: Int) -> String {
        let heading = headings.last { $0.range.start.line < line }
        return heading?.text ?? page.frontMatter.title
    }
}

extension Fence {
    /// The line of the opening fence, which no other block has.
    var line: Int { opening.start.line }
}
