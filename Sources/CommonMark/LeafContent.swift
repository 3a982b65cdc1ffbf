import Diagnostics

/// A line of a paragraph or heading without the prefix of its containers.
struct LeafLine {
    var line: Int
    /// The offsets into the source's bytes; blanks at the start belong only to a lazy line.
    var bytes: Range<Int>
    /// The rest of a tab before a lazy line, in columns.
    var virtualSpaces = 0
    /// The indentation after the container markers, in columns.
    var indent: Int
    /// True if the line lacks a marker of a container around it.
    var isLazy: Bool
}

/// The text that cmark's inline parser reads for a leaf, with the place of every byte in the file.
struct LeafContent {
    private struct Segment {
        var start: Int
        var position: SourcePosition
    }

    private(set) var bytes: [UInt8] = []
    private var segments: [Segment] = []

    init() {}

    /// Creates the content of a paragraph from its lines.
    init(_ lines: ArraySlice<LeafLine>, in source: SourceLines) {
        for line in lines {
            if !bytes.isEmpty { bytes.append(.lineFeed) }
            append(line.bytes, line: line.line, in: source)
            if line.virtualSpaces > 0 { insertSpaces(line.virtualSpaces, at: line.bytes.count) }
        }
        trimEnd()
    }

    /// Appends a range of a line of the source.
    mutating func append(_ offsets: Range<Int>, line: Int, in source: SourceLines) {
        let start = source.start(line)
        let place = source.position(line: line, offset: offsets.lowerBound)
        segments.append(Segment(start: bytes.count, position: place))
        if !source.edits.isEmpty {
            let stretch = offsets.lowerBound - start..<offsets.upperBound - start
            for jump in source.jumps(line: line, stretch) {
                segments.append(
                    Segment(
                        start: bytes.count + jump - stretch.lowerBound,
                        position: source.position(line: line, byte: jump)))
            }
        }
        bytes += source.bytes[offsets]
    }

    /// Inserts spaces that are not in the source, at a distance from the end.
    private mutating func insertSpaces(_ spaces: Int, at distance: Int) {
        let place = bytes.count - distance
        bytes.insert(contentsOf: [UInt8](repeating: .space, count: spaces), at: place)
        for index in segments.indices where segments[index].start >= place {
            segments[index].start += spaces
        }
    }

    /// Drops the bytes before an offset, such as link reference definitions.
    mutating func drop(first count: Int) {
        guard count > 0 else { return }
        bytes.removeFirst(count)
        let first = segments.lastIndex { $0.start <= count } ?? 0
        segments.removeFirst(first)
        for index in segments.indices {
            let start = segments[index].start
            if start < count { segments[index].position.column += count - start }
            segments[index].start = max(0, start - count)
        }
    }

    /// The place in the file of a byte, or the place after the last one.
    func position(_ offset: Int) -> SourcePosition {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle } else { high = middle }
        }
        guard low < segments.count else { return SourcePosition(line: 1, column: 1) }
        var position = segments[low].position
        position.column += offset - segments[low].start
        return position
    }

    /// The place in the file of a range of bytes.
    func range(_ offsets: Range<Int>) -> SourceRange {
        // The end is the place after the last byte, not the start of the next line.
        var end = position(max(offsets.lowerBound, offsets.upperBound - 1))
        if !offsets.isEmpty { end.column += 1 }
        return SourceRange(start: position(offsets.lowerBound), end: end)
    }

    /// The offsets within a range at which columns jump or lines begin.
    func jumps(in offsets: Range<Int>) -> [Int] {
        guard segments.count > 1 else { return [] }
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offsets.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return segments[low...].prefix { $0.start < offsets.upperBound }.map(\.start)
    }

    /// A range as a string.
    func string(_ offsets: Range<Int>) -> String {
        String(decoding: bytes[offsets], as: UTF8.self)
    }

    /// The place in the file of the whole content.
    var range: SourceRange { range(0..<bytes.count) }

    private mutating func trimEnd() {
        while let last = bytes.last, last.isSpace { bytes.removeLast() }
    }
}
