/// A fault in a source text: its place, what is wrong and what would be right.
public struct Diagnostic: Equatable, Sendable {
    /// The severity, which decides the exit code.
    public var severity: Severity
    /// The stable id of the kind of fault, such as `scenario.unknown-word`.
    public var id: DiagnosticID
    /// The path of the file as the user gave it; empty while the file is not known yet.
    public var file: Text
    /// The range of the file that is wrong.
    public var range: SourceRange
    /// The broken rule on one line, the most specific words first, without a final stop.
    public var summary: Message
    /// One-line hints for a fix, such as "did you mean 'user opens app'?".
    public var notes: [Message]
    /// Replacements of ranges of the same file that would fix the fault.
    public var replacements: [Replacement]
    /// Whether the replacements come from a run, so they can be applied without review.
    public var isBlessable = false

    /// Creates a diagnostic; the file can be filled in later.
    public init(
        _ severity: Severity, _ id: DiagnosticID, file: Text = Text(), range: SourceRange,
        _ summary: Message, notes: [Message] = [], replacements: [Replacement] = []
    ) {
        self.severity = severity
        self.id = id
        self.file = file
        self.range = range
        self.summary = summary
        self.notes = notes
        self.replacements = replacements
    }

    /// The diagnostic in the words of a language.
    public func translated(into language: Language) -> Diagnostic {
        var diagnostic = self
        diagnostic.summary = Message(language.text(summary))
        diagnostic.notes = notes.map { Message(language.text($0)) }
        return diagnostic
    }
}

/// How bad a diagnostic is, which decides the exit code.
public enum Severity: UInt8, Sendable {
    /// The page is poorer but the verdict holds: exit code 0.
    case warning
    /// A run differs from what is committed: exit code 1.
    case mismatch
    /// The document is wrong, so no page can be made of it: exit code 2.
    case error
}

/// A replacement for a range of the source.
public struct Replacement: Equatable, Sendable {
    /// The range to replace.
    public var range: SourceRange
    /// The text to put there.
    public var text: Text

    /// Creates a replacement of a range by a text.
    public init(range: SourceRange, text: Text) {
        self.range = range
        self.text = text
    }
}

/// The stable id of a kind of fault; the part before the dot is the module that finds it.
public struct DiagnosticID: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The name, such as `scenario.unknown-word`.
    public var name: StaticString

    /// Creates an id from its name.
    public init(stringLiteral name: StaticString) {
        self.name = name
    }

    /// Returns whether two ids have the same name.
    public static func == (left: DiagnosticID, right: DiagnosticID) -> Bool {
        Text(left.name) == Text(right.name)
    }
}
