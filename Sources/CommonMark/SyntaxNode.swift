/// A node of cmark's tree as a value: the tree is a flat array in document order.
///
/// A flat array needs no recursion, so a hundred thousand nested quotes are only a long array.
struct SyntaxNode {
    enum Kind {
        case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, html, emphasis, strong, link, image
    }

    var kind: Kind
    /// The index behind the last descendant.
    var end = 0
    /// The line on which the node starts; lines put in front of the document are below 1.
    var line: Int
    /// The byte of its line at which it starts, from 0; right for blocks only.
    var column: Int
    /// The last line, as cmark says; right for paragraphs, else an upper bound.
    var lastLine: Int
    /// The level of a heading or the number at which a list starts.
    var number = 0
    /// Whether a list has numbers.
    var isOrdered = false
    /// Whether a list is tight.
    var isTight = false
    /// The text of a text, code or HTML node, or the destination of a link or image.
    var literal = ""
    /// The info string of a code block or the title of a link or image.
    var attribute = ""
}
