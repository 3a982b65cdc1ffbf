// Theory of operation.
//
// TraceViews shows a run to readers: as a sentence, a timeline, a state diagram, a table, the rules
// that applied, and JSON. It also prints the tables of the core for the reference pages. Every view
// of a run is made from the same `Trace`, so the number in a circle is the number of the row.
//
// It knows HTML and SVG, and the classes that `Templates/tracebook.css` styles. It knows no files,
// no templates and no Markdown. All escaping happens in `HTML`.

public import Diagnostics
public import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// The run as a page shows it: the scenario followed by the views of the run.
    ///
    /// - Parameters:
    ///   - id: The prefix of all ids in the figure, unique on the page.
    ///   - title: A short description of what the run shows.
    ///   - source: The text of the scenario; nil if the page does not show it.
    ///   - views: The views besides the sentence.
    ///   - language: The language of the page.
    ///   - playground: How readers may run the scenario themselves; nil if they may not.
    ///   - reasons: Where the rules of the run are explained.
    ///   - isCovered: Whether the run is hidden until a click, so that readers think first.
    ///   - code: The app as Swift source, with its parts in elements; nil if not shown. It is among
    ///     the views, which the reader's own run replaces, because the module of a page cannot make
    ///     it.
    ///   - end: The earliest end of the timeline; nil for some time after the last entry.
    /// - Returns: A `figure` element that is complete without scripts; `runControls` has the
    ///   buttons that a script adds.
    public func figure(
        id: Text, title: Text, source: Text?, views: FigureViews = .standard,
        in language: Language = .english, playground: PlaygroundTools? = nil,
        reasons: ExplanationPlace = .figure, isCovered: Bool = false, code: HTML? = nil,
        until end: Instant? = nil
    ) -> HTML {
        var html = HTML()
        var attributes = attributes(id, views, source == nil ? nil : playground)
        if let end, source != nil, playground != nil {
            attributes.add("data-until", "\(end.milliseconds)")
        }
        attributes.add("style", .text(height(showing: source, isCovered ? nil : views).style))
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
                // A search should find only what the author writes about the run.
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

    /// A figure and the canonical text of the run, in one box.
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

    /// The approximate height of the figure, for browsers that postpone the layout of distant
    /// parts.
    ///
    /// - Parameters:
    ///   - source: The scenario; nil if it is not shown.
    ///   - views: The views; nil if they are covered.
    /// - Returns: The lines of the scenario, and the views in rows.
    public func height(showing source: Text?, _ views: FigureViews?) -> FigureHeight {
        let lines = source?.bytes.count { $0 == UInt8(ascii: "\n") } ?? 0
        guard let views else { return FigureHeight(lines: lines, rows: 0) }
        guard views.contains(.table) else {
            return FigureHeight(lines: lines, rows: FigureHeight.rowsOfTimeline)
        }
        let folded = views.contains(.openLaunch) ? 0 : max(0, (launchRows ?? 0) - 1)
        return FigureHeight(
            lines: lines, rows: entries.count - folded + FigureHeight.rowsAroundTable)
    }

    /// A number that another run is unlikely to share, used in each figure of a page.
    var fingerprint: UInt32 { UInt32(truncatingIfNeeded: text.fingerprint) }

    /// The attributes of the figure, with what scripts need to know.
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

    /// The views of a run: the timeline, the sentence with remarks, the table, the diagram and the
    /// rules.
    ///
    /// Without a table the sentence of a timeline unfolds the rows and the rules.
    func views(
        id: Text, title: Text, _ views: FigureViews, _ reasons: ExplanationPlace,
        until end: Instant? = nil, remarks: HTML = HTML(), in language: Language
    ) -> HTML {
        var html = HTML()
        let hasTimeline = views.contains(.timeline) && !entries.isEmpty
        if hasTimeline { html.append(timelineBox(id: id, title: title, until: end, in: language)) }
        var sentence: Attributes = ["class": "summary"]
        // The timeline refers to the sentence as its description.
        if hasTimeline { sentence.add("id", "\(id)-summary") }
        let hasTable = views.contains(.table)
        let rules =
            views.hasRows && reasons != .page && !entries.isEmpty
            ? self.reasons(reasons, id: id, in: language) : HTML()
        if hasTimeline, !hasTable {
            html.element(.details, ["class": "rows"]) { details in
                details.element(.summary, sentence, text: summary(in: language))
                details.lineFeed()
                details.append(rows(id: id, title: title, views, reasons, in: language))
                details.append(rules)
            }
        } else {
            html.element(.p, sentence, text: summary(in: language))
        }
        html.lineFeed()
        html.append(remarks)
        guard !entries.isEmpty else { return html }
        // Rules are explained only for a run with rows.
        let links = views.hasRows ? reasons.prefix(ofFigure: id) : nil
        html.append(doubts(reasons: links, in: language))
        if hasTable { html.append(rows(id: id, title: title, views, reasons, in: language)) }
        if views.contains(.diagram) {
            html.append(diagram(id: id, title: title, linksRows: hasTable, in: language))
        }
        if hasTable { html.append(rules) }
        return html
    }

    /// The table, below the place for the buttons that step through it.
    private func rows(
        id: Text, title: Text, _ views: FigureViews, _ reasons: ExplanationPlace,
        in language: Language
    ) -> HTML {
        var html = HTML()
        html.place(of: "stepper")
        html.append(
            table(
                id: id, title: title, reasons, isLaunchOpen: views.contains(.openLaunch),
                in: language))
        return html
    }

    /// The timeline in its box, with a note on how to read it.
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
    fileprivate mutating func scenario(_ source: Text) {
        element(.pre, ["class": "scenario"]) { block in
            block.element(.code, ["class": "language-scenario"]) { $0.append(silent: source) }
        }
        lineFeed()
    }

    /// Appends the app of a scenario as Swift source that opens with a click.
    fileprivate mutating func asSwift(_ source: HTML, in language: Language) {
        element(.details, ["class": "as-swift"]) { details in
            details.lineFeed()
            details.element(.summary, text: Word.asSwift[language])
            details.lineFeed()
            details.element(.pre, ["class": "code", "tabindex": "0"]) { block in
                block.element(.code, ["class": "language-swift"]) { code in
                    code.silently { $0.append(source) }
                }
            }
            details.lineFeed()
        }
        lineFeed()
    }

    /// Appends the views of a run, hidden until a click.
    fileprivate mutating func cover(_ views: HTML, in language: Language) {
        element(.details, ["class": "covered"]) { details in
            details.lineFeed()
            details.element(.summary, text: Word.asItStands[language])
            details.lineFeed()
            details.append(views)
        }
        lineFeed()
    }

    /// Appends an empty element for the buttons of a script.
    fileprivate mutating func place(of name: StaticString) {
        element(.div, ["class": .literal(name)], text: Text())
        lineFeed()
    }
}
