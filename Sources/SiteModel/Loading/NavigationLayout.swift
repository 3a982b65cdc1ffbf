import Diagnostics

/// The navigation with folders expanded to their pages.
struct NavigationLayout: Equatable, Sendable {
    var sections: [Section]
    /// The rows that name a page or a folder, as written.
    var named: [SiteConfiguration.Row]
    /// The path of the file that lists the pages, as messages name it.
    var file: String
    var origin: Origin

    /// The source of the navigation.
    enum Origin: Equatable, Sendable {
        /// The list in `site.yml`.
        case configuration
        /// The list of `SUMMARY.md`.
        case summary
        /// The folders of the pages.
        case folders
    }

    struct Section: Equatable, Sendable {
        var title: Title
        var rows: [Row]
        var isPrinted = false
    }

    struct Row: Equatable, Sendable {
        var kind: Kind
        /// The number of sections around the row, within its section.
        var depth: Int

        enum Kind: Equatable, Sendable {
            /// A page, by its path below the folder of its language.
            case page(String)
            /// The page of a folder, which lists the pages below it.
            case folderPage(String)
            /// A title without a page.
            case heading(Title)
        }

        /// The path of the page; nil for a title.
        var path: String? {
            switch kind {
            case .page(let path), .folderPage(let path): path
            case .heading: nil
            }
        }
    }

    enum Title: Equatable, Sendable {
        case words(LocalText)
        /// The title of the page of a folder, or the name of the folder if it has none.
        case folder(String)
    }
}

extension NavigationLayout {
    /// Lays out the navigation from `site.yml`, or else from `SUMMARY.md`, or else from the
    /// folders.
    ///
    /// - Parameters:
    ///   - configuration: The content of `site.yml`.
    ///   - file: The path of `site.yml` as messages name it.
    ///   - summary: `SUMMARY.md` and its path as messages name it; nil if there is none.
    ///   - paths: The paths of the pages to list, below the folder of their language.
    init(
        _ configuration: SiteConfiguration, of file: String,
        summary: (rows: [SiteConfiguration.Section], file: String)?, paths: [String]
    ) {
        let list = configuration.sections ?? summary?.rows
        origin =
            configuration.sections != nil ? .configuration : summary != nil ? .summary : .folders
        self.file = origin == .summary ? summary?.file ?? file : file
        named = (list ?? []).flatMap(\.rows)
        let folders = Folder(of: paths.filter { $0 != LoadedPage.home })
        guard let list else {
            let top = folders.pages.map { Row(kind: .page($0), depth: 0) }
            let within = folders.folders.map { name, folder in
                Section(title: .folder(name), rows: folder.rows(at: name, depth: 0))
            }
            sections =
                (top.isEmpty ? [] : [Section(title: .words(configuration.title), rows: top)])
                + within
            return
        }
        let listed = Set(named.compactMap(\.page))
        sections = list.map { section in
            let rows = section.rows.flatMap { row -> [Row] in
                switch row.kind {
                case .page(let path): return [Row(kind: .page(path), depth: row.depth)]
                case .heading(let title):
                    return [Row(kind: .heading(.words(title)), depth: row.depth)]
                case .folder(let path):
                    return folders.folder(at: path).rows(at: path, depth: row.depth).filter {
                        $0.path.map { !listed.contains($0) } ?? true
                    }
                }
            }
            return Section(
                title: .words(section.title), rows: rows, isPrinted: section.isPrinted)
        }
    }
}

extension SiteConfiguration.Row {
    /// The path of the page in the row; nil if it names none.
    var page: String? {
        if case .page(let path) = kind { path } else { nil }
    }
}

/// A folder of pages, with its entries ordered by name.
private struct Folder {
    private var entries: [(name: String, entry: Entry)] = []

    private indirect enum Entry {
        case page(String)
        case folder(Folder)
    }

    init(of paths: [String]) {
        self.init(paths.map { (rest: $0[...], path: $0) })
    }

    private init(_ paths: [(rest: Substring, path: String)]) {
        var within: [String: [(rest: Substring, path: String)]] = [:]
        for (rest, path) in paths {
            if let slash = rest.firstIndex(of: "/") {
                within[String(rest[..<slash]), default: []].append(
                    (rest[slash...].dropFirst(), path))
            } else {
                entries.append((String(rest.dropLast(".md".count)), .page(path)))
            }
        }
        entries += within.map { ($0, .folder(Folder($1))) }
        entries.sort { naturallyPrecedes($0.name, $1.name) }
    }

    /// The pages directly in the folder.
    var pages: [String] {
        entries.compactMap { if case .page(let path) = $0.entry { path } else { nil } }
    }

    var folders: [(String, Folder)] {
        entries.compactMap { name, entry in
            if case .folder(let folder) = entry { (name, folder) } else { nil }
        }
    }

    /// The folder at a path below this one; an empty folder if there is none.
    func folder(at path: String) -> Folder {
        path.split(separator: "/").reduce(self) { folder, name in
            folder.folders.first { $0.0 == name }?.1 ?? Folder(of: [])
        }
    }

    /// All pages in and below the folder, its own page first.
    func rows(at path: String, depth: Int) -> [NavigationLayout.Row] {
        typealias Row = NavigationLayout.Row
        let index = path.isEmpty ? LoadedPage.home : "\(path)/\(LoadedPage.home)"
        let own = pages.contains(index) ? [Row(kind: .folderPage(index), depth: depth)] : []
        return own
            + entries.flatMap { name, entry -> [Row] in
                switch entry {
                case .page(index): return []
                case .page(let page): return [Row(kind: .page(page), depth: depth)]
                case .folder(let folder):
                    let path = path.isEmpty ? name : "\(path)/\(name)"
                    var rows = folder.rows(at: path, depth: depth + 1)
                    if case .folderPage = rows.first?.kind {
                        rows[0].depth = depth
                    } else {
                        rows.insert(Row(kind: .heading(.folder(path)), depth: depth), at: 0)
                    }
                    return rows
                }
            }
    }
}

/// Returns true if a name comes before another one; numbers compare as numbers: `2-one` before
/// `10-two`.
private func naturallyPrecedes(_ first: String, _ second: String) -> Bool {
    var (rest, other) = (Array(first.utf8)[...], Array(second.utf8)[...])
    while let byte = rest.first, let against = other.first {
        if isDigit(byte), isDigit(against) {
            let (number, otherNumber) = (rest.prefix(while: isDigit), other.prefix(while: isDigit))
            let (digits, otherDigits) = (
                number.drop { $0 == UInt8(ascii: "0") },
                otherNumber.drop { $0 == UInt8(ascii: "0") }
            )
            if digits.count != otherDigits.count { return digits.count < otherDigits.count }
            if !digits.elementsEqual(otherDigits) {
                return digits.lexicographicallyPrecedes(otherDigits)
            }
            rest = rest.dropFirst(number.count)
            other = other.dropFirst(otherNumber.count)
        } else if byte != against {
            return byte < against
        } else {
            rest = rest.dropFirst()
            other = other.dropFirst()
        }
    }
    if rest.isEmpty != other.isEmpty { return rest.isEmpty }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
}

private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}
