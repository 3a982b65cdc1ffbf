public import Diagnostics

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

    /// What a page shows where a block does not say.
    public static let standard: FigureViews = [.timeline, .diagram, .table]

    /// What a block calls each of them, in the order of messages.
    public static var names: [(name: Text, view: FigureViews)] {
        [("timeline", .timeline), ("diagram", .diagram), ("table", .table), ("text", .text)]
    }
}
