import Diagnostics

/// One thing that a program printed, with what its line says of the time and the process.
struct LogEntry {
    /// What the program printed.
    var message: ArraySlice<UInt8>
    /// When; nil where that is not said.
    var time: LogTime?
    /// The name of the process; nil where that is not said.
    var process: String?
    /// The number of the process; nil where that is not said.
    var processNumber: Int64?
    /// The line of the log, from 1.
    var line: Int
    /// The whole line, or the message where it is part of more.
    private(set) var wholeRange: SourceRange
    /// The column of each byte of the message, from 1.
    private var columns: Columns

    private enum Columns {
        /// The bytes are those of the line: the index that the first column has.
        case asInLine(Int)
        /// The message was written with escapes.
        case listed([Int])
    }

    /// Takes a line apart.
    ///
    /// - Parameters:
    ///   - text: The line without its end.
    ///   - line: The number of the line, from 1.
    ///   - indent: How many bytes of the file stand before the line's first one.
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

    /// Creates an entry whose message was unescaped.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - columns: The column of each byte, from 1, and of what stands behind the last one.
    ///   - line: The line of the log, from 1.
    init(message: [UInt8], columns: [Int], line: Int) {
        self.message = message[...]
        self.line = line
        self.columns = .listed(columns)
        let (start, end) = (columns.first ?? 1, columns.last ?? 1)
        wholeRange = SourceRange(line: line, column: start, length: end - start)
    }

    /// Where a stretch of the message stands in the log.
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
