public import Diagnostics

/// A block of a document with its place in the file.
public struct Block: Equatable, Sendable {
    /// What a block is.
    public indirect enum Kind: Equatable, Sendable {
        /// A heading.
        case heading(Heading)
        /// A paragraph.
        case paragraph([Inline])
        /// A fenced or indented block of code.
        case codeBlock(CodeBlock)
        /// A block quote.
        case quote([Block])
        /// A block quote that readers are to notice, without its mark.
        case alert(Alert, [Block])
        /// A bullet list or a numbered list.
        case list(List)
        /// A table.
        case table(Table)
        /// A horizontal rule.
        case thematicBreak
        /// Raw HTML, with its line feeds; on pages only what nothing of is seen.
        case html(String)
        /// An element that is written in HTML, and what is in it.
        case element(HTMLElement, [Block])
        /// Running text directly in an element that is written in HTML.
        case inlines([Inline])
    }

    /// What the block is, and what is in it.
    public var kind: Kind
    /// From the block's first byte, its marker included, to behind its last one.
    public var range: SourceRange
}

/// A heading.
public struct Heading: Equatable, Sendable {
    /// The level, from 1 to 6.
    public var level: Int
    /// What is in the heading.
    public var content: [Inline]
    /// The name that links lead to, unique in the document; empty in plain CommonMark.
    public var id: String
    /// Whether the author gave it that name, so that other words do not change it.
    public var isNamed = false
    /// The place of the heading.
    public var range: SourceRange

    /// The words of the heading.
    public var text: String { content.plainText }
}

/// A bullet list or a numbered list.
public struct List: Equatable, Sendable {
    /// The number of the first item, or nil for a bullet list.
    public var start: Int?
    /// Whether its paragraphs are written without space between them.
    public var isTight: Bool
    /// The items.
    public var items: [ListItem]
}

/// An item of a list.
public struct ListItem: Equatable, Sendable {
    /// What is in the item.
    public var blocks: [Block]
    /// Whether the task is done, or nil if the item is not a task.
    public var isDone: Bool?
    /// The place of the item, from its marker on.
    public var range: SourceRange
}

/// A table.
public struct Table: Equatable, Sendable {
    /// How the text of a column stands.
    public enum Alignment: Equatable, Sendable {
        /// As the style sheet wants it.
        case none
        /// At the left.
        case left
        /// In the middle.
        case center
        /// At the right.
        case right
    }

    /// A cell of a table.
    public struct Cell: Equatable, Sendable {
        /// What is in the cell.
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
    /// The label as its definition has it.
    public var label: String
    /// The number that readers see, from 1 in the order of the first references; 0 if none.
    public var number: Int
    /// How many references lead to it.
    public var references: Int
    /// What the note says.
    public var blocks: [Block]
    /// The place of the definition.
    public var range: SourceRange
}
