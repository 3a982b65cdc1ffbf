import SiteBuilder
import SiteModel
import Testing

/// Each scenario is counted as verified, failed or unverified.
@Suite struct VerdictTests {
    private let trace = """
           0.000  user    opens app
           0.000  system  not running → inactive
           0.000  app     application(_:willFinishLaunchingWithOptions:) [inactive]
           0.000  app     application(_:didFinishLaunchingWithOptions:) [inactive]
           0.000  system  inactive → active
           0.000  app     applicationDidBecomeActive(_:) [active]
        """

    private func tally(_ body: String) -> Tally {
        let page = "---\ntitle: x\n---\n" + body
        return verify(
            SourceFolder(
                name: "",
                files: [
                    SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                    SourceFile(path: "en/index.md", bytes: Array(page.utf8)),
                ])
        ).tally
    }

    private func scenario(_ options: String) -> String {
        "```scenario \(options)\nat 0s user opens app\n```\n"
    }

    private func committed(_ options: String, _ text: String) -> String {
        "```trace \(options)\n\(text)\n```\n"
    }

    @Test func countsEachScenarioOnce() {
        let both = scenario("id=a ios=11,12")
        #expect(tally(both).unverified == 1)
        let one = both + committed("for=a ios=11", trace)
        #expect(tally(one).unverified == 1)
        let two = one + committed("for=a ios=12", trace)
        #expect(tally(two).verified == 1)
        let wrong = one + committed("for=a ios=12", "x")
        #expect(tally(wrong).failed == 1)
    }

    @Test func anEmptyTraceIsNoTraceOfARun() {
        let result = tally(scenario("id=a") + "```trace for=a\n```\n")
        #expect(result.failed == 1)
        #expect(result.scenarios == 1)
    }

    @Test func comparesWhiteSpaceAndNotTheEndsOfLines() {
        let block = scenario("id=a ios=12") + committed("for=a", trace)
        #expect(tally(block).verified == 1)
        #expect(tally(block.replacingLineFeeds(by: "\r\n")).verified == 1)
        let wider = block.split(separator: "\n").map { $0 + ($0.hasSuffix("app") ? " " : "") }
        #expect(tally(wider.joined(separator: "\n") + "\n").failed == 1)
    }

    @Test func aTraceMayStandOnAnotherPage() {
        let page = Array("---\ntitle: x\n---\n".utf8)
        let result = verify(
            SourceFolder(
                name: "",
                files: [
                    SourceFile(
                        path: "site.yml",
                        bytes: Array(
                            "title: S\nnavigation:\n- title: A\n  pages: [a.md]\n".utf8)),
                    SourceFile(
                        path: "en/index.md", bytes: page + scenario("id=a ios=12").utf8),
                    SourceFile(path: "en/a.md", bytes: page + committed("for=a", trace).utf8),
                ]))
        #expect(result.diagnostics.isEmpty)
        #expect(result.tally.verified == 1)
    }
}

extension String {
    fileprivate func replacingLineFeeds(by lineBreak: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
    }
}
