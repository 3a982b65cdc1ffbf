import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// A small drawing of the states of the run without words, to scale, for use beside a link to
    /// the run.
    ///
    /// - Returns: An `svg` element as wide as its box, hidden from screen readers because the text
    ///   beside it says what it shows.
    public func sketch() -> HTML {
        let layout = TimelineLayout(self)
        var html = HTML()
        html.element(
            .svg, ["class": "sketch", "width": "100%", "height": "44", "aria-hidden": "true"]
        ) { svg in
            for stretch in layout.stretches where stretch.left < stretch.right {
                svg.stroke(stretch)
            }
            for riser in layout.risers where riser.top < riser.bottom {
                let x = percent(riser.place)
                svg.empty(
                    .line,
                    [
                        "class": "riser", "x1": .text(x), "x2": .text(x),
                        "y1": .number(sketched(riser.top)), "y2": .number(sketched(riser.bottom)),
                    ])
            }
            for kill in layout.kills {
                let y = sketched(TimelineLayout.y(kill.state))
                svg.element(.svg, ["class": "kill", "x": .text(percent(kill.place))]) { mark in
                    mark.empty(
                        .rect,
                        ["x": "-6", "y": .number(y - 6), "width": "12", "height": "12", "rx": "3"])
                    mark.empty(.path, ["d": "M-2.5 \(y - 2).5l5 5m0-5l-5 5"])
                }
            }
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    /// Draws an interval as a line, whose thickness the style sheet sets by state.
    fileprivate mutating func stroke(_ stretch: TimelineLayout.Stretch) {
        let y = sketched(TimelineLayout.y(stretch.state))
        for y in stretch.state == .suspended ? [y - 2, y + 1] : [y] {
            empty(
                .line,
                [
                    "class": "bar s-\(stretch.state.token)", "x1": .text(percent(stretch.left)),
                    "x2": .text(percent(stretch.right)), "y1": .number(y), "y2": .number(y),
                ])
        }
    }
}

/// The vertical position in a sketch for one in a timeline.
private func sketched(_ y: Int) -> Int { 2 + y * 2 / 7 }
