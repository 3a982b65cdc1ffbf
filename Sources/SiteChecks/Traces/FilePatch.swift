public import Diagnostics
import SiteModel

/// The changes of several findings to one file, split into the hunks of a patch.
///
/// If the context lines of two changes touch, both are in one hunk. Otherwise the first hunk, once
/// applied, would change the context of the second.
public struct FilePatch: Sendable {
    /// The hunks in the order of their lines.
    public let hunks: [PatchHunk]
    /// The owner of each hunk: the index of the first finding that changes it.
    public let owners: [Int]
    /// The first hunk of each finding; nil if the finding changes nothing.
    public let places: [Int?]

    /// Splits the changes of a file into hunks.
    ///
    /// - Parameters:
    ///   - changes: The replacements of each finding; one that overlaps an earlier one is left out.
    ///   - source: The bytes of the file.
    public init(of changes: [[Replacement]], in source: [UInt8]) {
        let new = replacingWhatFits(Array(changes.joined()), in: source)
        let hunks = UnifiedDiff(linesOfPatch(source), linesOfPatch(new)).hunks
        let lines = PatchLines(source)
        let touched = changes.map { $0.map(lines.touched(by:)) }
        func isTouched(_ hunk: PatchHunk, by ranges: [ClosedRange<Int>]) -> Bool {
            ranges.contains { $0.overlaps(hunk.changed) }
        }
        self.hunks = hunks
        owners = hunks.map { hunk in
            touched.firstIndex { isTouched(hunk, by: $0) }
                ?? touched.lastIndex {
                    $0.contains { $0.lowerBound <= hunk.changed.lowerBound }
                } ?? 0
        }
        places = touched.map { ranges in hunks.firstIndex { isTouched($0, by: ranges) } }
    }
}

/// A change of neighbouring lines of a file, with context lines.
public struct PatchHunk: Sendable {
    /// The numbers of lines before it in the old and the new file.
    let before: (old: Int, new: Int)
    /// The numbers of its lines in the old and the new file.
    let count: (old: Int, new: Int)
    /// The changed lines of the old file, from 1.
    let changed: ClosedRange<Int>
    /// The lines with their signs.
    let lines: Text

    /// The first line of the hunk in the old file, from 1.
    public var firstLine: Int { before.old + 1 }
    /// The number of lines by which the file grows.
    public var growth: Int { count.new - count.old }

    /// The hunk as part of a patch of the whole file.
    var text: Text { text(before: before) }

    /// The hunk as part of a patch in which other hunks may come first, from anywhere in the file.
    ///
    /// - Parameter growth: The number of lines by which the file has grown above the hunk: before
    ///   this section of the patch, and with the hunks of the section.
    /// - Returns: The lines of the hunk with their places.
    public func text(grownBy growth: (before: Int, now: Int)) -> Text {
        text(before: (before.old + growth.before, before.old + growth.now))
    }

    private func text(before: (old: Int, new: Int)) -> Text {
        // An empty range is named by the line before it.
        let (left, right) = (before.old + min(count.old, 1), before.new + min(count.new, 1))
        return "@@ -\(left),\(count.old) +\(right),\(count.new) @@\n\(lines)"
    }
}

/// The places of a file as lines of a patch, which a lone carriage return does not end.
private struct PatchLines {
    /// The number of line feeds before each line of the source.
    private var numbers: [Int] = []

    init(_ source: [UInt8]) {
        var number = 1
        for line in SourceText(source).lines {
            numbers.append(number)
            if line.last == UInt8(ascii: "\n") { number += 1 }
        }
        numbers.append(number)
    }

    /// The lines in which the change of a replacement may be: its own and their neighbours, because
    /// a diff may use a blank line below as one of them.
    func touched(by replacement: Replacement) -> ClosedRange<Int> {
        let first = number(replacement.range.start.line) - 1
        return first...max(first, number(replacement.range.end.line) + 2)
    }

    private func number(_ line: Int) -> Int {
        numbers.isEmpty ? 1 : numbers[min(max(line, 1), numbers.count) - 1]
    }
}
