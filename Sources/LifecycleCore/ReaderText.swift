/// A text for readers, such as the statement of a rule.
///
/// The WebAssembly module of a page leaves these texts out, which would be a tenth of its size, and
/// traps if one is read. The site has them in a file for each language.
public struct ReaderText: Sendable {
    #if hasFeature(Embedded)
        /// Creates a text without its words.
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
