import CommonMark
import Diagnostics

extension CodeBlock {
    /// The fence of a block that has swallowed what is behind it, as its own end is missing; nil if it has
    /// not.
    ///
    /// No statement and no row of a trace begins like a fence, so where one stands in the block, that block
    /// has ended before, and nothing else of it is what its author meant.
    ///
    /// - Parameters:
    ///   - fence: The fence of the block.
    ///   - hasText: Whether the block can have any text, so that only a fence of a block of ours is one.
    /// - Returns: The fence without an end, and what is wrong.
    func swallowing(_ fence: Fence, hasText: Bool) -> (fence: Fence, fault: Diagnostic)? {
        // Of a block without any end that is told already.
        guard fence.isClosed,
            let line = lines.first(where: { Self.isFence($0.text, hasText: hasText) })
        else { return nil }
        var fence = fence
        fence.closing = nil
        let signs = String(repeating: String(fence.character), count: fence.length)
        let number = line.position(ofByte: 0).line
        return (
            fence,
            Diagnostic(
                .error, "markdown.unclosed-fence", range: fence.opening,
                "code block has no closing fence, so it goes on over that of line \(number)",
                notes: ["end it with a line '\(signs)', indented like the opening fence"])
        )
    }

    private static func isFence(_ line: String, hasText: Bool) -> Bool {
        let bytes = line.utf8.drop(while: isBlank)
        guard let sign = bytes.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
            return false
        }
        let signs = bytes.prefix { $0 == sign }
        let word = bytes.dropFirst(signs.count).drop(while: isBlank).prefix { !isBlank($0) }
        return signs.count >= 3
            && (!hasText || BlockKind.words.contains { $0.utf8.elementsEqual(word) })
    }
}
