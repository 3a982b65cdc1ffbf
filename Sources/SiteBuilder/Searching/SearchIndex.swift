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

    /// The script: `tracebookIndex = {letters, distances, lengths, size, text}`.
    ///
    /// The text has a line for each page: its title, its address and, for each section, the
    /// heading, the id and the words, with tabs between them. It is shortened twice: repetitions
    /// are references back (`BackReferences`), and letters are codes (`TwoByteLetters`). `size` is
    /// its whole length in UTF-16 units.
    var script: [UInt8] {
        let lines = pages.map { page in
            let sections = page.text.sections.flatMap { [$0.heading, $0.id, $0.text] }
            return ([page.title, page.address] + sections).map(field).joined(separator: "\t")
        }
        let text = lines.joined(separator: "\n")
        let short = BackReferences(text)
        let letters = TwoByteLetters(of: short.text)
        let distances = short.references.map { String($0.distance) }.joined(separator: ",")
        let lengths = short.references.map { String($0.length) }.joined(separator: ",")
        let script = """
            var tracebookIndex = {
            letters: "\(String(letters.letters))",
            distances: [\(distances)],
            lengths: [\(lengths)],
            size: \(text.utf16.count),
            text: "\(literal(letters.coded(short.text)))",
            };

            """
        return Array(script.utf8)
    }

    /// Text without what separates fields and lines, and without marks.
    private func field(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 < " " ? " " : $0 }))
    }

    /// Text as it stands in a string of JavaScript.
    private func literal(_ text: String.UnicodeScalarView) -> String {
        var literal = String.UnicodeScalarView()
        for letter in text {
            switch letter {
            case "\"", "\\": literal += ["\\", letter]
            case "\n": literal += ["\\", "n"]
            default: literal.append(letter)
            }
        }
        return String(literal)
    }
}
