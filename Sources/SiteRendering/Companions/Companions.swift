import Diagnostics
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A file made from a page and placed beside it.
struct Companion {
    /// The path below the output folder.
    var path: String
    /// The kind of file.
    var kind: Kind

    enum Kind {
        /// The page as Markdown, with its runs.
        case markdown
        /// The picture for link previews.
        case picture(Trace)
        /// One run on a page of its own, which other sites can embed.
        case embedded(scenario: Int, run: Int)
    }
}

/// The files beside the pages of a site.
struct Companions: Sendable {
    private let site: RunSite
    /// The paths of the Markdown files, by the paths of the finished pages.
    private let markdown: [String: String]
    /// The paths of the embedded runs, by page and scenario, without version and extension.
    private let embedded: [Int: [Int: String]]

    init(_ site: RunSite) {
        self.site = site
        let loaded = site.parsed.site
        markdown = Dictionary(
            uniqueKeysWithValues: loaded.sitePages.filter {
                $0.isTranslated && !loaded.pages[$0.content].isGenerated
            }.map { ($0.output, Self.markdownPath($0.output)) })
        embedded = loaded.configuration.embedsRuns ? Self.embeddedRuns(of: site) : [:]
    }

    private static func markdownPath(_ output: String) -> String {
        output.dropLast(".html".utf8.count) + ".md"
    }

    /// The paths of the embedded runs, named after the ids of their scenarios.
    ///
    /// A translation that repeats a run has its own file in the folder of its language.
    private static func embeddedRuns(of site: RunSite) -> [Int: [Int: String]] {
        let loaded = site.parsed.site
        var taken: Set<String> = []
        var embedded: [Int: [Int: String]] = [:]
        for page in loaded.sitePages where page.isTranslated {
            let folder =
                SitePage.prefix(page.language, loaded.configuration.languages) + "embed/"
            let scenarios = site.pages[page.content].parsed.scenarios
            for (index, block) in scenarios.enumerated() where block.isShownWithRun {
                guard let name = block.id ?? block.original else { continue }
                let path = folder + name.text
                if taken.insert(path).inserted {
                    embedded[page.content, default: [:]][index] = path
                }
            }
        }
        return embedded
    }

    /// The files beside a site page; none for a page that shows the original.
    func files(of page: SitePage) -> [Companion] {
        guard page.isTranslated else { return [] }
        var files: [Companion] = []
        if let path = markdown[page.output] {
            files.append(Companion(path: path, kind: .markdown))
        }
        if let trace = picturedRun(of: page.content), let path = picturePath(of: page.content) {
            files.append(Companion(path: path, kind: .picture(trace)))
        }
        for (scenario, path) in (embedded[page.content] ?? [:]).sorted(by: { $0.key < $1.key }) {
            let runs = site.pages[page.content].outcomes[scenario].runs
            for (run, made) in runs.enumerated() {
                let version = runs.count > 1 ? "-ios-\(Text(made.span).string)" : ""
                files.append(
                    Companion(
                        path: "\(path)\(version).html",
                        kind: .embedded(scenario: scenario, run: run)))
            }
        }
        return files
    }

    /// The path of the Markdown for a finished page; nil if there is none.
    func markdown(ofPage output: String) -> String? { markdown[output] }

    /// The run shown in link previews of a page, which is the first one with a timeline.
    func picturedRun(of content: Int) -> Trace? {
        guard site.parsed.site.configuration.baseURL != nil else { return nil }
        let page = site.pages[content]
        for (block, outcome) in zip(page.parsed.scenarios, page.outcomes)
        where block.isShownWithRun && (block.views ?? .standard).contains(.timeline) {
            // The run of an exercise would give away its answer.
            if block.exercise != nil { continue }
            if let run = outcome.runs.first, run.trace.hasRows { return run.trace }
        }
        return nil
    }

    /// The path of the picture for a page; nil if there is none.
    func picturePath(of content: Int) -> String? {
        guard picturedRun(of: content) != nil else { return nil }
        let loaded = site.parsed.site
        let page = loaded.pages[content]
        let prefix = SitePage.prefix(page.language, loaded.configuration.languages)
        return "previews/\(prefix)\(page.path.dropLast(".md".utf8.count)).png"
    }
}

extension ScenarioBlock {
    /// Whether the page shows runs of the scenario, if there are any.
    fileprivate var isShownWithRun: Bool { !isHidden && !isSketch && !hides.contains(.trace) }
}

extension ParsedPage {
    /// Whether the page shows runs whose scenarios are on other pages.
    var showsRunsOfOthers: Bool { scenarios.contains { $0.id == nil && $0.original != nil } }
}
