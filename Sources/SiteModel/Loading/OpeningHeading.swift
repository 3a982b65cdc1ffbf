import CommonMark

/// The first-level heading at the start of a page, which is its title.
///
/// It is read before the Markdown is parsed, as other pages show its text.
package struct OpeningHeading: Equatable, Sendable {
    /// The line of the heading in the file.
    package var line: Int
    /// The text of the heading.
    package var text: String
}

extension OpeningHeading {
    /// Finds the heading; nil if the page starts with anything else.
    ///
    /// Comments, raw HTML and lines of badges may be above it, as in a README.
    package init?(in page: [UInt8], from start: Int) {
        var lines = Lines(page, from: start)
        while let line = lines.next() {
            let words = line.drop(while: isBlank)
            if words.isEmpty { continue }
            if words.starts(with: "<!--".utf8) {
                lines.skipComment(in: words)
            } else if words.starts(with: "<".utf8) || words.starts(with: "![".utf8)
                || words.starts(with: "[![".utf8)
            {
                lines.skipParagraph()
            } else {
                let number = lines.number
                let underline = lines.next() ?? []
                let source = Array(line) + Array("\n".utf8) + Array(underline)
                guard case .heading(let heading) = Document(parsing: source).blocks.first?.kind,
                    heading.level == 1, !heading.text.isEmpty
                else { return nil }
                self.init(line: number, text: heading.text)
                return
            }
        }
        return nil
    }

    /// The lines of a page, without their line breaks.
    private struct Lines {
        let page: [UInt8]
        /// The offset of the next line.
        private var offset: Int
        /// The number of the last line that was read.
        private(set) var number: Int

        init(_ page: [UInt8], from start: Int) {
            self.page = page
            offset = start
            number = SourceText(Array(page[..<start])).lines.count
        }

        mutating func next() -> ArraySlice<UInt8>? {
            guard offset < page.count else { return nil }
            let end = page[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? page.count
            let line = page[offset..<end]
            let isPair = page[end...].starts(with: [0x0D, 0x0A])
            offset = end + (isPair ? 2 : 1)
            number += 1
            return line
        }

        /// Skips the lines up to the end of a comment that begins on the last line.
        mutating func skipComment(in first: ArraySlice<UInt8>) {
            var line: ArraySlice<UInt8>? = first
            while let text = line, !text.contains("-->".utf8) { line = next() }
        }

        /// Skips the lines up to the next empty one.
        mutating func skipParagraph() {
            while let line = next(), !line.allSatisfy(isBlank) {}
        }
    }
}
