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

    /// What `page.mustache` is given; `PageValues` fills it.
    static let page: [String: TemplateShape] = [
        "language": .text, "root": .text, "siteTitle": .text, "siteDescription": .text,
        "pageTitle": .text, "pageDescription": .text, "isHome": .flag, "canonical": .text,
        "sourcePath": .text, "body": .text, "hasContents": .flag, "hasRuns": .flag,
        "sections": .list([
            "title": .text,
            "pages": .list(["title": .text, "url": .text, "isCurrent": .flag]),
        ]),
        "contents": .list(["text": .text, "id": .text, "isNested": .flag]),
        "previous": .object(["title": .text, "url": .text]),
        "next": .object(["title": .text, "url": .text]),
    ]
}
