import CommonMark
package import Diagnostics
package import LifecycleCore
import ScenarioText
import TraceViews

/// What a page shows in the place of its blocks, by the line of the opening fence.
///
/// Figures that belong side by side stand together in the place of the first of them.
///
/// - Parameters:
///   - page: The page with its blocks.
///   - outcomes: What came of its scenarios.
///   - coverage: Counts what the runs of the whole site show, for pages that ask.
/// - Returns: The markup; empty in the place of what is not shown.
func figures(
    of page: ParsedPage, outcomes: [Outcome], _ coverage: () -> Coverage
) -> [Int: HTML] {
    var figures: [Int: HTML] = [:]
    for trace in page.traces { figures[trace.fence.line] = HTML() }
    for block in page.recorded {
        figures[block.fence.line] = block.figure(linkedTo: page.figureID(of: block, outcomes))
    }
    for table in page.tables { figures[table.code.range.start.line] = table.table.html(coverage) }
    var group: (line: Int, figures: [HTML]) = (0, [])
    for (index, (block, outcome)) in zip(page.scenarios, outcomes).enumerated() {
        figures[block.fence.line] = HTML()
        let own = block.isHidden ? [] : block.shown(outcome, ordinal: index + 1, page)
        if block.beside == nil || group.figures.isEmpty {
            group = (block.fence.line, own)
        } else {
            group.figures += own
        }
        figures[group.line] = sideBySide(group.figures)
    }
    return figures
}

private func sideBySide(_ figures: [HTML]) -> HTML {
    var html = HTML()
    if figures.count < 2 {
        for figure in figures { html.append(figure) }
    } else {
        html.element("div", ["class": "side-by-side"]) { row in
            row.lineFeed()
            for figure in figures { row.append(figure) }
        }
        html.lineFeed()
    }
    return html
}

extension ScenarioBlock {
    /// What the page shows of the scenario: its runs, or why there are none.
    fileprivate func shown(_ outcome: Outcome, ordinal: Int, _ page: ParsedPage) -> [HTML] {
        let anchor = (id ?? original).map { $0.anchor } ?? "\(ordinal)"
        let title = Text(string: self.title ?? page.heading(above: fence.line))
        let still = StillFigure(id: "run-\(anchor)", title: title, source: outcome.source.shown)
        switch outcome.kind {
        case .run where hides.contains(.trace): return [marked(still.html(), outcome)]
        case .run: return figures(of: outcome, ordinal: ordinal, title: title)
        case .skipped(let reason): return [still.html(skipped: reason)]
        case .failed(let faults): return [still.html(failing: faults)]
        case .broken, .blocked: return []
        }
    }

    /// The figure of every run; the first one shows the scenario too.
    private func figures(of outcome: Outcome, ordinal: Int, title: Text) -> [HTML] {
        outcome.runs.enumerated().map { index, run in
            let name = figureID(ofRun: index, in: outcome, ordinal: ordinal)
            var title = title
            if outcome.runs.count > 1 {
                title.append(", iOS \(Text(run.version))" as Text)
            }
            let isFirst = index == 0 && !hides.contains(.source)
            let source = isFirst ? outcome.source.shown : nil
            let figure =
                views.map {
                    run.trace.figure(id: name, title: title, source: source, views: $0)
                } ?? run.trace.figure(id: name, title: title, source: source)
            return index == 0 ? marked(figure, outcome) : figure
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
        var name: Text = "run-\((id ?? original).map { $0.anchor } ?? "\(ordinal)")"
        if outcome.runs.count > 1 {
            name.append("-ios-\(Text(outcome.runs[index].version))" as Text)
        }
        return name
    }

    /// A figure within an element that tells scripts of the page what readers can do with it; the
    /// figure as it is where there is nothing to tell.
    private func marked(_ figure: HTML, _ outcome: Outcome) -> HTML {
        let source = outcome.source
        // What goes on from another scenario cannot be run without it.
        let goesOn = outcome.runs.contains { !$0.scenario.before.isEmpty }
        var attributes: [(StaticString, Text)] = []
        if isStatic || goesOn { attributes.append(("data-static", "")) }
        if let editable {
            let included = source.lines.count - code.lines.count
            let options = code.lines.prefix { $0.text.hasPrefix("#|") }.count
            let shift = included - options
            attributes.append(
                ("data-editable", "\(editable.lowerBound + shift)-\(editable.upperBound + shift)"))
        }
        if source.runnable != source.shown {
            attributes.append(("data-runnable", source.runnable))
        }
        switch exercise {
        case .start(let goal, _)?:
            attributes += [("data-exercise", "start"), ("data-goal", Text(string: goal))]
        case .solution?: attributes.append(("data-exercise", "solution"))
        case nil: break
        }
        return figure.marked(attributes)
    }
}

extension Trace {
    /// A figure with chosen views of a run; the canonical text follows it in one box with it.
    fileprivate func figure(id: Text, title: Text, source: Text?, views: [TraceView]) -> HTML {
        var shown: FigureViews = []
        if views.contains(.timeline) { shown.insert(.timeline) }
        if views.contains(.table) { shown.insert(.table) }
        let figure = figure(id: id, title: title, source: source, views: shown)
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

extension HTML {
    /// The markup within an element with attributes; as it is if there are none.
    fileprivate func marked(_ marks: [(name: StaticString, value: Text)]) -> HTML {
        if marks.isEmpty { return self }
        var attributes: Attributes = ["class": "scenario-block"]
        for mark in marks { attributes.add(mark.name, .text(mark.value)) }
        var html = HTML()
        html.element("div", attributes) { block in
            block.lineFeed()
            block.append(self)
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
    /// The id of the figure of the run that a log is of; nil where the page shows none.
    fileprivate func figureID(of block: RecordedBlock, _ outcomes: [Outcome]) -> Text? {
        guard let index = scenarios.firstIndex(where: { $0.id?.text == block.scenario?.text }),
            block.scenario != nil, !scenarios[index].isHidden,
            let release = block.release,
            let run = outcomes[index].runs.index(on: release)
        else { return nil }
        return scenarios[index].figureID(ofRun: run, in: outcomes[index], ordinal: index + 1)
    }

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

extension Text {
    /// A version as it is written: `12` or `13.4`.
    package init(_ version: IOSVersion) {
        self = version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }
}
