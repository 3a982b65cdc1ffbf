/// A node of cmark's tree as a value: the tree is a flat array in document order.
///
/// A flat array needs no recursion: a hundred thousand nested quotes are only a long array.
struct SyntaxNode {
    enum Kind {
        case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, html, emphasis, strong, link, image
    }

    var kind: Kind
    /// The index after the last descendant.
    var end = 0
    /// The line on which the node starts; lines added before the document are below 1.
    var line: Int
    /// The byte of the line at which the node starts, from 0; exact for blocks only.
    var column: Int
    /// The last line from cmark: exact for paragraphs, an upper bound for others.
    var lastLine: Int
    /// The level of a heading or the first number of a list.
    var number = 0
    var isOrdered = false
    var isTight = false
    /// The text of a text, code or HTML node, or the destination of a link or image.
    var literal = ""
    /// The info string of a code block or the title of a link or image.
    var attribute = ""
}
