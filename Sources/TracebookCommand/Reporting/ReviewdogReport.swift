import Diagnostics

extension Report {
    /// The findings in reviewdog's format, one on each line; columns count bytes.
    var reviewdogLines: String {
        findings.map { finding in
            let value: JSON = [
                "message": .string(finding.message),
                "location": [
                    "path": .string(finding.path), "range": range(finding.diagnostic.range),
                ],
                "severity": finding.isWarning ? "WARNING" : "ERROR",
                "source": ["name": "tracebook"],
                "code": ["value": .string(finding.rule)],
                "suggestions": .array(
                    finding.fixes.map { suggestion($0, for: finding) }),
            ]
            return value.line + "\n"
        }.joined()
    }

    private func range(_ range: SourceRange) -> JSON {
        [
            "start": ["line": .number(range.start.line), "column": .number(range.start.column)],
            "end": ["line": .number(range.end.line), "column": .number(range.end.column)],
        ]
    }

    /// A suggested change.
    ///
    /// A change of whole lines names them without columns. An insertion includes the next line,
    /// because a review has no place between two lines.
    private func suggestion(_ replacement: Replacement, for finding: ReportedFinding) -> JSON {
        let (start, end) = (replacement.range.start, replacement.range.end)
        guard start.column == 1, end.column == 1 else {
            return [
                "range": range(replacement.range), "text": .string(replacement.text.string),
            ]
        }
        var text = replacement.text.string
        var last = end.line - 1
        if last < start.line {
            last = start.line
            let source = sources[finding.diagnostic.file.string] ?? []
            let lines = source.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
            text +=
                lines.indices.contains(last - 1)
                ? String(decoding: lines[last - 1], as: UTF8.self) : ""
        } else if text.unicodeScalars.last == "\n" {
            text.unicodeScalars.removeLast()
        }
        return [
            "range": ["start": ["line": .number(start.line)], "end": ["line": .number(last)]],
            "text": .string(text),
        ]
    }
}
