import Diagnostics

/// The text of an HTML block, with the place of every byte in the file.
struct HTMLBlockText {
    let bytes: [UInt8]
    private let source: SourceLines
    private let firstLine: Int
    /// The bytes of each line, without the line break.
    private var lines: [Range<Int>] = []

    init(_ node: SyntaxNode, in source: SourceLines) {
        bytes = Array(node.literal.utf8)
        self.source = source
        firstLine = node.line
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == .lineFeed {
            let hasReturn = index > start && bytes[index - 1] == .carriageReturn
            lines.append(start..<(hasReturn ? index - 1 : index))
            start = index + 1
        }
        if start < bytes.count || lines.isEmpty { lines.append(start..<bytes.count) }
    }

    /// The place in the file of a range of bytes.
    func range(_ stretch: Range<Int>) -> SourceRange {
        // The end is the place after the last byte, not the start of the next line.
        var end = position(max(stretch.lowerBound, stretch.upperBound - 1))
        if !stretch.isEmpty { end.column += 1 }
        return SourceRange(start: position(stretch.lowerBound), end: end)
    }

    /// A range as a string.
    func string(_ stretch: Range<Int>) -> String {
        String(decoding: bytes[stretch], as: UTF8.self)
    }

    /// A range without tags as inlines, line by line.
    func inlines(_ stretch: Range<Int>) -> [Inline] {
        var inlines: [Inline] = []
        var start = stretch.lowerBound
        while start < stretch.upperBound {
            let line = lines[self.line(of: start)]
            let end = min(line.upperBound, stretch.upperBound)
            if start < end {
                for piece in CharacterReference.pieces(of: bytes[start..<end]) {
                    inlines.append(
                        Inline(.text(piece.text), range(piece.place), isEscaped: piece.isReference))
                }
            }
            guard end < stretch.upperBound else { break }
            var next = end
            while next < stretch.upperBound, bytes[next] != .lineFeed { next += 1 }
            let kind = isHan(around: end) ? Inline.Kind.silentBreak : .softBreak
            inlines.append(Inline(kind, range(end..<end + 1)))
            start = next + 1
        }
        return inlines
    }

    private func isHan(around offset: Int) -> Bool {
        var after = offset
        while after < bytes.count, bytes[after].isSpace { after += 1 }
        guard let left = bytes.scalar(before: offset), let right = bytes.scalar(at: after) else {
            return false
        }
        return Han.contains(left) && Han.contains(right)
    }

    private func position(_ offset: Int) -> SourcePosition {
        let index = line(of: offset)
        let number = min(firstLine + index, source.count)
        // The text lacks what containers put before a line, so the column is counted from the end.
        let end = source.end(number) - source.start(number)
        let byte = end - lines[index].upperBound + offset
        return source.position(line: number, byte: max(0, byte))
    }

    private func line(of offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
