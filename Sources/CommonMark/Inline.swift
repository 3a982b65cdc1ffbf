public import Diagnostics

/// A piece of running text with its place in the file.
public struct Inline: Equatable, Sendable {
    /// What a piece of running text is.
    public indirect enum Kind: Equatable, Sendable {
        /// Words.
        case text(String)
        /// A line break in the file that reads as a space.
        case softBreak
        /// A line break in the file between two Han characters, which reads as nothing.
        case silentBreak
        /// A line break that readers see.
        case lineBreak
        /// A code span.
        case code(String)
        /// Raw HTML; on pages only comments, and what is shown as text.
        case html(String)
        /// An element that is written in HTML, and what is in it.
        case element(HTMLElement, [Inline])
        /// Emphasised text.
        case emphasis([Inline])
        /// Strongly emphasised text.
        case strong([Inline])
        /// Text that is struck out.
        case strikethrough([Inline])
        /// A link.
        case link(Link)
        /// An image.
        case image(Image)
        /// A reference to a footnote.
        case footnoteReference(FootnoteReference)
    }

    /// What the piece is, and what is in it.
    public var kind: Kind
    /// From the piece's first byte, its delimiters included, to behind its last one.
    public var range: SourceRange
    /// Whether a backslash or an entity made the text, so that it can be no syntax.
    var isEscaped = false
}

/// A link.
public struct Link: Equatable, Sendable {
    /// Where the link leads, escapes and entities resolved.
    public var destination: String
    /// The title; empty if there is none.
    public var title: String
    /// What readers click on.
    public var content: [Inline]
    /// From the opening bracket to behind the last byte of the link.
    public var range: SourceRange
    /// The place of what stands between the brackets.
    public var contentRange: SourceRange
    /// The place of the destination as it is spelled; nil where a definition elsewhere has it.
    public var destinationRange: SourceRange?
    /// Whether it is written in HTML, whose address may have no place that is known.
    public var isHTML = false

    /// The words that readers click on.
    public var text: String { content.plainText }

    /// Where `][]` or `]` stands behind words that are the name of a definition as well; nil if they
    /// are not.
    public var endOfOwnLabel: SourceRange? {
        let (start, end) = (contentRange.end, range.end)
        guard destinationRange == nil, !isHTML, start.line == end.line,
            end.column - start.column <= 3
        else { return nil }
        return SourceRange(start: start, end: end)
    }
}

extension Link {
    /// A link of words without markup, as text can have it that is not Markdown.
    public init(
        destination: String, words: String, range: SourceRange, contentRange: SourceRange,
        destinationRange: SourceRange
    ) {
        self.init(
            destination: destination, title: "",
            content: [Inline(kind: .text(words), range: contentRange)], range: range,
            contentRange: contentRange, destinationRange: destinationRange)
    }
}

/// An image.
public struct Image: Equatable, Sendable {
    /// Where the image is, escapes and entities resolved.
    public var source: String
    /// The title; empty if there is none.
    public var title: String
    /// What stands for the image where it is not seen.
    public var content: [Inline]
    /// From the exclamation mark to behind the last byte of the image.
    public var range: SourceRange
    /// What is said of its size and place, where it is written in HTML.
    var attributes: [HTMLAttribute] = []

    /// The words that stand for the image.
    public var text: String { content.plainText }
}

/// A reference to a footnote.
public struct FootnoteReference: Equatable, Sendable {
    /// The number of the footnote, from 1.
    public var number: Int
    /// Which of the references to the same footnote this is, from 1.
    public var occurrence: Int
}

extension [Inline] {
    /// The words alone: no markup, no raw HTML, line breaks as spaces.
    public var plainText: String {
        var text = ""
        for inline in self {
            switch inline.kind {
            case .text(let words), .code(let words): text += words
            case .softBreak, .lineBreak: text += " "
            case .silentBreak, .html, .footnoteReference: break
            case .emphasis(let content), .strong(let content), .strikethrough(let content),
                .element(_, let content):
                text += content.plainText
            case .link(let link): text += link.text
            case .image(let image): text += image.text
            }
        }
        return text
    }
}
