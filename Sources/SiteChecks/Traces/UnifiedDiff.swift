public import Diagnostics

/// The change of some replacements as a unified diff for `patch -p1` and `git apply`.
///
/// The lines are those of the file, with its line numbers and the markers of enclosing quotes and
/// lists. Minus lines are committed, plus lines are those of the run.
///
/// - Parameters:
///   - replacements: The replacements, in any order; one that overlaps an earlier one is left out.
///   - file: The path of the file.
///   - source: The bytes of the file.
/// - Returns: The diff; empty if nothing changes.
public func unifiedDiff(
    of replacements: [Replacement], inFile file: String, _ source: [UInt8]
) -> Text {
    unifiedDiff(ofFile: file, from: source, to: replacingWhatFits(replacements, in: source))
}

/// The change of a file as a unified diff for `patch -p1` and `git apply`.
///
/// - Parameters:
///   - file: The path of the file.
///   - old: The bytes before; nil if the file is new.
///   - new: The bytes after.
/// - Returns: The diff; empty if nothing changes.
public func unifiedDiff(ofFile file: String, from old: [UInt8]?, to new: [UInt8]) -> Text {
    let hunks = UnifiedDiff(linesOfPatch(old ?? []), linesOfPatch(new)).hunks
    return unifiedDiff(ofFile: file, isNew: old == nil, hunks.map(\.text))
}

/// A unified diff with some changes of a file; empty if there are none.
///
/// - Parameters:
///   - file: The path of the file.
///   - isNew: Whether the file is new.
///   - hunks: The texts of the changes, in the order of their lines.
/// - Returns: The lines of the diff.
public func unifiedDiff(ofFile file: String, isNew: Bool = false, _ hunks: [Text]) -> Text {
    if hunks.isEmpty { return Text() }
    var path = file
    while path.hasPrefix("./") { path.removeFirst(2) }
    if !path.hasPrefix("/") { path = "/" + path }
    let before: Text = isNew ? "/dev/null" : nameInPatch("a" + path)
    return hunks.reduce("--- \(before)\n+++ \(nameInPatch("b" + path))\n") { "\($0)\($1)" }
}

/// A name as git writes it, in quotes if it would be misread otherwise.
private func nameInPatch(_ name: String) -> Text {
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    guard !isPlain else {
        // A tab ends a name with blanks.
        return Text(string: name.utf8.contains(0x20) ? name + "\t" : name)
    }
    var quoted: Text = "\""
    for byte in name.utf8 {
        switch byte {
        case 0x22, 0x5C: quoted.bytes += [0x5C, byte]
        case 0x09: quoted.append(literal: "\\t")
        case 0..<0x20, 0x7F:
            let digits = [6, 3, 0].map { 0x30 + (byte >> UInt8($0) & 7) }
            quoted.bytes += [0x5C] + digits
        default: quoted.bytes.append(byte)
        }
    }
    quoted.append(literal: "\"")
    return quoted
}

/// Applies the replacements that do not overlap an earlier one.
func replacingWhatFits(_ replacements: [Replacement], in source: [UInt8]) -> [UInt8] {
    if let new = replacing(replacements, in: source) { return new }
    var fitting: [Replacement] = []
    for replacement in replacements {
        let isFitting = replacing(fitting + [replacement], in: source) != nil
        if isFitting { fitting.append(replacement) }
    }
    return replacing(fitting, in: source) ?? source
}

/// The lines of a file as `patch` and `git apply` count them; a lone carriage return does not end a
/// line.
func linesOfPatch(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(rest[...end])
        rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
}

/// The difference of two files, line by line.
struct UnifiedDiff {
    typealias Line = ArraySlice<UInt8>

    /// A line that is in both files or in one of them.
    private struct Edit {
        var sign: UInt8
        var line: Line
        /// The numbers of lines before it in the old and the new file.
        var before: (old: Int, new: Int)
    }

    private static let context = 3
    /// The longest range of lines for which the smallest difference is computed.
    private static let longestStretch = 3000

    private var edits: [Edit] = []

    init(_ old: [Line], _ new: [Line]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        // One line that has changed is compared no further, as lines may be long.
        let rest = max(old.count, new.count) - start - end
        if rest == 1 || rest > Self.longestStretch {
            removed = Set(start..<(old.count - end))
            inserted = Set(start..<(new.count - end))
        } else {
            let stretch = new[start..<(new.count - end)]
            for change in stretch.difference(from: old[start..<(old.count - end)]) {
                switch change {
                case .remove(let offset, _, _): removed.insert(start + offset)
                case .insert(let offset, _, _): inserted.insert(start + offset)
                }
            }
        }
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let before = (left, right)
            if removed.contains(left) {
                edits.append(Edit(sign: UInt8(ascii: "-"), line: old[left], before: before))
                left += 1
            } else if inserted.contains(right) {
                edits.append(Edit(sign: UInt8(ascii: "+"), line: new[right], before: before))
                right += 1
            } else {
                edits.append(Edit(sign: UInt8(ascii: " "), line: old[left], before: before))
                left += 1
                right += 1
            }
        }
    }

    /// The changes with context lines; those that touch are in one hunk.
    var hunks: [PatchHunk] {
        var hunks: [PatchHunk] = []
        var covered = 0
        while let change = edits[covered...].firstIndex(where: { $0.sign != UInt8(ascii: " ") }) {
            var end = change + 1
            while let next = edits[end...].prefix(2 * Self.context + 1).firstIndex(where: {
                $0.sign != UInt8(ascii: " ")
            }) { end = next + 1 }
            let start = max(covered, change - Self.context)
            covered = min(edits.count, end + Self.context)
            hunks.append(hunk(edits[start..<covered]))
        }
        return hunks
    }

    private func hunk(_ edits: ArraySlice<Edit>) -> PatchHunk {
        var lines = Text()
        for edit in edits {
            lines.append(edit.sign)
            lines.bytes += edit.line
            if edit.line.last != UInt8(ascii: "\n") {
                lines.append(literal: "\n\\ No newline at end of file\n")
            }
        }
        let changes = edits.filter { $0.sign != UInt8(ascii: " ") }
        // An insertion is after a line.
        let changed = changes.map { $0.before.old + ($0.sign == UInt8(ascii: "-") ? 1 : 0) }
        return PatchHunk(
            before: edits.first?.before ?? (0, 0),
            count: (
                edits.count { $0.sign != UInt8(ascii: "+") },
                edits.count { $0.sign != UInt8(ascii: "-") }
            ), changed: (changed.first ?? 0)...(changed.last ?? 0), lines: lines)
    }
}
