import Diagnostics
import Markup
import SiteModel

/// Everything that the templates of a site depend on.
struct TemplateInput: Equatable {
    var folder: SourceFolder
    var languages: [SiteConfiguration.Language]
    /// Whether a page has an alias, for which a redirect is made.
    var hasAliases: Bool
    /// Whether there is a print edition.
    var isPrinted: Bool
    /// Whether runs have pages of their own.
    var embedsRuns: Bool
}

/// The templates of the site and their words, read and checked.
struct Templates {
    /// A template that the builder uses directly; all others are partials of these.
    enum Kind: String, CaseIterable {
        /// Every page; the only required template.
        case page
        /// The page that a server shows for a missing page.
        case notFound = "not-found"
        /// The page at an alias.
        case redirect
        /// A heading of the content; without it headings are plain.
        case heading
        /// The print edition.
        case print
        /// The list of places that use a term, below its definition.
        case uses
        /// The mark of a section whose original has changed; without it there is none.
        case stale
        /// What readers are told before they begin a page; without it they are told nothing.
        case lesson
        /// A run on a page of its own.
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
            case .lesson: TemplateShape.lesson
            case .embed: TemplateShape.embed
            }
        }
    }

    /// The extension of templates.
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

    /// Reports what is wrong with the translations of a language.
    private static func faults(ofLanguage tag: String, in folder: SourceFolder) -> [Diagnostic] {
        let path = LanguageFile.name(tag)
        let source = folder.files.first { $0.path == path }
        return LanguageFile.faults(
            in: tag,
            theme: source.map { LanguageFile($0.bytes, path: folder.displayPath(of: path)) })
    }

    /// Whether a template exists.
    func has(_ kind: Kind) -> Bool { templates[kind.rawValue] != nil }

    /// Renders a template with values and the words of a language.
    func html(_ kind: Kind, _ values: TemplateValues, language: String) -> HTML {
        var values = values
        values["words"] = .object(words.words(language).mapValues { .text($0) })
        var rendering = TemplateRendering(templates, values)
        rendering.write(kind.rawValue)
        return rendering.html
    }

    /// The ids that the templates themselves add to pages.
    var ids: Set<String> {
        Set(templates.values.flatMap { $0.steps.flatMap(\.ids) })
    }

    private mutating func reportMissing(_ kind: Kind, _ use: Message, in folder: SourceFolder) {
        diagnostics.append(
            Diagnostic(
                .error, "template.missing", range: .fileStart,
                "there is no such template, which \(use)"
            ).inFile(folder.displayPath(of: kind.rawValue + Self.suffix)))
    }
}
