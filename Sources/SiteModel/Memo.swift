/// A cache of the last output of a pure function for each name.
///
/// An output is reused only if its whole input is equal, so it is never out of date. Names keep the
/// cache small: it has one output for each page, however often the page changes.
package struct Memo<Name: Hashable & Sendable, Input: Equatable & Sendable, Output: Sendable>:
    Sendable
{
    private typealias Entry = (input: Input, output: Output)

    private var last: [Name: Entry] = [:]
    private var current: [Name: Entry] = [:]

    package init() {}

    /// The output for an input; nil if it is not known.
    package func known(_ name: Name, _ input: Input) -> Output? {
        guard let entry = current[name] ?? last[name], entry.input == input else { return nil }
        return entry.output
    }

    /// Keeps an output for the next build.
    package mutating func keep(_ output: Output, _ name: Name, _ input: Input) {
        current[name] = (input, output)
    }

    /// The output for an input, made only if it is not known.
    package mutating func output(_ name: Name, _ input: Input, make: (Input) -> Output) -> Output {
        let output = known(name, input) ?? make(input)
        keep(output, name, input)
        return output
    }

    /// Forgets what this build did not use.
    package mutating func endBuild() {
        last = current
        current = [:]
    }

    /// Forgets everything, because something that all outputs depend on has changed.
    package mutating func forget() {
        last = [:]
    }
}
