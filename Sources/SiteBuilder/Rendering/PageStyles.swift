/// The styles of the templates, of which a page contains what it needs: a file of its own would be
/// one more round trip before the first paint.
///
/// A sheet in the folder `elements`, `languages` or `classes` is named by an element, a language or a
/// class, and stands in the pages that have such an element, that are in the language or have an
/// article in it, or that have an element of the class. All others stand in every page, before them.
struct PageStyles: Sendable {
    /// What stands in a page until it is known which classes it has.
    ///
    /// No page contains it, since Markdown has another character in its place.
    static let place = "\u{0}"

    private var common = ""
    private var elements = NamedSheets(folder: "elements/")
    private var languages = NamedSheets(folder: "languages/")
    private var classes = NamedSheets(folder: "classes/")

    /// Reads the style sheets of the templates, in the order of their names, shortened.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            let css = StyleSheet.shortened(String(decoding: file.bytes, as: UTF8.self))
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
    func filled(into html: String) -> String {
        let names = PageNames(Array(html.utf8))
        let css =
            common + elements.css(where: names.elements.contains)
            + languages.css { language in
                names.languages.contains { $0 == language || $0.hasPrefix("\(language)-") }
            } + classes.css(where: names.classes.contains)
        return html.replacing(Self.place, with: css)
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

/// What the elements of a page are called, and the classes and languages that they have.
private struct PageNames {
    private(set) var elements: Set<String> = []
    private(set) var classes: Set<String> = []
    /// The languages of the page and of articles in it.
    private(set) var languages: Set<String> = []

    init(_ html: [UInt8]) {
        var names: Set<ArraySlice<UInt8>> = []
        var values: Set<ArraySlice<UInt8>> = []
        var rest = html[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            let tag = rest[open...].dropFirst().prefix { $0 != UInt8(ascii: ">") }
            rest = rest[tag.endIndex...]
            let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
            names.insert(name)
            if let value = value(of: "class", in: tag) { values.insert(value) }
            if name.elementsEqual("html".utf8) || name.elementsEqual("article".utf8),
                let language = value(of: "lang", in: tag)
            {
                languages.insert(String(decoding: language, as: UTF8.self))
            }
        }
        let words = values.flatMap { $0.split(separator: UInt8(ascii: " ")) }
        elements = Set(names.map { String(decoding: $0, as: UTF8.self) })
        classes = Set(words.map { String(decoding: $0, as: UTF8.self) })
    }
}

/// The value of an attribute of a tag.
private func value(of attribute: String, in tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = Array(" \(attribute)=\"".utf8)
    var rest = tag
    while let space = rest.firstIndex(of: start[0]) {
        rest = rest[space...]
        if rest.starts(with: start) {
            return rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
        }
        rest = rest.dropFirst()
    }
    return nil
}
