import CommonMark
import Diagnostics
import SiteModel

/// A part of a page that is compared by itself: a heading and what stands below it, up to the next
/// heading of any level; or what stands above the first one.
///
/// So each word is in one section. If a section had those below it as parts, one word would mark all
/// of them up to the title.
struct PageSection {
    var heading: SectionHeading
    var mark: SectionMark
}

/// The heading of a section.
package struct SectionHeading: Equatable, Sendable {
    /// The words of the heading; those of the title where the page begins.
    package var text: String
    /// What a link to it ends with; empty where the page begins.
    package var id: String
    /// The line of the heading; 0 where the page begins.
    package var line: Int

    /// Whether it is the beginning of the page.
    package var isTop: Bool { line == 0 }
}

extension ParsedPage {
    /// The headings of the sections in the order of the file, the beginning of the page first.
    var sectionHeadings: [SectionHeading] {
        let written = headings.map {
            SectionHeading(text: $0.text, id: $0.id, line: $0.range.start.line)
        }
        // What stands in footnotes comes last in the document, wherever it is in the file.
        return [SectionHeading(text: page.frontMatter.title, id: "", line: 0)]
            + written.sorted { $0.line < $1.line }
    }

    /// The sections with their hashes.
    ///
    /// A hash is made from words alone, so lines can be filled anew. To the first section belong the
    /// title and the description. Scenarios and committed traces count for nothing, as translations
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

/// The 64-bit FNV-1a hash of words, folded in half: whoever changes a section by mistake changes it.
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
