import CommonMark
import Diagnostics

/// Holds translations against their originals by the hash that each of them names.
struct OriginalCheck {
    /// The translations whose originals have changed, as indices of pages.
    private(set) var stale: Set<Int> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ site: RunSite) {
        let loaded = site.parsed.site
        let originals = Dictionary(
            uniqueKeysWithValues: site.pages.filter { $0.parsed.page.language == 0 }.map {
                ($0.parsed.page.path, $0.parsed)
            })
        for (index, page) in site.pages.enumerated() {
            let page = page.parsed.page
            guard page.language > 0 else {
                refuseMark(of: page)
                continue
            }
            guard !page.isGenerated, let original = originals[page.path] else { continue }
            compare(page, index, with: original.page, original.wordHash)
        }
        reportMissing(in: loaded)
    }

    private mutating func refuseMark(of page: LoadedPage) {
        guard let mark = page.frontMatter.original else { return }
        diagnostics.append(
            Diagnostic(
                .error, "page.original", range: mark.range,
                "'original' is for translations, and this page is in the language of originals"
            ).inFile(page.file))
    }

    private mutating func compare(
        _ page: LoadedPage, _ index: Int, with original: LoadedPage, _ hash: String
    ) {
        guard let mark = page.frontMatter.original else {
            diagnostics.append(
                Diagnostic(
                    .warning, "page.original", range: page.frontMatter.end,
                    "a translation says what it translates: 'original: \(hash)'",
                    notes: ["that is the hash of the words of '\(original.file)' as they are now"]
                ).inFile(page.file))
            return
        }
        if mark.text == hash { return }
        stale.insert(index)
        diagnostics.append(
            Diagnostic(
                .warning, "page.stale", range: mark.range,
                "'\(original.file)' has changed since this translation of it",
                notes: ["once both say the same again, write 'original: \(hash)'"],
                replacements: [Replacement(range: mark.range, text: Text(string: hash))]
            ).inFile(page.file))
    }

    /// One warning for a language, so that the list is read.
    private mutating func reportMissing(in site: LoadedSite) {
        for (language, configuration) in site.configuration.languages.enumerated() {
            let missing = site.sitePages.filter { $0.language == language && !$0.isTranslated }
            guard !missing.isEmpty, let home = site.pages.first(where: \.isHome) else { continue }
            let (count, tag) = (missing.count, configuration.tag)
            diagnostics.append(
                Diagnostic(
                    .warning, "site.untranslated", range: .fileStart,
                    "\(count) \(count == 1 ? "page is" : "pages are") not translated to '\(tag)'",
                    notes: missing.map { "\($0.path)" }
                ).inFile(String(home.file.dropLast(home.source.utf8.count)) + "site.yml"))
        }
    }
}

extension ParsedPage {
    /// A hash of what a translation translates: title, description, and the Markdown without the
    /// blocks that a translation shares, which are scenarios and committed traces.
    var wordHash: String {
        var shared: Set<Int> = []
        for code in scenarios.map(\.code) + traces.map(\.code) {
            shared.formUnion(code.range.start.line...code.range.end.line)
        }
        var hash = Hash()
        hash.add(page.frontMatter.title.utf8)
        hash.add(page.frontMatter.description.utf8)
        let source = SourceText(body(ofPage: page.bytes))
        for number in 1...max(1, source.lines.count) where !shared.contains(number) {
            guard let line = source.content(ofLine: number), !line.isEmpty else { continue }
            hash.add(line)
        }
        return hash.text
    }
}

/// The 64-bit FNV-1a hash of lines: whoever changes a page by mistake changes it.
private struct Hash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ line: some Sequence<UInt8>) {
        for byte in line { add(byte) }
        add(UInt8(ascii: "\n"))
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The hash in a form that no YAML takes for a number.
    var text: String {
        let digits = String(value, radix: 16)
        return "h" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
