import CommonMark
import Diagnostics

extension Document {
    /// The faults of lines that look like the fence of a known kind but open no block: what follows
    /// is shown as text and does not run.
    ///
    /// - Parameter body: The bytes of the page, without its front matter.
    /// - Returns: A warning for each line.
    func faultsOfUnopenedFences(in body: [UInt8]) -> [Diagnostic] {
        let source = SourceText(body)
        var inBlocks: Set<Int> = []
        for code in codeBlocks where code.fence != nil {
            inBlocks.formUnion(code.range.start.line...code.range.end.line)
        }
        return source.lines.indices.compactMap { index -> Diagnostic? in
            let line = index + 1
            guard !inBlocks.contains(line), let content = source.content(ofLine: line) else {
                return nil
            }
            let fence = Self.withoutMarkers(content)
            guard Self.isMeantAsFence(fence) else { return nil }
            let column = fence.startIndex - content.startIndex + 1
            return Diagnostic(
                .warning, "block.not-opened",
                range: SourceRange(line: line, column: column, length: fence.count),
                "no block begins here, so nothing is run: the line is part of the text around it",
                notes: [
                    "begin it with '```', indented by at most three spaces, and leave a blank line after HTML"
                ])
        }
    }

    /// Returns true if a line has three signs of a fence and the word of a block, or fewer or
    /// similar signs and an attribute after the word.
    private static func isMeantAsFence(_ line: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        let signs = text.prefix { "`~'´‘’｀～·".contains($0) }
        let info = text[signs.endIndex...].drop { $0 == " " || $0 == "\t" }
        guard signs.count > 1, BlockKind.words.contains(String(info.prefix { $0 != " " }))
        else { return false }
        if signs.count > 2, signs.allSatisfy({ $0 == "`" }) || signs.allSatisfy({ $0 == "~" }) {
            return true
        }
        return info.contains("=") && !info.contains(signs.suffix(1))
    }

    /// A line without blanks and the markers of quotes and lists.
    private static func withoutMarkers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line
        while true {
            rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: ">") }
            let marker = rest.prefix { 0x30...0x39 ~= $0 }
            let sign = rest.dropFirst(marker.count).first
            let isNumber =
                !marker.isEmpty && (sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")"))
            let isBullet = marker.isEmpty && (sign.map { "-*+".utf8.contains($0) } ?? false)
            let behind = rest.dropFirst(marker.count + 1)
            guard isNumber || isBullet, behind.first.map(isBlank) ?? false else { return rest }
            rest = behind
        }
    }
}
