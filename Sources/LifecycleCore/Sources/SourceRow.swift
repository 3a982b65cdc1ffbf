/// The facts about a source: its title, its author, its date and its address.
public struct SourceRow: Sendable {
    /// The case by which rules name the source.
    public var source: Source
    /// The kind of the source.
    public var kind: SourceKind
    /// The stable id in links: the case in lower case, with hyphens.
    public var id: StaticString { texts.id.words }
    /// The title in the language of the source; for an inference, the sentence.
    public var title: StaticString { texts.title.words }
    /// The author or the site; nil if the title says so, or if it is unknown.
    public var author: StaticString? { texts.author?.words }
    /// The language tag of the title; nil for the name of an API.
    public var language: StaticString? { texts.language?.words }
    /// The date as far as it is known, such as `2017-03-27` or `2015`.
    public var date: StaticString? { texts.date?.words }
    /// The address where it was found; nil if it is unknown.
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
    /// Creates a source that is not from Apple, or a forum post.
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

    /// Creates Apple's page on a method, a property or a type.
    init(api source: Source, _ id: StaticString, _ name: StaticString, at address: StaticString) {
        self.init(source, .documentation, id, name, by: "Apple", in: nil, at: address)
    }

    /// Creates another page of Apple's documentation.
    init(
        apple source: Source, _ id: StaticString, _ title: StaticString,
        date: StaticString? = nil, at address: StaticString? = nil
    ) {
        self.init(source, .documentation, id, title, by: "Apple", date: date, at: address)
    }

    /// Creates a sentence from which something is concluded.
    init(sentence source: Source, _ id: StaticString, _ sentence: StaticString) {
        self.init(source, .inferred, id, sentence)
    }
}

/// All sources, a row for each in the order of the cases.
public let sources: [SourceRow] =
    appleGuides + appleAppDelegate + appleReference + reports + articles + inferences
    + assumptions
