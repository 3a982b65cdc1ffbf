// Theory of operation.
//
// LifecycleReference makes the pages that have no author: one for each callback, state, event, kill
// code and background mode, and the lists and the index that lead to them. What they say comes from
// the rows of the core and from the runs of the site, so a page cannot say anything that the
// simulator does not do.
//
// It knows the core and how its views look. It knows no Markdown, no template and no file.

public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText
import TraceViews

/// A page that is made from the core.
public struct ReferencePage: Equatable, Sendable {
    /// The path below the root of the language, such as `reference/states/active.html`.
    public var path: String
    /// The title, which the page shows above its body.
    public var title: Text
    /// Whether the title is a name of the API and not words.
    public var isCode: Bool
    /// What the page is about, one sentence.
    public var description: Text
    /// What stands below the title, up to the first heading.
    public var introduction: HTML
    /// What stands below each heading.
    public var sections: [Section]
    /// The path of the list that the page is in; nil for a list.
    public var list: String?

    /// All that stands below the title.
    public var body: HTML {
        HTML { html in
            html.append(introduction)
            for section in sections {
                html.append(section.heading.html)
                html.lineFeed()
                html.append(section.content)
            }
        }
    }

    /// A heading, and what stands below it.
    public struct Section: Equatable, Sendable {
        /// The heading.
        public var heading: Heading
        /// What stands below it, up to the next one.
        public var content: HTML
    }

    /// A heading that a link can lead to.
    public struct Heading: Equatable, Sendable {
        /// The id of the element.
        public var id: Text
        /// The words of the heading.
        public var text: Text

        /// Creates a heading.
        public init(id: Text, text: Text) {
            self.id = id
            self.text = text
        }

        /// The heading as an element of the second level.
        public var html: HTML {
            HTML { $0.element(.h2, ["id": .text(id)], text: text) }
        }
    }
}

/// A run that the site shows, for the pages about what occurs in it.
public struct Example: Equatable, Sendable {
    /// What the run shows, in a few words.
    public var title: Text
    /// The title of its page.
    public var page: Text
    /// The path of its page below the root of the language, with the id of the figure behind `#`.
    public var address: String
    /// What came out.
    public var trace: Trace
    /// The names of the pages that are to show it, as `ReferenceSubject` has them.
    public var subjects: [String]

    /// Creates an example.
    public init(
        title: Text, page: Text, address: String, trace: Trace, subjects: [String] = []
    ) {
        self.title = title
        self.page = page
        self.address = address
        self.trace = trace
        self.subjects = subjects
    }
}

/// Where a site shows the tables of the core: the paths of the pages below the root of the language,
/// nil for a table that no page shows.
public struct ReferenceTables: Equatable, Sendable {
    /// The page with the table of all rules.
    public var rules: String?
    /// The page with the facts that the rules rest on.
    public var facts: String?
    /// The page with what is not a rule.
    public var exceptions: String?
    /// The page with the spans and numbers that the system allows.
    public var budgets: String?
    /// The page with what came with a version of iOS.
    public var versions: String?

    /// Creates the places of a site that shows none of the tables.
    public init() {}
}

/// All pages that are made from the core: behind each list its pages, in its order.
///
/// - Parameters:
///   - examples: The runs of the site, in the order of its pages.
///   - tables: Where the site shows the tables of the core.
///   - language: The language of the pages.
/// - Returns: The pages; each path is there once.
public func referencePages(
    examples: [Example], tables: ReferenceTables, in language: Language
) -> [ReferencePage] {
    let book = ReferenceBook(examples: examples, tables: tables, language: language)
    let pages =
        book.callbackPages + book.statePages + book.eventPages + book.killCodePages
        + book.modePages + [book.launchOptionPage, book.versionPage, book.sourcePage]
    return pages + [book.index(of: pages)]
}

/// The folders and lists of the reference, as links name them.
public enum ReferencePath {
    /// The index from A to Z, which leads to everything.
    public static let index = "reference/index.html"
    static let callbacks = "reference/callbacks/index.html"
    static let states = "reference/states/index.html"
    static let events = "reference/events/index.html"
    static let killCodes = "reference/kill-codes/index.html"
    static let modes = "reference/background-modes/index.html"
    static let launchOptions = "reference/launch-options.html"
    static let versions = "reference/versions.html"
    /// The sources that all rules and facts rest on.
    public static let sources = "reference/sources.html"

    /// The pages that a navigation lists, in its order.
    public static let lists = [
        index, callbacks, states, events, killCodes, modes, launchOptions, versions, sources,
    ]

    /// The page of something in a list.
    static func page(_ name: String, in list: String) -> String {
        // A colon is in no name of a file on Windows, nor in what CI keeps of a build.
        let file = name.replacing(":", with: "-")
        return list.replacing("index.html", with: "\(file).html")
    }

    /// The name of a page: the last part of its path.
    static func name(of path: String) -> String {
        String((path.split(separator: "/").last ?? "").dropLast(".html".count))
    }
}
