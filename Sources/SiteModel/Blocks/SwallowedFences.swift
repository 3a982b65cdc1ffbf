import CommonMark
import Diagnostics

extension CodeBlock {
    /// The fence of a block that contains the blocks after it, because its closing fence is
    /// missing; nil if it does not.
    ///
    /// No statement and no row of a trace begins like a fence. If a line of the block does, the
    /// block was meant to end before it, and the rest is not what its author meant.
    ///
    /// - Parameters:
    ///   - fence: The fence of the block.
    ///   - hasText: True if the block may have any text; then only the fence of a known kind
    ///     counts.
    /// - Returns: The fence without its end, and the fault.
    func swallowing(_ fence: Fence, hasText: Bool) -> (fence: Fence, fault: Diagnostic)? {
        // A block without any closing fence is reported already.
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
                "code block has no closing fence and continues past that of line \(number)",
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
