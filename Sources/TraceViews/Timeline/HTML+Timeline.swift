import Diagnostics
import LifecycleCore
import Markup

// The parts of the timeline, back to front. Order is what covers what in SVG. What is drawn again and
// again is drawn around a place of its own, so that it is the same markup each time.
extension HTML {
    /// Draws the lanes and writes the names of the states in front of them.
    mutating func lanes(of layout: TimelineLayout, in language: Language) {
        for (strip, end) in layout.ends.enumerated() {
            var lines: Text = ""
            for state in TimelineLayout.lanes {
                let y = TimelineLayout.y(state, strip)
                text(state.name(in: language), class: "label", y: y + 4)
                lineFeed()
                lines.append("M\(TimelineLayout.labelWidth),\(y)H\(end)")
            }
            empty(.path, ["class": "lane", "d": .text(lines)])
            lineFeed()
        }
    }

    /// Draws a bar for each stretch in one state, and a jump wherever the state changes.
    mutating func bars(of layout: TimelineLayout) {
        var state = layout.startState
        var start = TimelineLayout.labelWidth
        var strip = 0
        for (index, stop) in layout.stops.enumerated() {
            if index == layout.omission?.stop {
                // Nothing is said about the states in between.
                bar(state, start, layout.stops[index - 1].x + 18, strip)
                state = stop.state
                start = stop.x - 18
            } else if stop.strip > strip {
                bar(state, start, layout.ends[strip], strip)
                start = TimelineLayout.labelWidth
            }
            strip = stop.strip
            guard stop.state != state else { continue }
            bar(state, start, stop.x, strip)
            let (from, to) = (
                TimelineLayout.y(state, strip), TimelineLayout.y(stop.state, strip)
            )
            empty(.path, ["class": "jump", "d": "M\(stop.x),\(from)V\(to)"])
            lineFeed()
            state = stop.state
            start = stop.x
        }
        bar(state, start, layout.ends[strip], strip)
    }

    /// Draws a circle with the numbers of its rows, and the leader line to its bar.
    mutating func circle(of stop: TimelineStop) {
        let y = TimelineLayout.stopY
        let place = place(stop.x, stop.strip)
        element(.g, ["class": .literal(stop.look.name), "transform": place]) { group in
            let bar = TimelineLayout.y(stop.state, 0) + 8
            group.empty(
                .line, ["class": "leader", "y1": .number(bar), "y2": .number(y - 12)])
            group.empty(
                .rect,
                [
                    "class": "circle", "x": .number(-(stop.width / 2)), "y": .number(y - 12),
                    "width": .number(stop.width), "height": "24", "rx": "12",
                ])
            group.text(Text(rows: stop.rows), class: "number", y: y + 4)
        }
        lineFeed()
    }

    /// Draws the stretch of a moment and prints its time.
    mutating func time(of moment: TimelineMoment) {
        let y = TimelineLayout.timeY - 18
        element(.g, ["transform": place(moment.left, moment.strip)]) { group in
            group.empty(
                .line,
                [
                    "class": "moment", "y1": .number(y), "y2": .number(y),
                    "x2": .number(moment.right - moment.left),
                ])
            group.text(moment.label, class: "time", y: TimelineLayout.timeY)
        }
        lineFeed()
    }

    /// The place around which something is drawn, at the top of a strip.
    private func place(_ x: Int, _ strip: Int) -> Attributes.Value {
        let top = TimelineLayout.top(strip)
        let place: Text = top == 0 ? "translate(\(x))" : "translate(\(x),\(top))"
        return .text(place)
    }

    /// Says in the drawing where rows are left out.
    mutating func omission(of layout: TimelineLayout, in language: Language) {
        guard let omission = layout.omission else { return }
        let stop = layout.stops[omission.stop]
        let (left, top) = (stop.x - 126, TimelineLayout.top(stop.strip))
        let rows: Text =
            switch language {
            case .english: "rows \(Text(rows: omission.rows))"
            case .simplifiedChinese: "第 \(Text(rows: omission.rows)) 行"
            }
        text(rows, class: "omission", x: left, y: top + 70)
        text(Word.notDrawn[language], class: "omission", x: left, y: top + 86)
        lineFeed()
    }

    private mutating func bar(_ state: LifecycleState, _ start: Int, _ end: Int, _ strip: Int) {
        empty(
            .rect,
            [
                "class": "bar s-\(state.token)",
                "y": .number(TimelineLayout.y(state, strip) - 8), "height": "16",
                "x": .number(start), "width": .number(end - start),
            ])
        lineFeed()
    }

    private mutating func text(_ words: Text, class name: StaticString, x: Int? = nil, y: Int) {
        var attributes: Attributes = ["class": .literal(name)]
        if let x { attributes.add("x", .number(x)) }
        attributes.add("y", .number(y))
        element(.text, attributes, text: words)
    }
}

extension TimelineStop.Look {
    /// The class of a circle.
    fileprivate var name: StaticString {
        switch self {
        case .plain: "stop"
        case .ignored: "stop ignored"
        case .kill: "stop kill"
        }
    }
}
