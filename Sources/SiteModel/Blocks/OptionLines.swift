import CommonMark
import Diagnostics

extension Attribute {
    /// Reads the option lines at the top of a block: `#| title: Cold launch, then Home`.
    ///
    /// The scenario language treats them as comments, so they stay in the block and no line number
    /// shifts. The value is the rest of the line as written.
    static func parse(optionLinesOf code: CodeBlock) -> ([Attribute], [Diagnostic]) {
        var attributes: [Attribute] = []
        var diagnostics: [Diagnostic] = []
        for line in code.lines {
            let bytes = Array(line.text.utf8)
            guard bytes.starts(with: "#|".utf8) else { break }
            let words = trimmed(bytes, 2..<bytes.count)
            let colon = bytes[words].firstIndex(of: UInt8(ascii: ":"))
            let key = trimmed(bytes, words.lowerBound..<(colon ?? words.upperBound))
            let value = colon.map { trimmed(bytes, $0 + 1..<words.upperBound) }
            let keyText = String(decoding: bytes[key], as: UTF8.self)
            if key.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .error, "block.attribute", range: range(line, 0..<bytes.count),
                        "an option line must be '#| key: value' or '#| key'"))
            } else if let value, value.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .error, "block.missing-value", range: range(line, key),
                        "'\(keyText):' has no value after it"))
            } else {
                attributes.append(
                    Attribute(
                        key: keyText,
                        value: value.map { String(decoding: bytes[$0], as: UTF8.self) },
                        keyRange: range(line, key), valueRange: range(line, value ?? key)))
            }
        }
        return (attributes, diagnostics)
    }

    private static func trimmed(_ bytes: [UInt8], _ stretch: Range<Int>) -> Range<Int> {
        var stretch = stretch
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        while let first = bytes[stretch].first, blanks.contains(first) {
            stretch = stretch.lowerBound + 1..<stretch.upperBound
        }
        while let last = bytes[stretch].last, blanks.contains(last) {
            stretch = stretch.lowerBound..<stretch.upperBound - 1
        }
        return stretch
    }

    private static func range(_ line: CodeLine, _ stretch: Range<Int>) -> SourceRange {
        SourceRange(
            start: line.position(ofByte: stretch.lowerBound),
            end: line.position(ofByte: stretch.upperBound))
    }
}
