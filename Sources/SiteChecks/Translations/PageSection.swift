import CommonMark
import Diagnostics
import SiteModel

/// A part of a page that is compared on its own: a heading and the text up to the next heading of
/// any level, or the text before the first heading.
///
/// So each word is in one section. If subsections were part of a section, one word would mark all
/// sections up to the title.
struct PageSection {
    var heading: SectionHeading
    var mark: SectionMark
}

package struct SectionHeading: Equatable, Sendable {
    /// The words of the heading; the title of the page for its beginning.
    package var text: String
    /// The id for links; empty for the beginning of the page.
    package var id: String
    /// The line of the heading; 0 for the beginning of the page.
    package var line: Int

    /// True for the beginning of the page.
    package var isTop: Bool { line == 0 }
}

extension ParsedPage {
    /// The headings of the sections in the order of the file, the beginning of the page first.
    var sectionHeadings: [SectionHeading] {
        let written = headings.map {
            SectionHeading(text: $0.text, id: $0.id, line: $0.range.start.line)
        }
        // In the document, footnotes come last wherever they are in the file.
        return [SectionHeading(text: page.frontMatter.title, id: "", line: 0)]
            + written.sorted { $0.line < $1.line }
    }

    /// The sections with their hashes.
    ///
    /// A hash is made from words alone, so lines can be wrapped anew. The first section includes
    /// the title and the description. Scenarios and committed traces do not count, as translations
    /// show the same runs.
    var sections: [PageSection] {
        var shared: Set<Int> = []
        for code in scenarios.map(\.code) + traces.map(\.code) {
            shared.formUnion(code.range.start.line...code.range.end.line)
        }
        let source = SourceText(body(ofPage: page.bytes))
        let headings = sectionHeadings
        let ends = headings.dropFirst().map(\.line) + [source.lines.count + 1]
        return zip(headings, ends).map { heading, end in
            var hash = WordHash()
            if heading.isTop {
                hash.add(Array(page.frontMatter.title.utf8))
                hash.add(Array(page.frontMatter.description.utf8))
            }
            for number in max(1, heading.line)..<end where !shared.contains(number) {
                hash.add(source.content(ofLine: number) ?? [])
            }
            return PageSection(
                heading: heading, mark: SectionMark(hash: hash.text, name: heading.id))
        }
    }
}

/// The 64-bit FNV-1a hash of words, folded to 32 bits, which an accidental change almost surely
/// alters.
struct WordHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ line: some Collection<UInt8>) {
        for word in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
            for byte in word { add(byte) }
            add(UInt8(ascii: " "))
        }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    var text: String { SectionMark.hash(of: bits) }

    var bits: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }
}
