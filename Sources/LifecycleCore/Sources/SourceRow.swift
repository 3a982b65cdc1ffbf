/// What is known of a source: what it is called, who says it, when, and where it stands.
public struct SourceRow: Sendable {
    /// The case that rules name it by.
    public var source: Source
    /// What kind of source it is.
    public var kind: SourceKind
    /// The stable id, by which pages link to it: the case in small letters, with hyphens.
    public var id: StaticString { texts.id.words }
    /// The title, in the language of the source; of an inference the sentence.
    public var title: StaticString { texts.title.words }
    /// Who says it, or on which site; nil if the title tells, or no author is known.
    public var author: StaticString? { texts.author?.words }
    /// The tag of the language of the title; nil for a name of the API, which is of no language.
    public var language: StaticString? { texts.language?.words }
    /// When it was written, as far as it is known: `2017-03-27` or `2015`.
    public var date: StaticString? { texts.date?.words }
    /// Where it was found; nil if no address is known.
    public var address: StaticString? { texts.address?.words }

    private var texts: Texts

    private struct Texts: Sendable {
        var id: ReaderText
        var title: ReaderText
        var author: ReaderText?
        var language: ReaderText?
        var date: ReaderText?
        var address: ReaderText?
    }
}

extension SourceRow {
    /// A source by others than Apple, or a post in a forum.
    init(
        _ source: Source, _ kind: SourceKind, _ id: StaticString, _ title: StaticString,
        by author: StaticString? = nil, in language: StaticString? = "en",
        date: StaticString? = nil, at address: StaticString? = nil
    ) {
        self.init(
            source: source, kind: kind,
            texts: Texts(
                id: ReaderText(id), title: ReaderText(title), author: author.map(ReaderText.init),
                language: language.map(ReaderText.init), date: date.map(ReaderText.init),
                address: address.map(ReaderText.init)))
    }

    /// Apple's page on a method, a property or a type.
    init(api source: Source, _ id: StaticString, _ name: StaticString, at address: StaticString) {
        self.init(source, .documentation, id, name, by: "Apple", in: nil, at: address)
    }

    /// Another page of Apple's documentation.
    init(
        apple source: Source, _ id: StaticString, _ title: StaticString,
        date: StaticString? = nil, at address: StaticString? = nil
    ) {
        self.init(source, .documentation, id, title, by: "Apple", date: date, at: address)
    }

    /// A sentence that something is concluded from.
    init(sentence source: Source, _ id: StaticString, _ sentence: StaticString) {
        self.init(source, .inferred, id, sentence)
    }
}

/// All sources: one row for each, in the order of the cases.
public let sources: [SourceRow] =
    appleGuides + appleAppDelegate + appleReference + reports + inferences
    + assumptions
