import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// What a page shows in the place of its blocks, by the line of the opening fence.
///
/// Figures that belong side by side stand together in the place of the first of them.
func figures(of page: ParsedPage, outcomes: [Outcome]) -> [Int: HTML] {
    var figures: [Int: HTML] = [:]
    for trace in page.traces { figures[trace.fence.line] = HTML() }
    for table in page.tables { figures[table.code.range.start.line] = table.table.html }
    var group: (line: Int, figures: [HTML]) = (0, [])
    for (index, (block, outcome)) in zip(page.scenarios, outcomes).enumerated() {
        figures[block.fence.line] = HTML()
        let own = block.isHidden ? [] : block.figures(of: outcome, ordinal: index + 1, page)
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
    /// The figure of every run; the first one shows the scenario too.
    fileprivate func figures(of outcome: Outcome, ordinal: Int, _ page: ParsedPage) -> [HTML] {
        outcome.runs.enumerated().map { index, run in
            var name: Text = "run-\(id.map { Text(string: $0.text) } ?? "\(ordinal)")"
            var title = Text(string: self.title ?? page.heading(above: fence.line))
            if outcome.runs.count > 1 {
                let version = Text(run.version)
                name.append("-ios-\(version)" as Text)
                title.append(", iOS \(version)" as Text)
            }
            let source = index == 0 ? shownSource : nil
            guard let views else {
                return run.trace.figure(id: name, title: title, source: source)
            }
            return run.trace.figure(id: name, title: title, source: source, views: views)
        }
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
    /// A figure with chosen views of a run alone.
    fileprivate func figure(id: Text, title: Text, source: Text?, views: [TraceView]) -> HTML {
        var html = HTML()
        html.element("figure", ["class": "run", "id": id, "aria-labelledby": "\(id)-title"]) {
            figure in
            figure.lineFeed()
            figure.element("figcaption", ["id": "\(id)-title"], text: title)
            figure.lineFeed()
            if let source {
                figure.element("pre") {
                    $0.element("code", ["class": "language-scenario"], text: source)
                }
                figure.lineFeed()
            }
            figure.element("p", ["class": "summary", "id": "\(id)-summary"], text: summary)
            figure.lineFeed()
            for view in views { figure.append(self.view(view, id: id, title: title)) }
        }
        html.lineFeed()
        return html
    }

    private func view(_ view: TraceView, id: Text, title: Text) -> HTML {
        var html = HTML()
        switch view {
        case .timeline:
            html.element(
                "div",
                [
                    "class": "timeline-box", "role": "region", "tabindex": "0",
                    "aria-label": "Timeline: \(title)",
                ]
            ) { $0.append(timeline(title: title, describedBy: "\(id)-summary")) }
        case .table:
            html.append(table(id: id, title: title))
            html.append(reasons(id: id))
        case .text:
            html.element("pre", ["class": "trace-text", "tabindex": "0"]) {
                $0.element("code", text: text)
            }
        }
        html.lineFeed()
        return html
    }
}

extension ParsedPage {
    /// The words of the last heading above a line; the title of the page if there is none.
    func heading(above line: Int) -> String {
        let heading = document.headings.last { $0.range.start.line < line }
        return heading?.text ?? page.frontMatter.title
    }
}

extension Fence {
    /// The line of the opening fence, which no other block has.
    var line: Int { opening.start.line }
}

extension Text {
    /// A version as it is written: `12` or `13.4`.
    init(_ version: IOSVersion) {
        self = version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }
}
