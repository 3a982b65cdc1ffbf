/// Lets emphasis work between Han characters: `进入**“后台”**之后` is bold.
///
/// CommonMark tells an opening `**` from a closing one by the white space around it, which Han
/// text does not have: between a letter and a quotation mark it is neither. A character that is
/// neither punctuation nor white space, put between the two, makes it what the author meant. It
/// is a noncharacter, no byte of it has a place in the file, and it leaves with the text.
enum HanEmphasis {
    /// U+FDD0 in UTF-8.
    private static let standIn: [UInt8] = [0xEF, 0xB7, 0x90]

    /// What to put into paragraphs and headings, in order.
    static func splices(for source: SourceLines, _ nodes: [SyntaxNode]) -> [SourceLines.Splice] {
        var splices: [SourceLines.Splice] = []
        var line = 0
        for node in nodes where node.kind == .paragraph || node.kind == .heading {
            let last = min(max(node.line, node.lastLine), source.count)
            // The end of a heading may be told one line too far.
            for next in max(node.line, line + 1)..<max(last, line, node.line - 1) + 1 {
                append(&splices, line: next, in: source)
                line = next
            }
        }
        return splices
    }

    /// Text without stand-ins.
    static func clean(_ text: String) -> String {
        // Most text has none, and bytes are looked through faster than characters.
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
            // Behind a bracket it opens anyway, and would be another label.
            if before.isPunctuation, before != "[", after.isHanLetter { place = run }
            guard let place else { continue }
            splices.append(
                SourceLines.Splice(
                    line: line, column: place - start, removed: 0, inserted: standIn))
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a Han character and no punctuation.
    fileprivate var isHanLetter: Bool { Han.contains(self) && !isPunctuation }

    /// Whether CommonMark takes it for punctuation.
    fileprivate var isPunctuation: Bool {
        if isASCII { return UInt8(ascii: self).isPunctuation }
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .dashPunctuation, .connectorPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }

    /// Whether it is punctuation that text may start with.
    fileprivate var mayOpen: Bool {
        switch self {
        case "\"", "'", "`", "[", "<", "!", "#", "$", "@", "&", "\\", "-", "_", "~": true
        default:
            properties.generalCategory == .openPunctuation
                || properties.generalCategory == .initialPunctuation
        }
    }
}
