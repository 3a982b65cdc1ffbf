/// The styles of the templates, of which a page contains what it needs: a file of its own would be
/// one more round trip before the first paint.
///
/// A sheet in the folder `classes` is named by a class, and stands in the pages that have an element
/// of that class. All others stand in every page, before them.
struct PageStyles: Sendable {
    /// What stands in a page until it is known which classes it has.
    ///
    /// No page contains it, since Markdown has another character in its place.
    static let place = "\u{0}"
    private static let folder = "classes/"

    private var common = ""
    private var parts: [(name: String, css: String)] = []

    /// Reads the style sheets of the templates, in the order of their names, compacted.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            let css = String(decoding: StyleSheet.compacted(file.bytes), as: UTF8.self)
            if file.path.hasPrefix(Self.folder) {
                let name = file.path.dropFirst(Self.folder.count)
                parts.append((String(name.dropLast(StyleSheet.suffix.count)), css))
            } else {
                common += css
            }
        }
    }

    /// Every style, which is more than any page has.
    var all: String { common + parts.map(\.css).joined() }

    /// The sheets of single classes once more as files, for scripts that make such elements in a
    /// page that had none.
    var files: [OutputFile] {
        parts.map { name, css in
            OutputFile(
                path: Self.folder + name + StyleSheet.suffix, bytes: Array((css + "\n").utf8))
        }
    }

    /// A page with its styles in their place.
    func filled(into html: String) -> String {
        let classes = classes(in: Array(html.utf8))
        let css = common + parts.filter { classes.contains($0.name) }.map(\.css).joined()
        return html.replacing(Self.place, with: css)
    }
}

/// The classes of the elements of a page.
private func classes(in html: [UInt8]) -> Set<String> {
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
