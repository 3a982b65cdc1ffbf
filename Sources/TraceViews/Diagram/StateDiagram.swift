import Diagnostics
import LifecycleCore
import Markup

/// The diagram of the five states and the moves between them.
///
/// Positions are fixed by hand, so the diagram is the same in every build. "Not running" is on the
/// left. The four other states are on top of each other, from suspended at the bottom to active at
/// the top. Every move is then one straight line. A letter names each move, and is the same in
/// every diagram.
struct StateDiagram {
    static let width = 304
    static let height = 328

    /// A move in the diagram.
    struct Edge {
        var move: StateMove
        var letter: Text
        var isTaken: Bool
    }

    var edges: [Edge]
    /// The states that the run was in.
    var visited: [LifecycleState]
    /// The state to mark; nil if the diagram does not show a run.
    var current: LifecycleState?

    /// The diagram as an `svg` element; the attributes include its accessible name.
    func svg(_ attributes: Attributes, in language: Language) -> HTML {
        var attributes = attributes
        attributes.add("class", "diagram")
        attributes.add("role", "img")
        attributes.add("width", .number(Self.width))
        attributes.add("height", .number(Self.height))
        attributes.add("viewBox", "0 0 \(Self.width) \(Self.height)")
        var html = HTML()
        html.element(.svg, attributes) { svg in
            svg.lineFeed()
            for edge in edges { svg.edge(edge) }
            for state in LifecycleState.allCases {
                svg.node(
                    state, isVisited: visited.contains(state), isCurrent: state == current,
                    in: language)
            }
        }
        html.lineFeed()
        return html
    }

    static func box(_ state: LifecycleState) -> (x: Int, y: Int, width: Int, height: Int) {
        switch state {
        case .notRunning: (4, 4, 84, 320)
        case .active: (172, 4, 128, 44)
        case .inactive: (172, 96, 128, 44)
        case .background: (172, 188, 128, 44)
        case .suspended: (172, 280, 128, 44)
        }
    }

    /// The line of a move; nil for a move without a place in the diagram.
    static func line(
        _ from: LifecycleState, _ to: LifecycleState
    ) -> (from: (x: Int, y: Int), to: (x: Int, y: Int))? {
        let (start, end) = (box(from), box(to))
        let left = box(.notRunning)
        switch (from, to) {
        case (.notRunning, .inactive), (.notRunning, .background):
            return ((left.x + left.width, end.y + 12), (end.x, end.y + 12))
        case (.inactive, .notRunning), (.background, .notRunning):
            return ((start.x, start.y + 32), (left.x + left.width, start.y + 32))
        case (.active, .notRunning), (.suspended, .notRunning):
            return ((start.x, start.y + 22), (left.x + left.width, start.y + 22))
        case (.inactive, .active), (.background, .inactive), (.suspended, .background):
            return ((start.x + 38, start.y), (start.x + 38, end.y + end.height))
        case (.active, .inactive), (.inactive, .background), (.background, .suspended):
            return ((start.x + 90, start.y + start.height), (start.x + 90, end.y))
        default: return nil
        }
    }
}

extension StateMove {
    /// The class by which scripts find the move.
    var token: Text { "e-\(from.token)-\(to.token)" }

    /// The letter of a move, by its index among all moves.
    static func letter(_ index: Int) -> Text {
        Text([UInt8(ascii: "a") + UInt8(truncatingIfNeeded: index)])
    }
}

extension HTML {
    fileprivate mutating func edge(_ edge: StateDiagram.Edge) {
        guard let (from, to) = StateDiagram.line(edge.move.from, edge.move.to) else { return }
        let look: StaticString = edge.isTaken ? "taken" : "ghost"
        // Drawn relative to the tip, so that all edges of one direction have the same markup.
        let attributes: Attributes = [
            "class": "edge \(look) \(edge.move.token)", "transform": "translate(\(to.x),\(to.y))",
        ]
        element(.g, attributes) { group in
            let (x, y) = (from.x - to.x, from.y - to.y)
            let (across, down) = (-x.signum(), -y.signum())
            let tip = (x: -8 * across, y: -8 * down)
            group.empty(.path, ["class": "line", "d": "M\(x),\(y)L\(tip.x),\(tip.y)"])
            group.empty(
                .path,
                [
                    "class": "head",
                    "d": """
                    M0,0L\(tip.x - 4 * down),\(tip.y - 4 * across)\
                    L\(tip.x + 4 * down),\(tip.y + 4 * across)z
                    """,
                ])
            // The letters of two parallel lines are kept apart.
            let middle = (x: x / 2 - 14 * across, y: y / 2)
            group.empty(
                .circle, ["cx": .number(middle.x), "cy": .number(middle.y), "r": "9"])
            group.label(edge.letter, "letter", middle.x, middle.y + 4)
        }
        lineFeed()
    }

    fileprivate mutating func node(
        _ state: LifecycleState, isVisited: Bool, isCurrent: Bool, in language: Language
    ) {
        let box = StateDiagram.box(state)
        let isTall = box.height > box.width
        let middle = (x: box.width / 2, y: box.height / 2)
        let swatch = isTall ? (x: middle.x - 6, y: middle.y - 34) : (x: 12, y: middle.y - 6)
        let dot = isTall ? (x: middle.x, y: middle.y + 24) : (x: 117, y: middle.y)
        var look: Text = "node s-\(state.token)"
        if isVisited { look.append(" visited") }
        if isCurrent { look.append(" now") }
        let place: Text = "translate(\(box.x),\(box.y))"
        element(.g, ["class": .text(look), "transform": .text(place)]) { group in
            group.empty(
                .rect,
                [
                    "class": "box", "width": .number(box.width), "height": .number(box.height),
                    "rx": "6",
                ])
            group.empty(
                .rect,
                [
                    "class": "bar", "x": .number(swatch.x), "y": .number(swatch.y),
                    "width": "12", "height": "12",
                ])
            group.label(
                state.name(in: language), isTall ? "name middle" : "name",
                isTall ? middle.x : 32, middle.y + 4)
            group.empty(
                .circle, ["class": "dot", "cx": .number(dot.x), "cy": .number(dot.y), "r": "5"])
        }
        lineFeed()
    }

    private mutating func label(_ words: Text, _ name: StaticString, _ x: Int, _ y: Int) {
        element(.text, ["class": .literal(name), "x": .number(x), "y": .number(y)], text: words)
    }
}
