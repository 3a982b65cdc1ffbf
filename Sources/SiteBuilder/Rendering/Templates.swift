import Diagnostics
import Mustache

/// The templates of the site, read and looked over.
struct Templates {
    /// The name of the template that makes a page.
    static let page = "page"
    /// The end of the name of a template's file.
    static let suffix = ".mustache"

    private var library = MustacheLibrary()
    private(set) var diagnostics: [Diagnostic] = []

    init(_ folder: SourceFolder) {
        var sources: [String: [UInt8]] = [:]
        for file in folder.sortedFiles where file.path.hasSuffix(Self.suffix) {
            let name = String(file.path.dropLast(Self.suffix.count))
            sources[name] = file.bytes
            register(file, name, in: folder)
        }
        if sources[Self.page] == nil {
            diagnostics.append(
                Diagnostic(
                    .error, "template.missing", range: .fileStart,
                    "there is no such template, which every page is made with"
                ).inFile(folder.displayPath(of: Self.page + Self.suffix)))
        }
        var lint = TemplateLint(sources, folder: folder)
        lint.run()
        diagnostics += lint.diagnostics
    }

    /// The page with values put in.
    func page(with values: [String: Any]) -> String {
        library.render(values, withTemplate: Self.page) ?? ""
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
