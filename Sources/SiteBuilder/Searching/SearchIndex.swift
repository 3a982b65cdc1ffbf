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

    /// The script: `tracebookIndex = [[title, address, [[heading, id, lines], …]], …]`.
    ///
    /// Rows and rules occur on many pages, too far from each other for a compressor to see it. So
    /// a line that occurs again is written once, and then named by a number: how many lines lie
    /// between it and the last one that was written or named. Tables have the same rows one
    /// behind the other, so most of these numbers are 0. A line of up to four UTF-16 units is not
    /// counted, and written each time, as a number would be as long.
    var script: [UInt8] {
        var lines = WrittenLines()
        var script = "var tracebookIndex = [\n"
        for page in pages {
            script += "[\(literal(page.title)),\(literal(page.address)),["
            script += page.text.sections.map { section in
                let text = section.lines.map { line in
                    lines.distance(to: line).map(String.init) ?? literal(line)
                }
                let head = "\(literal(section.heading)),\(literal(section.id))"
                return "[\(head),[\(text.joined(separator: ","))]]"
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

/// The lines that an index has written so far.
private struct WrittenLines {
    private var places: [String: Int] = [:]
    private var count = 0
    /// The place behind the line that was written or named last.
    private var next = 0

    /// How far it is from the last line to one that is written already; nil for one that is to be
    /// written now.
    mutating func distance(to line: String) -> Int? {
        if line.utf16.count <= 4 { return nil }
        if let place = places[line] {
            defer { next = place + 1 }
            return place - next
        }
        places[line] = count
        count += 1
        next = count
        return nil
    }
}
