// Theory of operation.
//
// LifecycleReference makes the pages without an author: one for each callback, state, event, kill
// code and background mode, with the lists and the index that lead to them. They are made from the
// rows of the core and the runs of the site, so a page cannot say anything that the simulator does
// not do.
//
// It knows the core and its views. It knows no Markdown, no templates and no files.

public import Diagnostics
public import LifecycleCore
public import Markup
public import ScenarioText
import TraceViews

/// A page made from the core.
public struct ReferencePage: Equatable, Sendable {
    /// The path below the root of the language, such as `reference/states/active.html`.
    public var path: String
    /// The title, which the page shows above its body.
    public var title: Text
    /// Whether the title is a name of the API.
    public var isCode: Bool
    /// The subject of the page in one sentence.
    public var description: Text
    /// The content below the title, up to the first heading.
    public var introduction: HTML
    /// The sections, one for each heading.
    public var sections: [Section]
    /// The path of the list that contains the page; nil for a list.
    public var list: String?

    /// All content below the title.
    public var body: HTML {
        body { heading, html in
            html.append(heading.html)
            html.lineFeed()
        }
    }

    /// All content below the title.
    ///
    /// - Parameter appendHeading: Writes a heading.
    /// - Returns: The content, with two sections beside each other where the page says so.
    public func body(_ appendHeading: (Heading, inout HTML) -> Void) -> HTML {
        HTML { html in
            html.append(introduction)
            var rest = sections[...]
            while let section = rest.popFirst() {
                guard rest.first?.isBeside == true, let other = rest.popFirst() else {
                    appendHeading(section.heading, &html)
                    html.append(section.content)
                    continue
                }
                html.element(.div, ["class": "halves"]) { halves in
                    for half in [section, other] {
                        halves.element(.div) { html in
                            appendHeading(half.heading, &html)
                            html.append(half.content)
                        }
                        halves.lineFeed()
                    }
                }
                html.lineFeed()
            }
        }
    }

    /// A heading with its content.
    public struct Section: Equatable, Sendable {
        /// The heading.
        public var heading: Heading
        /// The content, up to the next heading.
        public var content: HTML
        /// Whether a wide screen shows it beside the section before it.
        public var isBeside = false
    }

    /// A heading that links can target.
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

        /// The heading as a second-level element.
        public var html: HTML {
            HTML { $0.element(.h2, ["id": .text(id)], text: text) }
        }
    }
}

/// A run of the site, for use on pages about what occurs in it.
public struct Example: Equatable, Sendable {
    /// A short description of what the run shows.
    public var title: Text
    /// The title of its page.
    public var page: Text
    /// The path of its page below the root of the language, with the id of the figure after `#`.
    public var address: String
    /// The scenario of the run.
    public var scenario: Scenario
    /// The trace of the run.
    public var trace: Trace
    /// The names of the pages that should show it, as in `ReferenceSubject`.
    public var subjects: [String]
    /// Whether its page shows it as text, folded at the end; such a run proves lines, and is shown
    /// only where no other is.
    public var isFolded: Bool

    /// Creates an example.
    public init(
        title: Text, page: Text, address: String, scenario: Scenario, trace: Trace,
        subjects: [String] = [], isFolded: Bool = false
    ) {
        self.title = title
        self.page = page
        self.address = address
        self.scenario = scenario
        self.trace = trace
        self.subjects = subjects
        self.isFolded = isFolded
    }
}

/// The pages of a site with the tables of the core.
///
/// Each is a path below the root of the language; nil if no page shows the table.
public struct ReferenceTables: Equatable, Sendable {
    /// The page with the facts that the rules rest on.
    public var facts: String?
    /// The page with the exceptions to the rules.
    public var exceptions: String?
    /// The page with the limits of the system.
    public var budgets: String?
    /// The page with the changes between versions of iOS.
    public var versions: String?

    /// Creates the value for a site that shows none of the tables.
    public init() {}
}

/// Makes all pages from the core, each list followed by its pages in order.
///
/// - Parameters:
///   - examples: The runs of the site, in the order of its pages.
///   - samples: The methods in the Swift code of the site, in the same order.
///   - tables: The pages of the site with the tables of the core.
///   - language: The language of the pages.
/// - Returns: The pages, with unique paths.
public func referencePages(
    examples: [Example], samples: [CodeSample] = [], tables: ReferenceTables,
    in language: Language
) -> [ReferencePage] {
    ReferenceBook(examples: examples, samples: samples, tables: tables, language: language).pages
}

/// Makes the same pages without their bodies, in a small part of the time.
///
/// - Parameter language: The language of the pages.
/// - Returns: The pages, each with its path, its title and its description.
public func referenceOutline(in language: Language) -> [ReferencePage] {
    ReferenceBook(examples: [], tables: ReferenceTables(), language: language, isOutline: true)
        .pages
}

extension ReferenceBook {
    fileprivate var pages: [ReferencePage] {
        let pages =
            callbackPages + statePages + eventPages + killCodePages + modePages + rulePages
            + [launchOptionPage, versionPage, sourcePage]
        return pages + [index(of: pages)]
    }
}

/// The paths of the reference, as links use them.
public enum ReferencePath {
    /// The folder of all pages of the reference.
    public static let folder = "reference"
    /// The index from A to Z of all pages.
    public static let index = "reference/index.html"
    static let callbacks = "reference/callbacks/index.html"
    static let states = "reference/states/index.html"
    static let events = "reference/events/index.html"
    static let killCodes = "reference/kill-codes/index.html"
    static let modes = "reference/background-modes/index.html"
    static let launchOptions = "reference/launch-options.html"
    static let versions = "reference/versions.html"
    /// The list of the topics of the rule book.
    public static let rules = "reference/rules/index.html"
    /// The sources that all rules and facts rest on.
    public static let sources = "reference/sources.html"

    /// The pages that a navigation must have, in order.
    ///
    /// The rule book is none of them: each name of a rule leads to it.
    public static let lists = [
        index, callbacks, states, events, killCodes, modes, launchOptions, versions, sources,
    ]

    /// The path of the page with the rules of a topic.
    public static func page(of topic: RuleTopic) -> String {
        page(Text(topic.name).string, in: rules)
    }

    /// The path of a page in a list.
    static func page(_ name: String, in list: String) -> String {
        // Colons are not allowed in file names on Windows or in build artifacts of CI.
        let file = String(name.map { $0 == ":" ? "-" : $0 })
        return "\(list.dropLast("index.html".count))\(file).html"
    }

    /// The name of a page, which is the last part of its path.
    static func name(of path: String) -> String {
        String((path.split(separator: "/").last ?? "").dropLast(".html".count))
    }
}
