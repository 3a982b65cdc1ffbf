/// The styles of the templates, of which a page contains what it needs: a file of its own would be
/// one more round trip before the first paint.
///
/// A sheet in the folder `classes` is named by a class, and stands in the pages that have an element
/// of that class; one in `languages` is named by a language, and stands in the pages that are in it
/// or have an article in it. All others stand in every page, before them.
struct PageStyles: Sendable {
    /// What stands in a page until it is known which classes it has.
    ///
    /// No page contains it, since Markdown has another character in its place.
    static let place = "\u{0}"

    private var common = ""
    private var languages = NamedSheets(folder: "languages/")
    private var classes = NamedSheets(folder: "classes/")

    /// Reads the style sheets of the templates, in the order of their names, compacted.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            let css = String(decoding: StyleSheet.compacted(file.bytes), as: UTF8.self)
            if !languages.take(css, at: file.path), !classes.take(css, at: file.path) {
                common += css
            }
        }
    }

    /// Every style, which is more than any page has.
    var all: String { common + languages.css { _ in true } + classes.css { _ in true } }

    /// The sheets of single classes once more as files, for scripts that make such elements in a
    /// page that had none.
    var files: [OutputFile] {
        classes.sheets.map { name, css in
            OutputFile(
                path: classes.folder + name + StyleSheet.suffix, bytes: Array((css + "\n").utf8))
        }
    }

    /// A page with its styles in their place.
    func filled(into html: String) -> String {
        let bytes = Array(html.utf8)
        let tags = pageLanguages(in: bytes)
        let names = pageClasses(in: bytes)
        let css =
            common
            + languages.css { name in tags.contains { $0 == name || $0.hasPrefix("\(name)-") } }
            + classes.css(where: names.contains)
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

/// The languages that a page, and an article in it, say they are in.
private func pageLanguages(in html: [UInt8]) -> Set<String> {
    let starts = ["<html ", "<article "].map { Array($0.utf8) }
    let mark = Array(" lang=\"".utf8)
    var tags: Set<String> = []
    var rest = html[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
        rest = rest[open...]
        if starts.contains(where: rest.starts) {
            let element = rest.prefix { $0 != UInt8(ascii: ">") }
            if let start = element.firstRange(of: mark)?.upperBound {
                let value = element[start...].prefix { $0 != UInt8(ascii: "\"") }
                tags.insert(String(decoding: value, as: UTF8.self))
            }
        }
        rest = rest.dropFirst()
    }
    return tags
}

/// The classes of the elements of a page.
private func pageClasses(in html: [UInt8]) -> Set<String> {
    let start = Array(" class=\"".utf8)
    var values: Set<ArraySlice<UInt8>> = []
    var rest = html[...]
    while let space = rest.firstIndex(of: start[0]) {
        rest = rest[space...]
        guard rest.starts(with: start) else {
            rest = rest.dropFirst()
            continue
        }
        let value = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }
        values.insert(value)
        rest = rest[value.endIndex...]
    }
    let words = values.flatMap { $0.split(separator: UInt8(ascii: " ")) }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
}
