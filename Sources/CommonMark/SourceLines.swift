import Diagnostics

/// The lines that cmark reads, with a map back to the places in the file.
///
/// cmark never sees the file itself: a byte order mark is dropped, malformed bytes are repaired,
/// and stand-ins replace what cmark does not know. All of that happens within a line, so line
/// numbers hold. An `Edit` gives the shift of the columns after it.
struct SourceLines {
    /// A place on a line from which on columns of the file differ from columns here.
    struct Edit {
        var line: Int
        var column: Int
        var delta: Int
    }

    /// A byte of a line, counted from 0.
    struct LineColumn: Hashable {
        var line: Int
        var column: Int
    }

    /// A range of one line to be replaced by other bytes.
    struct Splice {
        var line: Int
        var column: Int
        var removed: Int
        var inserted: [UInt8]
    }

    private(set) var bytes: [UInt8]
    private(set) var edits: [Edit] = []
    private var starts: [Int] = []
    private var ends: [Int] = []

    /// The number of lines, without an empty one after the last line break.
    var count: Int { starts.count }

    init(file: [UInt8]) {
        let repaired = UTF8Repair(file)
        bytes = repaired.bytes
        edits = repaired.edits
        splitLines()
    }

    /// The offset of a line's first byte.
    func start(_ line: Int) -> Int { starts[line - 1] }

    /// The offset after a line's last byte, before its line break.
    func end(_ line: Int) -> Int { ends[line - 1] }

    /// The place in the file of a byte of a line, counted from 0.
    func position(line: Int, byte: Int) -> SourcePosition {
        var column = byte + 1
        var index = firstEdit(of: line)
        while index < edits.count, edits[index].line == line, edits[index].column <= byte {
            column += edits[index].delta
            index += 1
        }
        return SourcePosition(line: line, column: column)
    }

    /// The place in the file of an offset into `bytes` that is on a line.
    func position(line: Int, offset: Int) -> SourcePosition {
        position(line: line, byte: offset - start(line))
    }

    /// The place in the file of a range of one line, given by offsets.
    func range(line: Int, _ offsets: Range<Int>) -> SourceRange {
        SourceRange(
            start: position(line: line, offset: offsets.lowerBound),
            end: position(line: line, offset: offsets.upperBound))
    }

    /// The bytes at which columns jump within a range of a line, counted in the line.
    func jumps(line: Int, _ stretch: Range<Int>) -> [Int] {
        var jumps: [Int] = []
        var index = firstEdit(of: line)
        while index < edits.count, edits[index].line == line {
            if edits[index].column > stretch.lowerBound, edits[index].column < stretch.upperBound {
                jumps.append(edits[index].column)
            }
            index += 1
        }
        return jumps
    }

    private func firstEdit(of line: Int) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].line < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func splitLines() {
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        var index = 0
        let count = bytes.count
        while index < count {
            starts.append(index)
            while index < count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
                index += 1
            }
            ends.append(index)
            let wasReturn = index < count && bytes[index] == .carriageReturn
            index += 1
            if wasReturn, index < count, bytes[index] == .lineFeed { index += 1 }
        }
    }
}

extension SourceLines {
    /// The same lines with ranges replaced; the splices must be in order and not overlap.
    func splicing(_ splices: [Splice]) -> SourceLines {
        var result = self
        result.bytes.removeAll(keepingCapacity: true)
        result.edits = []
        var copied = 0
        var edit = 0
        var index = 0
        while index < splices.count {
            let line = splices[index].line
            while edit < edits.count, edits[edit].line < line {
                result.edits.append(edits[edit])
                edit += 1
            }
            var shift = 0
            while index < splices.count, splices[index].line == line {
                let splice = splices[index]
                while edit < edits.count, edits[edit].line == line,
                    edits[edit].column <= splice.column
                {
                    result.edits.append(edits[edit].moved(by: shift))
                    edit += 1
                }
                let from = start(line) + splice.column
                result.bytes += bytes[copied..<from]
                result.bytes += splice.inserted
                copied = from + splice.removed
                shift += splice.inserted.count - splice.removed
                result.edits.append(
                    Edit(
                        line: line, column: splice.column + splice.removed + shift,
                        delta: splice.removed - splice.inserted.count))
                index += 1
            }
            while edit < edits.count, edits[edit].line == line {
                result.edits.append(edits[edit].moved(by: shift))
                edit += 1
            }
        }
        result.edits += edits[edit...]
        result.bytes += bytes[copied...]
        result.splitLines()
        return result
    }
}

extension SourceLines.Edit {
    fileprivate func moved(by shift: Int) -> SourceLines.Edit {
        SourceLines.Edit(line: line, column: column + shift, delta: delta)
    }
}
