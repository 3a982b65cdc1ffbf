package import Diagnostics

/// What a translation says it was made from: a line for each section of its original.
package struct OriginalMarks: Equatable, Sendable {
    /// Where the key stands.
    package var key: SourceRange
    /// Where the value begins.
    package var value: SourceRange
    /// Whether the value is some text behind the key, and nothing more.
    package var isText = false
    /// The lines; nil if the value is not a list with a line for each of them.
    package var lines: [Line]?

    /// A line of the list as it was written: the hash and the name of a section.
    package struct Line: Equatable, Sendable {
        package var text: String
        package var range: SourceRange
    }
}

extension OriginalMarks {
    /// Reads the value of a key; what is wrong with it is said where the original is known.
    init(_ entry: YAMLReader.Entry, with reader: YAMLReader) {
        key = entry.keyRange
        value = reader.range(of: entry.value)
        isText = Line(entry.value, range: value) != nil && key.start.line == value.start.line
        guard case .sequence(let list, hasHyphens: true) = entry.value.content else { return }
        let lines = list.compactMap { Line($0, range: reader.range(of: $0)) }
        if lines.count == list.count { self.lines = lines }
    }
}

extension OriginalMarks.Line {
    /// Takes text that stands on one line; nil for anything else.
    fileprivate init?(_ node: YAMLNode, range: SourceRange) {
        guard let scalar = node.scalar else { return nil }
        let length = range.end.column - range.start.column
        guard length == scalar.string.utf8.count + (scalar.isQuoted ? 2 : 0) else { return nil }
        text = scalar.string
        self.range = range
    }
}
