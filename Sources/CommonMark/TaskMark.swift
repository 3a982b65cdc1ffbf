import Diagnostics

/// The checkbox of a task, `[ ]` or `[x]`.
enum TaskMark {
    /// Removes the checkbox from the first paragraph of an item; nil if there is none.
    static func take(from blocks: inout [Block]) -> Bool? {
        guard let block = blocks.first, case .paragraph(var inlines) = block.kind,
            var first = inlines.first, case .text(let words) = first.kind, !first.isEscaped
        else { return nil }
        let bytes = Array(words.utf8.prefix(4))
        guard bytes.count == 4, bytes[0] == .openBracket, bytes[2] == .closeBracket,
            bytes[3].isBlank
        else { return nil }
        let isDone = bytes[1].lowercased == UInt8(ascii: "x")
        guard isDone || bytes[1] == .space else { return nil }
        first.kind = .text(String(words.utf8.dropFirst(4)) ?? "")
        first.range.start.column += 4
        inlines[0] = first
        blocks[0].kind = .paragraph(inlines)
        return isDone
    }
}
