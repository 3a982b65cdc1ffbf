import CommonMark
import Diagnostics
import SiteModel

/// The words of a link in the source, to be replaced by others.
struct LinkText {
    /// Where the words stand, without the markup around all of them.
    private(set) var range: SourceRange
    /// Whether they are in a code span or a title, where a backslash is nothing special.
    private var isPlain = false
    /// What keeps what is checked and what others link to as it is when the words change.
    private var keepers: [Replacement] = []
    /// Why the words cannot be replaced; nil if they can.
    private(set) var refusal: Message?

    /// Finds the words of a claim.
    init(_ claim: StatedClaim, in page: SourceText) {
        range = claim.link.contentRange
        isPlain = claim.isInTitle
        if !claim.hasPlace {
            refusal = "not blessed: a title that is blessed stands on one line, without escapes"
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

    /// The replacements that put other words there.
    func replacements(by words: String) -> [Replacement] {
        let text = Text(string: isPlain ? words : Self.escaped(words))
        return [Replacement(range: range, text: text)] + keepers
    }

    /// Words that are the name of a definition as well go on naming it: `[16 s][]` becomes
    /// `[15 s][16 s]`.
    private mutating func keepDefinition(of link: Link, in page: SourceText) {
        guard let end = link.endOfOwnLabel else { return }
        let (start, line) = (link.contentRange.start, link.contentRange.end.line)
        guard start.line == line, let bytes = page.content(ofLine: line) else {
            refusal = "not blessed: words that are the name of a definition too stand on one line"
            return
        }
        let label = bytes.prefix(link.contentRange.end.column - 1).dropFirst(start.column - 1)
        keepers.append(Replacement(range: end, text: "][\(Text(label))]"))
    }

    /// A heading that had its name from its words gets it written behind them.
    private mutating func keepName(of heading: StatedClaim.NamedHeading?) {
        guard let heading else { return }
        keepers.append(
            Replacement(
                range: SourceRange(start: heading.end, end: heading.end),
                text: " {#\(heading.id)}"))
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
