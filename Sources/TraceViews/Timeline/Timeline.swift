public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// The trace as an SVG timeline: a lane for each state, a numbered circle for its rows.
    ///
    /// Position and printed words carry everything; classes let the style sheet repeat it in
    /// colour. There is no `title` element, which would be a tooltip.
    ///
    /// - Parameters:
    ///   - title: The title of the run, for the accessible name.
    ///   - describedBy: The id of the element that says in words what the drawing shows.
    ///   - language: The language of the page.
    /// - Returns: An `svg` element to stand inside HTML.
    public func timeline(
        title: Text, describedBy: Text, in language: Language = .english
    ) -> HTML {
        var attributes: Attributes = [
            "role": "img", "aria-label": "\(Word.statesOverTime[language])\(title)",
        ]
        attributes.add("aria-describedby", .text(describedBy))
        return timeline(attributes, style: Text(), in: language)
    }

    /// The trace as an SVG document with its own style.
    ///
    /// - Parameter title: The title of the run, for the accessible name.
    /// - Returns: A document that any browser opens.
    public func timelineDocument(title: Text) -> HTML {
        let attributes: Attributes = [
            "xmlns": "http://www.w3.org/2000/svg", "role": "img",
            "aria-label": "Lifecycle states over time: \(title). \(summary)",
        ]
        return timeline(attributes, style: timelineStyle, in: .english)
    }

    /// What the reader must know to read the timeline: that it is not to scale, and what is
    /// missing.
    func timelineNote(in language: Language) -> Text {
        let note = Word.notToScale[language]
        guard let omission = TimelineLayout(self, in: language).omission else { return note }
        let rows = Text(rows: omission.rows)
        return switch language {
        case .english:
            "\(note) Rows \(rows) of \(entries.count) are not drawn; the table has all of them."
        case .simplifiedChinese:
            "\(note)共 \(entries.count) 行，第 \(rows) 行未绘出；表格中列有全部各行。"
        }
    }

    private func timeline(
        _ attributes: Attributes, style: Text, in language: Language
    ) -> HTML {
        let layout = TimelineLayout(self, in: language)
        var attributes = attributes
        attributes.add("class", "timeline")
        attributes.add("width", .number(layout.width))
        attributes.add("height", .number(layout.height))
        attributes.add("viewBox", "0 0 \(layout.width) \(layout.height)")
        var html = HTML()
        html.element(.svg, attributes) { svg in
            svg.lineFeed()
            if !style.isEmpty { svg.element(.style, text: style) }
            svg.lanes(of: layout, in: language)
            svg.bars(of: layout)
            for stop in layout.stops { svg.circle(of: stop) }
            for moment in layout.moments { svg.time(of: moment) }
            svg.omission(of: layout, in: language)
        }
        html.lineFeed()
        return html
    }
}

/// What a drawing needs that has no page around it; the pages' style sheet says the same better.
private let timelineStyle: Text = """
    svg{background:#fff;color:#111;font:12px system-ui,sans-serif}\
    text{fill:#111}.number{text-anchor:middle}.lane{stroke:#ccc}\
    .bar,.circle{stroke:#111}.circle{fill:#fff}.leader,.moment{stroke:#777}\
    .jump{stroke:#111;stroke-dasharray:3 3}.ignored .circle{stroke-dasharray:3 2}\
    .kill .circle{stroke-width:3}.s-not-running{fill:#ac810e}.s-inactive{fill:#696dc3}\
    .s-active{fill:#3d3b85}.s-background{fill:#7b4e0e}.s-suspended{fill:#4f0d29}
    """
