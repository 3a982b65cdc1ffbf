/// What a pure function made of its inputs, the last time it was asked under a name.
///
/// An output is taken again only if all that it was made from is equal, so it is never out of date.
/// Names keep it small: there is one output for each page, however often the page changes.
package struct Memo<Name: Hashable & Sendable, Input: Equatable & Sendable, Output: Sendable>:
    Sendable
{
    private typealias Entry = (input: Input, output: Output)

    private var last: [Name: Entry] = [:]
    private var current: [Name: Entry] = [:]

    package init() {}

    /// What was made of the inputs; nil if nothing was, or of others.
    package func known(_ name: Name, _ input: Input) -> Output? {
        guard let entry = current[name] ?? last[name], entry.input == input else { return nil }
        return entry.output
    }

    /// Keeps an output for the next build.
    package mutating func keep(_ output: Output, _ name: Name, _ input: Input) {
        current[name] = (input, output)
    }

    /// What is made of the inputs, made only if it is not known.
    package mutating func output(_ name: Name, _ input: Input, make: (Input) -> Output) -> Output {
        let output = known(name, input) ?? make(input)
        keep(output, name, input)
        return output
    }

    /// Forgets what this build did not ask for.
    package mutating func endBuild() {
        last = current
        current = [:]
    }

    /// Forgets everything, as all outputs were made from something that has changed.
    package mutating func forget() {
        last = [:]
    }
}
