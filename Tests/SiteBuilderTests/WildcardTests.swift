import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// The lines that wildcards match, and how blessing changes the lines between them.
@Suite struct WildcardTests {
    private static let scenario = [
        "ios 12", "at 0s user opens app", "at 10s user goes home", "at 60s user opens app",
    ]
    private static let trace = lines(of: scenario)

    /// If one field of the only line between two wildcards is wrong, the report names that line,
    /// and blessing corrects that field.
    @Test(arguments: trace.indices, Fields.names)
    func changesTheFieldThatIsWrong(_ index: Int, _ field: String) throws {
        guard let wrong = wrongLine(index, field) else { return }
        let page = self.page(trace: ["...", wrong.line, "..."])
        let finding = try #require(diagnostics(onPage: page).first)
        #expect(finding.id == "trace.mismatch")
        #expect(finding.summary.string.contains(wrong.name), "\(finding.summary.string)")
        let blessed = try blessedLines(of: page)
        try #require(blessed.count == 3, "\(wrong.line) became \(blessed)")
        let after = Fields(blessed[1])
        #expect(Self.trace.contains(blessed[1]), "\(wrong.line) became \(blessed[1])")
        #expect(after.differences(from: wrong) == [field], "\(wrong.line) became \(blessed[1])")
    }

    /// The same with a wildcard in another column, which stays.
    @Test(arguments: trace.indices, Fields.names)
    func changesTheFieldThatIsWrongBesideAWildcard(_ index: Int, _ field: String) throws {
        guard let wrong = wrongLine(index, field) else { return }
        for column in ["time", "actor"] where column != field {
            var line = wrong
            if column == "time" { line.time = "    [..]" } else { line.actor = "[..]" }
            let blessed = try blessedLines(of: page(trace: ["...", line.line, "..."]))
            try #require(blessed.count == 3, "\(line.line) became \(blessed)")
            let after = Fields(blessed[1])
            #expect(after.differences(from: line) == [field], "\(line.line) became \(blessed[1])")
        }
    }

    /// A line of the trace with one field changed; nil if it has no such field.
    private func wrongLine(_ index: Int, _ field: String) -> Fields? {
        let line = Fields(Self.trace[index])
        var wrong = line
        switch field {
        case "time": wrong.time = "   \(9 + index).125".suffix(8).description
        case "actor": wrong.actor = line.actor == "app" ? "scene" : "app"
        case "name": wrong.name.insert("x", at: line.name.index(line.name.startIndex, offsetBy: 5))
        default:
            guard !line.reading.isEmpty else { return nil }
            wrong.reading = line.reading == " [active]" ? " [inactive]" : " [active]"
        }
        return wrong
    }

    /// A line that has nothing in common with the run is not replaced: only its author knows the
    /// meaning.
    @Test(arguments: [
        ["...", "  99.000  app     application(_:open:options:) [active]", "..."],
        [
            "...", "  10.000  app     applicationWillTerminate(_:) [inactive]", "...",
            "[..]nothing", "...",
        ],
        ["...", "[..]sceneDidBecomeActive[..]", "..."],
        ["...", "[..]DidEnterBackground[..]", "...", "[..]willFinishLaunching[..]", "..."],
    ])
    func refusesToGuess(_ pattern: [String]) throws {
        let page = self.page(trace: pattern)
        let finding = try #require(diagnostics(onPage: page).first)
        #expect(finding.id == "trace.mismatch" && finding.replacements.isEmpty)
        #expect(try blessedLines(of: page) == pattern)
    }

    /// Wildcards stay when another part of their line is corrected.
    @Test func keepsWildcardsOfALineThatChanges() throws {
        let page = page(trace: ["...", "[..]DidEnterBackground(_:) [active]", "..."])
        #expect(
            try blessedLines(of: page) == ["...", "[..]DidEnterBackground(_:) [background]", "..."])
    }

    /// A run of thousands of rows matches a trace that leaves out its beginning, or its middle.
    @Test func matchesLongTraces() throws {
        let scenario =
            ["ios 12"]
            + (0..<500).map { "at \($0 * 10)s user \($0 % 2 == 0 ? "opens app" : "goes home")" }
        let trace = Self.lines(of: scenario)
        try #require(trace.count > 2500)
        for pattern in [
            ["..."] + trace.suffix(2490), trace.prefix(10) + ["..."] + trace.suffix(2450),
            ["..."] + trace[100..<2400] + ["..."],
        ] {
            let page = page(scenario, trace: Array(pattern))
            #expect(diagnostics(onPage: page).map(\.summary.string) == [])
        }
    }

    private func page(_ scenario: [String] = scenario, trace: [String]) -> String {
        """
        ---
        title: x
        ---
        ```scenario id=a
        \(scenario.joined(separator: "\n"))
        ```

        ```trace for=a
        \(trace.joined(separator: "\n"))
        ```

        """
    }

    private func blessedLines(of page: String) throws -> [String] {
        let content = SourceFolder(
            name: "Content",
            files: [
                SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                SourceFile(path: "en/index.md", bytes: Array(page.utf8)),
            ])
        let after = try BlessLaws.check(content)
        let lines = String(decoding: after.files[1].bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "```trace for=a"))
        return Array(lines[(start + 1)...].prefix { $0 != "```" })
    }

    private static func lines(of scenario: [String]) -> [String] {
        let page = "---\ntitle: x\n---\n```scenario\n\(scenario.joined(separator: "\n"))\n```\n"
        let runs = runs(ofPage: Array(page.utf8), file: "x.md", id: nil, version: nil).runs
        return runs[0].trace.text.string.split(separator: "\n").map(String.init)
    }
}

/// The columns of a trace line.
private struct Fields {
    var time: String
    var actor: String
    var name: String
    /// The value of `applicationState`, with the blank before it; empty if not given.
    var reading: String

    static let names = ["time", "actor", "name", "state"]

    init(_ line: String) {
        time = String(line.prefix(8))
        actor = line.dropFirst(10).prefix { $0 != " " }.description
        let rest = line.dropFirst(18)
        let bracket = rest.hasSuffix("]") ? rest.lastIndex(of: "[") : nil
        name = bracket.map { rest[..<$0].dropLast().description } ?? String(rest)
        reading = bracket.map { " " + rest[$0...] } ?? ""
    }

    var line: String {
        let column = actor + String(repeating: " ", count: max(0, 8 - actor.count))
        return "\(time)  \(column)\(name)\(reading)"
    }

    func differences(from other: Fields) -> [String] {
        var names: [String] = []
        if time != other.time { names.append("time") }
        if actor != other.actor { names.append("actor") }
        if name != other.name { names.append("name") }
        if reading != other.reading { names.append("state") }
        return names
    }
}
