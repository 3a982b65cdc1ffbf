import Diagnostics
import Markup
import SiteModel

/// All that the templates of a site depend on.
struct TemplateInput: Equatable {
    var folder: SourceFolder
    var languages: [SiteConfiguration.Language]
    /// Whether a page has an alias, at which a page is made too.
    var hasAliases: Bool
    /// Whether there is an edition to be printed.
    var isPrinted: Bool
    /// Whether runs have pages of their own.
    var embedsRuns: Bool
}

/// The templates of the site and their words, read and looked over.
struct Templates {
    /// A template that the site is made with; all others are parts of these.
    enum Kind: String, CaseIterable {
        /// Makes every page; the one that has to be there.
        case page
        /// Makes the page that stands in for one that is not there.
        case notFound = "not-found"
        /// Makes the page at an alias.
        case redirect
        /// Makes a heading of the content; without it a heading is just that.
        case heading
        /// Makes the edition to be printed.
        case print
        /// Makes the list of the places that use a term, below its definition.
        case uses
        /// Makes the mark of a section whose original has changed; without it there is none.
        case stale
        /// Makes a run on a page of its own.
        case embed

        /// The names that the template can use.
        var shape: [String: TemplateShape] {
            switch self {
            case .page: TemplateShape.page
            case .notFound: TemplateShape.notFound
            case .redirect: TemplateShape.redirect
            case .heading: TemplateShape.heading
            case .print: TemplateShape.print
            case .uses: TemplateShape.uses
            case .stale: TemplateShape.stale
            case .embed: TemplateShape.embed
            }
        }
    }

    /// The end of the name of a template's file.
    static let suffix = ".mustache"

    private var templates: [String: Template] = [:]
    /// The words of the templates by language.
    let words: TemplateWords
    private(set) var diagnostics: [Diagnostic] = []

    init(_ input: TemplateInput) {
        let folder = input.folder
        words = TemplateWords(folder, languages: input.languages.map(\.tag))
        for file in folder.sortedFiles where file.path.hasSuffix(Self.suffix) {
            let template = Template(Array(file.text))
            templates[String(file.path.dropLast(Self.suffix.count))] = template
            guard let fault = template.fault else { continue }
            diagnostics.append(
                Diagnostic(.error, "template.syntax", range: fault.range, fault.summary)
                    .inFile(folder.displayPath(of: file.path)))
        }
        if !has(.page) { reportMissing(.page, "every page is made with", in: folder) }
        var lint = TemplateLint(templates, words: words, folder: folder)
        lint.run()
        diagnostics += lint.diagnostics
        diagnostics += words.diagnostics + words.unused(but: lint.usedWords, in: folder)
        diagnostics += input.languages.flatMap { Self.faults(ofLanguage: $0.tag, in: folder) }
        if input.hasAliases, !has(.redirect) {
            reportMissing(.redirect, "the page at an alias is made with", in: folder)
        }
        if input.isPrinted, !has(.print) {
            reportMissing(.print, "the edition to be printed is made with", in: folder)
        }
        if input.embedsRuns, !has(.embed) {
            reportMissing(.embed, "a run on a page of its own is made with", in: folder)
        }
    }

    /// What is wrong with what a theme says in a language.
    private static func faults(ofLanguage tag: String, in folder: SourceFolder) -> [Diagnostic] {
        let path = LanguageFile.name(tag)
        guard let source = folder.files.first(where: { $0.path == path }) else { return [] }
        return LanguageFile(source.bytes, path: folder.displayPath(of: path)).faults(in: tag)
    }

    /// Whether there is a template.
    func has(_ kind: Kind) -> Bool { templates[kind.rawValue] != nil }

    /// What a template makes of values, with the words of a language.
    func html(_ kind: Kind, _ values: TemplateValues, language: String) -> HTML {
        var values = values
        values["words"] = .object(words.words(language).mapValues { .text($0) })
        var rendering = TemplateRendering(templates, values)
        rendering.write(kind.rawValue)
        return rendering.html
    }

    /// The ids that the templates bring to pages themselves.
    var ids: Set<String> {
        Set(templates.values.flatMap { $0.steps.flatMap(\.ids) })
    }

    /// Reports that a template is missing which is needed for something.
    private mutating func reportMissing(_ kind: Kind, _ use: Message, in folder: SourceFolder) {
        diagnostics.append(
            Diagnostic(
                .error, "template.missing", range: .fileStart,
                "there is no such template, which \(use)"
            ).inFile(folder.displayPath(of: kind.rawValue + Self.suffix)))
    }
}
