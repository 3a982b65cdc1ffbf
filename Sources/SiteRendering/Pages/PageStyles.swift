import Diagnostics
import Markup
import SiteModel

/// The style sheets of the templates, of which each page contains those that it needs.
///
/// A separate file would cost another round trip before the first paint. A sheet in the folder
/// `elements`, `languages` or `classes` is named after an element, a language or a class. It is in
/// the pages with such an element, in the language or with an article in it, or with an element of
/// the class. All other sheets are in every page, before these.
struct PageStyles: Sendable {
    /// The placeholder for the styles until the classes of the page are known.
    static let place = TemplateValue.html(HTML { $0.note(.styles, 0..<0) })

    private var common = ""
    private var elements = NamedSheets(folder: "elements/")
    private var languages = NamedSheets(folder: "languages/")
    private var classes = NamedSheets(folder: "classes/")

    /// Reads and shortens the style sheets of the templates, in the order of their names.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            let css = StyleSheet.shortened(String(decoding: file.text, as: UTF8.self))
            let isNamed =
                elements.take(css, at: file.path) || languages.take(css, at: file.path)
                || classes.take(css, at: file.path)
            if !isNamed { common += css }
        }
    }

    /// The sheets of classes as files, for scripts that add such elements to a page without any.
    var files: [OutputFile] {
        classes.sheets.map { name, css in
            OutputFile(
                path: classes.folder + name + StyleSheet.suffix, bytes: Array(css.utf8))
        }
    }

    /// Inserts the styles into a page.
    func filled(into html: HTML) -> HTML {
        let classes = html.words(.classes)
        let languages = html.words(.language)
        let css =
            common
            + elements.css { name in Tag(name).map(html.tags.contains) ?? false }
            + self.languages.css { language in
                languages.contains { $0 == language || $0.hasPrefix("\(language)-") }
            } + self.classes.css(where: classes.contains)
        return html.filling(.styles, with: Text(string: css))
    }
}

extension HTML {
    /// The words in the values of a kind.
    fileprivate func words(_ kind: Mark.Kind) -> Set<String> {
        var words: Set<ArraySlice<UInt8>> = []
        for value in Set(values(kind)) {
            words.formUnion(value.split(separator: UInt8(ascii: " ")))
        }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }
}

/// The style sheets of a folder, named after what a page must contain to need them.
private struct NamedSheets {
    /// The path of the folder below the templates, with a trailing slash.
    let folder: String
    private(set) var sheets: [(name: String, css: String)] = []

    init(folder: String) { self.folder = folder }

    /// Adds a sheet if it is in the folder, and returns whether it is.
    mutating func take(_ css: String, at path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let name = path.dropFirst(folder.count).dropLast(StyleSheet.suffix.count)
        sheets.append((String(name), css))
        return true
    }

    /// The concatenated sheets whose names satisfy a condition.
    func css(where isNeeded: (String) -> Bool) -> String {
        sheets.filter { isNeeded($0.name) }.map(\.css).joined()
    }
}
