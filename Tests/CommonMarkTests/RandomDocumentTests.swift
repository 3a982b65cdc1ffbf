import Diagnostics
import Testing

@testable import CommonMark

@Suite("Random documents")
struct RandomDocumentTests {
    static let seeds: [UInt64] = Array(1...8)

    @Test(arguments: seeds)
    func plainCommonMarkRendersLikeCmark(_ seed: UInt64) {
        var random = RandomDocument(seed: seed)
        for _ in 0..<500 {
            let text = random.next()
            let html = CommonMarkTests.html(of: Document(parsing: text, dialect: .commonMark))
            // cmark replaces NUL itself, so it may read the original text.
            #expect(html == Cmark.html(of: Array(text.utf8)), "\(text.debugDescription)")
        }
    }

    @Test(arguments: seeds)
    func inlinesAreFoundInTheSource(_ seed: UInt64) {
        var random = RandomDocument(seed: seed + 100)
        for _ in 0..<500 {
            let text = random.next()
            for dialect in [Dialect.commonMark, .site] {
                var builder = BlockBuilder(
                    Syntax(Array(text.utf8), dialect: dialect), dialect: dialect)
                builder.build()
                #expect(!builder.hasLostInlines, "\(text.debugDescription)")
            }
        }
    }

    @Test(arguments: seeds)
    func codeLinesPointAtTheirBytes(_ seed: UInt64) {
        var random = RandomDocument(seed: seed + 200)
        for _ in 0..<500 {
            let bytes = random.nextBytes()
            let lines = FileLines(bytes)
            for dialect in [Dialect.commonMark, .site] {
                let document = Document(parsing: bytes, dialect: dialect)
                for code in document.codeBlocks {
                    check(code, lines, bytes)
                }
            }
        }
    }

    @Test(arguments: seeds)
    func rangesPointAtTheirMarkup(_ seed: UInt64) {
        var random = RandomDocument(seed: seed + 300)
        for _ in 0..<500 {
            let bytes = random.nextBytes()
            let lines = FileLines(bytes)
            let shown = String(decoding: bytes, as: UTF8.self).debugDescription
            for dialect in [Dialect.commonMark, .site] {
                let document = Document(parsing: bytes, dialect: dialect)
                document.forEachInline { inline in
                    guard let (start, end) = Self.delimiters(of: inline) else { return }
                    let line = lines.lines[inline.range.start.line - 1]
                    let from = line.dropFirst(inline.range.start.column - 1)
                    #expect(from.starts(with: start.utf8), "\(inline) in \(shown)")
                    if case .link = inline.kind {
                        #expect(from.first.map { "[<hw".utf8.contains($0) } == true, "\(shown)")
                    }
                    let last = lines.lines[inline.range.end.line - 1]
                    let upTo = last.prefix(inline.range.end.column - 1)
                    #expect(upTo.suffix(end.utf8.count).elementsEqual(end.utf8), "\(shown)")
                }
            }
        }
    }

    /// The characters at the start and the end of an inline in the file.
    private static func delimiters(of inline: Inline) -> (start: String, end: String)? {
        switch inline.kind {
        case .code: ("`", "`")
        case .html: ("<", ">")
        case .image: ("![", "")
        case .strikethrough: ("~~", "~~")
        case .footnoteReference: ("[^", "]")
        case .link: ("", "")
        default: nil
        }
    }

    @Test(arguments: seeds)
    func nothingOfTheStandInsIsSeen(_ seed: UInt64) {
        var random = RandomDocument(seed: seed + 400)
        for _ in 0..<500 {
            let text = random.next()
            let html = CommonMarkTests.html(of: Document(parsing: text))
            #expect(!html.unicodeScalars.contains { $0.value == 0xFDD0 }, "\(html)")
        }
    }

    private func check(_ code: CodeBlock, _ lines: FileLines, _ bytes: [UInt8]) {
        let shown = String(decoding: bytes, as: UTF8.self).debugDescription
        let joined = code.lines.map { $0.text + "\n" }.joined()
        #expect(joined == code.literal, "\(shown)")
        for line in code.lines {
            let words = Array(line.text.utf8.dropFirst(line.virtualSpaces))
            let start = line.position.column - 1
            let file = Array(lines.lines[line.position.line - 1].dropFirst(start))
            #expect(repaired(file) == String(decoding: words, as: UTF8.self), "\(shown)")
            let end = line.position(ofByte: line.text.utf8.count)
            #expect(end.column - 1 == start + file.count, "\(shown)")
        }
        if let fence = code.fence {
            let line = lines.lines[fence.opening.start.line - 1]
            let place = fence.rawInfoRange
            let raw = line[place.start.column - 1..<place.end.column - 1]
            #expect(repaired(raw) == fence.rawInfo, "\(shown)")
        }
    }

    /// The bytes of a file as the text of the document.
    private func repaired(_ bytes: some Sequence<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
            text.unicodeScalars.append(scalar == "\0" ? "\u{FFFD}" : scalar)
        }
        return text
    }
}

/// The lines of a file, split like CommonMark does.
struct FileLines {
    private(set) var lines: [[UInt8]] = []

    init(_ bytes: [UInt8]) {
        var line: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                lines.append(line)
                line = []
            } else {
                line.append(byte)
            }
        }
        if !line.isEmpty { lines.append(line) }
    }
}
