import CommonMark
import Diagnostics
import SiteModel

/// What stands before the lines of a block in the file: the markers of quotes and lists that it is
/// in, and its indentation.
struct LinePrefix {
    private let bytes: [UInt8]

    /// What stands before a line that is added to a block.
    init(of fence: Fence) {
        bytes = Array(fence.linePrefix.utf8)
    }

    /// What stands before the lines of a block that has some already, in the manner of the first
    /// one.
    init(of code: CodeBlock, _ fence: Fence) {
        let own = Array((code.lines.first?.prefix ?? "").utf8)
        let whole = Array(fence.linePrefix.utf8)
        // A tab may reach into the line, and a line may be indented less than its fence.
        let isWhole = code.lines.first?.virtualSpaces == 0 && width(own) == width(whole)
        bytes = isWhole ? own : whole
    }

    /// A line of the file that reads as some text in the block.
    ///
    /// A blank behind `>` belongs to the quote, so text that begins with one needs another.
    func line(_ text: Text) -> [UInt8] {
        let isTaken = bytes.last == UInt8(ascii: ">") && text.bytes.first.map(isBlank) ?? false
        return bytes + (isTaken ? [UInt8(ascii: " ")] : []) + text.bytes
    }
}

/// How many columns bytes take on a screen with tab stops of four.
private func width(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $1 == UInt8(ascii: "\t") ? $0 + 4 - $0 % 4 : $0 + 1 }
}
