import CommonMark
public import Diagnostics
import SiteChecks
public import SiteModel

/// A site made from a folder of Markdown that was written for other tools.
public struct ImportedSite: Equatable, Sendable {
    /// The files below the folder of the notes.
    public var files: [SourceFile] = []
    /// The files that are copied as they are.
    public var assets: [Asset] = []
    /// The number of pages.
    public var pages = 0
    /// The number of pages whose title is from the table of contents or the name of their file.
    public var namedPages = 0
    /// The number of links that were rewritten.
    public var repairedLinks = 0
    /// The number of pages with each key that is dropped.
    public var droppedKeys: [String: Int] = [:]
    /// The Markdown files that are left out because their names are not allowed in addresses, or because
    /// another file is their page.
    public var leftOut: [String] = []
    /// The faults of the text files that are left out because they are not UTF-8, with their places in the
    /// folder that was read.
    public var unread: [Diagnostic] = []
    /// The diagnostics about the site.
    public var findings: [Diagnostic] = []

    /// A file that is copied as it is.
    public struct Asset: Equatable, Sendable {
        /// The path in the folder that was read.
        public var from: String
        /// The path below the folder of the assets.
        public var to: String
    }
}

extension ImportedSite {
    /// Makes a site from a folder.
    ///
    /// The pages are in the order of `SUMMARY.md`, of `_sidebar.md` or of `nav` in `mkdocs.yml`;
    /// without these, in the order of the folders. Links are rewritten where only one page can be
    /// meant. The remaining errors count as warnings in `site.yml`, kind by kind, so that the site
    /// builds before they are corrected.
    ///
    /// - Parameters:
    ///   - notes: The folder: Markdown and `mkdocs.yml` with bytes, other files with names only.
    ///   - title: The name of the site.
    ///   - language: The tag of its language, and the name of the language in that language.
    public init(of notes: SourceFolder, title: String, language: (tag: String, name: String)) {
        // Read as UTF-8, their other bytes would be lost.
        unread = notes.sortedFiles.compactMap { $0.faultOfEncoding(in: $0.path) }
        let unreadable = Set(unread.map(\.file.string))
        var notes = notes
        notes.files.removeAll { unreadable.contains($0.path) }
        let root = Self.root(of: notes)
        let files = notes.sortedFiles.filter { $0.path.hasPrefix(root) }.map {
            SourceFile(path: String($0.path.dropFirst(root.count)), bytes: Array($0.text))
        }
        // Who has no Markdown may have it in files of text.
        let hasMarkdown = files.contains { Self.isMarkdown($0.path) }
        let markdown = files.filter {
            Self.isMarkdown($0.path) || (!hasMarkdown && $0.path.hasSuffix(".txt"))
        }
        assets = files.filter { Attachment.isOne($0.path) }.map {
            Asset(from: root + $0.path, to: $0.path)
        }
        let paths = Self.paths(
            of: markdown.map(\.path).filter { !Self.lists.contains($0) })
        let order =
            files.first { Self.lists.contains($0.path) }.map { Self.listed($0.bytes, paths) }
            ?? notes.files.first { $0.path == "mkdocs.yml" }.flatMap { summary(ofMkDocs: $0.bytes) }
        let titles = Self.titles(in: order ?? [])
        var written: [SourceFile] = []
        for file in markdown where !Self.lists.contains(file.path) {
            guard let path = paths[file.path] else {
                leftOut.append(file.path)
                continue
            }
            let page = ImportedPage(
                file.bytes, path: path,
                title: path == "index.md" ? title : titles[path])
            if page.isNamed { namedPages += 1 }
            for key in page.droppedKeys { droppedKeys[key, default: 0] += 1 }
            written.append(SourceFile(path: "\(language.tag)/\(path)", bytes: page.bytes))
        }
        pages = written.count
        if let order {
            written.append(SourceFile(path: "\(language.tag)/SUMMARY.md", bytes: order))
        }
        if !written.contains(where: { $0.path == "\(language.tag)/index.md" }) {
            written.append(
                SourceFile(
                    path: "\(language.tag)/index.md",
                    bytes: Array("# \(title)\n".utf8)))
        }
        let configuration =
            "title: \(yaml(title))\nlanguages:\n  \(language.tag): \(yaml(language.name))\n"
        self.files = written + [SourceFile(path: "site.yml", bytes: Array(configuration.utf8))]
        repairLinks()
        allowFindings()
    }

    /// The tables of contents of other tools; the first one found counts.
    private static let lists = ["SUMMARY.md", "_sidebar.md"]

    /// The folder of the Markdown in a repository: `src/` for a book, `docs/` if there is a
    /// `mkdocs.yml`.
    private static func root(of notes: SourceFolder) -> String {
        let paths = Set(notes.files.map(\.path))
        if !paths.contains("SUMMARY.md"), paths.contains("src/SUMMARY.md") { return "src/" }
        if paths.contains("mkdocs.yml"), paths.contains(where: { $0.hasPrefix("docs/") }) {
            return "docs/"
        }
        return ""
    }

    private static func isMarkdown(_ path: String) -> Bool {
        path.hasSuffix(".md") || path.hasSuffix(".markdown")
    }

    /// The paths of pages by those of their files.
    ///
    /// Two files never become one page. A file whose path is not allowed in addresses has none.
    /// Neither has a file whose page another file is already.
    private static func paths(of files: [String]) -> [String: String] {
        let allowed = files.filter { !$0.unicodeScalars.contains(where: SitePath.isRefused) }
        // Files that keep their names come before those that would take them.
        let kept = allowed.filter { path(of: $0) == $0 }
        var paths = Dictionary(uniqueKeysWithValues: zip(kept, kept))
        var taken = Set(kept)
        for file in allowed where paths[file] == nil {
            let candidates = [path(of: file), file].filter { $0.hasSuffix(".md") }
            guard let free = candidates.first(where: { !taken.contains($0) }) else { continue }
            taken.insert(free)
            paths[file] = free
        }
        return paths
    }

    /// The path that a page should have: `index.md` for the page of a folder.
    private static func path(of file: String) -> String {
        var path = file
        for ending in [".markdown", ".txt"] where path.hasSuffix(ending) {
            path = String(path.dropLast(ending.count)) + ".md"
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let isIndex = ["readme.md", "_index.md"].contains(path.dropFirst(folder.count).lowercased())
        return isIndex ? "\(folder)index.md" : path
    }

    /// A table of contents with the new paths of pages.
    private static func listed(_ order: [UInt8], _ paths: [String: String]) -> [UInt8] {
        var text = String(decoding: order, as: UTF8.self)
        for (old, new) in paths.sorted(by: { $0.key < $1.key }) where new != old {
            for sign in ["(", "(<", "(./"] {
                text = text.replacing("\(sign)\(old)", with: "\(sign)\(new)")
            }
        }
        return Array(text.utf8)
    }

    /// The titles that a table of contents gives to pages.
    private static func titles(in order: [UInt8]) -> [String: String] {
        let links = Document(parsing: order).links.compactMap { link in
            SitePath.resolve(SitePath.decoded(link.destination), from: "SUMMARY.md").map {
                ($0, link.text)
            }
        }
        return Dictionary(links, uniquingKeysWith: { first, _ in first })
    }

    /// Rewrites links as long as more of them can be corrected.
    private mutating func repairLinks() {
        // After the page of a link is corrected, its anchor may be found to be wrong.
        for _ in 0..<3 {
            findings = faults
            let fixes = Dictionary(
                grouping: findings.filter { $0.isBlessable && $0.id.name.isLink },
                by: { $0.file.string })
            if fixes.isEmpty { return }
            for index in files.indices {
                guard let own = fixes[files[index].path],
                    let new = replacing(own.flatMap(\.replacements), in: files[index].bytes)
                else { continue }
                files[index].bytes = new
                repairedLinks += own.count
            }
        }
        findings = faults
    }

    /// The diagnostics about the site in its current state.
    private var faults: [Diagnostic] {
        let content = SourceFolder(name: "", files: files)
        let assets = SourceFolder(
            name: "", files: assets.map { SourceFile(path: $0.to, bytes: []) })
        let (_, _, faults) = checked(
            content, assets: assets, for: .report(isStrict: false), includesDrafts: true)
        return inOrder(faults)
    }

    /// Turns errors into warnings until they are corrected.
    private mutating func allowFindings() {
        let errors = findings.filter { $0.severity == .error }.map { Text($0.id.name).string }
        guard !errors.isEmpty, let index = files.firstIndex(where: { $0.path == "site.yml" }) else {
            return
        }
        var text =
            "# What the import could not mend. Take a line out once there is no such warning left.\n"
        text += "levels:\n"
        for id in Set(errors).sorted() {
            text += "  \(id): warning # \(errors.count { $0 == id })\n"
        }
        files[index].bytes += text.utf8
    }
}

extension StaticString {
    /// True for the id of a diagnostic about a link.
    fileprivate var isLink: Bool { Text(self).bytes.starts(with: "link.".utf8) }
}
