import CommonMark
import Diagnostics
import SiteModel

/// The words of a link in the source, for a replacement.
struct LinkText {
    /// The range of the words, without markup around all of them.
    private(set) var range: SourceRange
    /// True if the words are in a code span or a title, where a backslash has no special meaning.
    private var isPlain = false
    /// The replacements that preserve link labels and heading ids when the words change.
    private var keepers: [Replacement] = []
    /// The reason why the words cannot be replaced; nil if they can.
    private(set) var refusal: Message?

    /// Finds the words of a claim.
    init(_ claim: StatedClaim, in page: SourceText) {
        range = claim.link.contentRange
        isPlain = claim.isInTitle
        if !claim.hasPlace {
            refusal = "not blessed: only a title on one line, without escapes, can be blessed"
        }
        keepDefinition(of: claim.link, in: page)
        keepName(of: claim.namedHeading)
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

    /// The replacements that change the words.
    func replacements(by words: String) -> [Replacement] {
        let text = Text(string: isPlain ? words : Self.escaped(words))
        return [Replacement(range: range, text: text)] + keepers
    }

    /// Keeps the label of a definition if the words are the label too: `[16 s][]` becomes `[15
    /// s][16 s]`.
    private mutating func keepDefinition(of link: Link, in page: SourceText) {
        guard let end = link.endOfOwnLabel else { return }
        let (start, line) = (link.contentRange.start, link.contentRange.end.line)
        guard start.line == line, let bytes = page.content(ofLine: line) else {
            refusal = "not blessed: words that also name a definition must be on one line"
            return
        }
        let label = bytes.prefix(link.contentRange.end.column - 1).dropFirst(start.column - 1)
        keepers.append(Replacement(range: end, text: "][\(Text(label))]"))
    }

    /// Writes the id after a heading, if the id was made from the words.
    private mutating func keepName(of heading: StatedClaim.NamedHeading?) {
        guard let heading else { return }
        keepers.append(
            Replacement(
                range: SourceRange(start: heading.end, end: heading.end),
                text: " {#\(heading.id)}"))
    }

    /// Escapes the words, so that Markdown reads them as plain text.
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
    /// The content between the backticks of a code span; the whole span if it has several lines.
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
