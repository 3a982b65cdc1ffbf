/// A table of texts that are written often: each is made once and then copied.
///
/// All cells are in one array. With an array for each cell, every copy would also count references.
public struct TextTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private let width: Int

    /// Creates a cell for each value, with the index of the value.
    public init<Value>(_ values: [Value], _ write: (inout Text, Value) -> Void) {
        self.init(values, [()]) { text, value, _ in write(&text, value) }
    }

    /// Creates a cell for each pair of values, with the indices of both.
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

    /// Appends a cell to a buffer.
    public func append(_ row: Int, _ column: Int = 0, to text: inout TextBuffer) {
        let index = row * width + column
        let cell = ends[index]..<ends[index + 1]
        bytes.withUnsafeBufferPointer { bytes in
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[cell]))
        }
    }
}
