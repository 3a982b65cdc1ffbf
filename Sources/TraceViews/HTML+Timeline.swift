import Diagnostics
import LifecycleCore

// The parts of the timeline, back to front. Order is what covers what in SVG.
extension HTML {
    /// Draws the lanes and writes the names of the states in front of them.
    mutating func lanes(of layout: TimelineLayout, in language: Language) {
        for (strip, end) in layout.ends.enumerated() {
            for state in TimelineLayout.lanes {
                let y = TimelineLayout.y(state, strip)
                text(state.name(in: language), class: "label", x: 0, y: y + 4)
                line("lane", (TimelineLayout.labelWidth, y), (end, y))
                lineFeed()
            }
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
            line(
                "jump", (stop.x, TimelineLayout.y(state, strip)),
                (stop.x, TimelineLayout.y(stop.state, strip)))
            lineFeed()
            state = stop.state
            start = stop.x
        }
        bar(state, start, layout.ends[strip], strip)
    }

    /// Draws a circle with the numbers of its rows, and the leader line to its bar.
    mutating func circle(of stop: TimelineStop) {
        let y = TimelineLayout.top(stop.strip) + TimelineLayout.stopY
        element("g", ["class": .literal(stop.look.name)]) { group in
            group.line(
                "leader", (stop.x, TimelineLayout.y(stop.state, stop.strip) + 8), (stop.x, y - 12))
            group.empty(
                "rect",
                [
                    "class": "circle", "x": .number(stop.x - stop.width / 2), "y": .number(y - 12),
                    "width": .number(stop.width), "height": "24", "rx": "12",
                ])
            group.text(Text(rows: stop.rows), class: "number", x: stop.x, y: y + 4)
        }
        lineFeed()
    }

    /// Draws the stretch of a moment and prints its time.
    mutating func time(of moment: TimelineMoment) {
        let y = TimelineLayout.top(moment.strip) + TimelineLayout.timeY
        line("moment", (moment.left, y - 18), (moment.right, y - 18))
        text(moment.label, class: "time", x: moment.left, y: y)
        lineFeed()
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
            "rect",
            [
                "class": "bar s-\(state.token)", "x": .number(start),
                "y": .number(TimelineLayout.y(state, strip) - 8), "width": .number(end - start),
                "height": "16",
            ])
        lineFeed()
    }

    private mutating func line(_ name: StaticString, _ from: (Int, Int), _ to: (Int, Int)) {
        empty(
            "line",
            [
                "class": .literal(name), "x1": .number(from.0), "y1": .number(from.1),
                "x2": .number(to.0),
                "y2": .number(to.1),
            ])
    }

    private mutating func text(_ words: Text, class name: StaticString, x: Int, y: Int) {
        element("text", ["class": .literal(name), "x": .number(x), "y": .number(y)], text: words)
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
