// Theory of operation.
//
// TraceViews shows a run to readers: as a sentence, a timeline, a state diagram, a table, the rules
// behind it, and as JSON; and it prints the tables of the core for the reference pages. Every view of a run is
// made from the one `Trace` value, so the number in a circle is the number of the row.
//
// It knows HTML and SVG, and the classes that `Templates/tracebook.css` gives a look to. It knows no
// files, no templates and no Markdown. All escaping happens in `HTML`.

public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// A run as a page shows it: the scenario, then what `views` makes of the run.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id in the figure, unique on the page.
    ///   - title: What the run shows, in a few words.
    ///   - source: The text of the scenario, where the page is to show it.
    ///   - views: What is shown besides the sentence.
    ///   - language: The language of the page.
    ///   - playground: How readers may run the scenario themselves; nil where they may not.
    ///   - reasons: Where the rules behind the run are explained.
    /// - Returns: A `figure` element that is complete without scripts; `runControls` has the
    ///   buttons that a script puts into it.
    public func figure(
        id: Text, title: Text, source: Text?, views: FigureViews = .standard,
        in language: Language = .english, playground: PlaygroundTools? = nil,
        reasons: ReasonsPlace = .figure
    ) -> HTML {
        var html = HTML()
        var attributes = attributes(id, views, source == nil ? nil : playground)
        attributes.add("style", "--rows:\(rows(showing: source))")
        html.element(.figure, attributes) { figure in
            figure.lineFeed()
            figure.element(.figcaption, text: title)
            figure.lineFeed()
            if let source {
                figure.scenario(source)
                if playground != nil { figure.place(of: "tools") }
            }
            figure.element(.div, ["class": "views"]) { part in
                part.lineFeed()
                part.append(self.views(id: id, title: title, views, reasons, in: language))
            }
            figure.lineFeed()
        }
        html.lineFeed()
        return views.contains(.text) ? withText(html) : html
    }

    /// A figure of the run and its canonical text, in one box.
    private func withText(_ figure: HTML) -> HTML {
        var html = HTML()
        html.element(.div, ["class": "run-and-text"]) { box in
            box.lineFeed()
            box.append(figure)
            box.silently { silent in
                silent.element(.pre, ["class": "trace-text", "tabindex": "0"]) {
                    $0.element(.code, text: text)
                }
            }
            box.lineFeed()
        }
        html.lineFeed()
        return html
    }

    /// About how tall a figure of the run is, for a browser that lays out what is far away later:
    /// the rows of its table and the lines of the scenario, where it is shown.
    public func rows(showing source: Text?) -> Int {
        entries.count + (source?.bytes.count { $0 == UInt8(ascii: "\n") } ?? 0)
    }

    /// A number that another run is unlikely to have; a page has one in each figure.
    var fingerprint: UInt32 { UInt32(truncatingIfNeeded: text.fingerprint) }

    /// What scripts have to know of a figure stands in its attributes.
    private func attributes(
        _ id: Text, _ views: FigureViews, _ playground: PlaygroundTools?
    ) -> Attributes {
        var attributes: Attributes = ["class": "run", "id": .text(id)]
        guard let playground else { return attributes }
        attributes.add("data-views", .number(Int(views.subtracting(.text).rawValue)))
        attributes.add("data-version", "\(Text(app.version))")
        attributes.add("data-trace", "\(fingerprint)")
        if let source = playground.source { attributes.add("data-source", .text(source)) }
        if let lines = playground.editableLines {
            attributes.add("data-editable", "\(lines.lowerBound)-\(lines.upperBound)")
        }
        return attributes
    }

    /// The views of a run: the sentence, the timeline, the diagram, the table and the rules.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id, unique on the page.
    ///   - title: What the run shows, in a few words.
    ///   - views: What is shown besides the sentence.
    ///   - reasons: Where the rules are explained.
    ///   - language: The language of the page.
    /// - Returns: Elements that follow each other.
    func views(
        id: Text, title: Text, _ views: FigureViews, _ reasons: ReasonsPlace, in language: Language
    ) -> HTML {
        var html = HTML()
        var sentence: Attributes = ["class": "summary"]
        // The timeline says that this is what it shows.
        if views.contains(.timeline) { sentence.add("id", "\(id)-summary") }
        html.element(.p, sentence, text: summary(in: language))
        html.lineFeed()
        guard !entries.isEmpty else { return html }
        // Only a run that has a table has its rules explained.
        let links = views.contains(.table) ? reasons.prefix(ofFigure: id) : nil
        html.append(doubts(reasons: links, in: language))
        if views.contains(.table) { html.place(of: "stepper") }
        if views.contains(.timeline) {
            html.scrollBox("timeline-box", label: "\(Word.timelineOf[language])\(title)") { box in
                box.append(timeline(title: title, describedBy: "\(id)-summary", in: language))
            }
            html.element(.p, ["class": "timeline-note"], text: timelineNote(in: language))
            html.lineFeed()
        }
        if views.contains(.diagram) {
            html.append(
                diagram(
                    id: id, title: title, linksRows: views.contains(.table), in: language))
        }
        if views.contains(.table) {
            html.append(table(id: id, title: title, reasons, in: language))
            if reasons != .page { html.append(self.reasons(reasons, id: id, in: language)) }
        }
        return html
    }
}

extension HTML {
    /// Appends the text of a scenario as code.
    fileprivate mutating func scenario(_ source: Text) {
        element(.pre, ["class": "scenario"]) { block in
            block.element(.code, ["class": "language-scenario"], text: source)
        }
        lineFeed()
    }

    /// Appends the place into which a script puts buttons.
    fileprivate mutating func place(of name: StaticString) {
        element(.div, ["class": .literal(name)], text: Text())
        lineFeed()
    }
}
