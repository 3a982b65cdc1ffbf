public import Diagnostics

/// The approximate height of a figure without its title and buttons.
///
/// The numbers were fitted to the runs of lessons in windows of 390 and 1280 px.
public struct FigureHeight: Sendable {
    /// The lines of the scenario.
    public var lines: Int
    /// The height of the views, in rows of a table.
    public var rows: Int

    /// Creates a height from its parts.
    public init(lines: Int, rows: Int) {
        self.lines = lines
        self.rows = rows
    }

    /// The height of a timeline with its handles and the sentence below.
    static let rowsOfTimeline = 5
    /// The height of what a figure with a table shows above and below the rows.
    static let rowsAroundTable = 3

    /// The properties from which the style sheet computes the height.
    public var style: Text { "--lines:\(lines);--rows:\(rows)" }

    /// The height of two figures, one above the other.
    public static func + (one: FigureHeight, other: FigureHeight) -> FigureHeight {
        FigureHeight(lines: one.lines + other.lines, rows: one.rows + other.rows)
    }
}
