package import CommonMark
package import Diagnostics

/// A block that puts a statement about the lifecycle on trial: the statement, scenarios that try it
/// on every version of iOS, and the expected verdict.
package struct TrialBlock: Equatable, Sendable {
    package var id: BlockName?
    /// The trial whose runs this one shows, in another language.
    package var original: BlockName?
    package var statement: String
    /// The expected verdict; nil if the block does not state it, as in a translation.
    package var verdict: StatedVerdict?
    /// The parts of the statement: one without its own text for a single statement, none if no
    /// scenario can try it.
    package var parts: [Part]
    package var code: CodeBlock
    package var fence: Fence
    /// True if the block has no faults, so that it can be tried.
    package var isSound: Bool

    /// A part of the statement, with the scenarios that try it.
    package struct Part: Equatable, Sendable {
        /// The text; nil if it is that of the whole.
        package var statement: String?
        /// The expected verdict; nil if the block does not state it.
        package var verdict: StatedVerdict?
        package var scenarios: [TriedText] = []
        /// The line that begins the part.
        package var range: SourceRange
    }
}

/// A verdict as an author wrote it.
package struct StatedVerdict: Equatable, Sendable {
    package var text: String
    package var range: SourceRange
}

/// The text of a scenario that tries a statement.
package struct TriedText: Equatable, Sendable {
    /// The versions that it applies to.
    package var versions: VersionSpan
    /// The lines, without the first one.
    package var lines: [CodeLine] = []
    /// The first line.
    package var range: SourceRange

    /// The text to run; the lines that its trace must show are comments in it.
    package var source: Text { text(of: lines[...]) }

    /// The lines that the trace must show in their order, with any lines between them.
    package var shownLines: [Text] {
        lines.filter(\.isOfTrace).map { Text(string: String($0.text.dropFirst("shows ".count))) }
    }

    /// The text as readers see it, without blank lines around it.
    package var shown: Text {
        func isBlank(_ line: CodeLine) -> Bool { line.text.utf8.allSatisfy { $0 <= 0x20 } }
        let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        return text(of: lines[..<end].drop(while: isBlank))
    }

    private func text(of lines: ArraySlice<CodeLine>) -> Text {
        Text(
            lines.flatMap { line in
                Array(((line.isOfTrace ? "# " : "") + line.text).utf8) + [UInt8(ascii: "\n")]
            })
    }

    /// A diagnostic about the text, with places on the page.
    package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var placed = diagnostic
        placed.range = place(of: diagnostic.range)
        placed.replacements = diagnostic.replacements.map {
            Replacement(range: place(of: $0.range), text: $0.text)
        }
        return placed
    }

    private func place(of range: SourceRange) -> SourceRange {
        guard lines.indices.contains(range.start.line - 1),
            lines.indices.contains(range.end.line - 1)
        else { return self.range }
        return SourceRange(
            start: lines[range.start.line - 1].position(ofByte: range.start.column - 1),
            end: lines[range.end.line - 1].position(ofByte: range.end.column - 1))
    }
}

extension CodeLine {
    /// True if it is a line that the trace must show.
    fileprivate var isOfTrace: Bool { text.hasPrefix("shows ") }
}
