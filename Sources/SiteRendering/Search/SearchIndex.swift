import Diagnostics
import LifecycleReference
import Markup
import SiteModel
import SiteSearch
import TraceViews

/// The search index of the pages of a language.
///
/// It is a script rather than a data file, because a page opened from disk can load only scripts.
/// It contains only text, which compresses well. Words and their weights are computed where the
/// search runs.
enum SearchIndex {
    /// The script that searches an index.
    static let scriptPath = "search.js"

    /// The index of each language, as a file of the site: `var tracebookIndex = […]`.
    ///
    /// An index has a line for each page, with its title, its address and its sections. The line of
    /// an author's page also has its description and keywords. A section has its heading, its id
    /// and its text. The index is followed by what the search needs to know of the language:
    ///
    ///     var tracebookWords = {"common": "a about …", "synonyms": [["闪退", "崩溃"]], "all": 3};
    ///
    /// `all` is the position of the page with all names from A to Z.
    ///
    /// Without texts, only the paths of the files are meaningful.
    static func files(of site: LoadedSite, texts: [PageText]) -> [OutputFile] {
        site.configuration.languages.enumerated().map { language, configuration in
            let words = words(of: language, in: site)
            // The script is large, so it is built in one buffer.
            var script = Array("var tracebookIndex = [\n".utf8)
            for (place, page) in pages(of: site, language, texts).enumerated() {
                if place > 0 { script += ",\n".utf8 }
                script += line(of: page).utf8
            }
            let synonyms = words.synonyms.map { array(([$0.typed] + $0.meanings).map(string)) }
            script +=
                """

                ];
                var tracebookWords = {
                "common": \(string(words.commonWords.joined(separator: " "))),
                "synonyms": \(array(synonyms)),
                "all": \(words.indexPage.map { "\($0)" } ?? "null")
                };

                """.utf8
            return OutputFile(path: path(configuration), bytes: script)
        }
    }

    /// The pages of a language as a search reads them, in the order of the site pages.
    static func pages(of site: LoadedSite, _ language: Int, _ texts: [PageText]) -> [SearchedPage] {
        zip(site.sitePages, texts).filter { $0.0.language == language }
            .map { searched($0, $1, in: site) }
    }

    /// What a search knows of a language.
    static func words(of language: Int, in site: LoadedSite) -> SearchLanguage {
        let languages = site.languages
        // Names are English in every language, and so are many queries.
        let all =
            [languages[language]]
            + languages.enumerated().filter { $0.offset != language }.map(\.1)
        let synonyms = site.configuration.synonyms
        return SearchLanguage(
            commonWords: all.flatMap { language in
                Word.commonWords.flatMap {
                    $0[language].string.split(separator: " ").map { String($0) }
                }
            },
            synonyms: (synonyms.indices.contains(language) ? synonyms[language] : []).map {
                SearchLanguage.Synonym(typed: $0.words, meanings: $0.meanings)
            },
            indexPage: site.sitePages.filter { $0.language == language }.firstIndex(where: isIndex))
    }

    private static func path(_ language: SiteConfiguration.Language) -> String {
        "search-\(language.tag).js"
    }

    /// The indexes that have changed because of some pages; nil if an old one has an unexpected
    /// form.
    ///
    /// The texts have the indices of the site pages, and `old` returns the bytes of an old file.
    static func files(
        of site: LoadedSite, replacing texts: [Int: PageText], old: (String) -> [UInt8]?
    ) -> [OutputFile]? {
        var files: [OutputFile] = []
        for (language, configuration) in site.configuration.languages.enumerated() {
            let pages = site.sitePages.indices.filter { site.sitePages[$0].language == language }
            var lines: [Int: String] = [:]
            for (place, index) in pages.enumerated() {
                guard let text = texts[index] else { continue }
                let comma = place + 1 < pages.count ? "," : ""
                lines[place + 1] = line(of: searched(site.sitePages[index], text, in: site)) + comma
            }
            if lines.isEmpty { continue }
            guard let script = old(path(configuration)), let new = replace(lines, in: script)
            else { return nil }
            files.append(OutputFile(path: path(configuration), bytes: new))
        }
        return files
    }

    /// Replaces lines of a text by their numbers from 0; nil if the text has too few lines.
    private static func replace(_ lines: [Int: String], in text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 1_000)
        var rest = text[...]
        var next = 0
        for (number, line) in lines.sorted(by: { $0.key < $1.key }) {
            let start = rest.startIndex
            while next < number {
                guard let end = rest.firstIndex(of: 0x0A) else { return nil }
                rest = rest[(end + 1)...]
                next += 1
            }
            guard let end = rest.firstIndex(of: 0x0A) else { return nil }
            result += text[start..<rest.startIndex]
            result += line.utf8
            rest = rest[end...]
        }
        return result + rest
    }

    private static func searched(
        _ page: SitePage, _ text: PageText, in site: LoadedSite
    ) -> SearchedPage {
        let content = site.pages[page.content]
        var searched = SearchedPage(
            title: content.frontMatter.title, address: SitePath.encoded(page.output),
            sections: text.sections)
        // The descriptions of generated pages are much alike.
        if !content.isGenerated {
            searched.about = content.frontMatter.description
            let heading = content.frontMatter.opening.map { [$0.text] } ?? []
            searched.keywords =
                content.frontMatter.keywords
                + heading.filter { $0 != content.frontMatter.title }
        }
        return searched
    }

    private static func line(of page: SearchedPage) -> String {
        let sections = page.sections.map { array([$0.heading, $0.id, $0.text].map(string)) }
        var parts = [string(page.title), string(page.address), array(sections)]
        if !page.about.isEmpty || !page.keywords.isEmpty {
            parts += [string(page.about), array(page.keywords.map(string))]
        }
        return array(parts)
    }

    private static func isIndex(_ page: SitePage) -> Bool {
        SitePath.page(ofSource: page.path) == ReferencePath.index
    }

    private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

    private static func string(_ text: String) -> String {
        Text(quoting: Text(string: text)).string
    }
}

extension Word {
    /// Words that any question may have, separated by blanks.
    ///
    /// A search ignores them unless a query has no others.
    fileprivate static let commonWords = [
        Word("a an the this that these those it its there here", as: "searched"),
        Word("i me my mine we us our you your he she they them their", as: "searched"),
        Word("why how what when where which who whose whether if", as: "searched"),
        Word("am is are was were be been being isn aren wasn weren", as: "searched"),
        Word("do does did doing done don doesn didn have has had haven hasn", as: "searched"),
        Word("can cannot could should would may might must shall will won", as: "searched"),
        Word("of to in on at by for from with about into and or but as than", as: "searched"),
        Word("get gets got getting make makes made let lets want need use using", as: "searched"),
        Word("work works working happen happens happening problem issue help", as: "searched"),
        Word("vs versus between difference just still so too very while during", as: "searched"),
    ]
}
