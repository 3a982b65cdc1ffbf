/// A page as a search reads it.
public struct SearchedPage: Equatable, Sendable {
    /// The title of the page.
    public var title: String
    /// The address of the page, without the root of the site.
    public var address: String
    /// The text of the page, divided at its headings.
    public var sections: [Section]
    /// One sentence about the page; empty if there is none.
    public var about: String
    /// Other titles of the page.
    public var keywords: [String]

    /// Creates a page.
    public init(
        title: String, address: String, sections: [Section], about: String = "",
        keywords: [String] = []
    ) {
        self.title = title
        self.address = address
        self.sections = sections
        self.about = about
        self.keywords = keywords
    }

    /// A heading with the text up to the next heading.
    public struct Section: Equatable, Sendable {
        /// The words of the heading; empty for the text above the first one.
        public var heading: String
        /// The id of the heading; empty for the top of the page.
        public var id: String
        /// The text, without line breaks and with single spaces.
        public var text: String

        /// Creates a section.
        public init(heading: String, id: String, text: String) {
            self.heading = heading
            self.id = id
            self.text = text
        }
    }
}

/// What a search knows of the language of its pages.
public struct SearchLanguage: Equatable, Sendable {
    /// The words that any question may have, and that do not narrow a search.
    public var commonWords: [String]
    /// What pages say instead of the words of readers.
    public var synonyms: [Synonym]
    /// The position of the page with all names from A to Z; nil if there is none.
    public var indexPage: Int?

    /// Creates the knowledge of a language.
    public init(commonWords: [String], synonyms: [Synonym], indexPage: Int?) {
        self.commonWords = commonWords
        self.synonyms = synonyms
        self.indexPage = indexPage
    }

    /// Words of readers, and what pages say instead.
    public struct Synonym: Equatable, Sendable {
        /// The words of readers.
        public var typed: String
        /// The words of pages.
        public var meanings: [String]

        /// Creates a synonym.
        public init(typed: String, meanings: [String]) {
            self.typed = typed
            self.meanings = meanings
        }
    }
}
