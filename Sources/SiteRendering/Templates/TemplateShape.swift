/// The names that a template can use: the values of a page and their members.
indirect enum TemplateShape: Sendable {
    case text
    case flag
    /// An element with members, or none.
    case object([String: TemplateShape])
    /// Any number of elements with members.
    case list([String: TemplateShape])

    /// The names known in a section on the value.
    var members: [String: TemplateShape] {
        switch self {
        case .text, .flag: [:]
        case .object(let members), .list(let members): members
        }
    }

    /// A link to a page; the language of its title is set if it differs from that of the page.
    private static let link: [String: TemplateShape] = [
        "title": .text, "url": .text, "titleLanguage": .text,
    ]

    /// A link to the same page in a language.
    private static let languageLink: [String: TemplateShape] = [
        "name": .text, "language": .text, "url": .text, "isCurrent": .flag,
        "isTranslated": .flag,
    ]

    /// The values for `page.mustache`, set by `PageValues`.
    static let page: [String: TemplateShape] = [
        "language": .text, "direction": .text, "root": .text, "siteTitle": .text,
        "siteDescription": .text,
        "homeURL": .text, "pageTitle": .text, "pageHeading": .text,
        "pageHeadingID": .text, "pageDescription": .text,
        "isHome": .flag, "isInNoSection": .flag,
        "printURL": .text, "sourcePath": .text, "editURL": .text, "updated": .text,
        "body": .text, "styles": .text, "hasContents": .flag, "hasRuns": .flag,
        "showsRuns": .flag, "comparesVersions": .flag,
        // For content in another language, or older than its original.
        "foreignLanguage": .text, "isStale": .flag, "original": .object(link),
        "staleSections": .list(
            link.merging([
                "isTop": .flag, "isChanged": .flag, "isMoved": .flag, "isNew": .flag,
                "isGone": .flag,
            ]) { $1 }),
        // For machines; all of these need the address of the site.
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
            "rows": .list(
                link.merging(["isCurrent": .flag, "isTitle": .flag, "depth": .text]) { $1 }),
            "earlier": .object(link), "later": .object(link),
        ]),
        // The pages of the folder that the page is the page of.
        "folderPages": .list(link), "hasFolderPages": .flag,
        "contents": .list(["text": .text, "id": .text, "isNested": .flag]),
        "hasPager": .flag,
        "previous": .object(link.merging(["heading": .text]) { $1 }),
        "next": .object(link.merging(["heading": .text]) { $1 }),
    ]

    /// The values for `not-found.mustache`: the same, and the corresponding pages in other
    /// languages.
    static let notFound = page.merging([
        "elsewhere": .list(["language": .text, "title": .text, "url": .text])
    ]) { $1 }

    /// The values for `heading.mustache`, the template of headings that links can target.
    static let heading: [String: TemplateShape] = [
        "heading": .text, "text": .text, "id": .text,
    ]

    /// The values for `stale.mustache`, the template of the note below the heading of a changed
    /// section.
    static let stale = link.merging(["isGone": .flag]) { $1 }

    /// The values for `lesson.mustache`, the template of what readers are told before they begin a
    /// page, set by `LessonValues`.
    static let lesson: [String: TemplateShape] = [
        "isBeginner": .flag, "isIntermediate": .flag, "isAdvanced": .flag, "minutes": .text,
        "hasBefore": .flag, "before": .list(link.merging(["isLater": .flag]) { $1 }),
    ]

    /// The values for `print.mustache`, the template of the print edition, set by `PrintEdition`.
    static let print: [String: TemplateShape] = [
        "language": .text, "direction": .text, "siteTitle": .text, "siteDescription": .text,
        "homeURL": .text,
        "styles": .text, "languages": .list(languageLink),
        "parts": .list([
            "title": .text,
            "chapters": .list([
                "title": .text, "id": .text, "titleID": .text, "url": .text, "address": .text,
                "foreignLanguage": .text, "body": .text, "hasHeadings": .flag,
                "headings": .list(["text": .text, "id": .text]),
            ]),
        ]),
    ]

    /// The values for `embed.mustache`, the template of an embedded run, set by `EmbeddedRun`.
    static let embed: [String: TemplateShape] = [
        "language": .text, "direction": .text, "root": .text, "siteTitle": .text,
        "pageTitle": .text,
        "runTitle": .text, "url": .text, "canonical": .text, "styles": .text, "body": .text,
        "comparesVersions": .flag,
    ]

    /// The values for `uses.mustache`, the template of the list of places that use a term.
    static let uses: [String: TemplateShape] = [
        "uses": .list(["page": .text, "section": .text, "url": .text])
    ]

    /// The values for `redirect.mustache`, the template of the page at an alias.
    static let redirect: [String: TemplateShape] = [
        "language": .text, "direction": .text, "title": .text, "url": .text, "canonical": .text,
    ]
}
