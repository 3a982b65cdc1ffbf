import CommonMark
import Diagnostics

extension ParsedPage {
    /// The minutes that the page takes a reader, at least one.
    ///
    /// A minute is for 200 words, for 300 Han characters, or for a run to read and try. Code and
    /// what is folded are not counted.
    package var readingMinutes: Int {
        let folded = foldedLines
        func isShown(_ line: Int) -> Bool { !folded.contains { $0.contains(line) } }
        let texts = document.allBlocks.filter { isShown($0.range.start.line) }.flatMap(\.texts)
        let parts = texts.reduce(0) { $0 + $1.plainText.readingParts }
        let runs = scenarios.count {
            !$0.isHidden && !$0.isSketch && isShown($0.fence.line)
        }
        return max(1, (parts + 599) / 600 + runs)
    }

    /// The lines of the parts that readers open with a click.
    private var foldedLines: [ClosedRange<Int>] {
        parts.filter(\.part.isFolded).map { section in
            let heading = section.heading.range.start.line
            return heading...(section.content.last?.range.end.line ?? heading)
        }
    }
}

extension String {
    /// The length in parts, of which a minute has 600: a word is three, a Han character two.
    fileprivate var readingParts: Int {
        var parts = 0
        var isInWord = false
        for scalar in unicodeScalars {
            if Han.contains(scalar) {
                parts += 2
                isInWord = false
            } else if scalar.properties.isWhitespace {
                isInWord = false
            } else if !isInWord {
                parts += 3
                isInWord = true
            }
        }
        return parts
    }
}
