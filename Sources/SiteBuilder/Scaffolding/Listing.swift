import Diagnostics
import SiteChecks
import SiteModel

/// The place in `site.yml` for a new page; all other bytes stay as they are.
struct Listing {
    /// The path of the page below the folder of its language.
    let path: String
    let section: String
    /// The entry before the new one; nil if there is no navigation yet.
    private let entry: SiteConfiguration.Entry?
    /// The path of `site.yml` as messages name it.
    private let file: String

    /// Finds the section: the one with the given title, or else the first with a page of the same
    /// folder, or else the first.
    init(
        of path: String, _ title: String?, in configuration: SiteConfiguration, _ file: String
    ) throws(RefusedLesson) {
        self.path = path
        self.file = file
        let sections = (configuration.sections ?? []).filter { !$0.pages.isEmpty }
        var found = sections.first { section in
            section.pages.contains { SitePath.folder(of: $0.path) == SitePath.folder(of: path) }
        }
        if let title {
            found = sections.first { $0.title[0] == title }
            if found == nil { throw .section(title, known: sections.map { $0.title[0] }) }
        }
        let chosen = found ?? sections.first
        section = chosen?.title[0] ?? "Lessons"
        entry = chosen?.pages.last
    }

    /// Adds the page to `site.yml`.
    func added(to source: SourceFile) throws(RefusedLesson) -> SourceFile {
        let new = entry.map { line(behind: $0, in: source.bytes) } ?? navigation(behind: source)
        guard let bytes = replacing([new], in: source.bytes),
            let read = SiteConfiguration.read(bytes, file: file).0,
            read.sections?.contains(where: { section in
                section.title[0] == self.section && section.pages.contains { $0.path == path }
            }) == true
        else {
            throw .document([
                Diagnostic(
                    .error, "site.missing-page", file: Text(string: file), range: .fileStart,
                    """
                    the page cannot be listed here; add '- \(path)' to a section, and create the \
                    page
                    """)
            ])
        }
        return SourceFile(path: source.path, bytes: bytes)
    }

    /// A line after that of an entry, or a member after it in a list on one line.
    private func line(
        behind entry: SiteConfiguration.Entry, in bytes: [UInt8]
    ) -> Replacement {
        let source = SourceText(bytes)
        let line = source.content(ofLine: entry.range.start.line) ?? []
        let start = line.prefix(entry.range.start.column - 1)
        let isLine =
            start.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
            && start.contains(UInt8(ascii: "-"))
        guard isLine else {
            return insertion(", \(yaml(path))", at: entry.range.end)
        }
        let end = SourcePosition(line: entry.range.start.line, column: line.count + 1)
        let lineBreak = source.lineBreak(ofLine: entry.range.start.line)
        return Replacement(
            range: SourceRange(start: end, end: end),
            text: Text(lineBreak + start + Array(yaml(path).utf8)))
    }

    private func navigation(behind source: SourceFile) -> Replacement {
        let text = SourceText(source.bytes)
        let isOpen = source.bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        let start = isOpen ? "\n" : ""
        return insertion(
            "\(start)navigation:\n  - title: \(section)\n    pages:\n      - \(yaml(path))\n",
            at: text.end)
    }

    private func insertion(_ text: String, at place: SourcePosition) -> Replacement {
        Replacement(range: SourceRange(start: place, end: place), text: Text(string: text))
    }
}
