import Diagnostics
import Markup
import SiteModel
import TraceViews

/// What can be found in the pages of one language.
///
/// It is a script and no data file, because a page that was opened from disk may load scripts only.
/// The search looks for substrings, so that Chinese needs no list of words.
enum SearchIndex {
    /// The asset that searches in an index.
    static let scriptPath = "search.js"

    /// The index of each language, as a file of the site: `var tracebookIndex = […]`.
    ///
    /// An index has a line for each page: its title, its address and its sections, and of each
    /// section the heading, the id and the text.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - bodies: The bodies of its site pages.
    /// - Returns: A script for each language.
    static func files(of site: LoadedSite, bodies: [HTML]) -> [OutputFile] {
        site.configuration.languages.enumerated().map { language, configuration in
            let pages = zip(site.sitePages, bodies).filter { $0.0.language == language }
            let lines = pages.map { page, body in
                array([
                    string(site.pages[page.content].frontMatter.title),
                    string(SitePath.encoded(page.output)),
                    array(
                        PageText(body).sections.map {
                            array([$0.heading, $0.id, $0.text].map(string))
                        }),
                ])
            }
            let script = "var tracebookIndex = [\n\(lines.joined(separator: ",\n"))\n];\n"
            return OutputFile(path: "search-\(configuration.tag).js", bytes: Array(script.utf8))
        }
    }

    private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

    private static func string(_ text: String) -> String {
        Text(quoting: Text(string: text)).string
    }
}
