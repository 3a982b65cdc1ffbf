public import Diagnostics
import Markup

/// A piece of text with its place in the file.
public struct Inline: Equatable, Sendable {
    /// The kinds of inlines.
    public indirect enum Kind: Equatable, Sendable {
        /// Plain text.
        case text(String)
        /// A line break in the file that reads as a space.
        case softBreak
        /// A line break in the file between two Han characters, which reads as nothing.
        case silentBreak
        /// A hard line break.
        case lineBreak
        /// A code span.
        case code(String)
        /// Raw HTML; on pages only comments, and HTML that is shown as text.
        case html(String)
        /// An element written in HTML, with its content.
        case element(HTMLElement, [Inline])
        /// Emphasised text.
        case emphasis([Inline])
        /// Strongly emphasised text.
        case strong([Inline])
        /// Struck-out text.
        case strikethrough([Inline])
        /// A link.
        case link(Link)
        /// An image.
        case image(Image)
        /// A reference to a footnote.
        case footnoteReference(FootnoteReference)
    }

    /// The kind of the inline, with its content.
    public var kind: Kind
    /// The place of the inline, its delimiters included.
    public var range: SourceRange
    /// True if the text comes from a backslash escape or an entity, so that it cannot be syntax.
    var isEscaped = false
}

/// A link.
public struct Link: Equatable, Sendable {
    /// The destination, with escapes and entities resolved.
    public var destination: String
    /// The title; empty if there is none.
    public var title: String
    /// The content.
    public var content: [Inline]
    /// The place of the link, from its opening bracket to its last byte.
    public var range: SourceRange
    /// The place of the content, between the brackets.
    public var contentRange: SourceRange
    /// The place of the destination as written; nil if it is in a definition elsewhere.
    public var destinationRange: SourceRange?
    /// True if it is written in HTML, where the place of the address may be unknown.
    public var isHTML = false

    /// The text of the link.
    public var text: String { content.plainText }

    /// The place of `][]` or `]` after a text that is also the label of the definition; nil if it
    /// is not.
    public var endOfOwnLabel: SourceRange? {
        let (start, end) = (contentRange.end, range.end)
        guard destinationRange == nil, !isHTML, start.line == end.line,
            end.column - start.column <= 3
        else { return nil }
        return SourceRange(start: start, end: end)
    }
}

extension Link {
    /// Creates a link in text that is not Markdown.
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
    /// The address of the image, with escapes and entities resolved.
    public var source: String
    /// The title; empty if there is none.
    public var title: String
    /// The alternative text, with its markup.
    public var content: [Inline]
    /// The place of the image, from its exclamation mark to its last byte.
    public var range: SourceRange
    /// The attributes for size and place, if it is written in HTML.
    var attributes: [HTMLAttribute] = []
    /// True if it is written in HTML.
    public var isHTML = false

    /// The alternative text.
    public var text: String { content.plainText }
}

/// A reference to a footnote.
public struct FootnoteReference: Equatable, Sendable {
    /// The number of the footnote, from 1.
    public var number: Int
    /// The number of this reference among those to the same footnote, from 1.
    public var occurrence: Int
}

extension [Inline] {
    /// The text as it reads, without markup and comments; line breaks become spaces.
    public var plainText: String {
        var text = ""
        for inline in self {
            switch inline.kind {
            case .text(let words), .code(let words): text += words
            case .softBreak, .lineBreak: text += " "
            case .element(let element, _) where element.tag == .br: text += " "
            case .html(let html): text += RawHTML.withoutComments(html)
            case .silentBreak, .footnoteReference: break
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
