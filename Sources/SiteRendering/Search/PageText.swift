import Diagnostics
import Markup
import SiteSearch

/// The text of a page for searches, divided at its headings.
struct PageText: Equatable, Sendable {
    /// The sections in order, without empty ones.
    private(set) var sections: [SearchedPage.Section] = []

    /// Collects the words noted while the body of a page was written.
    init(_ body: HTML) {
        let words = body.words
        let text = words.text.bytes
        let ends = words.headings.map(\.range.lowerBound) + [text.count]
        sections.append(
            SearchedPage.Section(heading: "", id: "", text: Self.words(text[..<ends[0]])))
        for (heading, end) in zip(words.headings, ends.dropFirst()) {
            sections.append(
                SearchedPage.Section(
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
