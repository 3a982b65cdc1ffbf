/// A position on a line while container markers are consumed, as in cmark.
struct LineCursor {
    /// The offset into the source's bytes.
    var offset: Int
    /// The column on the screen, from 0, with tab stops of four.
    var column = 0
    /// True if the tab at `offset` was consumed in part.
    var isInsideTab = false

    /// The columns that remain of a tab that was consumed in part.
    var restOfTab: Int { isInsideTab ? 4 - column % 4 : 0 }
}

extension SourceLines {
    /// The offset of the first byte that is not a blank, and the columns up to it.
    func indentation(at cursor: LineCursor, line: Int) -> (offset: Int, columns: Int) {
        var offset = cursor.offset
        var column = cursor.column
        let end = end(line)
        while offset < end {
            if bytes[offset] == .space {
                column += 1
            } else if bytes[offset] == .tab {
                column += 4 - column % 4
            } else {
                break
            }
            offset += 1
        }
        return (offset, column - cursor.column)
    }

    /// Consumes a number of columns, which may end within a tab.
    func advance(_ cursor: inout LineCursor, columns: Int, line: Int) {
        var rest = columns
        let end = end(line)
        while rest > 0, cursor.offset < end {
            var width = 1
            cursor.isInsideTab = false
            if bytes[cursor.offset] == .tab {
                let toStop = 4 - cursor.column % 4
                cursor.isInsideTab = toStop > rest
                width = min(rest, toStop)
            }
            cursor.column += width
            if !cursor.isInsideTab { cursor.offset += 1 }
            rest -= width
        }
    }

    /// Returns true if the byte at the cursor is a space or a tab.
    func isBlank(at cursor: LineCursor, line: Int) -> Bool {
        cursor.offset < end(line) && bytes[cursor.offset].isBlank
    }
}

/// The quotes and list items around a block, outermost first.
struct Containers {
    private struct Container {
        /// The indentation that continues a list item; nil for a quote.
        var indent: Int?
        var firstLine: Int
        /// The position after the marker on the first line.
        var content: LineCursor
        /// The index of the syntax node after the container.
        var end: Int
    }

    private var stack: [Container] = []

    /// Leaves the containers that end before a node.
    mutating func leave(before index: Int) {
        while let last = stack.last, last.end <= index { stack.removeLast() }
    }

    /// Enters a quote or a list item.
    mutating func enter(_ node: SyntaxNode, in source: SourceLines) {
        var cursor = match(node.line, in: source).cursor
        if node.kind == .quote {
            source.takeQuoteMarker(&cursor, line: node.line)
            stack.append(
                Container(indent: nil, firstLine: node.line, content: cursor, end: node.end))
        } else {
            let indent = source.takeItemMarker(&cursor, line: node.line)
            stack.append(
                Container(indent: indent, firstLine: node.line, content: cursor, end: node.end))
        }
    }

    /// The position after the markers of the containers that a line continues, and true if it
    /// continues all of them.
    func match(_ line: Int, in source: SourceLines) -> (cursor: LineCursor, isComplete: Bool) {
        if let last = stack.last, last.firstLine == line { return (last.content, true) }
        var cursor = LineCursor(offset: source.start(line))
        var next = 0
        while next < stack.count {
            let container = stack[next]
            next += 1
            if container.firstLine == line {
                cursor = container.content
                continue
            }
            guard let indent = container.indent else {
                guard source.takeQuoteMarker(&cursor, line: line) else { return (cursor, false) }
                continue
            }
            let (offset, columns) = source.indentation(at: cursor, line: line)
            if columns >= indent {
                source.advance(&cursor, columns: indent, line: line)
            } else if offset == source.end(line) {
                source.advance(&cursor, columns: columns, line: line)
            } else {
                return (cursor, false)
            }
        }
        return (cursor, true)
    }
}

extension SourceLines {
    @discardableResult
    fileprivate func takeQuoteMarker(_ cursor: inout LineCursor, line: Int) -> Bool {
        let (offset, columns) = indentation(at: cursor, line: line)
        guard columns <= 3, offset < end(line), bytes[offset] == .greater else { return false }
        advance(&cursor, columns: columns + 1, line: line)
        if isBlank(at: cursor, line: line) { advance(&cursor, columns: 1, line: line) }
        return true
    }

    /// Consumes a list marker and the blanks after it; returns the indentation that continues the
    /// item.
    fileprivate func takeItemMarker(_ cursor: inout LineCursor, line: Int) -> Int {
        let (offset, columns) = indentation(at: cursor, line: line)
        var width = 1
        while offset + width < end(line), bytes[offset + width - 1].isDigit { width += 1 }
        advance(&cursor, columns: columns + width, line: line)
        let marker = cursor
        while cursor.column - marker.column <= 5, isBlank(at: cursor, line: line) {
            advance(&cursor, columns: 1, line: line)
        }
        let blanks = cursor.column - marker.column
        if (1..<5).contains(blanks), cursor.offset < end(line) { return columns + width + blanks }
        // The first line is empty or starts with indented code: one blank belongs to the marker.
        cursor = marker
        if blanks > 0 { advance(&cursor, columns: 1, line: line) }
        return columns + width + 1
    }
}
