public import Diagnostics

/// How the readers of a page may run a scenario themselves.
public struct PlaygroundTools: Sendable {
    /// The lines that they may edit, from 1; nil for all of them.
    public var editableLines: ClosedRange<Int>?
    /// What is run, where the page shows only a part of it; nil where it shows all.
    public var source: Text?

    /// Creates tools for the whole scenario or for some of its lines.
    public init(editableLines: ClosedRange<Int>? = nil, source: Text? = nil) {
        self.editableLines = editableLines
        self.source = source
    }
}
