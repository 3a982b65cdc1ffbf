import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import LifecycleReference
import Markup
import ScenarioText
import Testing
import TraceViews

/// `Tests/Fixtures/reference`: a page of each kind, made from the core and two runs.
@Suite struct ReferencePageTests {
    static let english = pages(in: .english)
    static let chinese = pages(in: .simplifiedChinese)

    private static func pages(in language: Language) -> [ReferencePage] {
        let examples = [("killed", 17), ("home", 12)].map { name, version in
            let source =
                name == "killed"
                ? """
                app has mode audio
                when application(_:didFinishLaunchingWithOptions:)
                  block main thread for 30s
                at 0s user opens app
                """
                : """
                app uses delegate
                when applicationDidEnterBackground
                  begin task "save"
                  after 2s end task "save"
                at 0s user opens app
                at 5s user goes home
                """
            let scenario = Scenario.parse(
                Array(source.utf8), version: IOSVersion(UInt8(version))
            ).0
            return Example(
                title: Text(string: "A run: \(name)"), page: "A lesson",
                address: "lesson.html#run-\(name)", scenario: scenario,
                trace: scenario.run())
        }
        var tables = ReferenceTables()
        tables.facts = "reference/facts.html"
        tables.exceptions = "reference/facts.html"
        tables.budgets = "reference/budgets.html"
        tables.versions = "reference/budgets.html"
        return referencePages(examples: examples, tables: tables, in: language)
    }

    @Test(arguments: [
        "callbacks/applicationDidEnterBackground", "callbacks/applicationWillTerminate",
        "callbacks/sceneDidDisconnect", "callbacks/sceneDidEnterBackground",
        "callbacks/didReceiveRemoteNotification-fetchCompletionHandler", "callbacks/index",
        "events/index", "kill-codes/index", "states/index", "states/background",
        "states/not-running", "events/user-goes-home", "kill-codes/0x8badf00d",
        "background-modes/audio", "rules/index", "rules/scene-phase",
        "launch-options", "versions", "sources", "index",
    ])
    func isMadeFromTheCore(_ name: String) throws {
        let folder = fixturesFolder.appendingPathComponent("reference")
        for (pages, language) in [(Self.english, "en"), (Self.chinese, "zh-Hans")] {
            let page = try #require(pages.first { $0.path == "reference/\(name).html" })
            let text =
                "\(page.title.string)\n\(page.description.string)\n\(page.body.markup.string)"
            let file = name.replacingOccurrences(of: "/", with: ".")
            expectEqual(
                Array(text.utf8), to: folder.appendingPathComponent("\(file).\(language).html"))
        }
    }

    @Test func hasAPageForEverything() {
        let paths = Set(Self.english.map(\.path))
        #expect(paths.count == Self.english.count, "no two pages have one path")
        #expect(paths == Set(Self.chinese.map(\.path)))
        let names =
            Callback.allCases.map { Text($0.name) } + KillCode.allCases.map { Text($0.code) }
            + BackgroundModes.all.map { Text($0.name) }
            + LifecycleState.allCases.map { Text($0.name) }
        for name in names {
            #expect(Self.english.contains { $0.title == name }, "\(name.string) has no page")
        }
        #expect(paths.isSuperset(of: ReferencePath.lists))
        #expect(!paths.contains { $0.contains(":") }, "some systems have no such files")
    }

    @Test func theOutlineHasTheSamePagesWithoutTheirBodies() {
        for (language, whole) in [
            (Language.english, Self.english), (.simplifiedChinese, Self.chinese),
        ] {
            let outline = referenceOutline(in: language)
            #expect(outline.map(\.path) == whole.map(\.path))
            #expect(outline.map(\.title) == whole.map(\.title))
            #expect(outline.map(\.description) == whole.map(\.description))
            #expect(outline.map(\.list) == whole.map(\.list))
            #expect(outline.allSatisfy { $0.sections.isEmpty })
        }
    }

    @Test(arguments: ReferencePath.lists)
    func itsPagesFollowAListInItsOrder(_ list: String) throws {
        let body = try #require(Self.english.first { $0.path == list }).body.markup.string
        let pages = Self.english.filter { $0.list == list }
        let places = try pages.map {
            try #require(body.range(of: "\"../../\($0.path)\"")).lowerBound
        }
        #expect(places == places.sorted())
    }

    @Test func saysWhenEachCallbackIsCalledAndHowItIsDeclared() throws {
        for pages in [Self.english, Self.chinese] {
            for callback in Callback.allCases {
                let page = try #require(pages.first { $0.title == Text(callback.name) })
                let body = page.body.markup.string
                #expect(body.hasPrefix("<p class=\"lead\">"), "\(callback): no sentence")
                #expect(
                    body.contains("<pre class=\"code\"><code>"), "\(callback): no declaration")
                // SwiftUI exists only in Swift.
                let isForObjectiveC = callback.receiver != .swiftUIView
                let summary = "<summary>Objective-C</summary>"
                #expect(body.contains(summary) == isForObjectiveC, "\(callback)")
            }
        }
    }

    @Test func ordersRulesByWhatSpeaksForThem() throws {
        let page = try #require(
            Self.english.first { $0.title.string == "applicationDidEnterBackground(_:)" })
        let rules = page.body.markup.string.matches(of: #/id="rules-([^"]*)"/#).map(\.output.1)
        let doubts = try rules.map { id in
            let rule = try #require(ruleBook.first { Text($0.id).string == id })
            return switch rule.evidence.confidence {
            case .documented, .observed: 0
            case .inferred: 1
            case .contested: 2
            }
        }
        #expect(rules.first == "background.delegate", "the ordinary one first")
        #expect(doubts.last == 2)
        #expect(doubts == doubts.sorted())
    }

    @Test func theIndexHasALetterForEachName() throws {
        for pages in [Self.english, Self.chinese] {
            let index = try #require(pages.first { $0.path == ReferencePath.index })
            let letters = index.sections.map(\.heading.text.string).filter { $0 != "0–9" }
            #expect(letters.allSatisfy { $0.utf8.count == 1 }, "\(letters)")
            #expect(letters == letters.sorted())
        }
    }

    @Test func noTwoPagesOfAKindHaveOneTitle() {
        for pages in [Self.english, Self.chinese] {
            let titles = pages.map { "\($0.list ?? "") \($0.title.string)" }
            #expect(Set(titles).count == titles.count)
        }
    }

    /// The rows that pages link to exist in the tables of a site, or on the pages.
    @Test func linksLeadToRows() throws {
        let tables = [ruleTable(), factTable(), exceptionTable(), budgetTable(), versionTable()]
        let shown = tables.map(\.markup.string) + Self.english.map(\.body.markup.string)
        let ids = Set(shown.flatMap { $0.matches(of: #/ id="([^"]*)"/#).map { $0.output.1 } })
        for page in Self.english {
            for match in page.body.markup.string.matches(of: #/href="\.\.[^"]*#([^"]*)"/#) {
                let id = match.output.1
                #expect(ids.contains(id) || id.hasPrefix("run-"), "\(page.path): \(id)")
            }
        }
    }

    @Test func linksLeadSomewhere() throws {
        let known = Set(Self.english.map(\.path))
        for page in Self.english {
            let folders = page.path.split(separator: "/").count - 1
            for match in page.body.markup.string.matches(of: #/href="([^"#]*)/#) {
                let address = String(match.output.1)
                guard !address.isEmpty, !address.hasPrefix("http") else { continue }
                let up = String(repeating: "../", count: folders)
                #expect(address.hasPrefix(up), "\(page.path): \(address)")
                let target = String(address.dropFirst(up.count))
                #expect(
                    known.contains(target)
                        || ["lesson.html", "reference/facts.html", "reference/budgets.html"]
                            .contains(target),
                    "\(page.path): \(address)")
            }
        }
    }

    /// What the row of a rule says tells it apart from every other rule of its topic.
    @Test(arguments: RuleTopic.allCases)
    func noTwoRowsOfATopicSayTheSame(_ topic: RuleTopic) throws {
        let page = try #require(Self.english.first { $0.path == ReferencePath.page(of: topic) })
        var rows: [Substring: Substring] = [:]
        let markup = page.body.markup.string
        for match in markup.matches(of: #/<tr id="rule-([^"]*)"[^>]*>.*?</th><td>.*?</td>(.*)/#) {
            let known = rows.updateValue(match.output.1, forKey: match.output.2)
            #expect(known == nil, "\(known ?? "") and \(match.output.1)")
        }
        #expect(rows.count == topic.rules.count)
    }

    @Test func idsAreUniqueOnAPage() {
        for page in Self.english {
            let ids = page.body.markup.string.matches(of: #/ id="([^"]*)"/#).map(\.output.1)
            #expect(Set(ids).count == ids.count, "\(page.path)")
            for heading in page.sections.map(\.heading) {
                #expect(ids.contains(Substring(heading.id.string)), "\(page.path)")
            }
        }
    }
}
