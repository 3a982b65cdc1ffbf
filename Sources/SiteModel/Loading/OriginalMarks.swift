package import Diagnostics

/// The state of the original that a translation was made from: a line for each section.
package struct OriginalMarks: Equatable, Sendable {
    /// The place of the key.
    package var key: SourceRange
    /// The place of the value.
    package var value: SourceRange
    /// True if the value is a text on the line of the key.
    package var isText = false
    /// The lines; nil if the value is not a list of lines.
    package var lines: [Line]?

    /// A line of the list as written: the hash and the name of a section.
    package struct Line: Equatable, Sendable {
        package var text: String
        package var range: SourceRange
    }
}

extension OriginalMarks {
    /// Reads the value of a key; the faults are found later, when the original is known.
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
    /// Reads a text on one line; nil for anything else.
    fileprivate init?(_ node: YAMLNode, range: SourceRange) {
        guard let scalar = node.scalar else { return nil }
        let length = range.end.column - range.start.column
        guard length == scalar.string.utf8.count + (scalar.isQuoted ? 2 : 0) else { return nil }
        text = scalar.string
        self.range = range
    }
}
