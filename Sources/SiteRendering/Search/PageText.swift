import Diagnostics
import Markup

/// What a page says to a search, cut at its headings.
struct PageText: Equatable, Sendable {
    /// A heading and what stands below it, up to the next one.
    struct Section: Equatable, Sendable {
        /// The words of the heading; empty for what stands above the first one.
        var heading: String
        /// What a link to the heading ends with; empty for the top of the page.
        var id: String
        /// The text, without line breaks and with single spaces.
        var text: String
    }

    /// The sections in the order of the page; those without any text are left out.
    private(set) var sections: [Section] = []

    /// Takes the words that were noted when the body of a page was written.
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
