/// Text that is written again and again, in rows and columns: made once, and copied from then on.
///
/// All cells lie in one array, because the references to an array of its own would be counted
/// each time a cell is copied.
public struct TextTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private let width: Int

    /// Makes a cell for each value; it has the index of the value.
    public init<Value>(_ values: [Value], _ write: (inout Text, Value) -> Void) {
        self.init(values, [()]) { text, value, _ in write(&text, value) }
    }

    /// Makes a cell for each pair of values; it has the indices of both.
    public init<Row, Column>(
        _ rows: [Row], _ columns: [Column], _ write: (inout Text, Row, Column) -> Void
    ) {
        width = columns.count
        for row in rows {
            for column in columns {
                var cell = Text()
                write(&cell, row, column)
                bytes.append(contentsOf: cell.bytes)
                ends.append(bytes.count)
            }
        }
    }

    /// Appends a cell to a text.
    public func append(_ row: Int, _ column: Int = 0, to text: inout TextBuffer) {
        let index = row * width + column
        let cell = ends[index]..<ends[index + 1]
        bytes.withUnsafeBufferPointer { bytes in
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[cell]))
        }
    }
}
