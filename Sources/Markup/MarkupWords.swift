public import Diagnostics

/// What markup says to a search, with its headings.
public struct MarkupWords: Equatable, Sendable {
    /// The words, with a blank where one cannot go on; blanks may stand next to each other.
    public var text = Text()
    /// The headings that a link can lead to, in their order.
    public private(set) var headings: [Heading] = []

    /// A heading that a link can lead to.
    public struct Heading: Equatable, Sendable {
        /// The id of its element.
        public var id: Text
        /// The bytes of its words in the text.
        public var range: Range<Int>
        /// Whether its element is still open.
        var isOpen = true
    }

    mutating func separate() {
        if let last = text.bytes.last, last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    }

    mutating func startHeading(_ id: Text) {
        headings.append(Heading(id: id, range: text.count..<text.count))
    }

    /// Ends the heading that is open, if there is one.
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
