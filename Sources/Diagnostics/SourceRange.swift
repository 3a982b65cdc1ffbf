/// A position in a source file.
public struct SourcePosition: Equatable, Comparable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Returns whether one position is before another.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        left.line == right.line ? left.column < right.column : left.line < right.line
    }
}

/// A range of a source file, from its first byte to the position after its last byte.
public struct SourceRange: Equatable, Sendable {
    /// The position of the first byte.
    public var start: SourcePosition
    /// The position after the last byte, on the same line or a later one.
    public var end: SourcePosition

    /// Creates a range from the position of its first byte and the position after its last one.
    public init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// Creates a range of bytes on one line.
    public init(line: Int, column: Int, length: Int) {
        self.start = SourcePosition(line: line, column: column)
        self.end = SourcePosition(line: line, column: column + length)
    }

    /// The start of the file, for a fault in the file as a whole.
    public static let fileStart = SourceRange(line: 1, column: 1, length: 0)
}
