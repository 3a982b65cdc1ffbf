public import Diagnostics
import LifecycleCore
public import ScenarioText

/// The views of a run besides the sentence.
public struct FigureViews: OptionSet, Sendable {
    /// One bit for each view.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The timeline, whose sentence unfolds the rows unless there is a table.
    public static let timeline = FigureViews(rawValue: 1)
    /// The rows, and the rules that applied.
    public static let table = FigureViews(rawValue: 2)
    /// The diagram of the states and the path through them.
    public static let diagram = FigureViews(rawValue: 4)
    /// The canonical text, below the figure.
    public static let text = FigureViews(rawValue: 8)
    /// The rows of the launch, none of them folded.
    public static let openLaunch = FigureViews(rawValue: 16)

    /// A small drawing of the states alone, instead of a figure.
    public static let sketch = FigureViews(rawValue: 32)

    /// The timeline, the diagram and the table.
    public static let standard: FigureViews = [.timeline, .diagram, .table]

    /// Whether a figure has the rows of the run: in its table, or folded below its timeline.
    public var hasRows: Bool { !isDisjoint(with: [.table, .timeline]) }

    /// The name of each view in a block, in the order of messages.
    public static var names: [(name: Text, view: FigureViews)] {
        [
            ("timeline", .timeline), ("diagram", .diagram), ("table", .table), ("text", .text),
            ("sketch", .sketch),
        ]
    }
}

extension Trace {
    /// The views of the run if its block names none.
    ///
    /// These are the table, and the timeline if the state changes at a later time than the first
    /// one.
    public var usualViews: FigureViews {
        var state = startState
        for entry in entries {
            if entry.state != state, entry.time != entries[0].time { return [.timeline, .table] }
            state = entry.state
        }
        return .table
    }
}
