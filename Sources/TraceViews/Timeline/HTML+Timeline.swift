import Diagnostics
import LifecycleCore
import Markup

// The parts of the timeline from back to front, as later elements of an SVG cover earlier ones.
extension HTML {
    /// Draws the lanes, with the sign and the name of each state before them.
    mutating func lanes(in language: Language) {
        for state in TimelineLayout.lanes {
            let y = TimelineLayout.y(state)
            element(.g, ["class": "lane s-\(state.token)"]) { lane in
                lane.empty(.line, ["x2": "100%", "y1": .number(y), "y2": .number(y)])
                lane.sign(of: state, y: y)
                lane.element(
                    .text, ["x": "-80", "y": .number(y + 4)], text: state.name(in: language))
            }
            lineFeed()
        }
    }

    private mutating func sign(of state: LifecycleState, y: Int) {
        if state == .suspended {
            return empty(.path, ["class": "sign", "d": "M-94 \(y - 4)v8M-89 \(y - 4)v8"])
        }
        empty(.circle, ["class": "sign", "cx": "-92", "cy": .number(y), "r": "4.5"])
        if state == .inactive {
            empty(.path, ["class": "half", "d": "M-92 \(y - 5)a5 5 0 0 0 0 10"])
        }
    }

    /// Draws the lines of the axis, names their times, and shows where the axis is broken.
    mutating func axis(of layout: TimelineLayout, in language: Language) {
        let scale = layout.scale
        for tick in scale.ticks {
            let place = scale.place(tick)
            // A handle already shows the time, or there is no room for it.
            let isNamed =
                place > 970
                || layout.handles.contains { abs($0.place - place) < 60 && !$0.words.isEmpty }
            at(place, "tick") { tick in
                tick.empty(.line, ["y2": .number(TimelineLayout.axis - 4)])
            }
            guard !isNamed else { continue }
            at(place, "tick") { html in
                html.element(
                    .text, ["y": .number(TimelineLayout.axis + 14)],
                    text: Text(spoken: tick, in: language))
            }
        }
        for place in scale.breaks {
            at(place, "break") { $0.empty(.path, ["d": "M-5 142l4-10M1 142l4-10"]) }
        }
    }

    /// Draws a line for each change of state, and a bar for each interval in a state.
    ///
    /// A thicker bar means that the app may do more. A state that is left at once is a ring. The
    /// bars of the inactive state have a pattern with the id `hatch`.
    mutating func bars(of layout: TimelineLayout, hatch: Text, in language: Language) {
        if layout.stretches.contains(where: { $0.state == .inactive && $0.left < $0.right }) {
            var attributes: Attributes = ["id": .text(hatch), "class": "s-inactive"]
            attributes.add("width", "5")
            attributes.add("height", "5")
            attributes.add("patternUnits", "userSpaceOnUse")
            attributes.add("patternTransform", "rotate(45)")
            element(.pattern, attributes) { $0.empty(.path, ["class": "hatch", "d": "M0 0V5"]) }
            lineFeed()
        }
        for riser in layout.risers where riser.top < riser.bottom {
            let x: Attributes.Value = .text(percent(riser.place))
            empty(
                .line,
                [
                    "class": "riser", "x1": x, "x2": x, "y1": .number(riser.top),
                    "y2": .number(riser.bottom),
                ])
        }
        lineFeed()
        var named: [LifecycleState] = []
        for stretch in layout.stretches {
            bar(stretch, hatch: hatch)
            guard stretch.right - stretch.left > 120, !named.contains(stretch.state) else {
                continue
            }
            named.append(stretch.state)
            let y = TimelineLayout.y(stretch.state) - 11
            element(
                .text, ["class": "name", "x": .text(percent(stretch.left)), "y": .number(y)],
                text: stretch.state.name(in: language))
        }
        for kill in layout.kills {
            let y = TimelineLayout.y(kill.state)
            at(kill.place, "kill") { mark in
                mark.empty(
                    .rect,
                    ["x": "-10", "y": .number(y - 10), "width": "20", "height": "20", "rx": "4"])
                mark.empty(.path, ["d": "M-4 \(y - 4)l8 8m0-8l-8 8"])
            }
        }
        lineFeed()
    }

    private mutating func bar(_ stretch: TimelineLayout.Stretch, hatch: Text) {
        let y = TimelineLayout.y(stretch.state)
        let name = stretch.state.token
        if stretch.left == stretch.right {
            return empty(
                .circle,
                [
                    "class": "ring s-\(name)", "cx": .text(percent(stretch.left)),
                    "cy": .number(y), "r": "4",
                ])
        }
        // This state has a dashed line, because a `rect` without height is not drawn.
        guard stretch.state != .notRunning else {
            return empty(
                .line,
                [
                    "class": "bar s-\(name)", "x1": .text(percent(stretch.left)),
                    "x2": .text(percent(stretch.right)), "y1": .number(y), "y2": .number(y),
                ])
        }
        let height =
            switch stretch.state {
            case .active: 18
            case .inactive: 14
            case .background: 10
            case .suspended, .notRunning: 5
            }
        var attributes: Attributes = ["class": "bar s-\(name)"]
        if stretch.state == .inactive { attributes.add("style", "fill:url(#\(hatch))") }
        attributes.add("x", .text(percent(stretch.left)))
        attributes.add("y", .number(y - height / 2))
        attributes.add("width", .text(percent(stretch.right - stretch.left)))
        attributes.add("height", .number(height))
        empty(.rect, attributes)
    }

    /// Draws the line from the axis to an event.
    mutating func stem(_ handle: TimelineHandle) {
        var attributes: Attributes = ["class": "stem", "d": "M0 0V22"]
        attributes.add(linesOf: handle)
        at(handle.place, "foot", y: TimelineLayout.axis) { place in
            place.empty(.path, attributes)
            place.empty(.circle, ["r": "4"])
        }
        lineFeed()
    }

    /// Draws an event, below the axis.
    mutating func handle(_ handle: TimelineHandle) {
        var attributes: Attributes = ["class": handle.isIgnored ? "handle ignored" : "handle"]
        attributes.add("data-time", .text("\(handle.time.milliseconds)"))
        attributes.add(linesOf: handle)
        at(handle.place, "event", y: TimelineLayout.axis) { place in
            place.element(.g, attributes) { group in
                group.element(.g, ["class": "pill"]) { $0.pill(handle) }
            }
        }
        lineFeed()
    }

    private mutating func pill(_ handle: TimelineHandle) {
        let left = handle.left
        empty(
            .rect,
            [
                "x": .number(left), "y": "20", "width": .number(handle.width),
                "height": handle.words.isEmpty ? "24" : "32",
                "rx": handle.words.isEmpty ? "12" : "9",
            ])
        if handle.words.isEmpty {
            var attributes: Attributes = ["class": "number"]
            attributes.add("x", .number(left + handle.width / 2))
            attributes.add("y", "36")
            return element(.text, attributes, text: "\(handle.row)")
        }
        empty(.path, ["class": "grip", "d": "M\(left + 9) 30v13m5-13v13"])
        element(.text, ["x": .number(left + 22), "y": "40"]) { text in
            text.element(.tspan, text: handle.words)
            text.append(" \(handle.moment)")
        }
    }

    /// Marks the place of the rows that are left out.
    mutating func omission(of layout: TimelineLayout, in language: Language) {
        guard let omission = layout.omission else { return }
        let rows = language.text("rows \(Text(rows: omission.rows))")
        at((omission.left + omission.right) / 2, "omission") { place in
            place.element(.text, ["y": "66"], text: rows)
            place.element(.text, ["y": "82"], text: Word.notDrawn[language])
        }
        lineFeed()
    }

    /// Draws content at a place along the timeline.
    private mutating func at(
        _ place: Int, _ name: StaticString, y: Int? = nil, _ content: (inout HTML) -> Void
    ) {
        var attributes: Attributes = ["class": .literal(name), "x": .text(percent(place))]
        if let y { attributes.add("y", .number(y)) }
        element(.svg, attributes, content)
    }
}

extension Attributes {
    /// Adds the lines of an event, on a wide page and on a narrow one.
    fileprivate mutating func add(linesOf handle: TimelineHandle) {
        guard handle.line > 0 || handle.narrowLine > 0 else { return }
        add("style", "--wide:\(handle.line);--narrow:\(handle.narrowLine)")
    }
}

/// A place along a timeline as a percentage, such as `41.7%`.
func percent(_ place: Int) -> Text {
    "\(Text(decimal: Int64(place), places: 1, isShortened: true))%"
}

extension Text {
    /// Creates row numbers such as `4` or `2–5`.
    init(rows: ClosedRange<Int>) {
        self =
            rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)–\(rows.upperBound)"
    }
}
