/// One thing that is wrong with a source text, where, and what would be right.
public struct Diagnostic: Equatable, Sendable {
    /// How bad it is.
    public var severity: Severity
    /// The stable id of the kind of fault, such as `scenario.unknown-word`.
    public var id: DiagnosticID
    /// The path of the file as the user gave it; empty while the file is not known yet.
    public var file: Text
    /// The stretch of the file that is wrong.
    public var range: SourceRange
    /// One line: the rule that was broken, the most specific words first, no final stop.
    public var summary: Message
    /// What helps to mend it, each one line: "did you mean 'user opens app'?".
    public var notes: [Message]
    /// Text that would be right in place of a range of the same file.
    public var replacements: [Replacement]
    /// Whether the replacements are what came out of a run, so that they can be taken over without
    /// a person's judgement.
    public var isBlessable = false

    /// Creates a diagnostic; a caller that knows the file can fill it in later.
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

    /// The same in the words of a language.
    public func translated(into language: Language) -> Diagnostic {
        var diagnostic = self
        diagnostic.summary = Message(language.text(summary))
        diagnostic.notes = notes.map { Message(language.text($0)) }
        return diagnostic
    }
}

/// How bad a diagnostic is, and with it which exit code it leads to.
public enum Severity: UInt8, Sendable {
    /// The page is poorer, the verdict stands: exit code 0.
    case warning
    /// A run differs from what is committed: exit code 1.
    case mismatch
    /// The document is wrong, so nothing can be made of it: exit code 2.
    case error
}

/// A replacement for a stretch of the source.
public struct Replacement: Equatable, Sendable {
    /// The stretch to replace.
    public var range: SourceRange
    /// The text to put there.
    public var text: Text

    /// Creates a replacement of a stretch by a text.
    public init(range: SourceRange, text: Text) {
        self.range = range
        self.text = text
    }
}

/// The stable name of a kind of fault: the part before the dot is the module that finds it.
public struct DiagnosticID: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The name, such as `scenario.unknown-word`.
    public var name: StaticString

    /// Creates an id from its name.
    public init(stringLiteral name: StaticString) {
        self.name = name
    }

    /// Tells whether two ids have the same name.
    public static func == (left: DiagnosticID, right: DiagnosticID) -> Bool {
        Text(left.name) == Text(right.name)
    }
}
