package import Diagnostics

/// The content of `site.yml`.
package struct SiteConfiguration: Equatable, Sendable {
    /// The path of `site.yml`, as messages name it.
    package var file = ""
    /// The name of the site.
    package var title = LocalText("")
    /// One sentence about the site; empty if there is none.
    package var description = LocalText("")
    /// The address of the site's root without a trailing slash; nil if it is not known.
    package var baseURL: String?
    /// The address to which the path of a page is appended to edit the page; nil if there is none.
    package var editURL: String?
    /// The languages; pages of the first one, the original, are at the root of the site.
    package var languages = [Language(tag: "en", name: "en")]
    /// True if the site has the reference of callbacks, states, events, kill codes and modes.
    var hasReference = false
    /// True if each run also has a page of its own, to embed in other sites.
    package var embedsRuns = false
    /// The page that defines terms; nil if the site has none.
    package var glossary: Entry?
    /// The synonyms for the search, for each language; empty if there are none.
    package var synonyms: [[Synonym]] = []
    /// The queries whose answers the author expects.
    package var searches: [SearchExpectation] = []
    /// What lessons have to be like.
    package var lessons = LessonSettings()
    /// The levels of kinds of diagnostics, instead of their own severities.
    package var levels: [LevelSetting] = []
    /// The sections of the navigation in their order; nil if `site.yml` lists none.
    package var sections: [Section]?

    /// A language of the site.
    package struct Language: Equatable, Sendable {
        /// The tag of the language, such as `zh-Hans`, which is also the name of its folder.
        package var tag: String
        /// The name of the language in that language.
        package var name: String

        /// `rtl` for a language that is written from right to left; nil for any other.
        package var direction: String? {
            let tag = tag.lowercased().split(separator: "-")
            if let script = tag.dropFirst().first(where: { $0.count == 4 }) {
                return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script)
                    ? "rtl" : nil
            }
            let languages = [
                "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "ks", "ku",
                "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "skr", "sdh", "syc", "syr",
                "ug", "ur", "yi",
            ]
            return tag.first.map { languages.contains(String($0)) } ?? false ? "rtl" : nil
        }
    }

    /// A section of the navigation.
    package struct Section: Equatable, Sendable {
        package var title: LocalText
        package var rows: [Row]
        /// True if its pages are part of the print edition.
        package var isPrinted = false

        /// The pages in the rows.
        package var pages: [Entry] {
            rows.compactMap { row in row.page.map { Entry(path: $0, range: row.range) } }
        }
    }

    /// A row of a section.
    package struct Row: Equatable, Sendable {
        package var kind: Kind
        /// The number of sections around the row, within its section.
        package var depth: Int
        /// The place of the row.
        package var range: SourceRange

        package enum Kind: Equatable, Sendable {
            /// A page, by its path below the folder of its language.
            case page(String)
            /// All pages in a folder and below it that no other row lists; an empty path for all
            /// pages.
            case folder(String)
            /// The title of a nested section.
            case heading(LocalText)
        }
    }

    /// A page, given by its path.
    package struct Entry: Equatable, Sendable {
        /// The path of the page below the folder of its language.
        package var path: String
        /// The place in `site.yml`.
        package var range: SourceRange
    }
}
