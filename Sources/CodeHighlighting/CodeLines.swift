/// The parts of a patch: its lines.
func spansOfPatch(_ code: [UInt8]) -> [CodeSpan] {
    let lines = lines(of: code)
    var spans: [CodeSpan] = []
    var isAfterOldFile = false
    for (index, line) in lines.enumerated() {
        let text = code[line]
        // A line that was removed may begin with two hyphens of its own.
        let isOldFile =
            text.starts(with: "--- ".utf8) && index + 1 < lines.count
            && code[lines[index + 1]].starts(with: "+++ ".utf8)
        if isOldFile || isAfterOldFile || startsSection(text) {
            spans.append(CodeSpan(part: .heading, range: line))
        } else if text.first == UInt8(ascii: "+") {
            spans.append(CodeSpan(part: .addedLine, range: line))
        } else if text.first == UInt8(ascii: "-") {
            spans.append(CodeSpan(part: .removedLine, range: line))
        }
        isAfterOldFile = isOldFile
    }
    return spans
}

/// Whether a line of a patch says what comes next: which file, or which lines of it.
private func startsSection(_ line: ArraySlice<UInt8>) -> Bool {
    [
        "@@ ", "diff ", "index ", "old mode ", "new mode ", "new file ", "deleted file ",
        "similarity ", "rename ", "copy ",
    ].contains { line.starts(with: $0.utf8) }
}

/// The parts of what a console shows: prompts and commands, as the output has none.
func spansOfConsole(_ code: [UInt8]) -> [CodeSpan] {
    var spans: [CodeSpan] = []
    for line in lines(of: code) {
        let start = line.lowerBound
        if ["$ ", "% ", "> "].contains(where: { code[line].starts(with: $0.utf8) }) {
            spans.append(CodeSpan(part: .heading, range: start..<start + 1))
            spans += CodeLexer.spans(in: code, at: start + 1..<line.upperBound, .shell)
        } else if code[line].starts(with: "# ".utf8) {
            spans.append(CodeSpan(part: .comment, range: line))
        }
    }
    return spans
}

/// The places of the lines, without their line feeds.
private func lines(of code: [UInt8]) -> [Range<Int>] {
    code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
}
