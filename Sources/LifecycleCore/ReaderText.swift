/// A text for readers that stands beside a fact, such as what a rule says.
///
/// The module that a page loads has none of these texts, which would be a tenth of it, and traps
/// where one is asked for: the site has them in a file of each language.
public struct ReaderText: Sendable {
    #if hasFeature(Embedded)
        /// Leaves the words out.
        @inlinable @inline(__always)
        public init(_ words: StaticString) {}

        /// The words.
        public var words: StaticString { preconditionFailure("a module has no texts for readers") }
    #else
        /// The words.
        public let words: StaticString

        /// Creates a text from its words.
        @inlinable @inline(__always)
        public init(_ words: StaticString) {
            self.words = words
        }
    #endif
}
