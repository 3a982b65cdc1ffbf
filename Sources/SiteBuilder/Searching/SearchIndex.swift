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

    /// The script: `tracebookIndex = [[title, address, [[heading, id, text], …]], …]`.
    var script: [UInt8] {
        var script = "var tracebookIndex = [\n"
        for page in pages {
            script += "[\(literal(page.title)),\(literal(page.address)),["
            script += page.text.sections.map { section in
                "[\(literal(section.heading)),\(literal(section.id)),\(literal(section.text))]"
            }.joined(separator: ",\n")
            script += "]],\n"
        }
        return Array((script + "];\n").utf8)
    }

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
