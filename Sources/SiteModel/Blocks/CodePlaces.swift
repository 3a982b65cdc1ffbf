package import CommonMark
package import Diagnostics

extension CodeBlock {
    /// The place in the file of a place in the code, with the markers of quotes and lists counted.
    package func placeInFile(of position: SourcePosition) -> SourcePosition {
        guard lines.indices.contains(position.line - 1) else {
            return lines.isEmpty ? range.start : fence?.closing?.start ?? range.end
        }
        return lines[position.line - 1].position(ofByte: position.column - 1)
    }

    func rangeInFile(of range: SourceRange) -> SourceRange {
        SourceRange(start: placeInFile(of: range.start), end: placeInFile(of: range.end))
    }
}

extension Diagnostic {
    /// A diagnostic about the code of a block, with places on the page.
    package func placed(in code: CodeBlock) -> Diagnostic {
        var diagnostic = self
        diagnostic.range = code.rangeInFile(of: range)
        diagnostic.replacements = replacements.map {
            Replacement(range: code.rangeInFile(of: $0.range), text: $0.text)
        }
        return diagnostic
    }
}
