import Diagnostics

/// Reads a code block from the source: cmark gives neither its fence nor the start of its lines.
struct CodeScanner {
    let source: SourceLines
    let containers: Containers

    /// The code block of a node.
    func block(_ node: SyntaxNode) -> CodeBlock {
        let (cursor, _) = containers.match(node.line, in: source)
        let (offset, columns) = source.indentation(at: cursor, line: node.line)
        if columns >= 4 { return indented(node) }
        // cmark counts a tab before the fence as one column.
        return fenced(node, at: offset, indent: offset - cursor.offset)
    }

    private func fenced(_ node: SyntaxNode, at offset: Int, indent: Int) -> CodeBlock {
        let sign = source.bytes[offset]
        let end = source.end(node.line)
        var info = offset
        while info < end, source.bytes[info] == sign { info += 1 }
        let length = info - offset
        let opening = source.range(line: node.line, offset..<info)
        let infoEnd = source.trimmedEnd(info..<end)
        while info < infoEnd, source.bytes[info].isSpace { info += 1 }
        let rawInfo = info < infoEnd ? info..<infoEnd : offset + length..<offset + length
        var fence = Fence(
            character: Unicode.Scalar(sign), length: length, indent: indent, opening: opening,
            closing: nil, linePrefix: "", rawInfo: source.string(rawInfo),
            rawInfoRange: source.range(line: node.line, rawInfo))

        var lines: [CodeLine] = []
        var line = node.line + 1
        while line <= min(node.lastLine, source.count) {
            var (cursor, isComplete) = containers.match(line, in: source)
            guard isComplete else { break }
            if let closing = closing(fence, sign: sign, at: cursor, line: line) {
                fence.closing = source.range(line: line, closing)
                fence.linePrefix =
                    source.prefix(before: cursor, line: line)
                    + String(repeating: " ", count: indent)
                break
            }
            var rest = indent
            while rest > 0, source.isBlank(at: cursor, line: line) {
                source.advance(&cursor, columns: 1, line: line)
                rest -= 1
            }
            lines.append(codeLine(at: cursor, line: line))
            line += 1
        }
        let last =
            fence.closing ?? lines.last?.range
            ?? SourceRange(
                start: fence.rawInfoRange.end, end: fence.rawInfoRange.end)
        return CodeBlock(
            info: node.attribute, literal: source.clean(node.literal), lines: lines,
            fence: fence,
            range: SourceRange(start: opening.start, end: last.end))
    }

    private func closing(
        _ fence: Fence, sign: UInt8, at cursor: LineCursor, line: Int
    ) -> Range<Int>? {
        let (offset, columns) = source.indentation(at: cursor, line: line)
        guard columns <= 3 else { return nil }
        var end = offset
        while end < source.end(line), source.bytes[end] == sign { end += 1 }
        guard end - offset >= fence.length else { return nil }
        guard source.bytes[end..<source.end(line)].allSatisfy(\.isBlank) else { return nil }
        return offset..<end
    }

    private func indented(_ node: SyntaxNode) -> CodeBlock {
        let count = node.literal.utf8.lazy.filter { $0 == .lineFeed }.count
        var lines: [CodeLine] = []
        for line in node.line..<node.line + count where line <= source.count {
            var (cursor, _) = containers.match(line, in: source)
            let (_, columns) = source.indentation(at: cursor, line: line)
            source.advance(&cursor, columns: min(columns, 4), line: line)
            lines.append(codeLine(at: cursor, line: line))
        }
        let start = lines.first?.position ?? SourcePosition(line: node.line, column: 1)
        return CodeBlock(
            info: "", literal: source.clean(node.literal), lines: lines, fence: nil,
            range: SourceRange(start: start, end: lines.last?.range.end ?? start))
    }

    private func codeLine(at cursor: LineCursor, line: Int) -> CodeLine {
        let spaces = cursor.restOfTab
        let offset = cursor.offset + (cursor.isInsideTab ? 1 : 0)
        let code = offset..<source.end(line)
        var result = CodeLine(
            text: String(repeating: " ", count: spaces) + source.string(code),
            prefix: source.string(source.start(line)..<offset), virtualSpaces: spaces,
            position: source.position(line: line, offset: offset))
        if !source.edits.isEmpty {
            let start = source.start(line)
            for jump in source.jumps(line: line, offset - start..<code.upperBound - start + 1) {
                let column = source.position(line: line, byte: jump).column
                result.jumps.append(
                    CodeLine.Jump(byte: jump + start - offset + spaces, column: column))
            }
            if !result.jumps.isEmpty {
                let first = CodeLine.Jump(byte: spaces, column: result.position.column)
                result.jumps.insert(first, at: 0)
            }
        }
        return result
    }
}

extension CodeLine {
    /// The line's text in the file.
    fileprivate var range: SourceRange {
        SourceRange(start: position, end: position(ofByte: text.utf8.count))
    }
}

extension SourceLines {
    /// The text before a place on a line; a tab that was consumed in part becomes spaces.
    fileprivate func prefix(before cursor: LineCursor, line: Int) -> String {
        var column = 0
        for byte in bytes[start(line)..<cursor.offset] {
            column += byte == .tab ? 4 - column % 4 : 1
        }
        return string(start(line)..<cursor.offset)
            + String(repeating: " ", count: max(0, cursor.column - column))
    }

    /// A range of the source as a string.
    func string(_ offsets: Range<Int>) -> String {
        clean(String(decoding: bytes[offsets], as: UTF8.self))
    }

    /// The text without stand-ins, which are always among the edits.
    fileprivate func clean(_ text: String) -> String {
        edits.isEmpty ? text : HanEmphasis.clean(text)
    }
}
