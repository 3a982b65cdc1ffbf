package import Diagnostics

/// A part of the goal of an exercise: what a run is to show, in words and as a statement.
package struct Goal: Equatable, Sendable {
    /// What is to be reached, for readers; empty if the statement alone says it.
    package var words: Text
    /// The statement that checks it, which begins with `expect`.
    package var statement: Text

    /// Reads a goal such as `both visits are saved: expect badge 2`, or a statement alone.
    package init(_ written: Text) {
        let mark: Text = ": expect "
        let places = 0..<max(0, written.count - mark.count + 1)
        let place = places.last {
            written.bytes[$0..<$0 + mark.count].elementsEqual(mark.bytes)
        }
        words = Text(written.bytes[..<(place ?? 0)])
        statement = Text(written.bytes[(place.map { $0 + 2 } ?? 0)...])
    }

    /// The goal as it is read.
    package var written: Text { words.isEmpty ? statement : "\(words): \(statement)" }
}
