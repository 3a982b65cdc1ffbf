import Diagnostics
import Markup
import SiteModel

/// The styles of the templates, of which a page contains what it needs: a file of its own would be
/// one more round trip before the first paint.
///
/// A sheet in the folder `elements`, `languages` or `classes` is named by an element, a language or a
/// class, and stands in the pages that have such an element, that are in the language or have an
/// article in it, or that have an element of the class. All others stand in every page, before them.
struct PageStyles: Sendable {
    /// What stands in a page until it is known which classes it has.
    static let place = TemplateValue.html(HTML { $0.note(.styles, 0..<0) })

    private var common = ""
    private var elements = NamedSheets(folder: "elements/")
    private var languages = NamedSheets(folder: "languages/")
    private var classes = NamedSheets(folder: "classes/")

    /// Reads the style sheets of the templates, in the order of their names, shortened.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            let css = StyleSheet.shortened(String(decoding: file.text, as: UTF8.self))
            let isNamed =
                elements.take(css, at: file.path) || languages.take(css, at: file.path)
                || classes.take(css, at: file.path)
            if !isNamed { common += css }
        }
    }

    /// The sheets of single classes once more as files, for scripts that make such elements in a
    /// page that had none.
    var files: [OutputFile] {
        classes.sheets.map { name, css in
            OutputFile(
                path: classes.folder + name + StyleSheet.suffix, bytes: Array(css.utf8))
        }
    }

    /// A page with its styles in their place.
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

/// The style sheets of a folder, which are named by what a page must have to need them.
private struct NamedSheets {
    /// The path of the folder below the templates, with a slash at its end.
    let folder: String
    private(set) var sheets: [(name: String, css: String)] = []

    init(folder: String) { self.folder = folder }

    /// Takes over a sheet if it is in the folder, and says whether it is.
    mutating func take(_ css: String, at path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let name = path.dropFirst(folder.count).dropLast(StyleSheet.suffix.count)
        sheets.append((String(name), css))
        return true
    }

    /// The sheets with certain names, one behind the other.
    func css(where isNeeded: (String) -> Bool) -> String {
        sheets.filter { isNeeded($0.name) }.map(\.css).joined()
    }
}
