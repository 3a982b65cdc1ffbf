public import Diagnostics
public import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// The trace as an SVG timeline, to scale, with a lane for each state and the events below.
    ///
    /// Position, thickness and pattern carry all the information; classes let the style sheet
    /// repeat it in colour. The timeline is as wide as its box. It has no `title` element, which
    /// would be a tooltip.
    ///
    /// - Parameters:
    ///   - id: The prefix of all ids in the drawing, unique on the page.
    ///   - title: The title of the run, for the accessible name.
    ///   - end: The earliest end; nil for some time after the last entry.
    ///   - language: The language of the page.
    /// - Returns: An `svg` element for use in HTML, described by the element with the id
    ///   `…-summary`.
    public func timeline(
        id: Text, title: Text, until end: Instant? = nil, in language: Language = .english
    ) -> HTML {
        let layout = TimelineLayout(self, until: end, in: language)
        var attributes: Attributes = ["class": "timeline", "role": "img"]
        attributes.add("aria-label", "\(Word.statesOverTime[language])\(title)")
        attributes.add("aria-describedby", "\(id)-summary")
        attributes.add("data-scale", .text(layout.scale.text))
        attributes.add("style", .text(layout.lines))
        var html = HTML()
        html.element(.svg, attributes) { svg in
            svg.lineFeed()
            svg.timeline(layout, id: id, in: language)
        }
        html.lineFeed()
        return html
    }

    /// The default end of the timeline.
    public var timelineEnd: Instant { TimelineLayout(self).scale.end }

    /// The trace as an SVG document with its own style.
    ///
    /// - Parameter title: The title of the run, for the accessible name.
    /// - Returns: A document that any browser opens.
    public func timelineDocument(title: Text) -> HTML {
        let layout = TimelineLayout(self)
        let lines = 1 + (layout.handles.map { $0.line }.max() ?? 0)
        let height = TimelineLayout.axis + 22 + lines * 38 + 12
        var attributes: Attributes = [
            "xmlns": "http://www.w3.org/2000/svg", "role": "img",
            "aria-label": "Lifecycle states over time: \(title). \(summary)",
        ]
        attributes.add("width", "720")
        attributes.add("height", .number(height))
        attributes.add("viewBox", "0 0 720 \(height)")
        var html = HTML()
        html.element(.svg, attributes) { svg in
            svg.lineFeed()
            svg.element(.style, text: timelineStyle)
            svg.element(.svg, ["class": "timeline", "x": "96", "width": "600"]) { part in
                part.lineFeed()
                part.timeline(layout, id: "run", in: .english)
            }
        }
        html.lineFeed()
        return html
    }

    /// A note on where the timeline is not to scale and which rows it omits; empty for most runs.
    func timelineNote(in language: Language) -> Text {
        let layout = TimelineLayout(self, in: language)
        let note = layout.scale.breaks.isEmpty ? Text() : Word.cutShort[language]
        guard let omission = layout.omission else { return note }
        let rows = Text(rows: omission.rows)
        return language.text(
            """
            \(note) Rows \(rows) of \(entries.count) are not drawn; the table has all of them.
            """)
    }
}

extension HTML {
    fileprivate mutating func timeline(
        _ layout: TimelineLayout, id: Text, in language: Language
    ) {
        lanes(in: language)
        axis(of: layout, in: language)
        bars(of: layout, hatch: "\(id)-hatch", in: language)
        // Stems come first, so that no line crosses the words of another event.
        for handle in layout.handles { stem(handle) }
        for handle in layout.handles { self.handle(handle) }
        omission(of: layout, in: language)
    }
}

extension TimelineLayout {
    /// The number of lines below the axis, for which the style sheet makes room.
    fileprivate var lines: Text {
        let wide = handles.map { $0.line }.max() ?? -1
        let narrow = handles.map { $0.narrowLine }.max() ?? -1
        return "--wide-lines:\(wide);--narrow-lines:\(narrow)"
    }
}

extension TimelineScale {
    /// The scale for scripts as pairs of milliseconds and thousandths of the width, such as
    /// `0:50 20000:1000`.
    fileprivate var text: Text {
        var text = Text()
        for knot in knots {
            if !text.isEmpty { text.append(" ") }
            text.append("\(knot.time.milliseconds):\(knot.place)")
        }
        return text
    }
}

/// The style of a standalone drawing; on pages the style sheet does the same better.
private let timelineStyle: Text = """
    svg{background:#fff;color:#141a26;font:12px system-ui,sans-serif;overflow:visible}\
    text{fill:#141a26}.lane line,.tick line{stroke:#dbe0e8}.tick text{fill:#545d6e;text-anchor:middle}\
    .sign,.ring{fill:#fff;stroke:var(--c);stroke-width:2}.half,.hatch{stroke:var(--c)}.half{fill:var(--c)}\
    .bar{fill:var(--c)}.riser,.stem,.break path{stroke:#141a26;stroke-width:1.5;fill:none}\
    .stem{transform:scaleY(calc(1 + var(--wide,0)*1.73))}.pill{transform:translateY(calc(var(--wide,0)*38px))}\
    .pill rect{fill:#fff;stroke:#141a26}.ignored rect{stroke-dasharray:3 2}.grip,.name{display:none}\
    .number,.omission text{text-anchor:middle}tspan{font-weight:600}.kill path{stroke:#fff;stroke-width:2}\
    .hatch{stroke-width:5}.s-not-running{--c:#75757d}.s-inactive{--c:#bd8318}.s-active{--c:#0a6638}\
    .s-background{--c:#377efe}.s-suspended{--c:#450776}.s-active .sign{fill:var(--c)}\
    .bar.s-suspended{fill:#fff;stroke:var(--c);stroke-width:2}.s-not-running .sign{stroke-dasharray:2}
    """
