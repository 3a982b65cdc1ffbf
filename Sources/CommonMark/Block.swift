public import Diagnostics

/// A block of a document with its place in the file.
public struct Block: Equatable, Sendable {
    /// The kinds of blocks.
    public indirect enum Kind: Equatable, Sendable {
        /// A heading.
        case heading(Heading)
        /// A paragraph.
        case paragraph([Inline])
        /// A fenced or indented block of code.
        case codeBlock(CodeBlock)
        /// A block quote.
        case quote([Block])
        /// A GitHub alert, without its first line.
        case alert(Alert, [Block])
        /// A bullet list or a numbered list.
        case list(List)
        /// A table.
        case table(Table)
        /// A horizontal rule.
        case thematicBreak
        /// Raw HTML with its line feeds; on pages only HTML that shows nothing.
        case html(String)
        /// An element written in HTML, with its content.
        case element(HTMLElement, [Block])
        /// Text directly in an element written in HTML.
        case inlines([Inline])
    }

    /// The kind of the block, with its content.
    public var kind: Kind
    /// The place of the block, its marker included.
    public var range: SourceRange
}

/// A heading.
public struct Heading: Equatable, Sendable {
    /// The level, from 1 to 6.
    public var level: Int
    /// The content of the heading.
    public var content: [Inline]
    /// The id for links, unique in the document; empty in plain CommonMark.
    public var id: String
    /// True if the author gave the id, so that it does not change with the words.
    public var isNamed = false
    /// The classes of the section below the heading, `{.name}` at its end.
    public var classes: [HeadingClass] = []
    /// The place of the heading.
    public var range: SourceRange

    /// The words of the heading.
    public var text: String { content.plainText }
}

/// A class that the author gives to the section below a heading.
public struct HeadingClass: Equatable, Sendable {
    /// The name, without the period.
    public var name: String
    /// The place of the name.
    public var range: SourceRange
}

/// A bullet list or a numbered list.
public struct List: Equatable, Sendable {
    /// The number of the first item, or nil for a bullet list.
    public var start: Int?
    /// True if there is no space between the paragraphs of the list.
    public var isTight: Bool
    /// The items.
    public var items: [ListItem]
}

/// An item of a list.
public struct ListItem: Equatable, Sendable {
    /// The content of the item.
    public var blocks: [Block]
    /// True if the task is done; nil if the item is not a task.
    public var isDone: Bool?
    /// The place of the item, from its marker on.
    public var range: SourceRange
}

/// A table.
public struct Table: Equatable, Sendable {
    /// The alignment of a column.
    public enum Alignment: Equatable, Sendable {
        /// The alignment of the style sheet.
        case none
        /// Left.
        case left
        /// Centered.
        case center
        /// Right.
        case right
    }

    /// A cell of a table.
    public struct Cell: Equatable, Sendable {
        /// The content of the cell.
        public var content: [Inline]
        /// The place of the cell's text.
        public var range: SourceRange
    }

    /// The alignment of every column.
    public var alignments: [Alignment]
    /// The cells of the header row, one for each column.
    public var header: [Cell]
    /// The rows below the header, each with one cell for each column.
    public var rows: [[Cell]]
}

/// A footnote.
public struct Footnote: Equatable, Sendable {
    /// The label as written in the definition.
    public var label: String
    /// The number shown, from 1 in the order of the first references; 0 if there is no reference.
    public var number: Int
    /// The number of references to the footnote.
    public var references: Int
    /// The content of the footnote.
    public var blocks: [Block]
    /// The place of the definition.
    public var range: SourceRange
}
