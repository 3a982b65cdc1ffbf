/// What can be found in the pages of one language.
///
/// It is a script and no data file, because a page that was opened from disk may load scripts only.
/// The search looks for substrings, so that Chinese needs no list of words.
struct SearchIndex: Sendable {
    private struct Page: Sendable {
        var title: String
        var address: String
        var text: PageText
    }

    private var pages: [Page] = []

    /// The asset that searches in an index.
    static let scriptPath = "search.js"

    /// The index of each language, as a file of the site.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - texts: The texts of its site pages.
    /// - Returns: A script for each language.
    static func files(of site: LoadedSite, texts: [PageText]) -> [OutputFile] {
        site.configuration.languages.enumerated().map { language, configuration in
            var index = SearchIndex()
            for (page, text) in zip(site.sitePages, texts) where page.language == language {
                let title = site.pages[page.content].frontMatter.title
                index.add(title: title, address: SitePath.encoded(page.output), text: text)
            }
            return OutputFile(path: "search-\(configuration.tag).js", bytes: index.script)
        }
    }

    /// Adds a page.
    ///
    /// - Parameters:
    ///   - title: The title, which the page shows above its body.
    ///   - address: The path of the page below the root of the site.
    ///   - text: The text of the body.
    mutating func add(title: String, address: String, text: PageText) {
        pages.append(Page(title: title, address: address, text: text))
    }

    /// The script: `tracebookIndex = [shared, [[title, address, [[heading, id, lines], …]], …]]`.
    ///
    /// Rows and rules occur on many pages, too far from each other for a compressor to see it. So
    /// a line that occurs again is written once, in `shared`, and its place stands for it.
    var script: [UInt8] {
        let lines = pages.flatMap { $0.text.sections }.flatMap(\.lines)
        var counts: [String: Int] = [:]
        for line in lines { counts[line, default: 0] += 1 }
        var shared: [String] = []
        var places: [String: Int] = [:]
        for line in lines
        where line.utf8.count > Self.shortest && counts[line, default: 0] > 1
            && places[line] == nil
        {
            places[line] = shared.count
            shared.append(line)
        }
        var script = "var tracebookIndex = [[\n"
        script += shared.map(literal).joined(separator: ",\n") + "],[\n"
        for page in pages {
            script += "[\(literal(page.title)),\(literal(page.address)),["
            script += page.text.sections.map { section in
                let lines = section.lines.map { places[$0].map(String.init) ?? literal($0) }
                    .joined(separator: ",")
                return "[\(literal(section.heading)),\(literal(section.id)),[\(lines)]]"
            }.joined(separator: ",\n")
            script += "]],\n"
        }
        return Array((script + "]];\n").utf8)
    }

    /// A line of at most as many bytes is written each time, as its place would be as long.
    private static let shortest = 4

    /// Text as a string of JavaScript.
    private func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\u{2028}": literal += "\\u2028"
            case "\u{2029}": literal += "\\u2029"
            case "\u{0}"..<" ": literal += " "
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
