/// The sources of a fact, or the reason to infer it, with a note on what they do not say themselves.
///
/// There are at most four sources, and not in an array, because the compiler could not emit a table with
/// such rows as data. The WebAssembly module of a page leaves sources out, as it does `ReaderText`.
struct Citation: Sendable {
    #if hasFeature(Embedded)
        @inlinable @inline(__always)
        init(
            reason: StaticString = "", _ first: Source?, _ second: Source?, _ third: Source?,
            _ fourth: Source?, note: StaticString
        ) {}

        var reason: StaticString { preconditionFailure("a module has no texts for readers") }
        var sources: [Source] { preconditionFailure("a module has no sources") }
        var note: StaticString { preconditionFailure("a module has no texts for readers") }
    #else
        let reason: StaticString
        private let cited: (Source?, Source?, Source?, Source?)
        let note: StaticString

        @inline(__always)
        init(
            reason: StaticString = "", _ first: Source?, _ second: Source?, _ third: Source?,
            _ fourth: Source?, note: StaticString
        ) {
            self.reason = reason
            cited = (first, second, third, fourth)
            self.note = note
        }

        var sources: [Source] {
            [cited.0, cited.1, cited.2, cited.3].compactMap(\.self)
        }
    #endif
}
