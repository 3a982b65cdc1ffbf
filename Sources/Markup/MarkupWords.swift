public import Diagnostics

/// The searchable words of the markup, with its headings.
public struct MarkupWords: Equatable, Sendable {
    /// The words, with blanks wherever one ends; there may be several in a row.
    public var text = Text()
    /// The headings with an id, in document order.
    public private(set) var headings: [Heading] = []

    /// A heading with an id, which a link can lead to.
    public struct Heading: Equatable, Sendable {
        /// The id of the heading element.
        public var id: Text
        /// The range of its words in the text, in bytes.
        public var range: Range<Int>
        /// Whether the heading element is still open.
        var isOpen = true
    }

    mutating func separate() {
        if let last = text.bytes.last, last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    }

    mutating func startHeading(_ id: Text) {
        headings.append(Heading(id: id, range: text.count..<text.count))
    }

    /// Ends the open heading, if there is one.
    mutating func endHeading() {
        guard let last = headings.indices.last, headings[last].isOpen else { return }
        headings[last].range = headings[last].range.lowerBound..<text.count
        headings[last].isOpen = false
    }

    mutating func append(_ other: MarkupWords) {
        let start = text.count
        text.append(other.text)
        for heading in other.headings {
            var heading = heading
            heading.range = start + heading.range.lowerBound..<start + heading.range.upperBound
            headings.append(heading)
        }
    }
}
