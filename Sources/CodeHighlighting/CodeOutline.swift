package import Diagnostics

extension CodeLanguage {
    /// The lines of code without comments, without the words of strings and with single blanks: what
    /// stays when code is translated for readers.
    ///
    /// A line of which nothing is left is empty, so that each line has its number.
    package func outline(of code: Text) -> [Text] {
        var kept: [UInt8] = []
        var end = 0
        for span in spans(in: code.bytes) where span.part == .comment || span.part == .string {
            kept += code.bytes[end..<span.range.lowerBound]
            if span.part == .string { kept.append(UInt8(ascii: "\"")) }
            kept += code.bytes[span.range].filter { $0 == UInt8(ascii: "\n") }
            end = span.range.upperBound
        }
        kept += code.bytes[end...]
        return kept.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            let words = $0.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return Text(Array(words.joined(separator: [UInt8(ascii: " ")])))
        }
    }
}
