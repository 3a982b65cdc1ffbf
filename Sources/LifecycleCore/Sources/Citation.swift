/// The sources behind a fact, and what they do not say by themselves.
///
/// Four of them at most, and none of them in an array, as the compiler could not lay out a table
/// with such rows as data. The module that a page loads has no sources at all, like the texts of
/// `ReaderText`.
struct Citation: Sendable {
    #if hasFeature(Embedded)
        @inlinable @inline(__always)
        init(
            _ first: Source, _ second: Source?, _ third: Source?, _ fourth: Source?,
            note: StaticString
        ) {}

        var sources: [Source] { preconditionFailure("a module has no sources") }
        var note: StaticString { preconditionFailure("a module has no texts for readers") }
    #else
        private let cited: (Source, Source?, Source?, Source?)
        let note: StaticString

        @inline(__always)
        init(
            _ first: Source, _ second: Source?, _ third: Source?, _ fourth: Source?,
            note: StaticString
        ) {
            cited = (first, second, third, fourth)
            self.note = note
        }

        var sources: [Source] {
            [cited.0] + [cited.1, cited.2, cited.3].compactMap { $0 }
        }
    #endif
}
