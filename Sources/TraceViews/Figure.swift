// Theory of operation.
//
// TraceViews shows a run to readers: as a sentence, a timeline, a table, the rules behind it, and
// as JSON; and it prints the tables of the core for the reference pages. Every view of a run is
// made from the one `Trace` value, so the number in a circle is the number of the row.
//
// It knows HTML and SVG, and the classes that `Public/tracebook.css` gives a look to. It knows no
// files, no templates and no Markdown. All escaping happens in `HTML`.

public import Diagnostics
public import ScenarioText

extension Trace {
    /// A run as a page shows it: the scenario, then the sentence, the timeline, the table and the
    /// rules behind it.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id in the figure, unique on the page.
    ///   - title: What the run shows, in a few words.
    ///   - source: The text of the scenario, where the page is to show it.
    ///   - views: What is shown besides the sentence.
    /// - Returns: A `figure` element that is complete without scripts.
    public func figure(
        id: Text, title: Text, source: Text?, views: FigureViews = .all
    ) -> HTML {
        var html = HTML()
        html.element(
            "figure", ["class": "run", "id": .text(id), "aria-labelledby": "\(id)-title"]
        ) { figure in
            figure.lineFeed()
            figure.element("figcaption", ["id": "\(id)-title"], text: title)
            figure.lineFeed()
            if let source { figure.scenario(source) }
            figure.element("p", ["class": "summary", "id": "\(id)-summary"], text: summary)
            figure.lineFeed()
            if !entries.isEmpty { figure.run(of: self, id: id, title: title, views: views) }
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    /// Appends the text of a scenario as code.
    fileprivate mutating func scenario(_ source: Text) {
        element("pre") { block in
            block.element("code", ["class": "language-scenario"], text: source)
        }
        lineFeed()
    }

    fileprivate mutating func run(
        of trace: Trace, id: Text, title: Text, views: FigureViews
    ) {
        if views.contains(.timeline) {
            scrollBox("timeline-box", label: "Timeline: \(title)") { box in
                box.append(trace.timeline(title: title, describedBy: "\(id)-summary"))
            }
            element("p", ["class": "timeline-note"], text: trace.timelineNote(in: .english))
            lineFeed()
        }
        if views.contains(.table) {
            append(trace.table(id: id, title: title))
            append(trace.reasons(id: id))
        }
    }
}

/// The views of a run that a figure can show besides the sentence.
public struct FigureViews: OptionSet, Sendable {
    /// One bit for each view.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The drawing; where a page is narrow it gives way to the table, if there is one.
    public static let timeline = FigureViews(rawValue: 1)
    /// The rows, and the rules behind them.
    public static let table = FigureViews(rawValue: 2)
    /// Every view.
    public static let all: FigureViews = [.timeline, .table]
}
