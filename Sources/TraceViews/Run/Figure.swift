// Theory of operation.
//
// TraceViews shows a run to readers: as a sentence, a timeline, a state diagram, a table, the rules
// behind it, and as JSON; and it prints the tables of the core for the reference pages. Every view of a run is
// made from the one `Trace` value, so the number in a circle is the number of the row.
//
// It knows HTML and SVG, and the classes that `Templates/tracebook.css` gives a look to. It knows no
// files, no templates and no Markdown. All escaping happens in `HTML`.

public import Diagnostics
public import LifecycleCore
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
    ///   - isCovered: Whether readers are to think before they see the run, which is behind a click.
    ///   - code: The app as Swift source; nil where that is not shown. It stands among the views, which a
    ///     run of the reader's own replaces: the module of a page does without it.
    ///   - end: Where the timeline ends at the earliest; nil for some time behind the last entry.
    /// - Returns: A `figure` element that is complete without scripts; `runControls` has the
    ///   buttons that a script puts into it.
    public func figure(
        id: Text, title: Text, source: Text?, views: FigureViews = .standard,
        in language: Language = .english, playground: PlaygroundTools? = nil,
        reasons: ExplanationPlace = .figure, isCovered: Bool = false, code: Text? = nil,
        until end: Instant? = nil
    ) -> HTML {
        var html = HTML()
        var attributes = attributes(id, views, source == nil ? nil : playground)
        if let end, source != nil, playground != nil {
            attributes.add("data-until", "\(end.milliseconds)")
        }
        attributes.add("style", "--rows:\(rows(showing: source, isCovered ? nil : views))")
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
                // A search is for what the author says of the run.
                part.silently { silent in
                    var shown = HTML()
                    if let code { shown.asSwift(code, in: language) }
                    shown.append(
                        self.views(
                            id: id, title: title, views, reasons, until: end, in: language))
                    if isCovered { silent.cover(shown, in: language) } else { silent.append(shown) }
                }
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
    /// the rows of its table, unless it has no views to begin with, and the lines of the scenario,
    /// where it is shown.
    public func rows(showing source: Text?, _ views: FigureViews?) -> Int {
        let lines = source?.bytes.count { $0 == UInt8(ascii: "\n") } ?? 0
        guard let views else { return lines }
        let folded = views.contains(.openLaunch) ? 0 : max(0, (launchRows ?? 0) - 1)
        return entries.count - folded + lines
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

    /// The views of a run: the timeline, the sentence, the table, the diagram and the rules.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id, unique on the page.
    ///   - title: What the run shows, in a few words.
    ///   - views: What is shown besides the sentence.
    ///   - reasons: Where the rules are explained.
    ///   - end: Where the timeline ends at the earliest.
    ///   - remarks: What is said below the sentence.
    ///   - language: The language of the page.
    /// - Returns: Elements that follow each other.
    func views(
        id: Text, title: Text, _ views: FigureViews, _ reasons: ExplanationPlace,
        until end: Instant? = nil, remarks: HTML = HTML(), in language: Language
    ) -> HTML {
        var html = HTML()
        let hasTimeline = views.contains(.timeline) && !entries.isEmpty
        if hasTimeline { html.append(timelineBox(id: id, title: title, until: end, in: language)) }
        var sentence: Attributes = ["class": "summary"]
        // The timeline says that this is what it shows.
        if hasTimeline { sentence.add("id", "\(id)-summary") }
        html.element(.p, sentence, text: summary(in: language))
        html.lineFeed()
        html.append(remarks)
        guard !entries.isEmpty else { return html }
        // Only a run that has a table has its rules explained.
        let links = views.contains(.table) ? reasons.prefix(ofFigure: id) : nil
        html.append(doubts(reasons: links, in: language))
        if views.contains(.table) {
            html.place(of: "stepper")
            html.append(
                table(
                    id: id, title: title, reasons, isLaunchOpen: views.contains(.openLaunch),
                    in: language))
        }
        if views.contains(.diagram) {
            html.append(
                diagram(
                    id: id, title: title, linksRows: views.contains(.table), in: language))
        }
        if views.contains(.table), reasons != .page {
            html.append(self.reasons(reasons, id: id, in: language))
        }
        return html
    }

    /// The timeline in its box, and what has to be known to read it.
    private func timelineBox(
        id: Text, title: Text, until end: Instant?, in language: Language
    ) -> HTML {
        var html = HTML()
        html.element(.div, ["class": "timeline-box"]) { box in
            box.append(timeline(id: id, title: title, until: end, in: language))
            let note = timelineNote(in: language)
            if !note.isEmpty { box.element(.p, ["class": "timeline-note"], text: note) }
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    /// Appends the text of a scenario as code.
    fileprivate mutating func scenario(_ source: Text) {
        element(.pre, ["class": "scenario"]) { block in
            block.element(.code, ["class": "language-scenario"]) { $0.append(silent: source) }
        }
        lineFeed()
    }

    /// Appends the app of a scenario as Swift source, behind a click.
    fileprivate mutating func asSwift(_ source: Text, in language: Language) {
        element(.details, ["class": "as-swift"]) { details in
            details.lineFeed()
            details.element(.summary, text: Word.asSwift[language])
            details.lineFeed()
            details.element(.pre, ["tabindex": "0"]) { block in
                block.element(.code, ["class": "language-swift"]) { $0.append(silent: source) }
            }
            details.lineFeed()
        }
        lineFeed()
    }

    /// Appends the views of a run behind a click.
    fileprivate mutating func cover(_ views: HTML, in language: Language) {
        element(.details, ["class": "covered"]) { details in
            details.lineFeed()
            details.element(.summary, text: Word.asItStands[language])
            details.lineFeed()
            details.append(views)
        }
        lineFeed()
    }

    /// Appends the place into which a script puts buttons.
    fileprivate mutating func place(of name: StaticString) {
        element(.div, ["class": .literal(name)], text: Text())
        lineFeed()
    }
}
