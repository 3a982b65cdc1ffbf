import Diagnostics
import SiteModel

/// The replacements that update the list of a translation to its current original, line by line, so
/// that comments between the lines stay.
struct ListUpdate {
    /// The replacements of lines, by their index in the list.
    private(set) var ofLines: [Int: Replacement] = [:]
    /// The new lines, by the sections of the original.
    private(set) var ofSections: [Int: Replacement] = [:]

    /// - Parameters:
    ///   - lines: The lines of the list.
    ///   - marks: The marks of the current original.
    ///   - matching: The matching of lines and marks.
    ///   - page: The bytes of the translation.
    init(
        _ lines: [OriginalMarks.Line], to marks: [SectionMark], _ matching: SectionMatching,
        in page: [UInt8]
    ) {
        let source = SourceText(page)
        let places = Dictionary(uniqueKeysWithValues: matching.inPlace.map { ($0.new, $0.old) })
        for old in lines.indices where !places.values.contains(old) {
            ofLines[old] = Replacement(
                range: SourceRange(
                    start: SourcePosition(line: lines[old].range.start.line, column: 1),
                    end: SourcePosition(line: lines[old].range.start.line + 1, column: 1)),
                text: "")
        }
        var above: Int?
        for (new, mark) in marks.enumerated() {
            if let old = places[new] {
                above = old
                guard lines[old].text != mark.line else { continue }
                ofLines[old] = Replacement(
                    range: lines[old].range, text: Text(string: mark.line))
            } else {
                ofSections[new] = Self.insertion(of: mark, below: above, lines, in: source)
            }
        }
    }

    /// The replacements without those of some lines.
    func changes(butOf lines: [Int]) -> [Replacement] {
        let rest = ofLines.filter { !lines.contains($0.key) }
        return (rest.sorted { $0.key < $1.key } + ofSections.sorted { $0.key < $1.key }).map(
            \.value)
    }

    private static func insertion(
        of mark: SectionMark, below above: Int?, _ lines: [OriginalMarks.Line],
        in source: SourceText
    ) -> Replacement {
        let neighbour = lines[above ?? 0].range.start
        let line = neighbour.line + (above == nil ? 0 : 1)
        let start = source.content(ofLine: neighbour.line)?.prefix(neighbour.column - 1) ?? []
        let text = Text(Array(start) + mark.line.utf8 + source.lineBreak(ofLine: neighbour.line))
        return Replacement(range: SourceRange(line: line, column: 1, length: 0), text: text)
    }

    /// The whole list with its key.
    static func list(of marks: [SectionMark]) -> [String] {
        ["original:"] + marks.map { "  - \($0.line)" }
    }
}
