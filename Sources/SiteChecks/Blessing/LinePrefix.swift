import CommonMark
import Diagnostics
import SiteModel

/// The bytes before the lines of a block in the file: the markers of enclosing quotes and lists,
/// and the indentation.
struct LinePrefix {
    private let bytes: [UInt8]

    /// Creates the prefix for a line added to a block.
    init(of fence: Fence) {
        bytes = Array(fence.linePrefix.utf8)
    }

    /// Creates the prefix for the lines of a block, like its first line if there is one.
    init(of code: CodeBlock, _ fence: Fence) {
        let own = Array((code.lines.first?.prefix ?? "").utf8)
        let whole = Array(fence.linePrefix.utf8)
        // A tab may extend into the line, and a line may be indented less than its fence.
        let isWhole = code.lines.first?.virtualSpaces == 0 && width(own) == width(whole)
        bytes = isWhole ? own : whole
    }

    /// A line of the file that reads as the given text in the block.
    ///
    /// A blank after `>` belongs to the quote, so text that begins with a blank needs another one.
    func line(_ text: Text) -> [UInt8] {
        let isTaken = bytes.last == UInt8(ascii: ">") && text.bytes.first.map(isBlank) ?? false
        return bytes + (isTaken ? [UInt8(ascii: " ")] : []) + text.bytes
    }
}

/// The width of bytes in columns, with tab stops of four.
private func width(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $1 == UInt8(ascii: "\t") ? $0 + 4 - $0 % 4 : $0 + 1 }
}
