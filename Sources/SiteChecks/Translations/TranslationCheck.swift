import CommonMark
import Diagnostics
import SiteModel

/// Compares what a translation has with its original: links, blocks, code and the shape of the text.
///
/// The hashes tell that an original has changed, but nothing of a translation. Its words cannot be
/// compared; what they are about can.
struct TranslationCheck {
    private let page: ParsedPage
    private let original: ParsedPage
    /// The parts of each section of the translation.
    private let own: [[SectionPart]]
    /// The parts of each section of the original.
    private let others: [[SectionPart]]

    init(_ page: ParsedPage, of original: ParsedPage) {
        self.page = page
        self.original = original
        (own, others) = (page.partsOfSections, original.partsOfSections)
    }

    /// The faults of the sections whose original has not changed.
    func faults(_ comparison: OriginalComparison, _ marks: OriginalMarks) -> [Diagnostic] {
        if let loss = comparison.loss {
            return [
                Diagnostic(
                    .warning, "page.translation", range: marks.key, loss, notes: notesOnLoss)
            ]
        }
        let (here, there) = (page.sectionHeadings, original.sectionHeadings)
        return comparison.alike.flatMap { pair in
            SectionComparison(
                heading: page.range(of: here[pair.old]), own: own[pair.old],
                original: others[pair.new], file: original.page.file, line: there[pair.new].line
            ).faults
        }
    }

    /// The sections that the translation lacks, as far as what they have tells them from the others.
    private var notesOnLoss: [Message] {
        func names(_ sections: [[SectionPart]]) -> [[String]] {
            sections.map { $0.filter { !$0.kind.isCounted }.map(\.name) }
        }
        let original = names(others)
        let difference = names(own).difference(from: original)
        guard difference.insertions.isEmpty else { return [] }
        let missing = difference.removals.map(\.offset).filter { index in
            original.count { $0 == original[index] } == 1
        }
        let headings = self.original.sectionHeadings
        return missing.map {
            "'\(headings[$0].text)' is missing: \(self.original.page.file):\(headings[$0].line)"
        }
    }
}

extension ParsedPage {
    /// The place of the heading of a section; the start of the file for the beginning of the page.
    fileprivate func range(of heading: SectionHeading) -> SourceRange {
        headings.first { $0.range.start.line == heading.line }?.range ?? .fileStart
    }
}
