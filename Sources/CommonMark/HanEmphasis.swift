/// Lets emphasis work between Han characters: `进入**“后台”**之后` is bold.
///
/// CommonMark tells an opening `**` from a closing one by the white space around it. Han text has
/// none, so a `**` between a letter and a quotation mark may be neither. A stand-in between the `**`
/// and the mark, neither punctuation nor white space, makes it work as meant. The stand-in is a
/// noncharacter that has no place in the file and is removed from the text later.
enum HanEmphasis {
    /// U+FDD0 in UTF-8.
    private static let standIn: [UInt8] = [0xEF, 0xB7, 0x90]

    /// The stand-ins for paragraphs and headings, in order.
    static func splices(for source: SourceLines, _ nodes: [SyntaxNode]) -> [SourceLines.Splice] {
        var splices: [SourceLines.Splice] = []
        var line = 0
        for node in nodes where node.kind == .paragraph || node.kind == .heading {
            let last = min(max(node.line, node.lastLine), source.count)
            // cmark may report the end of a heading one line too far.
            for next in max(node.line, line + 1)..<max(last, line, node.line - 1) + 1 {
                append(&splices, line: next, in: source)
                line = next
            }
        }
        return splices
    }

    /// The text without stand-ins.
    static func clean(_ text: String) -> String {
        // Most text has none, and a search in bytes is faster than in characters.
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte == standIn[1], last == standIn[0] {
                let scalars = text.unicodeScalars.filter { $0.value != 0xFDD0 }
                return String(String.UnicodeScalarView(scalars))
            }
            last = byte
        }
        return text
    }

    private static func append(
        _ splices: inout [SourceLines.Splice], line: Int, in source: SourceLines
    ) {
        let start = source.start(line)
        let end = source.end(line)
        var index = start
        while index < end {
            if source.bytes[index] == .backslash {
                index += 2
                continue
            }
            guard source.bytes[index] == UInt8(ascii: "*") else {
                index += 1
                continue
            }
            let run = index
            while index < end, source.bytes[index] == UInt8(ascii: "*") { index += 1 }
            guard run > start, index < end, let before = source.bytes.scalar(before: run),
                let after = source.bytes.scalar(at: index)
            else { continue }
            var place: Int?
            if before.isHanLetter, after.mayOpen { place = index }
            // After a bracket it opens anyway, and a stand-in would change a label.
            if before.isPunctuation, before != "[", after.isHanLetter { place = run }
            guard let place else { continue }
            splices.append(
                SourceLines.Splice(
                    line: line, column: place - start, removed: 0, inserted: standIn))
        }
    }
}

extension Unicode.Scalar {
    /// True for a Han character that is not punctuation.
    fileprivate var isHanLetter: Bool { Han.contains(self) && !isPunctuation }

    /// True if CommonMark treats the character as punctuation.
    fileprivate var isPunctuation: Bool {
        if isASCII { return UInt8(ascii: self).isPunctuation }
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .dashPunctuation, .connectorPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }

    /// True for punctuation that may start a text.
    fileprivate var mayOpen: Bool {
        switch self {
        case "\"", "'", "`", "[", "<", "!", "#", "$", "@", "&", "\\", "-", "_", "~": true
        default:
            properties.generalCategory == .openPunctuation
                || properties.generalCategory == .initialPunctuation
        }
    }
}
