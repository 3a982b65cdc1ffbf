import Diagnostics

/// One message that a program printed, with the time and the process from its line.
struct LogEntry {
    /// What the program printed.
    var message: ArraySlice<UInt8>
    /// When it was printed; nil if unknown.
    var time: LogTime?
    /// The name of the process; nil if unknown.
    var process: String?
    /// The number of the process; nil if unknown.
    var processNumber: Int64?
    /// The line of the log, from 1.
    var line: Int
    /// The place of the whole line, or of the message if the line holds more.
    private(set) var wholeRange: SourceRange
    /// The column of each byte of the message, from 1.
    private var columns: Columns

    private enum Columns {
        /// The bytes are those of the line; the value is the index at column 1.
        case asInLine(Int)
        /// The message was written with escapes; the value has the column of each byte.
        case listed([Int])
    }

    /// Splits a line into its head and its message; `indent` bytes of the file come before the
    /// line.
    init(line text: ArraySlice<UInt8>, at line: Int, indent: Int) {
        let head = LineHead(of: text)
        message = text[head.messageStart...]
        time = head.time
        process = head.process
        processNumber = head.processNumber
        self.line = line
        columns = .asInLine(text.startIndex - indent)
        wholeRange = SourceRange(line: line, column: 1 + indent, length: text.count)
    }

    /// Creates an entry for an unescaped message.
    ///
    /// The columns are those of each byte, from 1, and the one after the last byte.
    init(message: [UInt8], columns: [Int], line: Int) {
        self.message = message[...]
        self.line = line
        self.columns = .listed(columns)
        let (start, end) = (columns.first ?? 1, columns.last ?? 1)
        wholeRange = SourceRange(line: line, column: start, length: end - start)
    }

    /// The place in the log of a range of the message.
    func range(of stretch: Range<Int>) -> SourceRange {
        let start = column(stretch.lowerBound)
        let end = stretch.isEmpty ? start : column(stretch.upperBound - 1) + 1
        return SourceRange(line: line, column: start, length: end - start)
    }

    private func column(_ index: Int) -> Int {
        switch columns {
        case .asInLine(let first): index - first + 1
        case .listed(let columns): columns[min(index, columns.count - 1)]
        }
    }
}
