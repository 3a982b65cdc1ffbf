import CommonMark
import Diagnostics
import SiteModel

/// The words of a link in the source, to be replaced by others.
struct LinkText {
    /// Where the words stand, without the markup around all of them.
    private(set) var range: SourceRange
    /// Whether they are in a code span or a title, where a backslash is nothing special.
    private var isPlain = false

    /// Finds the words of a claim.
    init(_ claim: StatedClaim, in page: SourceText) {
        range = claim.link.contentRange
        isPlain = claim.isInTitle
        var content = claim.link.content
        while content.count == 1 {
            switch content[0].kind {
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
                guard let first = inner.first, let last = inner.last else { return }
                range = SourceRange(start: first.range.start, end: last.range.end)
                content = inner
            case .code:
                range = page.insideOfCode(content[0].range)
                isPlain = true
                return
            default: return
            }
        }
    }

    /// The replacement of the words by others.
    func replacement(by words: String) -> Replacement {
        Replacement(range: range, text: Text(string: isPlain ? words : Self.escaped(words)))
    }

    /// Words as Markdown that means nothing else.
    private static func escaped(_ words: String) -> String {
        var text = ""
        for character in words {
            if #"\`*_[]<>&~|!"#.contains(character) { text.append("\\") }
            text.append(character)
        }
        return text
    }
}

extension SourceText {
    /// What stands between the backticks of a code span; the whole span where it has several
    /// lines.
    func insideOfCode(_ span: SourceRange) -> SourceRange {
        guard span.start.line == span.end.line, let line = content(ofLine: span.start.line) else {
            return span
        }
        let bytes = line.dropFirst(span.start.column - 1)
            .prefix(span.end.column - span.start.column)
        let ticks = bytes.prefix { $0 == UInt8(ascii: "`") }.count
        // One blank at each end belongs to the delimiters.
        let inner = bytes.dropFirst(ticks).dropLast(ticks)
        let isPadded = inner.first == UInt8(ascii: " ") && inner.last == UInt8(ascii: " ")
        let margin = ticks + (isPadded ? 1 : 0)
        return SourceRange(
            line: span.start.line, column: span.start.column + margin,
            length: bytes.count - 2 * margin)
    }
}
