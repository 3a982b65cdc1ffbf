import Diagnostics
import Markup

/// The text of a page for searches, divided at its headings.
struct PageText: Equatable, Sendable {
    /// A heading with the text up to the next heading.
    struct Section: Equatable, Sendable {
        /// The words of the heading; empty for the text above the first one.
        var heading: String
        /// The id of the heading; empty for the top of the page.
        var id: String
        /// The text, without line breaks and with single spaces.
        var text: String
    }

    /// The sections in order, without empty ones.
    private(set) var sections: [Section] = []

    /// Collects the words noted while the body of a page was written.
    init(_ body: HTML) {
        let words = body.words
        let text = words.text.bytes
        let ends = words.headings.map(\.range.lowerBound) + [text.count]
        sections.append(
            Section(heading: "", id: "", text: Self.words(text[..<ends[0]])))
        for (heading, end) in zip(words.headings, ends.dropFirst()) {
            sections.append(
                Section(
                    heading: Self.words(text[heading.range]), id: heading.id.string,
                    text: Self.words(text[heading.range.upperBound..<end])))
        }
        sections.removeAll { $0.heading.isEmpty && $0.text.isEmpty }
    }

    /// Words with single spaces between them.
    private static func words(_ text: ArraySlice<UInt8>) -> String {
        let words = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    }
}
