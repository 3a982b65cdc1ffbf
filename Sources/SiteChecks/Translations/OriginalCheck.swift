import CommonMark
public import Diagnostics
import SiteModel

extension Diagnostic {
    /// True if the diagnostic is about what a translation says of its original.
    public var isAboutOriginal: Bool { id == "page.original" || id == "page.stale" }
}

/// Compares translations with their originals, section by section, by the hashes in the
/// translation.
struct OriginalCheck {
    /// The translations whose originals have changed, by the index of the page.
    private(set) var stale: [Int: StalePage] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ site: RunSite) {
        let loaded = site.parsed.site
        let originals = Dictionary(
            uniqueKeysWithValues: site.pages.filter { $0.parsed.page.language == 0 }.map {
                ($0.parsed.page.path, $0.parsed)
            })
        for (index, page) in site.pages.enumerated() {
            let page = page.parsed
            guard page.page.language > 0 else {
                refuseMarks(of: page.page)
                continue
            }
            guard !page.page.isGenerated, let original = originals[page.page.path] else { continue }
            compare(page, index, with: original)
        }
        reportMissing(in: loaded)
    }

    private mutating func refuseMarks(of page: LoadedPage) {
        guard let marks = page.frontMatter.original else { return }
        diagnostics.append(
            Diagnostic(
                .error, "page.original", range: marks.key,
                "'original' is for translations, but this page is in the original language"
            ).inFile(page.file))
    }

    private mutating func compare(_ page: ParsedPage, _ index: Int, with original: ParsedPage) {
        let sections = original.sections
        let (file, marks) = (page.page.file, page.page.frontMatter.original)
        guard let marks, let lines = marks.lines else {
            let fault =
                marks.map { faultOfValue($0, in: page, sections) } ?? missing(in: page, sections)
            diagnostics.append(fault.inFile(file))
            return
        }
        let comparison = OriginalComparison(lines, of: page, with: sections)
        diagnostics += comparison.faults(original: original.page.file).map { $0.inFile(file) }
        diagnostics += TranslationCheck(page, of: original).faults(comparison, marks).map {
            $0.inFile(file)
        }
        if !comparison.changed.isEmpty { stale[index] = StalePage(sections: comparison.changed) }
    }

    private func missing(in page: ParsedPage, _ sections: [PageSection]) -> Diagnostic {
        let end = page.page.frontMatter.end
        let lineBreak = SourceText(page.page.bytes).lineBreak(ofLine: end.start.line)
        let list = ListUpdate.list(of: sections.map(\.mark))
        let place = SourceRange(start: end.start, end: end.start)
        return Diagnostic(
            .warning, "page.original", range: end,
            "a translation must say what it translates: 'original', with a hash for each section",
            notes: Self.right(list, isWritten: true),
            replacements: [
                Replacement(range: place, text: Text(list.flatMap { $0.utf8 + lineBreak }))
            ])
    }

    private func faultOfValue(
        _ marks: OriginalMarks, in page: ParsedPage, _ sections: [PageSection]
    ) -> Diagnostic {
        let list = ListUpdate.list(of: sections.map(\.mark))
        let lineBreak = SourceText(page.page.bytes).lineBreak(ofLine: marks.key.start.line)
        let text = Text(list.map { Array($0.utf8) }.joined(separator: lineBreak))
        let whole = SourceRange(start: marks.key.start, end: marks.value.end)
        return Diagnostic(
            .error, "page.original", range: marks.value,
            "'original' must be a list: a line '- ' with a hash for each section of the original",
            notes: Self.right(list, isWritten: marks.isText),
            replacements: marks.isText
                ? [Replacement(range: whole, text: text)] : []
        )
    }

    private static func right(_ list: [String], isWritten: Bool) -> [Message] {
        let offer: Message = isWritten ? ", and '\(renewal)' writes them" : ""
        return ["if the translation is up to date, these lines are right\(offer):"]
            + list.map { "\($0)" }
    }

    /// The command that updates the hashes to those of the originals.
    static let renewal: StaticString = "tracebook verify --bless --translations"

    /// Reports the missing pages of a language in one warning, so that the list is read.
    private mutating func reportMissing(in site: LoadedSite) {
        for (language, configuration) in site.configuration.languages.enumerated() {
            let missing = site.sitePages.filter { $0.language == language && !$0.isTranslated }
            guard !missing.isEmpty, let home = site.pages.first(where: \.isHome) else { continue }
            let (count, tag) = (missing.count, configuration.tag)
            diagnostics.append(
                Diagnostic(
                    .warning, "site.untranslated", range: .fileStart,
                    count == 1
                        ? "1 page is not translated to '\(tag)'"
                        : "\(count) pages are not translated to '\(tag)'",
                    notes: missing.map { "\($0.path)" }
                ).inFile(String(home.file.dropLast(home.source.utf8.count)) + "site.yml"))
        }
    }
}
