import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import LifecycleLaws
import LifecycleReference
import Markup
import ScenarioText
import Testing
import TraceViews

@testable import SiteBuilder
@testable import SiteChecks
@testable import SiteModel
@testable import SiteRendering

/// The laws of the runs on our own site.
@Suite struct OwnSiteTests {
    static let site: RunSite = {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Content")
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        let files = paths.compactMap { path -> SourceFile? in
            let file = root.appendingPathComponent(path)
            guard let bytes = try? Data(contentsOf: file) else { return nil }
            return SourceFile(path: path, bytes: Array(bytes))
        }
        var memo = RunMemo()
        let content = SourceFolder(name: "Content", files: files)
        return run(parse(load(content, options: SiteOptions())), &memo)
    }()

    /// The ways of the reference explain every run on a page.
    @Test func explainsEachRun() {
        var runs = 0
        for page in Self.site.pages where page.parsed.page.language == 0 {
            for run in page.outcomes.flatMap(\.runs) {
                runs += 1
                var ways = FoundWays()
                ways.add(run.scenario)
                #expect(ways.unexplained == [], "\(page.parsed.page.file)")
                #expect(ways.leftOut == [], "\(page.parsed.page.file)")
            }
        }
        #expect(runs > 100)
    }

    /// The page of a callback shows an ordinary run, unless an author has named another one.
    @Test func showsOrdinaryRunsOfCallbacks() throws {
        let pages = Self.site.pages
        var drawn = pages.map { _ in DrawnPage() }
        var memory = DrawnMemory()
        addReference(to: &drawn, of: Self.site, &memory)
        let subjects = subjectsByID(of: pages)
        let runs = Self.site.parsed.site.sitePages.filter { $0.language == 0 }
            .flatMap { examples(on: $0, pages[$0.content], subjects) }
        #expect(runs.allSatisfy { !$0.address.hasPrefix("guide/") })
        var shown = 0
        for callback in Callback.allCases {
            let page = try #require(
                zip(pages, drawn).first { page, drawn in
                    page.parsed.page.language == 0
                        && drawn.reference?.title.string == Text(callback.name).string
                })
            let markup = try #require(page.1.reference).body.markup.string
            let uses = runs.filter { example in
                example.trace.entries.contains { $0.what == .callback(callback) }
            }
            let parts = markup.components(separatedBy: "id=\"run-rows\"")
            guard parts.count > 1 else {
                #expect(uses.allSatisfy { $0.trace.app.hasContestedOption }, "\(callback.name)")
                continue
            }
            shown += 1
            // The link to the whole run comes before the list of all of them.
            let links = uses.compactMap { example in
                parts[1].range(of: "../../\(example.address)\"").map { ($0.lowerBound, example) }
            }
            let found = links.min { $0.0 < $1.0 }?.1
            let example = try #require(found)
            if !example.subjects.isEmpty { continue }
            #expect(!example.trace.app.hasContestedOption, "\(callback.name)")
            #expect(
                !example.trace.kills
                    || uses.allSatisfy { $0.trace.kills || $0.trace.app.hasContestedOption },
                "\(callback.name)")
        }
        #expect(shown > 40)
    }
}

extension Trace {
    /// True if the system kills the app.
    fileprivate var kills: Bool {
        entries.contains { if case .killed = $0.what { true } else { false } }
    }
}
