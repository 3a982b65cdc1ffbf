import Diagnostics

/// The lines of a committed trace, which may have wildcards.
///
/// A line `...` matches any number of lines, including none; `[..]` in a line matches any text. The
/// number of blanks between words does not matter.
struct TracePattern {
    private let lines: [Text]

    init(_ lines: [Text]) {
        self.lines = lines
    }

    private var hasWildcards: Bool { lines.contains { isGap($0) || $0.hasWildcard } }

    /// True if every run would match, because there are only wildcards.
    var isVacuous: Bool {
        lines.allSatisfy { isGap($0) || $0.isOnlyWildcards } && hasWildcards
    }

    /// The result of comparing a pattern with a run.
    struct Comparison {
        /// The lines of the pattern, with the lines of the run instead of matching wildcards.
        var filled: [Text] = []
        /// Lines that match the run: those of the pattern if they match, otherwise those of the
        /// run.
        var right: [Text] = []
        /// The first line of each part between two `...` that the run has nothing of: neither a
        /// name nor what the same actor does at the same time.
        var lost: [Text] = []
    }

    /// Compares the pattern with a run, keeping as many lines of the pattern as possible.
    ///
    /// - Parameter actual: The lines of the run.
    /// - Returns: The pattern with its wildcards filled in, and lines that match the run.
    func compared(with actual: [Text]) -> Comparison {
        if !hasWildcards { return Comparison(filled: lines, right: actual) }
        let parts = lines.map(\.withSingleBlanks)
            .split(omittingEmptySubsequences: false) { isGap($0) }
        if Self.matches(parts, actual.map(\.withSingleBlanks)) {
            return Comparison(filled: actual, right: lines)
        }
        return TraceAlignment(lines, actual, isGap: isGap).comparison
    }

    /// Returns true if a run has the parts between gaps in order, the first at its start and the
    /// last at its end.
    ///
    /// Taking the first match of each part leaves the most lines for later parts, so there is no
    /// need to backtrack.
    private static func matches(_ parts: [ArraySlice<Text>], _ actual: [Text]) -> Bool {
        func isAt(_ place: Int, _ part: ArraySlice<Text>) -> Bool {
            zip(part, actual[place...]).allSatisfy { $0.matches($1) }
        }
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return lines(parts.first ?? [], match: actual)
        }
        var place = first.count
        let end = actual.count - last.count
        guard place <= end, isAt(0, first), isAt(end, last) else { return false }
        for part in parts.dropFirst().dropLast() {
            while place + part.count <= end, !isAt(place, part) { place += 1 }
            guard place + part.count <= end else { return false }
            place += part.count
        }
        return true
    }

    private static func lines(_ part: ArraySlice<Text>, match actual: [Text]) -> Bool {
        part.count == actual.count && zip(part, actual).allSatisfy { $0.matches($1) }
    }

    private func isGap(_ line: Text) -> Bool {
        line.bytes.split(separator: UInt8(ascii: " ")).elementsEqual([Array("...".utf8)[...]])
    }
}

extension Text {
    private static let wildcard = Array("[..]".utf8)

    /// True if the text contains `[..]`.
    var hasWildcard: Bool {
        var rest = bytes[...]
        while let bracket = rest.firstIndex(of: Self.wildcard[0]) {
            rest = rest[bracket...]
            if rest.starts(with: Self.wildcard) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// True if there are only wildcards and blanks.
    fileprivate var isOnlyWildcards: Bool {
        hasWildcard && parts.joined().allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// The text between the wildcards.
    private var parts: [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: Self.wildcard) {
                parts.append(bytes[start..<index])
                index += Self.wildcard.count
                start = index
            } else {
                index += 1
            }
        }
        return parts + [bytes[start...]]
    }

    /// Returns true if a line matches this line of a pattern.
    func matches(_ line: Text) -> Bool {
        let parts = parts
        guard parts.count > 1 else { return self == line }
        guard line.bytes.starts(with: parts[0]) else { return false }
        var rest = line.bytes[parts[0].count...]
        for part in parts[1..<(parts.count - 1)] {
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) })
            else { return false }
            rest = rest[(place + part.count)...]
        }
        let end = parts[parts.count - 1]
        return rest.count >= end.count && rest.suffix(end.count).elementsEqual(end)
    }
}
