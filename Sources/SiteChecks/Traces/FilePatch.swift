public import Diagnostics
import SiteModel

/// The changes that several findings propose for one file, cut into hunks of a patch.
///
/// Where lines around two changes touch, both are in one hunk, for a patch that has been applied
/// leaves no such lines to the next one.
public struct FilePatch: Sendable {
    /// The hunks in the order of their lines.
    public let hunks: [PatchHunk]
    /// The finding that each hunk belongs to: the first one of which it has something.
    public let owners: [Int]
    /// The first hunk with something of each finding; nil where nothing of it changes.
    public let places: [Int?]

    /// Cuts the changes of a file into hunks.
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

/// A change of neighbouring lines of a file, with the lines around it.
public struct PatchHunk: Sendable {
    /// How many lines of either file come before.
    let before: (old: Int, new: Int)
    /// How many lines of either file it has.
    let count: (old: Int, new: Int)
    /// The lines of the file before that change, from 1.
    let changed: ClosedRange<Int>
    /// The lines with their signs.
    let lines: Text

    /// The first line of the file before that it has, from 1.
    public var firstLine: Int { before.old + 1 }
    /// By how many lines the file grows.
    public var growth: Int { count.new - count.old }

    /// The change as part of a patch of the whole file.
    var text: Text { text(before: before) }

    /// The change as part of a patch in which others may come before it, wherever they are in the
    /// file.
    ///
    /// - Parameter growth: By how many lines the file has grown above it: before the section of
    ///   the patch that it is in, and with the hunks of that section.
    /// - Returns: The lines of the change, with their places above.
    public func text(grownBy growth: (before: Int, now: Int)) -> Text {
        text(before: (before.old + growth.before, before.old + growth.now))
    }

    private func text(before: (old: Int, new: Int)) -> Text {
        // An empty range is named by the line before it.
        let (left, right) = (before.old + min(count.old, 1), before.new + min(count.new, 1))
        return "@@ -\(left),\(count.old) +\(right),\(count.new) @@\n\(lines)"
    }
}

/// Places of a file as lines of a patch, to which a carriage return alone ends none.
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

    /// The lines in which the change of a replacement may be found: its own and their neighbours,
    /// for a blank line below may be taken for one of its own.
    func touched(by replacement: Replacement) -> ClosedRange<Int> {
        let first = number(replacement.range.start.line) - 1
        return first...max(first, number(replacement.range.end.line) + 2)
    }

    private func number(_ line: Int) -> Int {
        numbers.isEmpty ? 1 : numbers[min(max(line, 1), numbers.count) - 1]
    }
}
