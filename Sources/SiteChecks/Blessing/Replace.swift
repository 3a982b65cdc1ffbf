public import Diagnostics
import SiteModel

/// Replaces ranges of a file and leaves every other byte as it is.
///
/// - Parameters:
///   - replacements: The replacements, in any order. Of two insertions at one place the first comes
///     first, and both come before what is replaced there. Equal replacements are made once.
///   - source: The bytes of the file.
/// - Returns: The bytes of the new file; nil if two replacements overlap or one is outside.
public func replacing(_ replacements: [Replacement], in source: [UInt8]) -> [UInt8]? {
    let lines = SourceText(source).lines
    func offset(of position: SourcePosition) -> Int? {
        let index = position.line - 1
        let isBehind = index == lines.count && position.column == 1
        if isBehind { return source.count }
        guard lines.indices.contains(index), 1...(lines[index].count + 1) ~= position.column
        else { return nil }
        return lines[index].startIndex + position.column - 1
    }
    var result: [UInt8] = []
    var end = 0
    let inOrder = replacements.enumerated().sorted { left, right in
        let (one, other) = (left.element.range, right.element.range)
        if one.start != other.start { return one.start < other.start }
        return one.end == other.end ? left.offset < right.offset : one.end < other.end
    }
    var last: Replacement?
    for (_, replacement) in inOrder where replacement != last {
        last = replacement
        guard let from = offset(of: replacement.range.start),
            let to = offset(of: replacement.range.end), end <= from, from <= to
        else { return nil }
        result += source[end..<from]
        result += replacement.text.bytes
        end = to
    }
    return result + source[end...]
}
