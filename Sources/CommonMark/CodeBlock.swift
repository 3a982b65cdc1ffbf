public import Diagnostics

/// A block of code with the place of every line in the file.
public struct CodeBlock: Equatable, Sendable {
    /// The info string as CommonMark reads it, escapes and entities resolved; empty if none.
    public var info: String
    /// The code, every line with its line feed.
    public var literal: String
    /// The lines of the code, without line feeds.
    public var lines: [CodeLine]
    /// The fence, or nil if the code is indented.
    public var fence: Fence?
    /// Everything from the opening fence, or the first line of indented code, to the end.
    public var range: SourceRange

    /// The first word of the info string, which is the language by custom; empty if none.
    public var language: String {
        let bytes = info.utf8
        let end = bytes.firstIndex(where: \.isSpace) ?? bytes.endIndex
        return String(info[..<end])
    }
}

/// The lines that start and end a fenced block, as they stand in the file.
public struct Fence: Equatable, Sendable {
    /// The fence's character, a backtick or a tilde.
    public var character: Unicode.Scalar
    /// How many of them the opening fence has.
    public var length: Int
    /// How many blanks the opening fence is indented by; each line may have as many.
    public var indent: Int
    /// The characters of the opening fence, without the info string.
    public var opening: SourceRange
    /// The characters of the closing fence, or nil if there is none.
    public var closing: SourceRange?
    /// What a line that is added to the block must start with.
    ///
    /// The containers' markers and the fence's indentation; empty if there is no closing fence.
    public var linePrefix: String
    /// The info string as written, without white space around it.
    public var rawInfo: String
    /// The place of the info string; empty and behind the fence if there is none.
    public var rawInfoRange: SourceRange

    /// Whether the block has a closing fence and does not end with its container.
    public var isClosed: Bool { closing != nil }
}

/// A line of a code block.
public struct CodeLine: Equatable, Sendable {
    /// The line without its line feed.
    public var text: String
    /// What the containers and the indentation put in front of it in the file.
    public var prefix: String
    /// Spaces at the start of `text` that are the rest of a tab whose front is indentation.
    public var virtualSpaces: Int
    /// The place in the file of the first byte that is not a virtual space.
    public var position: SourcePosition
    /// Places at which columns jump because the file has bytes there that were repaired.
    var jumps: [Jump] = []

    struct Jump: Equatable, Sendable {
        var byte: Int
        var column: Int
    }

    /// The place in the file of a byte of the text, counted from 0.
    ///
    /// A byte within the virtual spaces is placed on the byte behind their tab.
    public func position(ofByte byte: Int) -> SourcePosition {
        let jump =
            jumps.last { $0.byte <= byte } ?? Jump(byte: virtualSpaces, column: position.column)
        return SourcePosition(line: position.line, column: jump.column + max(0, byte - jump.byte))
    }
}
