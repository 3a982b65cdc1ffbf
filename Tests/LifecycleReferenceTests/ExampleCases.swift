import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import LifecycleReference
import Markup
import ScenarioText
import Testing
import TraceViews

/// `Tests/Fixtures/examples`: the run of a site that a page of the reference shows.
///
/// A folder has the runs of a site, each a scenario, and in `page` the path of the page,
/// `callbacks/applicationWillTerminate`. `chosen` is the name of the run, or `nothing`. The author
/// of a run whose name begins with `named` has made it the example of the page.
@Suite struct ExampleCases {
    static let folders = Set(
        fixtures(in: "examples", "scenario").map { fixture in
            String(fixture.name.prefix { $0 != "/" })
        }
    ).sorted()

    @Test(arguments: folders)
    func showsTheRun(_ folder: String) throws {
        let root = fixturesFolder.appendingPathComponent("examples/\(folder)")
        let path = try String(contentsOf: root.appendingPathComponent("page"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let subject = String(path.split(separator: "/").last ?? "")
        let examples = try fixtures(in: "examples/\(folder)", "scenario").map { fixture in
            let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
            #expect(diagnostics.isEmpty, "\(fixture.name)")
            return Example(
                title: "Run", page: "Lesson", address: "lesson.html#\(fixture.name)",
                scenario: scenario,
                trace: scenario.run(),
                subjects: fixture.name.hasPrefix("named") ? [subject] : [])
        }
        let pages = referencePages(examples: examples, tables: ReferenceTables(), in: .english)
        let page = try #require(pages.first { $0.path == "reference/\(path).html" })
        // The link to the whole run comes before the list of all of them.
        let parts = page.body.markup.string.components(separatedBy: "id=\"run-rows\"")
        let link = parts.count > 1 ? parts[1].components(separatedBy: "lesson.html#")[1] : nil
        let chosen = link.map { String($0.prefix { $0 != "\"" }) } ?? "nothing"
        expectEqual(Array("\(chosen)\n".utf8), to: root.appendingPathComponent("chosen"))
    }
}
