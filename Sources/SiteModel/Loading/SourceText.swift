package import Diagnostics

/// The lines of a source file, byte for byte.
package struct SourceText {
    /// The lines with their line breaks; text after the last break is a line too.
    package let lines: [ArraySlice<UInt8>]

    package init(_ bytes: [UInt8]) {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
            if end < bytes.count {
                let isPair =
                    bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
                    && bytes[end + 1] == UInt8(ascii: "\n")
                end += isPair ? 2 : 1
            }
            lines.append(bytes[start..<end])
            start = end
        }
        self.lines = lines
    }

    /// The place after the last byte.
    package var end: SourcePosition {
        guard let last = lines.last else { return SourcePosition(line: 1, column: 1) }
        return last.last.map(Self.isBreak) ?? false
            ? SourcePosition(line: lines.count + 1, column: 1)
            : SourcePosition(line: lines.count, column: last.count + 1)
    }

    /// A line, counted from 1, without its line break; nil if there is no such line.
    package func content(ofLine number: Int) -> ArraySlice<UInt8>? {
        guard lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1].prefix { !Self.isBreak($0) }
    }

    /// The line break at the end of a line, counted from 1; a line feed if it has none.
    package func lineBreak(ofLine number: Int) -> [UInt8] {
        guard lines.indices.contains(number - 1) else { return [UInt8(ascii: "\n")] }
        let end = lines[number - 1].drop { !Self.isBreak($0) }
        return end.isEmpty ? [UInt8(ascii: "\n")] : Array(end)
    }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

/// Returns true for a space or a tab.
package func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
