package import Diagnostics

/// What `site.yml` says about the site as a whole.
package struct SiteConfiguration: Equatable, Sendable {
    /// The name of the site.
    package var title = LocalText("")
    /// One sentence about the site; empty if there is none.
    package var description = LocalText("")
    /// The address of the site's root without a slash at its end; nil if it is not known.
    package var baseURL: String?
    /// What the path of a page below the content folder is appended to, to edit it; nil if nothing.
    package var editURL: String?
    /// The languages; pages of the first one, the original, are at the root of the site.
    package var languages = [Language(tag: "en", name: "en")]
    /// Whether the site has the reference of callbacks, states, events, kill codes and modes.
    var hasReference = false
    /// Whether each run has a page of its own too, for the frames of other sites.
    package var embedsRuns = false
    /// The page that defines terms; nil if the site has none.
    package var glossary: Entry?
    /// What a search takes for what, for each language; empty if nothing.
    package var synonyms: [[Synonym]] = []
    /// What kinds of findings count as, in place of their own severities.
    package var levels: [LevelSetting] = []
    /// The sections of the navigation in their order; nil where `site.yml` lists none.
    package var sections: [Section]?

    /// A language of the site.
    package struct Language: Equatable, Sendable {
        /// The tag of the language, such as `zh-Hans`, which is the name of its folder too.
        package var tag: String
        /// What its speakers call it.
        package var name: String

        /// `rtl` for a language that is written from right to left; nil for any other.
        package var direction: String? {
            let tag = tag.lowercased().split(separator: "-")
            if let script = tag.dropFirst().first(where: { $0.count == 4 }) {
                return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script)
                    ? "rtl" : nil
            }
            let languages = [
                "ar", "arc", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
            ]
            return tag.first.map { languages.contains(String($0)) } ?? false ? "rtl" : nil
        }
    }

    /// A section of the navigation.
    package struct Section: Equatable, Sendable {
        package var title: LocalText
        package var rows: [Row]
        /// Whether its pages are part of the edition to be printed.
        package var isPrinted = false

        /// The pages that it names.
        package var pages: [Entry] {
            rows.compactMap { row in row.page.map { Entry(path: $0, range: row.range) } }
        }
    }

    /// A row of a section.
    package struct Row: Equatable, Sendable {
        package var kind: Kind
        /// How many sections within its section the row is in.
        package var depth: Int
        /// Where it is written.
        package var range: SourceRange

        package enum Kind: Equatable, Sendable {
            /// A page, by its path below the folder of its language.
            case page(String)
            /// All pages in a folder and below it that are listed by themselves nowhere; an empty path
            /// for all pages.
            case folder(String)
            /// The title of a section within the section.
            case heading(LocalText)
        }
    }

    /// A page that is named by its path.
    package struct Entry: Equatable, Sendable {
        /// The path of the page below the folder of its language.
        package var path: String
        /// Where `site.yml` names it.
        package var range: SourceRange
    }
}
