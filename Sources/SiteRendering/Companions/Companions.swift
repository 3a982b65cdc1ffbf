import Diagnostics
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A file that is made from a page and stands beside it.
struct Companion {
    /// The path below the output folder.
    var path: String
    /// What makes the file.
    var kind: Kind

    enum Kind {
        /// The page as Markdown, with its runs.
        case markdown
        /// The picture for previews of links.
        case picture(Trace)
        /// One run on a page of its own, which others can put into theirs.
        case embedded(scenario: Int, run: Int)
    }
}

/// Which files stand beside the pages of a site.
struct Companions: Sendable {
    private let site: RunSite
    /// The paths of the pages with Markdown, by those of the finished pages.
    private let markdown: [String: String]
    /// The paths of the runs on pages of their own, by page and scenario, without version and ending.
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

    /// A scenario is embedded under its id; a translation that shows its run again has a page of its
    /// own in the folder of its language.
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

    /// The files beside a site page; a page that shows the original has none.
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

    /// The path of the Markdown of a page by the path of the finished page; nil if it has none.
    func markdown(ofPage output: String) -> String? { markdown[output] }

    /// The run whose timeline stands for a written page in previews: the first one that shows it.
    func picturedRun(of content: Int) -> Trace? {
        guard site.parsed.site.configuration.baseURL != nil else { return nil }
        let page = site.pages[content]
        for (block, outcome) in zip(page.parsed.scenarios, page.outcomes)
        where block.isShownWithRun && (block.views ?? .standard).contains(.timeline) {
            // What readers are to find out is not shown in advance.
            if block.exercise != nil { continue }
            if let run = outcome.runs.first, run.trace.hasRows { return run.trace }
        }
        return nil
    }

    /// The path of the picture of a written page; nil if it has none.
    func picturePath(of content: Int) -> String? {
        guard picturedRun(of: content) != nil else { return nil }
        let loaded = site.parsed.site
        let page = loaded.pages[content]
        let prefix = SitePage.prefix(page.language, loaded.configuration.languages)
        return "previews/\(prefix)\(page.path.dropLast(".md".utf8.count)).png"
    }
}

extension ScenarioBlock {
    /// Whether the page shows runs of the scenario, if there are some.
    fileprivate var isShownWithRun: Bool { !isHidden && !isSketch && !hides.contains(.trace) }
}

extension ParsedPage {
    /// Whether it shows runs whose scenarios stand elsewhere.
    var showsRunsOfOthers: Bool { scenarios.contains { $0.id == nil && $0.original != nil } }
}
