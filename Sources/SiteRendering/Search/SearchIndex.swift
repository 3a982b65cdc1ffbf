import Diagnostics
import LifecycleReference
import Markup
import SiteModel
import TraceViews

/// What can be found in the pages of one language.
///
/// It is a script and no data file, because a page that was opened from disk may load scripts only.
/// What words a page has, and how much each of them says, is found out where the search runs: what
/// is sent is the text alone, which compresses well.
enum SearchIndex {
    /// The asset that searches in an index.
    static let scriptPath = "search.js"

    /// The index of each language, as a file of the site: `var tracebookIndex = […]`.
    ///
    /// An index has a line for each page: its title, its address and its sections, and for one that
    /// an author wrote its description and its keywords; of each section the heading, the id and the
    /// text. Behind it is what the search has to know of the language:
    ///
    ///     var tracebookWords = {"common": "a about …", "synonyms": [["闪退", "崩溃"]], "all": 3};
    ///
    /// `all` is the place of the page with all names from A to Z.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - texts: What its site pages say; empty where the paths of the files are asked for.
    /// - Returns: A script for each language.
    static func files(of site: LoadedSite, texts: [PageText]) -> [OutputFile] {
        site.configuration.languages.enumerated().map { language, configuration in
            let pages = zip(site.sitePages, texts).filter { $0.0.language == language }
            // It is large, so it is put together once.
            var script = Array("var tracebookIndex = [\n".utf8)
            for (place, (page, text)) in pages.enumerated() {
                if place > 0 { script += ",\n".utf8 }
                script += line(of: page, text, in: site).utf8
            }
            script +=
                """

                ];
                var tracebookWords = {
                "common": \(string(commonWords(of: site.languages, first: language))),
                "synonyms": \(synonyms(of: site.configuration, in: language)),
                "all": \(pages.firstIndex { isIndex($0.0) }.map { "\($0)" } ?? "null")
                };

                """.utf8
            return OutputFile(path: path(configuration), bytes: script)
        }
    }

    private static func path(_ language: SiteConfiguration.Language) -> String {
        "search-\(language.tag).js"
    }

    /// The indexes in which some pages say something else than before.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - texts: What these pages say now, by their places among the pages of the site.
    ///   - old: The bytes of a file of the site as it was.
    /// - Returns: The indexes; nil where one is not as it was made.
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
                lines[place + 1] = line(of: site.sitePages[index], text, in: site) + comma
            }
            if lines.isEmpty { continue }
            guard let script = old(path(configuration)), let new = replace(lines, in: script)
            else { return nil }
            files.append(OutputFile(path: path(configuration), bytes: new))
        }
        return files
    }

    /// A text with other lines in the place of some, by their numbers from 0; nil if it has no such.
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

    private static func line(of page: SitePage, _ text: PageText, in site: LoadedSite) -> String {
        let content = site.pages[page.content]
        let sections = text.sections.map {
            array([$0.heading, $0.id, $0.text].map(string))
        }
        var parts = [
            string(content.frontMatter.title), string(SitePath.encoded(page.output)),
            array(sections),
        ]
        // What is said of a generated page is much the same for all of its kind.
        if !content.isGenerated {
            parts.append(string(content.frontMatter.description))
            parts.append(array(content.frontMatter.keywords.map(string)))
        }
        return array(parts)
    }

    /// Whether it is the page with all names from A to Z.
    private static func isIndex(_ page: SitePage) -> Bool {
        SitePath.page(ofSource: page.path) == ReferencePath.index
    }

    /// The words that tell nothing of what is looked for, of all languages of a site: names are
    /// English in each of them, and so is many a question.
    private static func commonWords(of languages: [Language], first: Int) -> String {
        let own = [languages[first]] + languages.enumerated().filter { $0.offset != first }.map(\.1)
        return own.flatMap { language in Word.commonWords.map { $0[language].string } }
            .joined(separator: " ")
    }

    private static func synonyms(of site: SiteConfiguration, in language: Int) -> String {
        guard site.synonyms.indices.contains(language) else { return "[]" }
        return array(site.synonyms[language].map { array(([$0.words] + $0.meanings).map(string)) })
    }

    private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

    private static func string(_ text: String) -> String {
        Text(quoting: Text(string: text)).string
    }
}

extension Word {
    /// Words that a question has whatever it is about, with blanks between them: a search passes
    /// over them, unless there are no others.
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
