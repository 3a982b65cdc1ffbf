import Diagnostics
import Mustache

/// All that the templates of a site depend on.
struct TemplateInput: Equatable {
    var folder: SourceFolder
    var languages: [SiteConfiguration.Language]
    /// Whether a page has an alias, at which a page is made too.
    var hasAliases: Bool
    /// Whether there is an edition to be printed.
    var isPrinted: Bool
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
            }
        }
    }

    /// The end of the name of a template's file.
    static let suffix = ".mustache"

    private var library = MustacheLibrary()
    /// The words of the templates by language.
    let words: TemplateWords
    /// What the simulator says, by the tag of each language that has a file of it.
    let translations: [String: Translation]
    private var names: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ input: TemplateInput) {
        let folder = input.folder
        words = TemplateWords(folder, languages: input.languages.map(\.tag))
        translations = Self.translations(in: folder, to: input.languages.map(\.tag))
        var sources: [String: [UInt8]] = [:]
        for file in folder.sortedFiles where file.path.hasSuffix(Self.suffix) {
            let name = String(file.path.dropLast(Self.suffix.count))
            sources[name] = file.bytes
            register(file, name, in: folder)
        }
        names = Set(sources.keys)
        if !has(.page) { reportMissing(.page, "every page is made with", in: folder) }
        var lint = TemplateLint(sources, words: words, folder: folder)
        lint.run()
        diagnostics += lint.diagnostics
        diagnostics += words.diagnostics + words.unused(but: lint.usedWords, in: folder)
        diagnostics += input.languages.flatMap { translations[$0.tag]?.diagnostics ?? [] }
        if input.hasAliases, !has(.redirect) {
            reportMissing(.redirect, "the page at an alias is made with", in: folder)
        }
        if input.isPrinted, !has(.print) {
            reportMissing(.print, "the edition to be printed is made with", in: folder)
        }
    }

    private static func translations(
        in folder: SourceFolder, to languages: [String]
    ) -> [String: Translation] {
        var translations: [String: Translation] = [:]
        for language in languages {
            let path = Translation.file(language)
            guard let source = folder.files.first(where: { $0.path == path }) else { continue }
            translations[language] = Translation(source, as: folder.displayPath(of: path))
        }
        return translations
    }

    /// Whether there is a template.
    func has(_ kind: Kind) -> Bool { names.contains(kind.rawValue) }

    /// What a template makes of values, with the words of a language.
    func text(_ kind: Kind, _ values: [String: Any], language: String) -> String {
        let values = values.merging(["words": words.words(language)]) { $1 }
        return library.render(values, withTemplate: kind.rawValue) ?? ""
    }

    /// Reports that a template is missing which is needed for something.
    private mutating func reportMissing(_ kind: Kind, _ use: Text, in folder: SourceFolder) {
        diagnostics.append(
            Diagnostic(
                .error, "template.missing", range: .fileStart,
                "there is no such template, which \(use)"
            ).inFile(folder.displayPath(of: kind.rawValue + Self.suffix)))
    }

    private mutating func register(_ file: SourceFile, _ name: String, in folder: SourceFolder) {
        do {
            try library.register(String(decoding: file.bytes, as: UTF8.self), named: name)
        } catch let fault as MustacheTemplate.ParserError {
            let place = SourceRange(
                line: fault.context.lineNumber, column: max(1, fault.context.columnNumber),
                length: 0)
            diagnostics.append(
                Diagnostic(.error, "template.syntax", range: place, words(for: fault.error))
                    .inFile(folder.displayPath(of: file.path)))
        } catch {
            diagnostics.append(
                Diagnostic(.error, "template.syntax", range: .fileStart, "template cannot be read")
                    .inFile(folder.displayPath(of: file.path)))
        }
    }

    private func words(for error: any Error) -> Text {
        switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: "the tag closes another section than the one that is open"
        case .unfinishedName: "the tag is not closed with '}}'"
        case .expectedSectionEnd: "a section is not closed at the end of the template"
        case .illegalTokenInsideInheritSection, .textInsideInheritSection:
            "inside '{{<…}}' there are only blocks, '{{$…}}'"
        case .transformAppliedToInheritanceSection: "a block has a plain name"
        case .invalidSetDelimiter, .invalidConfigVariableSyntax, .unrecognisedConfigVariable:
            "the tag is none that a template can have"
        case nil: "the tag is not closed with '}}'"
        }
    }
}
