public import Diagnostics

/// How readers of a page may run a scenario themselves.
public struct PlaygroundTools: Sendable {
    /// The lines that readers may edit, from 1; nil for all of them.
    public var editableLines: ClosedRange<Int>?
    /// The whole scenario, if the page shows only part of it; nil otherwise.
    public var source: Text?

    /// Creates tools for a whole scenario or for some of its lines.
    public init(editableLines: ClosedRange<Int>? = nil, source: Text? = nil) {
        self.editableLines = editableLines
        self.source = source
    }
}
