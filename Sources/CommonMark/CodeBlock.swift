public import Diagnostics

/// A block of code with the place of every line in the file.
public struct CodeBlock: Equatable, Sendable {
    /// The info string with escapes and entities resolved; empty if there is none.
    public var info: String
    /// The code, each line with its line feed.
    public var literal: String
    /// The lines of the code, without line feeds.
    public var lines: [CodeLine]
    /// The fence; nil if the code is indented.
    public var fence: Fence?
    /// The place from the opening fence, or the first line of indented code, to the end.
    public var range: SourceRange

    /// The first word of the info string, usually the language; empty if there is none.
    public var language: String {
        let bytes = info.utf8
        let end = bytes.firstIndex(where: \.isSpace) ?? bytes.endIndex
        return String(info[..<end])
    }
}

/// The opening and closing fence of a code block, as written.
public struct Fence: Equatable, Sendable {
    /// The fence's character, a backtick or a tilde.
    public var character: Unicode.Scalar
    /// The number of these characters in the opening fence.
    public var length: Int
    /// The number of blanks before the opening fence; each line may have as many.
    public var indent: Int
    /// The place of the opening fence, without the info string.
    public var opening: SourceRange
    /// The place of the closing fence; nil if there is none.
    public var closing: SourceRange?
    /// The start of a line that is added to the block.
    ///
    /// The markers of the containers and the indentation of the fence; empty if there is no closing
    /// fence.
    public var linePrefix: String
    /// The info string as written, without white space around it.
    public var rawInfo: String
    /// The place of the info string; empty and after the fence if there is none.
    public var rawInfoRange: SourceRange

    /// True if the block has a closing fence, instead of ending with its container.
    public var isClosed: Bool { closing != nil }
}

/// A line of a code block.
public struct CodeLine: Equatable, Sendable {
    /// The line without its line feed.
    public var text: String
    /// The markers of the containers and the indentation, as written before the line.
    public var prefix: String
    /// The spaces at the start of `text` that remain of a tab whose first columns are indentation.
    public var virtualSpaces: Int
    /// The place in the file of the first byte that is not a virtual space.
    public var position: SourcePosition
    /// The places where columns jump because bytes of the file were repaired.
    var jumps: [Jump] = []

    struct Jump: Equatable, Sendable {
        var byte: Int
        var column: Int
    }

    /// The place in the file of a byte of the text, counted from 0.
    ///
    /// A byte within the virtual spaces has the place of the byte after their tab.
    public func position(ofByte byte: Int) -> SourcePosition {
        let jump =
            jumps.last { $0.byte <= byte } ?? Jump(byte: virtualSpaces, column: position.column)
        return SourcePosition(line: position.line, column: jump.column + max(0, byte - jump.byte))
    }
}
