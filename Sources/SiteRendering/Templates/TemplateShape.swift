/// What a template can name: the values of a page and their members.
indirect enum TemplateShape: Sendable {
    case text
    case flag
    /// One thing with members, or none.
    case object([String: TemplateShape])
    /// Any number of things with members.
    case list([String: TemplateShape])

    /// The names that are known inside a section about the value.
    var members: [String: TemplateShape] {
        switch self {
        case .text, .flag: [:]
        case .object(let members), .list(let members): members
        }
    }

    /// A link to a page; the language of its title is given where the page around it has another.
    private static let link: [String: TemplateShape] = [
        "title": .text, "url": .text, "titleLanguage": .text,
    ]

    /// A link to the same page in a language.
    private static let languageLink: [String: TemplateShape] = [
        "name": .text, "language": .text, "url": .text, "isCurrent": .flag,
        "isTranslated": .flag,
    ]

    /// What `page.mustache` is given; `PageValues` fills it.
    static let page: [String: TemplateShape] = [
        "language": .text, "root": .text, "siteTitle": .text, "siteDescription": .text,
        "homeURL": .text, "pageTitle": .text, "pageHeading": .text, "pageDescription": .text,
        "isHome": .flag, "isInNoSection": .flag,
        "printURL": .text, "sourcePath": .text, "editURL": .text, "updated": .text,
        "body": .text, "styles": .text, "hasContents": .flag, "hasRuns": .flag,
        "comparesVersions": .flag,
        // Where the content is not in the language of the page, or behind its original.
        "foreignLanguage": .text, "isStale": .flag, "original": .object(link),
        "staleSections": .list(
            link.merging([
                "isTop": .flag, "isChanged": .flag, "isMoved": .flag, "isNew": .flag,
                "isGone": .flag,
            ]) { $1 }),
        // For machines; all of them need the address of the site.
        "canonical": .text, "structuredData": .text, "feedURL": .text,
        "alternates": .list(["language": .text, "url": .text]),
        "pictureURL": .text, "pictureDescription": .text,
        // The page as Markdown.
        "markdownURL": .text,
        "languages": .list(languageLink),
        "breadcrumbs": .list(link),
        "sections": .list([
            "title": .text, "url": .text, "isCurrent": .flag, "isListed": .flag,
            "pages": .list(link.merging(["isCurrent": .flag]) { $1 }),
            "earlier": .object(link), "later": .object(link),
        ]),
        "contents": .list(["text": .text, "id": .text, "isNested": .flag]),
        "hasPager": .flag,
        "previous": .object(link.merging(["heading": .text]) { $1 }),
        "next": .object(link.merging(["heading": .text]) { $1 }),
    ]

    /// What `not-found.mustache` is given: the same, and the pages that say so in other languages.
    static let notFound = page.merging([
        "elsewhere": .list(["language": .text, "title": .text, "url": .text])
    ]) { $1 }

    /// What `heading.mustache` is given, which makes each heading that a link can lead to.
    static let heading: [String: TemplateShape] = [
        "heading": .text, "text": .text, "id": .text,
    ]

    /// What `stale.mustache` is given, which makes what stands below the heading of a section whose
    /// original has changed.
    static let stale = link.merging(["isGone": .flag]) { $1 }

    /// What `print.mustache` is given, which makes the edition to be printed; `PrintEdition` fills
    /// it.
    static let print: [String: TemplateShape] = [
        "language": .text, "siteTitle": .text, "siteDescription": .text, "homeURL": .text,
        "styles": .text, "languages": .list(languageLink),
        "parts": .list([
            "title": .text,
            "chapters": .list([
                "title": .text, "id": .text, "url": .text, "address": .text,
                "foreignLanguage": .text, "body": .text, "hasHeadings": .flag,
                "headings": .list(["text": .text, "id": .text]),
            ]),
        ]),
    ]

    /// What `embed.mustache` is given, which makes a run on a page of its own; `EmbeddedRun` fills it.
    static let embed: [String: TemplateShape] = [
        "language": .text, "root": .text, "siteTitle": .text, "pageTitle": .text,
        "runTitle": .text, "url": .text, "canonical": .text, "styles": .text, "body": .text,
        "comparesVersions": .flag,
    ]

    /// What `uses.mustache` is given, which makes the list of the places that use a term.
    static let uses: [String: TemplateShape] = [
        "uses": .list(["page": .text, "section": .text, "url": .text])
    ]

    /// What `redirect.mustache` is given, which makes the page at an alias.
    static let redirect: [String: TemplateShape] = [
        "language": .text, "title": .text, "url": .text, "canonical": .text,
    ]
}
