import CodeHighlighting
import CommonMark
import Diagnostics
import SiteModel

/// Compares what a section of a translation has with what its original has.
struct SectionComparison {
    /// The heading of the section in the translation.
    let heading: SourceRange
    let own: [SectionPart]
    let original: [SectionPart]
    /// The file of the original.
    let file: String
    /// The line of the section in the original.
    let line: Int

    /// The differences that are reported of a section; more of them say that it was not translated.
    private static let limit = 4

    /// The first differences.
    var faults: [Diagnostic] {
        let faults = SectionPart.Kind.allCases.flatMap { kind in
            let (here, there) = (
                own.filter { $0.kind == kind }, original.filter { $0.kind == kind }
            )
            return kind.isCounted
                ? faultsOfCount(here, there, kind).map { [$0] } ?? [] : faultsOfNames(here, there)
        }
        return Array((faults + faultsOfSwift).prefix(Self.limit))
    }

    /// The fault of a number of parts that are alike.
    private func faultsOfCount(
        _ here: [SectionPart], _ there: [SectionPart], _ kind: SectionPart.Kind
    ) -> Diagnostic? {
        guard here.count != there.count else { return nil }
        let summary = kind.difference(here.count, there.count)
        return fault(at: here.first?.range ?? heading, summary, there.first)
    }

    /// The faults of parts with names: one in the place of another, and those that are missing or
    /// added.
    private func faultsOfNames(_ here: [SectionPart], _ there: [SectionPart]) -> [Diagnostic] {
        let (added, missing) = (here.without(there), there.without(here))
        let pairs = zip(added, missing).map { added, missing in
            fault(
                at: added.range, "here is \(added.words), where the original has \(missing.words)",
                missing)
        }
        return pairs
            + missing.dropFirst(pairs.count).map {
                fault(at: heading, "this section lacks \($0.words), which the original has", $0)
            }
            + added.dropFirst(pairs.count).map {
                fault(at: $0.range, "\($0.words) is not in this section of the original", nil)
            }
    }

    /// The faults of Swift that is not that of the original, apart from comments and strings.
    private var faultsOfSwift: [Diagnostic] {
        let (here, there) = (own.compactMap(\.swift), original.compactMap(\.swift))
        guard here.count == there.count else { return [] }
        return zip(here, there).compactMap { here, there in
            let (own, other) = (here.outline, there.outline)
            guard let first = own.firstDifference(from: other) else { return nil }
            let place = own.dropFirst(first).first?.range ?? here.range
            let original = other.dropFirst(first).first
            return fault(
                at: place,
                original.map { "the original has '\($0.written)' here" }
                    ?? "the code of the original ends above",
                place: original?.range.start.line ?? there.range.end.line)
        }
    }

    private func fault(
        at range: SourceRange, _ summary: Message, _ original: SectionPart?
    ) -> Diagnostic {
        fault(at: range, summary, place: original?.range.start.line ?? line)
    }

    private func fault(at range: SourceRange, _ summary: Message, place: Int) -> Diagnostic {
        Diagnostic(
            .warning, "page.translation", range: range, summary,
            notes: ["the original: \(file):\(max(1, place))"])
    }
}

extension SectionPart {
    fileprivate var words: Message {
        switch kind {
        case .headingClass: "the class '\(name)'"
        case .link: "the link '\(name)'"
        case .block: "the block '\(name)'"
        default: name.isEmpty ? "the code" : "the code in '\(name)'"
        }
    }
}

extension SectionPart.Kind {
    /// What is wrong if a translation has another number of these than its original.
    fileprivate func difference(_ own: Int, _ original: Int) -> Message {
        switch self {
        case .tab: "the tabs of this section are \(own), but \(original) in the original"
        case .listItem:
            "the items of lists in this section are \(own), but \(original) in the original"
        case .tableRow:
            "the rows of tables in this section are \(own), but \(original) in the original"
        default:
            "the elements 'details' in this section are \(own), but \(original) in the original"
        }
    }
}

extension [SectionPart] {
    /// The parts without as many of each name as another list has.
    fileprivate func without(_ others: [SectionPart]) -> [SectionPart] {
        var names = Dictionary(grouping: others, by: \.name).mapValues(\.count)
        return filter { part in
            guard let count = names[part.name], count > 0 else { return true }
            names[part.name] = count - 1
            return false
        }
    }
}

/// A line of code to compare.
private struct OutlineLine {
    /// The line without comments and strings.
    var text: Text
    /// The line as it is written, without its indentation.
    var written: String
    var range: SourceRange
}

extension CodeBlock {
    /// The lines with code.
    fileprivate var outline: [OutlineLine] {
        zip(CodeLanguage.swift.outline(of: Text(string: literal)), lines).compactMap { text, line in
            if text.isEmpty { return nil }
            let written = line.text.drop { $0 == " " || $0 == "\t" }
            let end = line.text.utf8.count
            let range = SourceRange(
                start: line.position(ofByte: end - written.utf8.count),
                end: line.position(ofByte: end))
            return OutlineLine(text: text, written: String(written), range: range)
        }
    }
}

extension [OutlineLine] {
    /// The index of the first line that another list does not have at its place; nil if there is
    /// none.
    fileprivate func firstDifference(from other: [OutlineLine]) -> Int? {
        let index = zip(self, other).prefix { $0.text == $1.text }.map { _ in () }.count
        return index == count && index == other.count ? nil : index
    }
}
