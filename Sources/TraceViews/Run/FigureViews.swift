public import Diagnostics
import LifecycleCore
public import ScenarioText

/// The views of a run that a page can show besides the sentence.
public struct FigureViews: OptionSet, Sendable {
    /// One bit for each view.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The drawing; where a page is narrow it gives way to the table, if there is one.
    public static let timeline = FigureViews(rawValue: 1)
    /// The rows, and the rules behind them.
    public static let table = FigureViews(rawValue: 2)
    /// The states and the path through them.
    public static let diagram = FigureViews(rawValue: 4)
    /// The canonical text, below the figure.
    public static let text = FigureViews(rawValue: 8)
    /// The rows of the launch in the table, each of them in sight.
    public static let openLaunch = FigureViews(rawValue: 16)

    /// The states alone in a small drawing, in place of a figure.
    public static let sketch = FigureViews(rawValue: 32)

    /// All that is drawn of a run, and its rows.
    public static let standard: FigureViews = [.timeline, .diagram, .table]

    /// What a block calls each of them, in the order of messages.
    public static var names: [(name: Text, view: FigureViews)] {
        [
            ("timeline", .timeline), ("diagram", .diagram), ("table", .table), ("text", .text),
            ("sketch", .sketch),
        ]
    }
}

extension Trace {
    /// What a page shows of the run where its block does not say: the rows, and the timeline where time
    /// matters, which is where the state changes at another moment than the first one.
    public var usualViews: FigureViews {
        var state = startState
        for entry in entries {
            if entry.state != state, entry.time != entries[0].time { return [.timeline, .table] }
            state = entry.state
        }
        return .table
    }
}
